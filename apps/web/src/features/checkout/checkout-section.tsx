import { useId, type ReactNode } from 'react'
import css from './checkout-page.module.css'

/** A part of the form under its own heading. */
export function CheckoutSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section className={css.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}
