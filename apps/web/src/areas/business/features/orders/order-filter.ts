import { addDays, isCalendarDate, type CalendarDate } from '@fust/domain/calendar'
import { ORDER_STATUSES, STATIONS, stationOf, type Station } from '@fust/domain/order'
import { asOneLine, NAME_MAXIMUM } from '@fust/domain/text'
import { pageSearch, type PageSearch } from '../../../../lib/search-params.ts'

export const ORDER_PERIODS = ['30-days', '90-days', 'year', 'all'] as const
export type OrderPeriod = (typeof ORDER_PERIODS)[number]
export type OrderStage = Station | 'cancelled'
export const ORDER_STAGES: readonly OrderStage[] = [...STATIONS, 'cancelled']

/** The orders that the list can stand in; the server knows no others. */
export const ORDER_SORTS = ['placed-desc', 'placed-asc', 'number-desc', 'number-asc'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

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

/** The same in the address, without what is so anyway. */
export type OrderSearch = PageSearch & {
  stage?: OrderStage | undefined
  period?: OrderPeriod | undefined
  shipTo?: string | undefined
  number?: string | undefined
  sort?: OrderSort | undefined
}

/** Reads an address; what makes no sense there is left out. */
export function orderSearch(address: Record<string, unknown>): OrderSearch {
  return {
    stage: ORDER_STAGES.find((stage) => stage === address['stage']),
    period: ORDER_PERIODS.find((period) => period === address['period']),
    shipTo: textOf(address['shipTo']),
    number: asOneLine(textOf(address['number'])?.slice(0, NAME_MAXIMUM) ?? '').trim() || undefined,
    sort: ORDER_SORTS.find((sort) => sort === address['sort']),
    ...pageSearch(address),
  }
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

/** The first day of a period that ends today; null when it has no beginning. */
export function periodStart(period: OrderPeriod, today: CalendarDate): CalendarDate | null {
  if (period === 'all') return null
  if (period === '30-days') return addDays(today, -30)
  if (period === '90-days') return addDays(today, -90)
  const newYear = `${today.slice(0, 4)}-01-01`
  return isCalendarDate(newYear) ? newYear : null
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined
}
