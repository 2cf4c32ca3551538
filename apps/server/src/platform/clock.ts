import { calendarDate, type CalendarDate } from '@fust/domain/calendar'

/** The one clock. Tests pass their own; nothing else reads the time. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

/** What the clock on the brewery's wall shows: the day and the time of day in the market's zone. */
export type WallTime = { day: CalendarDate; hour: number; minute: number; second: number }

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

export function wallTime(instant: Date, timeZone: string): WallTime {
  const part = Object.fromEntries(formatFor(timeZone).formatToParts(instant).map((p) => [p.type, p.value]))
  return {
    day: calendarDate(`${part['year']}-${part['month']}-${part['day']}`),
    hour: Number(part['hour']),
    minute: Number(part['minute']),
    second: Number(part['second']),
  }
}

/** `2026-11-24 13:46:05` as the contract writes date-times (graphql.md §3). */
export function wallText(instant: Date, timeZone: string): string {
  const { day, hour, minute, second } = wallTime(instant, timeZone)
  return `${day} ${[hour, minute, second].map((n) => String(n).padStart(2, '0')).join(':')}`
}
