import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { graphql } from '../../../gql/index.ts'
import { graphql as ask } from '../../../lib/graphql.ts'
import { canOrder, useSelectedShipTo, useSession } from '../../session/index.ts'
import { cartOf, type Cart } from '../cart.ts'
import { cartView } from '../cart-view.ts'
import { carriedOver } from '../carried-over.ts'

const customerCartDocument = graphql(`
  query CustomerCart {
    customerCart {
      ...CartParts
    }
  }
`)

const CART_KEY = ['cart']
/** What every call that changes the cart is known by while it is under way. */
export const CART_MUTATION = ['cart-change']

/** The one active cart of the person for the company of this ship-to. */
export const cartQuery = (shipToId: string) =>
  queryOptions({
    queryKey: [...CART_KEY, shipToId],
    queryFn: async ({ signal, client, queryKey }): Promise<Cart> => {
      const before = client.getQueryData<Cart>(queryKey)
      const cart = await readCart(shipToId, signal)
      const shown = client.getQueryData<Cart>(queryKey)
      // A change of ours was faster: what it shows, and what its answer tells, is newer.
      const isOvertaken = shown !== before || client.isMutating({ mutationKey: CART_MUTATION }) > 0
      return shown && isOvertaken ? shown : carriedOver(shown, cart)
    },
  })

/** The cart as the server has it now. */
export async function readCart(shipToId: string, signal?: AbortSignal): Promise<Cart> {
  const headers = { outletid: shipToId }
  const { customerCart } = await ask(customerCartDocument, {}, { headers, ...(signal && { signal }) })
  return cartOf(customerCart)
}

const WATCH_MS = 60_000

/** The cart with what the rules say of it, for who may have one; a page that is about it watches for prices and stock that change. */
export function useCart({ isWatched = false } = {}) {
  const { user } = useSession()
  const { shipTo } = useSelectedShipTo()
  const client = useQueryClient()
  return useQuery({
    ...cartQuery(shipTo?.shipToId ?? ''),
    select: cartView,
    // Another tab or person may have changed it; while a change of ours is under way, its answer tells.
    refetchOnMount: () => (isWatched && client.isMutating({ mutationKey: CART_MUTATION }) === 0 ? 'always' : true),
    refetchInterval: isWatched && WATCH_MS,
    enabled: user !== null && canOrder(user) && shipTo !== undefined,
  })
}
