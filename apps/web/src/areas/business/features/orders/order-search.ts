import { isCalendarDate } from '@fust/domain/calendar'
import { STATIONS, type Station } from '@fust/domain/order'
import { REPORTS, type Report } from '@fust/domain/reporting'
import { asOneLine, NAME_MAXIMUM } from '@fust/domain/text'
import { pageSearch, type PageSearch } from '../../../../lib/page/search-params.ts'

export type OrderStage = Station | 'cancelled'
export const ORDER_STAGES: readonly OrderStage[] = [...STATIONS, 'cancelled']

export const ORDER_PERIODS = ['30-days', '90-days', 'year', 'all'] as const
export type OrderMonth = `20${string}`
export type OrderDays = `20${string}..20${string}`
export const USUAL_PERIOD = '90-days'

/** The orders that the list can stand in; the server knows no others. */
export const ORDER_SORTS = ['placed-desc', 'placed-asc', 'number-desc', 'number-asc'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]
export const USUAL_ORDER_SORT = 'placed-desc'

/** What one asks of the order history, as its address tells it: without what is so anyway. */
export type OrderSearch = PageSearch & {
  stage?: OrderStage | undefined
  /** One of those that there are, a month such as `2026-11`, or days such as `2026-01-01..2026-11-24`. */
  period?: string | undefined
  shipTo?: string | undefined
  /** Part of an order number. */
  number?: string | undefined
  sort?: OrderSort | undefined
  /** What one and the same line of each is of. */
  brand?: string | undefined
  pack?: string | undefined
  product?: string | undefined
  /** The report that counts them. */
  report?: Report | undefined
}

/** Reads an address; what makes no sense there, or is so anyway, is left out. */
export function orderSearch(address: Record<string, unknown>): OrderSearch {
  return {
    stage: ORDER_STAGES.find((stage) => stage === address['stage']),
    period: periodOf(textOf(address['period'])),
    shipTo: textOf(address['shipTo']),
    number: asOneLine(textOf(address['number']) ?? '').trim() || undefined,
    sort: ORDER_SORTS.find((sort) => sort === address['sort'] && sort !== USUAL_ORDER_SORT),
    brand: textOf(address['brand']),
    pack: textOf(address['pack']),
    product: textOf(address['product']),
    report: REPORTS.find((report) => report === address['report']),
    ...pageSearch(address),
  }
}

function periodOf(text: string | undefined): string | undefined {
  if (text === undefined || isMonth(text) || isDays(text)) return text
  return ORDER_PERIODS.find((period) => period === text && period !== USUAL_PERIOD)
}

/** True for a month, such as a report leads to. */
export const isMonth = (period: string): period is OrderMonth => /^20\d\d-(0[1-9]|1[0-2])$/.test(period)

/** True for the days of a report. */
export function isDays(period: string): period is OrderDays {
  const [from = '', to = '', ...others] = period.split('..')
  return others.length === 0 && isCalendarDate(from) && isCalendarDate(to) && from <= to
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim().slice(0, NAME_MAXIMUM) || undefined : undefined
}
