import type { ReactNode } from 'react'
import css from './inside-button.module.css'

/** A word at the end of a field that does something with what stands in it. */
export function InsideButton({
  label,
  onClick,
  children,
}: {
  label: string
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button type="button" className={css.inside} aria-label={label} onClick={onClick}>
      {children}
    </button>
  )
}
