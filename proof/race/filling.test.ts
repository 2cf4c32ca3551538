import { afterAll, beforeAll, test } from 'vitest'
import { readPath } from '../../apps/server/src/test/open-brewery.ts'
import { UNHURRIED } from '../../apps/server/src/test/processes.builders.ts'
import { allAtOnce, isBusy, type Answer, type Call } from '../support/at-once.ts'
import { countStock, fillCarts, type WantedLine } from '../support/carts.ts'
import { openHouse, PATIENT, type Buyer, type House } from '../support/open-house.ts'
import { brokenIn, ordersIn, placeCall, placingOf, refusalsIn } from '../support/placing.ts'
import { proveWithBooks } from '../support/prove-with-books.ts'
import { ROUNDS } from '../support/prove.ts'

const AT_ONCE = 64

let house: House
beforeAll(async () => {
  house = await openHouse({ servers: 2, buyers: 2, settings: { ...PATIENT, ...UNHURRIED } })
})
afterAll(() => house.close())

const serverFor = (index: number) => house.servers[index % house.servers.length]?.url ?? ''

async function aCart(lines: readonly WantedLine[]): Promise<{ buyer: Buyer; cart: string }> {
  const [buyer] = house.buyers
  if (!buyer) throw new Error('There is no buyer.')
  const [cart = ''] = await fillCarts(house.pool, [{ buyerId: buyer.id, deliveryDay: house.deliveryDay, lines }])
  return { buyer, cart }
}

/** What a cart holds, as 'SKU cases' in the order of SKUs. */
async function heldBy(cart: string): Promise<string> {
  const { rows } = await house.pool.query<{ held: string | null }>(
    `select string_agg(sku || ' ' || packages, ', ' order by sku) as held from cart_line where cart_id = $1`,
    [cart],
  )
  return rows[0]?.held ?? ''
}

/** Calls that were neither served nor told to come back. */
const faultsIn = (answers: readonly Answer[]) =>
  answers
    .filter(
      (answer) => !isBusy(answer) && (answer.status !== 200 || JSON.stringify(answer.body).includes('"internal"')),
    )
    .map(({ status, body }) => `fault: ${status} ${JSON.stringify(body)}`)

const ADD = `mutation ($cart: String, $items: [CartItemInput!]) {
  addProductsToCart(cartId: $cart, cartItems: $items) { cart { id } user_errors { code } } }`
const LIST = ['PILS-CRATE', 'WIT-CRATE', 'BOK-CRATE']

test('64 lists that are added to one cart at once come to their sum, and to no more than the stock has', () =>
  proveWithBooks('lists added to one cart', ROUNDS, house.pool, async (round) => {
    const few = 20 + (round % 9)
    for (const sku of LIST) await countStock(house.pool, sku, sku === 'BOK-CRATE' ? few : 100_000)
    const { buyer, cart } = await aCart([])
    const items = LIST.map((sku) => ({ sku, quantity: 0, number_of_packages: 1 }))
    const answers = await allAtOnce(
      Array.from({ length: AT_ONCE }, (_, index): Call => {
        return { url: serverFor(index), token: buyer.token, query: ADD, variables: { cart, items } }
      }),
    )
    const served = answers.filter((answer) => !isBusy(answer)).length
    const cutBack = answers.filter(({ body }) => readPath(body, 'data', 'addProductsToCart', 'user_errors', 0)).length
    const expected = `BOK-CRATE ${Math.min(few, served)}, PILS-CRATE ${served}, WIT-CRATE ${served}`
    const held = await heldBy(cart)
    return [
      ...faultsIn(answers),
      ...(held === expected ? [] : [`it holds ${held} instead of ${expected}`]),
      ...(cutBack === Math.max(0, served - few) ? [] : [`${cutBack} were told of too little stock`]),
    ]
  }))

const QUICK_ORDER = 'mutation ($sku: [String]) { quickOrder(sku: $sku, removeItems: true) { cart_id } }'
const ONE_LIST = ['PILS-CRATE', 'WIT-CRATE', 'WIT-CRATE']
const OTHER_LIST = ['BOK-CRATE', 'GLASS-25']
const BEER_LIST = ['BOK-CRATE', 'PILS-CRATE']

test('of 64 quick orders at once, each instead of what the cart holds, one stands whole', () =>
  proveWithBooks('quick orders instead of what a cart holds', ROUNDS, house.pool, async () => {
    for (const sku of [...LIST, 'GLASS-25']) await countStock(house.pool, sku, 100_000)
    const { buyer, cart } = await aCart([{ sku: 'IPA-TRAY', packages: 7 }])
    const answers = await allAtOnce(
      Array.from({ length: AT_ONCE }, (_, index): Call => {
        const sku = [ONE_LIST, OTHER_LIST, BEER_LIST][index % 3]
        return { url: serverFor(index), token: buyer.token, query: QUICK_ORDER, variables: { sku } }
      }),
    )
    const held = await heldBy(cart)
    // Beer and glasses are ordered apart: of the second list the beer comes first.
    const whole = ['PILS-CRATE 1, WIT-CRATE 2', 'BOK-CRATE 1', 'BOK-CRATE 1, PILS-CRATE 1']
    return [...faultsIn(answers), ...(whole.includes(held) ? [] : [`it holds ${held}`])]
  }))

const SAVE = 'mutation ($input: SaveOrderInput) { addSaveOrderForLater(input: $input) { id } }'
const lines = [
  { sku: 'PILS-CRATE', packages: 2 },
  { sku: 'WIT-CRATE', packages: 1 },
]

test('a cart that is saved for later and placed, 64 times at once, is saved once or ordered once', () =>
  proveWithBooks('saving for later against placing', ROUNDS, house.pool, async (round) => {
    for (const { sku } of lines) await countStock(house.pool, sku, 100_000)
    const { buyer, cart } = await aCart(lines)
    const isSave = (index: number) => index % 2 === round % 2
    const answers = await allAtOnce(
      Array.from({ length: AT_ONCE }, (_, index): Call => {
        const url = serverFor(index)
        if (!isSave(index)) return placeCall(url, buyer.token, cart)
        return { url, token: buyer.token, query: SAVE, variables: { input: { cart_id: cart } } }
      }),
    )
    const placings = answers.filter((_, index) => !isSave(index)).map(placingOf)
    const numbers = new Set(ordersIn(placings))
    const saves = answers.filter((_, index) => isSave(index))
    const told = saves.filter(({ body }) => readPath(body, 'data', 'addSaveOrderForLater', 'id')).length
    const { rows } = await house.pool.query<{ lines: string | null }>(
      `select string_agg(l.sku || ' ' || l.packages, ', ' order by l.sku) as lines
       from saved_order s left join saved_order_line l on l.saved_order_id = s.id where s.cart_id = $1 group by s.id`,
      [cart],
    )
    return [
      ...brokenIn(placings),
      ...faultsIn(saves),
      ...refusalsIn(placings).filter((why) => !/^(The cart is Empty|busy)$/.test(why)),
      ...(numbers.size + rows.length === 1 ? [] : [`${numbers.size} orders and ${rows.length} saved ones`]),
      ...(told === rows.length ? [] : [`${told} were told that it is saved`]),
      ...rows.filter(({ lines: own }) => own !== 'PILS-CRATE 2, WIT-CRATE 1').map(({ lines: own }) => `saved: ${own}`),
    ]
  }))
