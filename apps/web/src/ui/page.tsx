import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './page.module.css'

/** The page's column: as wide as its text allows, with gutters. */
export function Wrap({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classNames(css.wrap, className)}>{children}</div>
}

/** The page's column with its space above and below. */
export function Page({ children, className }: { children: ReactNode; className?: string }) {
  return <Wrap className={classNames(css.page, className)}>{children}</Wrap>
}

export type PageHeadProps = { title: ReactNode; intro?: ReactNode; aside?: ReactNode }

/** The one h1, with what belongs to it at the right. */
export function PageHead({ title, intro, aside }: PageHeadProps) {
  return (
    <div className={css.head}>
      <div>
        <h1>{title}</h1>
        {intro && <p className={css.intro}>{intro}</p>}
      </div>
      {aside && <div className={css.aside}>{aside}</div>}
    </div>
  )
}
