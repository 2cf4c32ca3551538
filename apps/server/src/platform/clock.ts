import { calendarDate, type BusinessMoment, type CalendarDate } from '@fust/domain/calendar'

/** The one clock. Tests pass their own; nothing else reads the time. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

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

/** What the clock on the brewery's wall shows: the day and the time of day in the market's zone. */
export function wallTime(instant: Date, timeZone: string): BusinessMoment {
  const part = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(instant)
      .map((p) => [p.type, p.value]),
  )
  return {
    today: calendarDate(`${part['year']}-${part['month']}-${part['day']}`),
    hour: Number(part['hour']),
    minute: Number(part['minute']),
    second: Number(part['second']),
  }
}

/** `2026-11-24 13:46:05` as the contract writes date-times (graphql.md §3). */
export function wallText(instant: Date, timeZone: string): string {
  const { today, hour, minute, second } = wallTime(instant, timeZone)
  return `${today} ${[hour, minute, second].map((n) => String(n).padStart(2, '0')).join(':')}`
}

/** The instant at which the wall clock of the zone shows this hour of this day. */
export function instantOfWall(day: CalendarDate, hour: number, timeZone: string): Date {
  const asIfUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const shown = wallTime(new Date(asIfUtc), timeZone)
  const shownAsUtc = Date.parse(
    `${shown.today}T${[shown.hour, shown.minute, shown.second].map((n) => String(n).padStart(2, '0')).join(':')}Z`,
  )
  return new Date(asIfUtc - (shownAsUtc - asIfUtc))
}
