import type { ReactNode } from 'react'
import css from './banner.module.css'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type BannerTone = 'ok' | 'warn' | 'bad' | 'info'

const ICONS: Record<BannerTone, IconName> = { ok: 'check', warn: 'warning', bad: 'error', info: 'info' }

export type BannerProps = {
  tone: BannerTone
  children: ReactNode
  /** What belongs to it at the right: a figure or a button. */
  aside?: ReactNode
  /** Announce it when it appears. */
  live?: boolean
}

/** One line that the page has to say. */
export function Banner({ tone, children, aside, live }: BannerProps) {
  return (
    <div className={classNames(css.banner, css[tone])} role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}>
      <Icon name={ICONS[tone]} size={20} />
      <div className={css.text}>{children}</div>
      {aside && <div className={css.aside}>{aside}</div>}
    </div>
  )
}
