import { addDays, calendarDate, dateOf, yearAndMonth, type CalendarDate } from '../calendar/index.ts'

/** More months than these nobody compares. */
export const MOST_REPORT_MONTHS = 24

/** The days of a report, and the same days a year before. */
export type ReportPeriod = {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly beforeFrom: CalendarDate
  readonly beforeTo: CalendarDate
}

/** Months such as `2026-11`; without them this year as far as it has gone. */
type Asked = { readonly fromMonth?: string | undefined; readonly toMonth?: string | undefined }

/** What has not come yet is compared with nothing: the period ends today at the latest. */
export function reportPeriod({ fromMonth, toMonth }: Asked, today: CalendarDate): ReportPeriod {
  const last = earlier(lastDayOf(toMonth ?? today.slice(0, 7)), today)
  const asked = calendarDate(`${fromMonth ?? last.slice(0, 4) + '-01'}-01`)
  const first = firstDayOf(last)
  const latest = earlier(asked, first)
  const from =
    monthsBefore(first, MOST_REPORT_MONTHS - 1) > latest ? monthsBefore(first, MOST_REPORT_MONTHS - 1) : latest
  return { from, to: last, beforeFrom: monthsBefore(from, 12), beforeTo: yearBefore(last) }
}

const earlier = (one: CalendarDate, other: CalendarDate): CalendarDate => (one < other ? one : other)

function firstDayOf(day: CalendarDate): CalendarDate {
  const { year, month } = yearAndMonth(day)
  return dateOf(year, month, 1)
}

/** The last day of a month such as `2026-11`. */
export function lastDayOf(month: string): CalendarDate {
  return addDays(monthsBefore(calendarDate(`${month}-01`), -1), -1)
}

/** The first day of a month, so many months before. */
function monthsBefore(first: CalendarDate, count: number): CalendarDate {
  const { year, month } = yearAndMonth(first)
  const months = year * 12 + month - 1 - count
  return dateOf(Math.floor(months / 12), (months % 12) + 1, 1)
}

/** The same day a year before; whole months stay whole. */
function yearBefore(day: CalendarDate): CalendarDate {
  const isLast = addDays(day, 1).endsWith('-01')
  const first = monthsBefore(firstDayOf(day), 12)
  return isLast ? lastDayOf(first.slice(0, 7)) : calendarDate(`${first.slice(0, 8)}${day.slice(8)}`)
}
