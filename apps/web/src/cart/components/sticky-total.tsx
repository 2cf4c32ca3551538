import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { formatMoney } from '../../i18n/format.ts'
import { StickyLine } from '../../ui/sticky-line.tsx'
import type { CartTotals } from './cart-totals.ts'
import css from './sticky-total.module.css'
import { useTotalWords } from './use-total-words.ts'

type Props = {
  totals: Pick<CartTotals, 'totalCents' | 'depositCents'>
  /** While the same figures are out of sight. */
  isShown: boolean
  children: ReactNode
}

/** On a phone, while the docket is out of sight: the total and the way on, under the thumb. */
export function StickyTotal({ totals, isShown, children }: Props) {
  const { t } = useTranslation()
  const { holds } = useTotalWords(totals)
  return (
    <StickyLine isShown={isShown} label={t('cart.total')}>
      <p className={css.total}>
        <span>{holds}</span>
        <strong>{formatMoney(totals.totalCents)}</strong>
      </p>
      {children}
    </StickyLine>
  )
}
