import { readPath } from '../../apps/server/src/test/open-brewery.ts'
import { allAtOnceUntilServed, isBusy, type Answer, type Call } from './at-once.ts'

const PLACE = `mutation ($cart: String, $seen: Int) {
  placeOrder(cart_id: $cart, cart_version: $seen) { order_number errors { code message } } }`

/** What came of asking for an order: its number, an honest no, or something that must not be. */
export type Placing = { order: string } | { refused: string } | { broken: string }

/** Asks for an order; of one version of the cart only where it is said which was seen. */
export function placeCall(url: string, token: string, cart: string, seen?: number): Call {
  return { url, token, query: PLACE, variables: { cart, seen } }
}

/** Reads an answer to `placeCall`; a fault of the server, or an answer that says nothing, is broken. */
export function placingOf(answer: Answer): Placing {
  const { status, body } = answer
  const order = readPath(body, 'data', 'placeOrder', 'order_number')
  if (status === 200 && typeof order === 'string') return { order }
  if (isBusy(answer)) return { refused: 'busy' }
  const refusal = readPath(body, 'data', 'placeOrder', 'errors', 0, 'message')
  if (typeof refusal === 'string' && refusal !== '') return { refused: refusal }
  const category = readPath(body, 'errors', 0, 'extensions', 'category')
  if (typeof category === 'string' && category !== 'internal') return { refused: category }
  return { broken: `${status} ${JSON.stringify(body)}` }
}

/** Places carts from a common start; whoever hears that the server is busy, and when to come back, comes back then. */
export async function placeAtOnce(calls: readonly Call[]): Promise<Placing[]> {
  return (await allAtOnceUntilServed(calls)).map(placingOf)
}

export function ordersIn(placings: readonly Placing[]): string[] {
  return placings.flatMap((placing) => ('order' in placing ? [placing.order] : []))
}

export function refusalsIn(placings: readonly Placing[]): string[] {
  return placings.flatMap((placing) => ('refused' in placing ? [placing.refused] : []))
}

export function brokenIn(placings: readonly Placing[]): string[] {
  return placings.flatMap((placing) => ('broken' in placing ? [placing.broken] : []))
}
