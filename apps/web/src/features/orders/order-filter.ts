import { addDays, isCalendarDate, type CalendarDate } from '@fust/domain/calendar'
import { ORDER_STATUSES, STATIONS, stationOf, type Station } from '@fust/domain/order'
import { asOneLine, NAME_MAXIMUM } from '@fust/domain/text'

export const ORDER_PERIODS = ['30-days', '90-days', 'year', 'all'] as const
export type OrderPeriod = (typeof ORDER_PERIODS)[number]
export type OrderStage = Station | 'cancelled'
export const ORDER_STAGES: readonly OrderStage[] = [...STATIONS, 'cancelled']

/** What one asks of the order history; it lives in the URL. */
export type OrderFilter = {
  stage: OrderStage | null
  period: OrderPeriod
  shipToId: string | null
  /** Part of an order number. */
  number: string
  page: number
}

const PLAIN: OrderFilter = { stage: null, period: '90-days', shipToId: null, number: '', page: 1 }

/** Reads a filter off the query of the page; what makes no sense there is left out. */
export function orderFilterOf(search: Record<string, unknown>): OrderFilter {
  const page = Number(search['page'])
  return {
    stage: ORDER_STAGES.find((stage) => stage === search['stage']) ?? PLAIN.stage,
    period: ORDER_PERIODS.find((period) => period === search['period']) ?? PLAIN.period,
    shipToId: textOf(search['shipTo']) || PLAIN.shipToId,
    number: asOneLine(textOf(search['number']).slice(0, NAME_MAXIMUM)).trim(),
    page: Number.isInteger(page) && page > 0 ? page : PLAIN.page,
  }
}

/** The same filter as a query, without what is so anyway. */
export function orderSearchOf({ stage, period, shipToId, number, page }: OrderFilter): string {
  const query = new URLSearchParams()
  if (stage) query.set('stage', stage)
  if (period !== PLAIN.period) query.set('period', period)
  if (shipToId) query.set('shipTo', shipToId)
  if (number) query.set('number', number)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

export const isFiltered = (filter: OrderFilter): boolean => orderSearchOf({ ...filter, page: 1 }) !== ''

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

// The router reads a number of digits as a number.
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
