import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import css from './docket.module.css'

export type DocketProps = HTMLAttributes<HTMLElement> & {
  children: ReactNode
  ref?: Ref<HTMLElement>
  /** Perforated above and below, or only below when it hangs from the bar. */
  edge?: 'both' | 'bottom'
}

/** A delivery docket: paper with a perforated edge. */
export function Docket({ children, edge = 'both', ...rest }: DocketProps) {
  return (
    <section {...rest} className={classNames(css.docket, css[edge], rest.className)}>
      <span className={css.paper} />
      {children}
    </section>
  )
}

/** The dashed line along which one tears. */
export function TearLine() {
  return <hr className={css.tear} />
}
