import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../gql/index.ts'
import { graphql as ask } from '../../lib/server/graphql.ts'
import { AWAITING_PAYMENT_KEY } from '../../lib/server/query-keys.ts'

const awaitingPaymentDocument = graphql(`
  query OrdersAwaitingPayment {
    ordersAwaitingPayment {
      order_number
      payment_token
      cart_id
      payment_status
      pay_until
      is_given_up
      is_own
      amount {
        value
      }
    }
  }
`)

const CHECK_EVERY_MS = 5_000

/** What waits for a payment of this person, as it is now; asked again and again while something waits. */
export const awaitingPaymentQuery = queryOptions({
  queryKey: AWAITING_PAYMENT_KEY,
  queryFn: async ({ signal }) => {
    const { ordersAwaitingPayment } = await ask(awaitingPaymentDocument, {}, { signal })
    return ordersAwaitingPayment
  },
  staleTime: 0,
  // Another tab, another device or the bank may have changed it.
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state }) => (state.data?.some((order) => !order.is_given_up) ? CHECK_EVERY_MS : false),
})
