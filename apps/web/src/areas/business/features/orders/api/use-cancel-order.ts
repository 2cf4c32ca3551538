import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CancelOrderErrorCode } from '../../../../../gql/graphql.ts'
import { graphql } from '../../../../../gql/index.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'
import { BUDGET_KEY, DELIVERY_KEY, ORDERS_KEY, PRODUCTS_KEY } from '../../../../../lib/server/query-keys.ts'

const cancelDocument = graphql(`
  mutation CancelOrder($input: CancelOrderInput!) {
    cancelOrder(input: $input) {
      success
      errorV2 {
        code
      }
    }
  }
`)

/** Takes an order back; gives why the brewery says no, or null when it is cancelled (ORD-29). */
export function useCancelOrder() {
  const client = useQueryClient()
  return useMutation({
    // Without a network it fails at once: nobody wants it done hours later.
    networkMode: 'always',
    mutationFn: async (id: string): Promise<CancelOrderErrorCode | null> => {
      const { cancelOrder } = await ask(cancelDocument, { input: { order_id: id } })
      if (cancelOrder?.success) return null
      return cancelOrder?.errorV2?.code ?? 'UNDEFINED'
    },
    // Whatever the answer: what is shown was not the truth, and what the order held is for sale again.
    onSuccess: () =>
      Promise.all(
        [ORDERS_KEY, PRODUCTS_KEY, DELIVERY_KEY, BUDGET_KEY].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  })
}
