import { STATIONS, type Station } from '@fust/domain/order'
import { asOneLine, NAME_MAXIMUM } from '@fust/domain/text'
import { pageSearch, type PageSearch } from '../../../../lib/search-params.ts'

export const ORDER_PERIODS = ['30-days', '90-days', 'year', 'all'] as const
/** One of these, or a month such as `2026-11`. */
export type OrderPeriod = (typeof ORDER_PERIODS)[number] | OrderMonth
export type OrderMonth = `20${string}`
export type OrderStage = Station | 'cancelled'
export const ORDER_STAGES: readonly OrderStage[] = [...STATIONS, 'cancelled']

/** The orders that the list can stand in; the server knows no others. */
export const ORDER_SORTS = ['placed-desc', 'placed-asc', 'number-desc', 'number-asc'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

/** What one asks of the order history, as its address tells it: without what is so anyway. */
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
    period: periodOf(address['period']),
    shipTo: textOf(address['shipTo']),
    number: asOneLine(textOf(address['number'])?.slice(0, NAME_MAXIMUM) ?? '').trim() || undefined,
    sort: ORDER_SORTS.find((sort) => sort === address['sort']),
    ...pageSearch(address),
  }
}

/** True for a month, such as a report leads to. */
export function isMonth(period: unknown): period is OrderMonth {
  return typeof period === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(period)
}

function periodOf(value: unknown): OrderPeriod | undefined {
  if (isMonth(value)) return value
  return ORDER_PERIODS.find((period) => period === value)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined
}
