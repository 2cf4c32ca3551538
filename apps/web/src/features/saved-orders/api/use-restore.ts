import { useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '../../../gql/index.ts'
import { graphql as ask } from '../../../lib/graphql.ts'
import { CART_MUTATION, CART_SCOPE, cartOf, confirm, rollBack, type Cart, type SavedKind } from '../../cart/index.ts'
import { useSelectedShipTo } from '../../session/index.ts'

const restoreDocument = graphql(`
  mutation RestoreSavedOrder($input: OrderIdInput!) {
    reOrderSavedOrder(input: $input) {
      failed_items {
        sku
        name
        quantity
      }
      cart {
        ...CartParts
      }
    }
  }
`)

const restorePreOrderDocument = graphql(`
  mutation RestorePreOrder($input: OrderIdInput!) {
    reOrderPreOrder(input: $input) {
      failed_items {
        sku
        name
        quantity
      }
      cart {
        ...CartParts
      }
    }
  }
`)

/** What did not come into the cart, and how much of it. */
export type LeftOut = { name: string; quantity: number }

/** Puts what was saved into the cart; the saved order stays. */
export function useRestore(kind: SavedKind) {
  const client = useQueryClient()
  const { shipTo } = useSelectedShipTo()
  const shipToId = shipTo?.shipToId ?? ''
  return useMutation({
    mutationKey: CART_MUTATION,
    scope: CART_SCOPE,
    mutationFn: async (id: string): Promise<{ cart: Cart; leftOut: LeftOut[] }> => {
      const variables = { input: { id } }
      const options = { headers: { outletid: shipToId } }
      const answer =
        kind === 'saved'
          ? (await ask(restoreDocument, variables, options)).reOrderSavedOrder
          : (await ask(restorePreOrderDocument, variables, options)).reOrderPreOrder
      if (!answer?.cart) throw new Error('The cart did not come back')
      return {
        cart: cartOf(answer.cart),
        leftOut: (answer.failed_items ?? []).map((item) => ({
          name: item?.name || (item?.sku ?? ''),
          quantity: item?.quantity ?? 0,
        })),
      }
    },
    onSuccess: ({ cart }) => {
      confirm(client, shipToId, cart)
      void client.invalidateQueries({ queryKey: ['products'] })
    },
    onError: () => rollBack(client, shipToId),
  })
}
