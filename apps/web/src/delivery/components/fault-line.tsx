import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import css from './cut-off-line.module.css'

/** Why something of the delivery cannot be had any more, in the line of the cut-off. */
export function FaultLine({ children }: { children: ReactNode }) {
  return (
    <p className={css.line} data-late>
      <Icon name="info" size={16} />
      <span>{children}</span>
    </p>
  )
}
