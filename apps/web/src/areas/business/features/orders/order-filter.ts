import { addDays, calendarDate, dateOf, isCalendarDate, yearAndMonth, type CalendarDate } from '@fust/domain/calendar'
import { ORDER_STATUSES, stationOf } from '@fust/domain/order'
import { REPORTS, type Report } from '@fust/domain/reporting'
import { pageSearch } from '../../../../lib/search-params.ts'
import type { OrderSearch, OrderSort, OrderStage } from './order-search.ts'

export const ORDER_PERIODS = ['30-days', '90-days', 'year', 'all'] as const
/** One of these, a month such as `2026-11`, or days such as `2026-01-01..2026-11-24`. */
export type OrderPeriod = (typeof ORDER_PERIODS)[number] | OrderMonth | OrderDays
export type OrderMonth = `20${string}`
export type OrderDays = `20${string}..20${string}`

/** What one line of an order is of. */
type LineFilter = { brand: string | null; pack: string | null; product: string | null }

/** What one asks of the order history. */
export type OrderFilter = LineFilter & {
  stage: OrderStage | null
  period: OrderPeriod
  shipToId: string | null
  /** Part of an order number. */
  number: string
  /** The report that counts it. */
  report: Report | null
  sort: OrderSort
  page: number
}

const PLAIN: OrderFilter = {
  stage: null,
  period: '90-days',
  shipToId: null,
  number: '',
  brand: null,
  pack: null,
  product: null,
  report: null,
  sort: 'placed-desc',
  page: 1,
}

export const orderFilterOf = ({ stage, period, shipTo, number, sort, page, ...own }: OrderSearch): OrderFilter => ({
  stage: stage ?? PLAIN.stage,
  period: periodOf(period) ?? PLAIN.period,
  shipToId: shipTo ?? PLAIN.shipToId,
  number: number ?? PLAIN.number,
  brand: own.brand ?? PLAIN.brand,
  pack: own.pack ?? PLAIN.pack,
  product: own.product ?? PLAIN.product,
  report: REPORTS.find((report) => report === own.report) ?? PLAIN.report,
  sort: sort ?? PLAIN.sort,
  page: page ?? PLAIN.page,
})

function periodOf(text: string | undefined): OrderPeriod | undefined {
  if (text === undefined || isMonth(text) || isDays(text)) return text
  return ORDER_PERIODS.find((period) => period === text)
}

export function orderSearchOf({ stage, period, shipToId, number, sort, page, ...own }: OrderFilter): OrderSearch {
  return {
    stage: stage ?? undefined,
    period: period === PLAIN.period ? undefined : period,
    shipTo: shipToId ?? undefined,
    number: number || undefined,
    brand: own.brand ?? undefined,
    pack: own.pack ?? undefined,
    product: own.product ?? undefined,
    report: own.report ?? undefined,
    sort: sort === PLAIN.sort ? undefined : sort,
    ...pageSearch({ page }),
  }
}

/** All of the plain history, as it was sorted. */
export const unfiltered = ({ sort }: OrderFilter): OrderFilter => ({ ...PLAIN, sort })

export function isFiltered({ stage, period, shipToId, number, report, ...line }: OrderFilter): boolean {
  const others = [stage, shipToId, report].some((asked) => asked !== null)
  return others || period !== PLAIN.period || number !== PLAIN.number || isOfLines(line)
}

/** Whether orders are looked for by what a line of them is of. */
export const isOfLines = ({ brand, pack, product }: LineFilter): boolean =>
  [brand, pack, product].some((asked) => asked !== null)

/** True for a month, such as a report leads to. */
export const isMonth = (period: string): period is OrderMonth => /^20\d\d-(0[1-9]|1[0-2])$/.test(period)

/** True for the days of a report. */
export function isDays(period: string): period is OrderDays {
  const [from = '', to = '', ...others] = period.split('..')
  return others.length === 0 && isCalendarDate(from) && isCalendarDate(to) && from <= to
}

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
  period: OrderPeriod,
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
