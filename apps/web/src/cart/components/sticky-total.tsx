import type { ReactNode } from 'react'
import { formatMoney } from '../../i18n/format.ts'
import { StickyLine } from '../../ui/sticky-line.tsx'
import type { CartTotals } from './cart-totals.ts'
import css from './sticky-total.module.css'

type Props = {
  totals: Pick<CartTotals, 'totalCents' | 'totalHolds' | 'totalLabel'>
  /** While the same figures are out of sight. */
  isShown: boolean
  children: ReactNode
}

/** On a phone, while the docket is out of sight: the total and the way on, under the thumb. */
export function StickyTotal({ totals: { totalCents, totalHolds, totalLabel }, isShown, children }: Props) {
  return (
    <StickyLine isShown={isShown} label={totalLabel}>
      <p className={css.total}>
        <span>{totalHolds}</span>
        <strong>{formatMoney(totalCents)}</strong>
      </p>
      {children}
    </StickyLine>
  )
}
