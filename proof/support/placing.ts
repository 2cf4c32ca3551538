import { readPath } from '../../apps/server/src/test/open-brewery.ts'
import { allAtOnce, type Answer, type Call } from './at-once.ts'

const PLACE = `mutation ($cart: String) { placeOrder(cart_id: $cart) { order_number errors { code message } } }`

/** What came of asking for an order: its number, an honest no, or something that must not be. */
export type Placing = { order: string } | { refused: string } | { broken: string }

export function placeCall(url: string, token: string, cart: string): Call {
  return { url, token, query: PLACE, variables: { cart } }
}

/** Reads an answer to `placeCall`; a fault of the server, or an answer that says nothing, is broken. */
export function placingOf({ status, retryAfter, body }: Answer): Placing {
  const order = readPath(body, 'data', 'placeOrder', 'order_number')
  if (status === 200 && typeof order === 'string') return { order }
  if (status === 503 && retryAfter !== undefined) return { refused: BUSY }
  const refusal = readPath(body, 'data', 'placeOrder', 'errors', 0, 'message')
  if (typeof refusal === 'string' && refusal !== '') return { refused: refusal }
  const category = readPath(body, 'errors', 0, 'extensions', 'category')
  if (typeof category === 'string' && category !== 'internal') return { refused: category }
  return { broken: `${status} ${JSON.stringify(body)}` }
}

const BUSY = 'busy'
const COMES_BACK_TIMES = 20

/** Places carts from a common start; whoever hears that the server is busy, and when to come back, comes back. */
export async function placeAtOnce(calls: readonly Call[]): Promise<Placing[]> {
  const placings = (await allAtOnce(calls)).map(placingOf)
  for (let time = 0; time < COMES_BACK_TIMES; time += 1) {
    const turnedAway = calls.flatMap((call, index) => (isBusy(placings[index]) ? [{ call, index }] : []))
    if (turnedAway.length === 0) break
    const again = (await allAtOnce(turnedAway.map(({ call }) => call))).map(placingOf)
    for (const [at, { index }] of turnedAway.entries()) placings[index] = again[at] ?? { broken: 'no answer' }
  }
  return placings
}

function isBusy(placing: Placing | undefined): boolean {
  return placing !== undefined && 'refused' in placing && placing.refused === BUSY
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
