import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { formatMoney } from '../../i18n/format.ts'
import { StickyLine } from '../../ui/sticky-line.tsx'
import css from './sticky-total.module.css'

type Props = {
  totalCents: number
  /** While the same figures are out of sight. */
  isShown: boolean
  children: ReactNode
}

/** On a phone, while the docket is out of sight: the total and the way on, under the thumb. */
export function StickyTotal({ totalCents, isShown, children }: Props) {
  const { t } = useTranslation()
  return (
    <StickyLine isShown={isShown} label={t('cart.total')}>
      <p className={css.total}>
        <span>{t('cart.total')}</span>
        <strong>{formatMoney(totalCents)}</strong>
      </p>
      {children}
    </StickyLine>
  )
}
