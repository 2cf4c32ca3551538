import { onTheWall } from '@fust/contract/wire'
import { calendarDate, type BusinessMoment, type CalendarDate } from '@fust/domain/calendar'

/** The one clock. Tests pass their own; nothing else reads the time. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

/** What the clock on the brewery's wall shows: the day and the time of day in the market's zone. */
export function wallTime(instant: Date, timeZone: string): BusinessMoment {
  const shown = onTheWall(instant, timeZone)
  return {
    today: calendarDate(shown.toISOString().slice(0, 10)),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  }
}

/** The instant at which the wall clock of the zone shows this hour of this day. */
export function instantOfWall(day: CalendarDate, hour: number, timeZone: string): Date {
  const asIfUtc = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const shiftMs = onTheWall(asIfUtc, timeZone).getTime() - asIfUtc.getTime()
  return new Date(asIfUtc.getTime() - shiftMs)
}
