import { isHalfTruck, type DeliveryMethod } from '@fust/domain/order'
import { CALENDARS } from '../transport.ts'
import type { CalendarCode } from '../transport.ts'
import type { CalendarDate } from '../units.ts'

export const HISTORY_FROM = '2025-05-19'
/** The last moment of the history: everything after it has not happened yet. */
export const HISTORY_TO = '2026-11-20T17:30'

const HOLIDAYS = new Set<CalendarDate>([
  '2025-05-29',
  '2025-06-09',
  '2025-12-24',
  '2025-12-25',
  '2025-12-26',
  '2025-12-31',
  '2026-01-01',
  '2026-04-06',
  '2026-04-27',
  '2026-05-14',
  '2026-05-25',
  '2026-12-24',
  '2026-12-25',
  '2026-12-31',
])

const plain = (day: CalendarDate) => Temporal.PlainDate.from(day)

export const addDays = (day: CalendarDate, days: number): CalendarDate => plain(day).add({ days }).toString()

/** ISO weekday, Monday is 1. */
const weekday = (day: CalendarDate): number => plain(day).dayOfWeek

export const monthOf = (day: CalendarDate): number => plain(day).month

export const weekNumber = (day: CalendarDate): number => plain(day).weekOfYear ?? 1

const isWorkingDay = (day: CalendarDate): boolean => weekday(day) <= 5 && !HOLIDAYS.has(day)

/** So many working days earlier (negative) or later. */
export function addWorkingDays(day: CalendarDate, days: number): CalendarDate {
  let found = day
  for (let left = Math.abs(days); left > 0;) {
    found = addDays(found, Math.sign(days))
    if (isWorkingDay(found)) left -= 1
  }
  return found
}

/** The first day from here on that this transport drives by this calendar. */
export function deliveryDayFrom(
  day: CalendarDate,
  code: CalendarCode,
  method: DeliveryMethod,
  isTank: boolean,
): CalendarDate {
  const calendar = CALENDARS.find((candidate) => candidate.code === code)
  if (!calendar) throw new Error(`no calendar ${code}`)
  const weekdays = isTank ? calendar.tank : isHalfTruck(method) ? calendar.halfTruck : calendar.weekdays
  let found = day
  while (!isWorkingDay(found) || !weekdays.includes(weekday(found))) found = addDays(found, 1)
  return found
}

/** A time on the brewery's clock as a moment for every clock. */
export const moment = (day: CalendarDate, time: string): string =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('Europe/Amsterdam').toInstant().toString()

export const LAST_MOMENT = moment(HISTORY_TO.slice(0, 10), HISTORY_TO.slice(11))
