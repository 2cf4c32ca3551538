import { afterAll, beforeAll, expect, test } from 'vitest'
import { allAtOnce, send, type Call } from '../support/at-once.ts'
import { countStock, fillCarts } from '../support/carts.ts'
import { openHouse, PATIENT, type House } from '../support/open-house.ts'
import { brokenIn, ordersIn, placeAtOnce, placeCall, placingOf, refusalsIn } from '../support/placing.ts'
import { proveWithBooks } from '../support/prove-with-books.ts'
import { ROUNDS } from '../support/prove.ts'

const AT_ONCE = 64

let house: House
beforeAll(async () => {
  house = await openHouse({ servers: 2, buyers: 2, settings: PATIENT })
})
afterAll(() => house.close())

const aCart = async () => {
  const [buyer] = house.buyers
  if (!buyer) throw new Error('There is no buyer.')
  const lines = [
    { sku: 'PILS-CRATE', packages: 2 },
    { sku: 'WIT-CRATE', packages: 1 },
  ]
  for (const { sku } of lines) await countStock(house.pool, sku, 1_000)
  const [cart = ''] = await fillCarts(house.pool, [{ buyerId: buyer.id, deliveryDay: house.deliveryDay, lines }])
  return { buyer, cart }
}

/** The call to one server and the other in turns. */
const inTurns = (make: (url: string) => Call) =>
  Array.from({ length: AT_ONCE }, (_, index) => make(house.servers[index % house.servers.length]?.url ?? ''))

test('64 requests at once for one cart, on two servers, are answered with one order', () =>
  proveWithBooks('one cart, 64 times at once', ROUNDS, house.pool, async () => {
    const { buyer, cart } = await aCart()
    const placings = await placeAtOnce(inTurns((url) => placeCall(url, buyer.token, cart)))
    const numbers = new Set(ordersIn(placings))
    const { rows } = await house.pool.query<{ number: string }>('select number from sales_order where cart_id = $1', [
      cart,
    ])
    return [
      ...brokenIn(placings),
      ...refusalsIn(placings).map((why) => `refused: ${why}`),
      ...(numbers.size === 1 ? [] : [`answered with ${numbers.size} orders`]),
      ...(rows.length === 1 && numbers.has(rows[0]?.number ?? '') ? [] : [`${rows.length} orders in the books`]),
    ]
  }))

test('the first request of 64 with one Idempotency-Key is done, the others hear its answer or that it runs', () =>
  proveWithBooks('one cart made with one Idempotency-Key', ROUNDS, house.pool, async (round) => {
    const { buyer } = await aCart()
    const query = `mutation ($items: [CartItemInput!], $cart: String) {
      addProductsToCart(cartId: $cart, cartItems: $items) { cart { total_quantity } user_errors { code } } }`
    const { rows } = await house.pool.query<{ id: string }>(
      `select id from cart where user_id = $1 and state = 'active'`,
      [buyer.id],
    )
    const variables = { cart: rows[0]?.id, items: [{ sku: 'PILS-CRATE', quantity: 1 }] }
    const key = `round-${round}`
    const calls = inTurns((url) => ({ url, token: buyer.token, query, variables, headers: { 'idempotency-key': key } }))
    const answers = await allAtOnce(calls)
    const bodies = new Set(answers.map(({ body }) => JSON.stringify(body)))
    const repeated = calls[0] && (await send(calls[0]))
    const running = [...bodies].filter((body) => body.includes('IN_PROGRESS'))
    const count = await house.pool.query<{ packages: number }>(
      `select packages from cart_line where cart_id = $1 and sku = 'PILS-CRATE'`,
      [rows[0]?.id],
    )
    return [
      ...(bodies.size - running.length === 1 ? [] : [`answers: ${[...bodies].join(' | ')}`]),
      ...(bodies.has(JSON.stringify(repeated?.body)) ? [] : [`sent again: ${JSON.stringify(repeated)}`]),
      ...(count.rows[0]?.packages === 3 ? [] : [`the line holds ${count.rows[0]?.packages} cases`]),
    ]
  }))

test('a cart of somebody else is not found, however many ask', async () => {
  const { cart } = await aCart()
  const stranger = house.buyers[1]?.token ?? ''
  const answers = await allAtOnce(inTurns((url) => placeCall(url, stranger, cart)))
  expect(ordersIn(answers.map(placingOf))).toEqual([])
  expect(brokenIn(answers.map(placingOf))).toEqual([])
})
