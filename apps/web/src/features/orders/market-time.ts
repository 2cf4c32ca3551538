import type { CalendarDate } from '@fust/domain/calendar'
import { calendarDate } from '@fust/domain/calendar'

const MARKET_TIME_ZONE = 'Europe/Amsterdam'
const OFFSETS = ['+01:00', '+02:00'] as const

/** The instant (ISO) of a moment that the server tells in the market's own time, as '2026-11-23 13:46:00'. */
export function instantOf(wallTime: string): string {
  const candidates = OFFSETS.map((offset) => new Date(`${wallTime.replace(' ', 'T')}${offset}`))
  const instant = candidates.find((candidate) => wallTimeOf(candidate) === wallTime) ?? candidates[0]
  return instant?.toISOString() ?? ''
}

/** The day it is in the market at this moment. */
export function marketDay(moment: Date): CalendarDate {
  return calendarDate(wallTimeOf(moment).slice(0, 10))
}

/** The hour it is in the market at this moment, 0 to 23. */
export function marketHour(moment: Date): number {
  return Number(wallTimeOf(moment).slice(11, 13))
}

const wallFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: MARKET_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
})

// Swedish writes a moment as '2026-11-23 13:46:00'.
const wallTimeOf = (moment: Date): string => wallFormat.format(moment)
