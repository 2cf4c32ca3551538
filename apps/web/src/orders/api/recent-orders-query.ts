import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../gql/index.ts'
import { currentLanguage } from '../../i18n/index.ts'
import { graphql as ask } from '../../lib/server/graphql.ts'
import { ORDERS_KEY } from '../../lib/server/query-keys.ts'
import type { OrderDetail } from '../order.ts'
import { orderDetailOf } from './read-order.ts'

/** Enough to show the last ones and to see what a ship-to usually takes. */
const RECENT_ORDERS = 8

const recentOrdersDocument = graphql(`
  query RecentOrders($shipToId: String!, $pageSize: Int!) {
    customer {
      orders(filter: { ship_to_id: { eq: $shipToId } }, pageSize: $pageSize) {
        items {
          ...OrderHead
          ...OrderContent
        }
      }
    }
  }
`)

/** The last orders of a ship-to with their lines, the newest first. */
export function recentOrdersQuery(shipToId: string) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'recent', shipToId, currentLanguage()],
    queryFn: async ({ signal }): Promise<OrderDetail[]> => {
      const { customer } = await ask(
        recentOrdersDocument,
        { shipToId, pageSize: RECENT_ORDERS },
        { signal, headers: { outletid: shipToId } },
      )
      return (customer?.orders?.items ?? []).flatMap((order) => (order ? [orderDetailOf(order)] : []))
    },
  })
}
