import type { CalendarDate } from '@fust/domain/calendar'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { graphql } from '../../../../../gql/index.ts'
import type { CustomerOrdersFilterInput, CustomerOrderSortInput } from '../../../../../gql/graphql.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'
import { ORDERS_KEY } from '../../../../../lib/server/query-keys.ts'
import { currentLanguage } from '../../../../../i18n/index.ts'
import { type Order, orderOf } from '../../../../../orders/index.ts'
import { periodDays, statusesOf } from '../order-filter.ts'
import { USUAL_ORDER_SORT, USUAL_PERIOD, type OrderSearch, type OrderSort } from '../order-search.ts'

const ORDERS_PER_PAGE = 100
/** The longest page that the server gives. */
export const MOST_ORDERS_PER_PAGE = 500
/** Fewer characters say too little; the server refuses them. */
export const NUMBER_PART_CHARACTERS = 3

const ordersDocument = graphql(`
  query Orders($filter: CustomerOrdersFilterInput, $sort: CustomerOrderSortInput, $currentPage: Int, $pageSize: Int) {
    customer {
      orders(filter: $filter, sort: $sort, currentPage: $currentPage, pageSize: $pageSize) {
        total_count
        page_info {
          total_pages
        }
        asked_line {
          brand
          pack
          product
        }
        items {
          ...OrderHead
        }
      }
    }
  }
`)

/** What was asked for of a line, as people call it. */
export type AskedLine = { brand: string | null; pack: string | null; product: string | null }

export type OrdersPage = { orders: Order[]; totalCount: number; totalPages: number; askedLine: AskedLine | null }

/** What was ordered, as the wire calls it; null for all of it. */
export type OrderMaterial = 'ZBTL' | null

/** One page of the order history. */
export function ordersQuery(search: OrderSearch, today: CalendarDate, material: OrderMaterial) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'list', material, search, today, currentLanguage()],
    queryFn: ({ signal }) => readOrders(search, today, { material, pageSize: ORDERS_PER_PAGE, signal }),
    placeholderData: keepPreviousData,
  })
}

/** A page of the orders that match, as long as one wants it. */
export async function readOrders(
  search: OrderSearch,
  today: CalendarDate,
  { material, pageSize, signal }: { material: OrderMaterial; pageSize: number; signal: AbortSignal },
): Promise<OrdersPage> {
  const { sort = USUAL_ORDER_SORT, page = 1 } = search
  const { customer } = await ask(
    ordersDocument,
    { filter: wireFilter(search, today, material), sort: WIRE_SORTS[sort], currentPage: page, pageSize },
    { signal },
  )
  return {
    orders: (customer?.orders?.items ?? []).flatMap((order) => (order ? [orderOf(order)] : [])),
    totalCount: customer?.orders?.total_count ?? 0,
    totalPages: customer?.orders?.page_info?.total_pages ?? 0,
    askedLine: customer?.orders?.asked_line ?? null,
  }
}

const WIRE_SORTS: Readonly<Record<OrderSort, CustomerOrderSortInput>> = {
  'placed-desc': { sort_field: 'CREATED_AT', sort_direction: 'DESC' },
  'placed-asc': { sort_field: 'CREATED_AT', sort_direction: 'ASC' },
  'number-desc': { sort_field: 'NUMBER', sort_direction: 'DESC' },
  'number-asc': { sort_field: 'NUMBER', sort_direction: 'ASC' },
}

function wireFilter(
  { stage, period = USUAL_PERIOD, shipTo, number = '', brand, pack, product, report }: OrderSearch,
  today: CalendarDate,
  material: OrderMaterial,
): CustomerOrdersFilterInput {
  const { from, to } = periodDays(period, today)
  return {
    ...(material && { material_type: { eq: material } }),
    ...(stage && { status: { in: statusesOf(stage) } }),
    ...(from && { order_date: { from, ...(to && { to }) } }),
    ...(shipTo && { ship_to_id: { eq: shipTo } }),
    ...(brand && { brand: { eq: brand } }),
    ...(pack && { pack: { eq: pack } }),
    ...(product && { sku: { eq: product } }),
    ...(report && { report: { eq: report } }),
    ...(number.length >= NUMBER_PART_CHARACTERS && { number: { match: number } }),
  }
}
