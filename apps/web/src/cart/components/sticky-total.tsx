import type { ReactNode } from 'react'
import { formatMoney } from '../../i18n/format.ts'
import { StickyLine } from '../../ui/sticky-line.tsx'
import css from './sticky-total.module.css'

type Props = {
  label: string
  totalCents: number
  /** While the same figures are out of sight. */
  isShown: boolean
  children: ReactNode
}

/** On a phone, while the docket is out of sight: the total and the way on, under the thumb. */
export function StickyTotal({ label, totalCents, isShown, children }: Props) {
  return (
    <StickyLine isShown={isShown} label={label}>
      <p className={css.total}>
        <span>{label}</span>
        <strong>{formatMoney(totalCents)}</strong>
      </p>
      {children}
    </StickyLine>
  )
}
