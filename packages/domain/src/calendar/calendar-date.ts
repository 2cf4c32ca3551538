import { dayNumberOf, partsOf } from './day-number.ts'

/** A day without a time or a zone, written `2026-05-05`; earlier days sort before later ones as plain text. */
export type CalendarDate = string & { readonly unit: 'calendar-date' }

/** A weekday as ISO counts it: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Days on which nobody works, with the name each one is shown under. */
export type Holidays = ReadonlyMap<CalendarDate, string>

export type TimeOfDay = { readonly hour: number; readonly minute: number }

/** What a clock on the wall shows. */
export type WallTime = TimeOfDay & { readonly today: CalendarDate; readonly second: number }

/** What the market's clock shows, made from an instant and the market's time zone, and when its cut-off is (BAR-41). */
export type BusinessMoment = WallTime & { readonly cutOff: TimeOfDay }

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** True for a text that is a day of the calendar, so not for `2026-02-30`. */
export function isCalendarDate(text: string): text is CalendarDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const parts = partsIn(text)
  return parts.month >= 1 && parts.month <= 12 && written(dayNumberOf(parts)) === text
}

/** Takes a text that is known to be a day; anything else is a fault of the caller and throws. */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError(`not a calendar date: ${text}`)
  return text
}

/** The day of this year, month (1 to 12) and day of the month; throws when there is no such day. */
export function dateOf(year: number, month: number, day: number): CalendarDate {
  return calendarDate(`${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`)
}

/** The day that many days later, or earlier for a negative number. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return calendarDate(written(dayNumberOf(partsIn(date)) + days))
}

/** How many days lie from `from` to `to`; negative when `to` comes first. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumberOf(partsIn(to)) - dayNumberOf(partsIn(from))
}

/** The weekday of a date, 1 for Monday to 7 for Sunday. */
export function weekday(date: CalendarDate): Weekday {
  // Day 0 is Thursday 1 January 1970.
  const sinceMonday = (((dayNumberOf(partsIn(date)) + 3) % 7) + 7) % 7
  return WEEKDAYS[sinceMonday] ?? 1
}

/** The year and the month (1 to 12) a date falls in. */
export function yearAndMonth(date: CalendarDate): { year: number; month: number } {
  const { year, month } = partsIn(date)
  return { year, month }
}

function partsIn(text: string) {
  return { year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)), day: Number(text.slice(8, 10)) }
}

function written(dayNumber: number): string {
  const { year, month, day } = partsOf(dayNumber)
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
}

function padded(value: number, width: number): string {
  return String(value).padStart(width, '0')
}
