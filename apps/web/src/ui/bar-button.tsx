import type { ReactNode } from 'react'
import css from './bar-button.module.css'

/** The class of a picture in the header that opens something, or leads there. */
export const barButtonClass = css.button

/** How many there are, at the corner of such a picture. */
export function CountBadge({ children }: { children: ReactNode }) {
  return <span className={css.count}>{children}</span>
}
