import { addDays, calendarDate, dateOf, yearAndMonth, type CalendarDate } from '@fust/domain/calendar'
import { ORDER_STATUSES, stationOf } from '@fust/domain/order'
import { isDays, isMonth, type OrderDays, type OrderMonth, type OrderSearch, type OrderStage } from './order-search.ts'

export const isNarrowed = ({ stage, period, shipTo, number, report, ...line }: OrderSearch): boolean =>
  Boolean(stage ?? period ?? shipTo ?? number ?? report) || isOfLines(line)

/** Whether orders are looked for by what a line of them is of. */
export const isOfLines = ({ brand, pack, product }: OrderSearch): boolean => Boolean(brand ?? pack ?? product)

/** The first day and the last one. */
export function endsOf(days: OrderDays): { from: CalendarDate; to: CalendarDate } {
  const [from = '', to = ''] = days.split('..')
  return { from: calendarDate(from), to: calendarDate(to) }
}

/** The statuses that stand for a stage. */
export function statusesOf(stage: OrderStage): string[] {
  if (stage === 'cancelled') return ['Canceled']
  return ORDER_STATUSES.filter((status) => stationOf(status) === stage)
}

/** The days of a period; null where it has no beginning, or goes on. */
export function periodDays(
  period: string,
  today: CalendarDate,
): { from: CalendarDate | null; to: CalendarDate | null } {
  if (isDays(period)) return endsOf(period)
  if (isMonth(period)) return monthDays(period)
  if (period === '30-days') return { from: addDays(today, -30), to: null }
  if (period === '90-days') return { from: addDays(today, -90), to: null }
  return { from: period === 'year' ? dateOf(yearAndMonth(today).year, 1, 1) : null, to: null }
}

function monthDays(month: OrderMonth): { from: CalendarDate; to: CalendarDate } {
  const from = calendarDate(`${month}-01`)
  const parts = yearAndMonth(from)
  const next = parts.month === 12 ? dateOf(parts.year + 1, 1, 1) : dateOf(parts.year, parts.month + 1, 1)
  return { from, to: addDays(next, -1) }
}
