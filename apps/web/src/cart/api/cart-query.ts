import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { graphql } from '../../gql/index.ts'
import { graphql as ask } from '../../lib/server/graphql.ts'
import { CART_KEY } from '../../lib/server/query-keys.ts'
import { cartOf, latestCart, type Cart } from '../state/cart.ts'

const customerCartDocument = graphql(`
  query CustomerCart {
    customerCart {
      ...CartParts
    }
  }
`)

/** What the server said last of the one active cart of the person for the company of this ship-to. */
export const cartQuery = (shipToId: string) =>
  queryOptions({
    queryKey: [...CART_KEY, shipToId],
    queryFn: async ({ signal, client, queryKey }): Promise<Cart> => {
      const cart = await readCart(shipToId, signal)
      return latestCart(client.getQueryData(queryKey), cart)
    },
    // Another tab, device or person may have changed it.
    refetchOnWindowFocus: 'always',
  })

/** The cart as the server has it now. */
export async function readCart(shipToId: string, signal?: AbortSignal): Promise<Cart> {
  const headers = { outletid: shipToId }
  const { customerCart } = await ask(customerCartDocument, {}, { headers, ...(signal && { signal }) })
  return cartOf(customerCart)
}

/** Takes for true what the server said of a cart in the answer to a change. */
export function confirmCart(client: QueryClient, shipToId: string, cart: Cart): void {
  const query = cartQuery(shipToId)
  const before = client.getQueryData(query.queryKey)
  // A reading under way would bring the cart back that this one follows.
  if (before && before.id !== cart.id) void client.cancelQueries(query)
  client.setQueryData(query.queryKey, cart)
}

/** A cart belongs to a company: it stands under ship-tos that it has left, too. */
export function forgetOtherCarts(client: QueryClient, shipToId: string): void {
  client.removeQueries({ queryKey: CART_KEY, type: 'inactive', predicate: ({ queryKey }) => queryKey[1] !== shipToId })
}
