import { addDays, calendarDate, dateOf, yearAndMonth, type CalendarDate } from '@fust/domain/calendar'
import { ORDER_STATUSES, stationOf } from '@fust/domain/order'
import { pageSearch } from '../../../../lib/search-params.ts'
import {
  isMonth,
  type OrderMonth,
  type OrderPeriod,
  type OrderSearch,
  type OrderSort,
  type OrderStage,
} from './order-search.ts'

/** What one asks of the order history. */
export type OrderFilter = {
  stage: OrderStage | null
  period: OrderPeriod
  shipToId: string | null
  /** Part of an order number. */
  number: string
  sort: OrderSort
  page: number
}

const PLAIN: OrderFilter = {
  stage: null,
  period: '90-days',
  shipToId: null,
  number: '',
  sort: 'placed-desc',
  page: 1,
}

export const orderFilterOf = ({ stage, period, shipTo, number, sort, page }: OrderSearch): OrderFilter => ({
  stage: stage ?? PLAIN.stage,
  period: period ?? PLAIN.period,
  shipToId: shipTo ?? PLAIN.shipToId,
  number: number ?? PLAIN.number,
  sort: sort ?? PLAIN.sort,
  page: page ?? PLAIN.page,
})

export function orderSearchOf({ stage, period, shipToId, number, sort, page }: OrderFilter): OrderSearch {
  return {
    stage: stage ?? undefined,
    period: period === PLAIN.period ? undefined : period,
    shipTo: shipToId ?? undefined,
    number: number || undefined,
    sort: sort === PLAIN.sort ? undefined : sort,
    ...pageSearch({ page }),
  }
}

/** All of the plain history, as it was sorted. */
export const unfiltered = ({ sort }: OrderFilter): OrderFilter => ({ ...PLAIN, sort })

export const isFiltered = ({ stage, period, shipToId, number }: OrderFilter): boolean =>
  stage !== PLAIN.stage || period !== PLAIN.period || shipToId !== PLAIN.shipToId || number !== PLAIN.number

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
