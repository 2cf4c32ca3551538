import type { CalendarDate } from '@fust/domain/calendar'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { graphql } from '../../../gql/index.ts'
import type { CustomerOrdersFilterInput } from '../../../gql/graphql.ts'
import { graphql as ask } from '../../../lib/graphql.ts'
import { currentLanguage } from '../../../i18n/index.ts'
import type { Order } from '../order.ts'
import { periodStart, statusesOf, type OrderFilter } from '../order-filter.ts'
import { orderOf } from './read-order.ts'

const ORDERS_PER_PAGE = 100
/** Fewer characters say too little; the server refuses them. */
export const NUMBER_PART_CHARACTERS = 3

const ordersDocument = graphql(`
  query Orders($filter: CustomerOrdersFilterInput, $currentPage: Int, $pageSize: Int) {
    customer {
      orders(filter: $filter, currentPage: $currentPage, pageSize: $pageSize) {
        total_count
        page_info {
          total_pages
        }
        items {
          ...OrderHead
        }
      }
    }
  }
`)

export type OrdersPage = { orders: Order[]; totalCount: number; totalPages: number }

/** One page of the order history, the newest first. */
export function ordersQuery(filter: OrderFilter, today: CalendarDate) {
  return queryOptions({
    queryKey: ['orders', 'list', filter, today, currentLanguage()],
    queryFn: async ({ signal }): Promise<OrdersPage> => {
      const { customer } = await ask(
        ordersDocument,
        { filter: wireFilter(filter, today), currentPage: filter.page, pageSize: ORDERS_PER_PAGE },
        { signal },
      )
      return {
        orders: (customer?.orders?.items ?? []).flatMap((order) => (order ? [orderOf(order)] : [])),
        totalCount: customer?.orders?.total_count ?? 0,
        totalPages: customer?.orders?.page_info?.total_pages ?? 0,
      }
    },
    placeholderData: keepPreviousData,
  })
}

function wireFilter({ stage, period, shipToId, number }: OrderFilter, today: CalendarDate): CustomerOrdersFilterInput {
  const from = periodStart(period, today)
  return {
    ...(stage && { status: { in: statusesOf(stage) } }),
    ...(from && { order_date: { from } }),
    ...(shipToId && { ship_to_id: { eq: shipToId } }),
    ...(number.length >= NUMBER_PART_CHARACTERS && { number: { match: number } }),
  }
}
