import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMoney, formatNumber } from '../../i18n/format.ts'
import { currentLanguage } from '../../i18n/index.ts'
import { Button } from '../../ui/button.tsx'
import css from './saved-order-row.module.css'
import type { SavedOrder } from './saved-order.ts'

type Props = { order: SavedOrder; name: string; busy: boolean; onDelete: () => void; onRestore?: () => void }

/** One order put aside: its name, what is in it, what it costs now. */
export function SavedOrderRow({ order, name, busy, onDelete, onRestore }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  const contents = order.lines.map((line) =>
    t('savedOrders.missing', { name: line.name, quantity: formatNumber(line.quantity) }),
  )
  return (
    <article className={css.row} aria-labelledby={heading}>
      <div>
        <h2 id={heading} className={css.name}>
          {name}
        </h2>
        <p className={css.detail}>
          {t('savedOrders.savedOn', { day: formatDate(order.savedOn, currentLanguage()) })} · {order.shipToName}
        </p>
        <p>{contents.join(', ')}</p>
      </div>
      <p className={css.total}>
        <strong>{formatMoney(order.totalExVatCents)}</strong>
        <span className={css.detail}>{t('savedOrders.priceNow')}</span>
      </p>
      <div className={css.actions}>
        {onRestore && (
          <Button
            loading={busy}
            disabledReason={order.isOrderable ? undefined : t('savedOrders.unavailable')}
            onClick={onRestore}
          >
            {t('savedOrders.again')}
          </Button>
        )}
        <Button look="secondary" onClick={onDelete}>
          {t('savedOrders.delete')}
        </Button>
      </div>
    </article>
  )
}
