import type { ReactNode } from 'react'
import { BREWERY } from '../lib/market/brewery.ts'
import { classNames } from './class-names.ts'
import css from './logo.module.css'

/** What it stands on: what is light by day and dark by night, or the brewery's own colour, which is dark. */
type Ground = 'paper' | 'bar'

type Props = {
  on: Ground
  height?: number
  /** Whether its name stands beside it, where the logo does not say it. */
  named?: boolean
  /** Under the name. */
  children?: ReactNode
}

/** The logo of the brewery; where it has none, its name is what people know it by. */
export function Logo({ on, height = 38, named = true, children }: Props) {
  const { logo, name } = BREWERY
  if (!logo)
    return (
      <span className={css.name}>
        <span>{name}</span>
        {children}
      </span>
    )
  const isSaid = named && !logo.saysName
  const image = ({ url, ratio }: typeof logo.onLight, className?: string) => (
    <img
      className={classNames(css.logo, className)}
      src={url}
      alt={isSaid ? '' : name}
      width={Math.round(height * ratio)}
      height={height}
    />
  )
  return (
    <>
      {on === 'bar' && image(logo.onDark)}
      {on === 'paper' && image(logo.onLight, css.byDay)}
      {on === 'paper' && image(logo.onDark, css.byNight)}
      {(isSaid || children) && (
        <span>
          {isSaid && <span>{name}</span>}
          {children}
        </span>
      )}
    </>
  )
}
