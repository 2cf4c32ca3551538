import type { QueryClient } from '@tanstack/react-query'
import { CART_KEY } from '../../lib/server/query-keys.ts'
import { trusted } from '../../lib/trusted.ts'
import type { Cart } from '../state/cart.ts'

/** Which cart changed, and how far it has come. */
type CartMark = Pick<Cart, 'id' | 'version'>

/** Of a cart that became an order there is nothing to know: whoever hears of it reads the next one. */
export const NO_CART: CartMark = { id: '', version: 0 }

/** Tells the other tabs of this person of each change, and reads again what they tell of. */
export function joinTabs(client: QueryClient, userId: string) {
  const channel = new BroadcastChannel(`cart ${userId}`)
  channel.addEventListener('message', ({ data }) => hear(trusted(data)))
  function hear({ id, version }: CartMark): void {
    const known = client.getQueriesData<Cart>({ queryKey: CART_KEY }).map(([, cart]) => cart)
    if (known.some((cart) => cart?.id === id && cart.version >= version)) return
    void client.invalidateQueries({ queryKey: CART_KEY })
  }
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    tell: ({ id, version }: CartMark) => channel.postMessage({ id, version }),
    leave: () => channel.close(),
  }
}
