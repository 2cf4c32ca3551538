import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../gql/index.ts'
import { currentLanguage } from '../../i18n/index.ts'
import { graphql as ask } from '../../lib/server/graphql.ts'
import { ORDERS_KEY } from '../../lib/server/query-keys.ts'
import { emptiesOf } from '../empties.ts'
import { invoicesOf } from '../invoices.ts'
import type { WholeOrder } from '../order.ts'
import { changeOf, heldBackOf, orderDetailOf } from './read-order.ts'

const orderDocument = graphql(`
  query OrderByNumber($number: String!) {
    customer {
      orders(filter: { number: { eq: $number } }, pageSize: 1) {
        items {
          ...OrderHead
          ...OrderContent
          ...OrderEmpties
          ...OrderChange
          ...OrderHeldBack
          ...OrderInvoices
        }
      }
    }
  }
`)

/** How far an order is comes from elsewhere: where that cannot be read, the order itself is shown (ERR-26). */
const MAY_LACK = ['shipments', 'comments', 'delivery_status', 'processing_status_label', 'held_back']

/** One order by its number; null when there is none that this person may see. */
export function orderQuery(number: string) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'one', number, currentLanguage()],
    queryFn: async ({ signal }): Promise<WholeOrder | null> => {
      const { customer } = await ask(orderDocument, { number }, { signal, mayLack: MAY_LACK })
      const order = customer?.orders?.items[0]
      if (!order) return null
      const detail = orderDetailOf(order)
      return {
        ...detail,
        empties: emptiesOf(detail.lines, order),
        ...changeOf(order),
        heldBack: heldBackOf(order),
        invoices: invoicesOf(order),
      }
    },
  })
}
