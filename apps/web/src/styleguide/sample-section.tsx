import type { ReactNode } from 'react'
import css from './styleguide.module.css'

/** One part of the style guide. */
export function SampleSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
