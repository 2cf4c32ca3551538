import { onTheWall } from '@fust/contract/wire'
import { calendarDate, type CalendarDate, type TimeOfDay, type WallTime } from '@fust/domain/calendar'

/** The one clock. Tests pass their own; nothing else reads the time. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

/** What the clock on the brewery's wall shows: the day and the time of day in the market's zone. */
export function wallTime(instant: Date, timeZone: string): WallTime {
  const shown = onTheWall(instant, timeZone)
  return {
    today: calendarDate(shown.toISOString().slice(0, 10)),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  }
}

const MIDNIGHT: TimeOfDay = { hour: 0, minute: 0 }

/** The instant at which the wall clock of the zone shows this time of this day. */
export function instantOfWall(day: CalendarDate, timeZone: string, { hour, minute } = MIDNIGHT): Date {
  const asIfUtc = new Date(Date.parse(day) + (hour * 60 + minute) * 60_000)
  const shiftMs = onTheWall(asIfUtc, timeZone).getTime() - asIfUtc.getTime()
  return new Date(asIfUtc.getTime() - shiftMs)
}
