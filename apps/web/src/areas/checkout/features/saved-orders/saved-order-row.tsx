import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { formatDate, formatMoney } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { onDemand } from '../../../../ui/on-demand.tsx'
import { ReasonedButton } from '../../../../ui/reasoned-button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { SavedKind } from '../../../../cart/index.ts'
import { useOrderedQuantity } from '../../../../orders/index.ts'
import { LISTS } from './lists.ts'
import css from './saved-order-row.module.css'
import type { SavedOrder } from './saved-order.ts'

// Few are renamed, and the list has no other form.
const RenameForm = onDemand(async () => (await import('./rename-form.tsx')).RenameForm, <Skeleton height={132} />)

type Props = {
  kind: SavedKind
  order: SavedOrder
  name: string
  busy: boolean
  onDelete: () => void
  onRestore?: () => void
}

/** One order put aside: its name, what is in it, what it costs now. */
export function SavedOrderRow({ kind, order, name, busy, onDelete, onRestore }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const quantityOf = useOrderedQuantity()
  const renameButton = useRef<HTMLButtonElement>(null)
  const [isRenaming, setRenaming] = useState(false)
  const stopRenaming = () => {
    setRenaming(false)
    renameButton.current?.focus()
  }
  const contents = order.lines.map((line) => `${quantityOf(line)} ${line.name}`)
  return (
    <article className={css.row} aria-label={name}>
      <div>
        {isRenaming ? (
          <RenameForm kind={kind} order={order} onDone={stopRenaming} />
        ) : (
          <h2 className={css.name}>
            <Link to={LISTS[kind].onePath} params={{ id: order.id }}>
              {name}
            </Link>
          </h2>
        )}
        <p className={css.detail}>
          {t('savedOrders.savedOn', { day: formatDate(order.savedOn, language) })} · {order.shipTo.name}
        </p>
        <p>{contents.join(', ')}</p>
      </div>
      <p>
        <strong>{formatMoney(order.totalExVatCents)}</strong>
        <span className={css.detail}>{t('savedOrders.priceNow')}</span>
      </p>
      <div className={css.actions}>
        {onRestore && (
          <ReasonedButton
            look="secondary"
            loading={busy}
            refusal={order.isOrderable ? undefined : t('savedOrders.unavailable')}
            onClick={onRestore}
          >
            {t('savedOrders.again')}
          </ReasonedButton>
        )}
        <Button
          ref={renameButton}
          look="quiet"
          icon="pencil"
          aria-expanded={isRenaming}
          onClick={() => setRenaming(!isRenaming)}
        >
          {t('savedOrders.rename')}
        </Button>
        <Button look="quiet" icon="bin" onClick={onDelete}>
          {t('savedOrders.delete')}
        </Button>
      </div>
    </article>
  )
}
