import type { ReactNode } from 'react'
import css from './badge.module.css'
import { classNames } from './class-names.ts'

/** A number on a picture, for instance how many there are. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={css.badge}>{children}</span>
}

export type StatusTone = 'neutral' | 'ok' | 'warn' | 'bad' | 'info'

/** A word for a state. */
export function Status({ children, tone = 'neutral' }: { children: ReactNode; tone?: StatusTone }) {
  return <span className={classNames(css.status, css[tone])}>{children}</span>
}

/** Two letters on a colour; `dark` when dark letters read better on it. */
export function Tag({ letters, colour, dark = false }: { letters: string; colour: string; dark?: boolean }) {
  return (
    <span className={classNames(css.tag, dark && css.onLight)} style={{ background: colour }}>
      {letters}
    </span>
  )
}
