import type { Language } from '@fust/domain/market'
import type { ReactNode } from 'react'
import { localeOf } from '../../../../i18n/language.ts'
import { useLanguage } from '../../../../i18n/index.ts'
import { lazilyOf } from '../../../../lib/market/lazily.ts'
import { MARKET_LOCALE } from '../../../../lib/market/market.ts'
import type { ServicePoint } from './api/shipping-estimate.ts'
import { openDays } from './opening-hours.ts'
import css from './posm-delivery.module.css'

const KILOMETRE = 1_000

type Props = {
  point: ServicePoint
  /** By which it is known on the map beside. */
  number?: number | undefined
  children?: ReactNode
}

/** A service point: what it is called, where it is, how far that is and when it is open. */
export function PointCard({ point, number, children }: Props) {
  const language = useLanguage()
  const { name, address, distanceMetres, hours } = point
  const days = openDays(hours)
  return (
    <div className={css.point}>
      {number !== undefined && <span className={css.number}>{number}</span>}
      <div>
        <strong>{name}</strong>
        <span className={css.detail}>
          {address} · {distanceText(distanceMetres)}
        </span>
        <span className={css.detail}>
          {days.map(({ first, last, times }) => (
            <span key={first} className={css.days}>
              {first === last ? dayName(language)(first) : `${dayName(language)(first)}–${dayName(language)(last)}`}{' '}
              {times}
            </span>
          ))}
        </span>
      </div>
      {children}
    </div>
  )
}

/** '130 m', or '1,4 km'. */
function distanceText(metres: number): string {
  return metres < KILOMETRE ? inUnit('meter').format(metres) : inUnit('kilometer').format(metres / KILOMETRE)
}

const inUnit = lazilyOf(
  (unit: 'meter' | 'kilometer') =>
    new Intl.NumberFormat(MARKET_LOCALE, { style: 'unit', unit, maximumFractionDigits: 1 }),
)

/** 'ma' of 0, Monday. */
const dayName = lazilyOf((language: Language) => {
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' })
  // The first of January of 2024 was a Monday.
  return (day: number) => format.format(Date.UTC(2024, 0, day + 1))
})
