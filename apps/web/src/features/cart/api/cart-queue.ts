import type { QueryClient } from '@tanstack/react-query'
import type { Cart } from '../cart.ts'
import { carriedOver } from '../carried-over.ts'
import { lineFor, withEdit, withUnheard, withUnheardOf, type LineEdit } from '../cart-edit.ts'
import { CART_MUTATION, cartQuery } from './cart-query.ts'

// Calls that change the cart go one after the other; what is asked meanwhile goes together with the next.
export const CART_SCOPE = { id: 'cart' }

type CartQueue = { waiting: Map<string, LineEdit>; underWay: readonly LineEdit[]; confirmed: Cart | undefined }

const queues = new WeakMap<QueryClient, CartQueue>()

function queueOf(client: QueryClient): CartQueue {
  const known = queues.get(client)
  if (known) return known
  const queue: CartQueue = { waiting: new Map(), underWay: [], confirmed: undefined }
  queues.set(client, queue)
  return queue
}

/** Shows the edit at once and keeps it for the next call. */
export async function enqueue(client: QueryClient, shipToId: string, edit: LineEdit): Promise<void> {
  const { queryKey } = cartQuery(shipToId)
  await client.cancelQueries({ queryKey })
  // Alone under way: what still waited was given up, as at a logout.
  if (client.isMutating({ mutationKey: CART_MUTATION }) <= 1) queues.delete(client)
  const queue = queueOf(client)
  queue.confirmed ??= client.getQueryData(queryKey)
  const whole = withUnheardOf(client.getQueryData(queryKey), edit)
  const waiting = queue.waiting.get(edit.product.key)
  queue.waiting.set(edit.product.key, { ...whole, amounts: { ...waiting?.amounts, ...whole.amounts } })
  client.setQueryData(queryKey, (cart) => cart && withEdit(cart, whole))
}

/** All edits that wait, to be sent together. */
export function takeWaiting(client: QueryClient): LineEdit[] {
  const queue = queueOf(client)
  const edits = [...queue.waiting.values()]
  queue.underWay = edits
  queue.waiting.clear()
  return edits
}

/** The edits that wait and need no answer first: a line that is only being added has no number yet. */
export function takeUnsent(client: QueryClient): LineEdit[] {
  const { underWay, confirmed } = queueOf(client)
  const asked = new Set(underWay.map(({ product }) => product.key))
  return takeWaiting(client).filter(({ product: { key } }) => !asked.has(key) || (confirmed && lineFor(confirmed, key)))
}

/** What the server has last said the cart is. */
export function confirmedCart(client: QueryClient): Cart | undefined {
  return queueOf(client).confirmed
}

/** Takes the server's word, with what is still waiting on top of it; gives the cart as it is shown then. */
export function confirm(client: QueryClient, shipToId: string, cart: Cart): Cart {
  const queue = queueOf(client)
  const { queryKey } = cartQuery(shipToId)
  queue.confirmed = carriedOver(client.getQueryData(queryKey), cart)
  queue.underWay = []
  const shown = withWaiting(queue, queue.confirmed)
  client.setQueryData(queryKey, shown)
  return shown
}

/** Back to what the server last said; it is asked again, since it may have taken part of it. */
export function rollBack(client: QueryClient, shipToId: string, unheard: readonly LineEdit[] = []): void {
  const queue = queueOf(client)
  const { queryKey } = cartQuery(shipToId)
  const { confirmed } = queue
  queue.underWay = []
  if (confirmed) client.setQueryData(queryKey, withUnheard(withWaiting(queue, confirmed), unheard))
  void client.invalidateQueries({ queryKey })
}

/** Back to what the server last said, with the numbers that reached nobody still in their fields; gives those edits. */
export function rollBackUnheard(client: QueryClient, shipToId: string): readonly LineEdit[] {
  const queue = queueOf(client)
  const { underWay, waiting } = queue
  if (waiting.size > 0) {
    // A later change is on its way: these go with it.
    queue.underWay = []
    for (const { product, amounts } of underWay)
      waiting.set(product.key, { product, amounts: { ...amounts, ...waiting.get(product.key)?.amounts } })
    return []
  }
  rollBack(client, shipToId, underWay)
  return underWay
}

function withWaiting({ waiting }: CartQueue, cart: Cart): Cart {
  return [...waiting.values()].reduce(withEdit, cart)
}
