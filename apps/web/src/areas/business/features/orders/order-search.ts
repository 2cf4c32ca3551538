import { STATIONS, type Station } from '@fust/domain/order'
import { asOneLine, NAME_MAXIMUM } from '@fust/domain/text'
import { pageSearch, type PageSearch } from '../../../../lib/search-params.ts'

export type OrderStage = Station | 'cancelled'
export const ORDER_STAGES: readonly OrderStage[] = [...STATIONS, 'cancelled']

/** The orders that the list can stand in; the server knows no others. */
export const ORDER_SORTS = ['placed-desc', 'placed-asc', 'number-desc', 'number-asc'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

/** What one asks of the order history, as its address tells it: without what is so anyway. */
export type OrderSearch = PageSearch & {
  stage?: OrderStage | undefined
  period?: string | undefined
  shipTo?: string | undefined
  number?: string | undefined
  sort?: OrderSort | undefined
  /** What one and the same line of each is of. */
  brand?: string | undefined
  pack?: string | undefined
  product?: string | undefined
  /** The report that counts them. */
  report?: string | undefined
}

/** Reads an address; what makes no sense there is left out. */
export function orderSearch(address: Record<string, unknown>): OrderSearch {
  return {
    stage: ORDER_STAGES.find((stage) => stage === address['stage']),
    period: textOf(address['period']),
    shipTo: textOf(address['shipTo']),
    number: asOneLine(textOf(address['number']) ?? '').trim() || undefined,
    sort: ORDER_SORTS.find((sort) => sort === address['sort']),
    brand: textOf(address['brand']),
    pack: textOf(address['pack']),
    product: textOf(address['product']),
    report: textOf(address['report']),
    ...pageSearch(address),
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim().slice(0, NAME_MAXIMUM) || undefined : undefined
}
