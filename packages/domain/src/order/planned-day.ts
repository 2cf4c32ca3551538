import type { CalendarDate } from '../calendar/index.ts'

/** The day on which the last of an order comes, of the days that its deliveries are planned for; null where none has one. */
export function lastPlannedDay(planned: readonly (CalendarDate | null)[]): CalendarDate | null {
  return planned.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null)
}
