import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../../gql/index.ts'
import { currentLanguage } from '../../../i18n/index.ts'
import { graphql as ask } from '../../../lib/graphql.ts'
import type { OrderDetail } from '../order.ts'
import { orderDetailOf } from './read-order.ts'

const orderDocument = graphql(`
  query OrderByNumber($number: String!) {
    customer {
      orders(filter: { number: { eq: $number } }, pageSize: 1) {
        items {
          ...OrderHead
          ...OrderContent
        }
      }
    }
  }
`)

/** One order by its number; null when there is none that this person may see. */
export function orderQuery(number: string) {
  return queryOptions({
    queryKey: ['orders', 'one', number, currentLanguage()],
    queryFn: async ({ signal }): Promise<OrderDetail | null> => {
      const { customer } = await ask(orderDocument, { number }, { signal })
      const order = customer?.orders?.items[0]
      return order ? orderDetailOf(order) : null
    },
  })
}
