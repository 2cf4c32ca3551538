import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { formatMoney } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import {
  Load,
  LoadMessage,
  type CountedUnit,
  type LoadGap,
  type LoadMessageCode,
  type LoadView,
} from '../../load/index.ts'
import { useWasFilled } from '../view/use-was-filled.ts'
import type { CartLineItem } from './cart-row.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { MiniCartLine } from './mini-cart-line.tsx'
import css from './mini-cart-view.module.css'

type Props = {
  items: readonly CartLineItem[]
  /** No picture for carts that no truck is filled with. */
  plan?: LoadView | undefined
  /** How far it is in litres and in money. */
  progress?: ReactNode
  message?: { code: LoadMessageCode; gap?: LoadGap | undefined } | undefined
  /** What it comes to, before VAT and deposit; of return items what is credited. */
  total: { label: string; cents: number }
  onQuantity: (id: string, unit: CountedUnit, value: number) => void
  onRemove: (id: string) => void
  onRemoveAll: () => void
  /** The way to the cart, as a link that looks like a button. */
  toCart: ReactNode
  /** The way to the catalogue, for an empty cart. */
  toCatalogue?: ReactNode
}

/** The cart in short: how full it is, what is in it, and where to go. */
export function MiniCartView({
  items,
  plan,
  progress,
  message,
  total,
  onQuantity,
  onRemove,
  onRemoveAll,
  ...ways
}: Props) {
  const { t } = useTranslation()
  const heading = useId()
  const wasFilled = useWasFilled(items.length)
  return (
    <section className={css.cart} aria-labelledby={heading}>
      <h2 id={heading}>{t('cart.title')}</h2>
      {items.length === 0 ? (
        <EmptyCart action={ways.toCatalogue} wasFilled={wasFilled} />
      ) : (
        <>
          {plan && <Load plan={plan} size="medium" />}
          {progress}
          {message && <LoadMessage {...message} />}
          <ul className={css.lines}>
            {items.map((item) => (
              <MiniCartLine
                key={item.id}
                item={item}
                onQuantity={(unit, value) => onQuantity(item.id, unit, value)}
                onRemove={() => onRemove(item.id)}
              />
            ))}
          </ul>
          <p className={css.total} aria-live="polite">
            <span>{total.label}</span>
            <strong>{formatMoney(total.cents)}</strong>
          </p>
          <div className={css.ways}>
            {ways.toCart}
            <Button look="quiet" small icon="bin" onClick={onRemoveAll}>
              {t('cart.removeAll')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
