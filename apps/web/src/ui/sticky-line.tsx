import type { ReactNode } from 'react'
import css from './sticky-line.module.css'

type Props = { isShown: boolean; label: string; children: ReactNode }

/** On a phone: a line right above the bottom bar, under the thumb. */
export function StickyLine({ isShown, label, children }: Props) {
  return (
    <section className={css.line} hidden={!isShown} aria-label={label}>
      {children}
    </section>
  )
}
