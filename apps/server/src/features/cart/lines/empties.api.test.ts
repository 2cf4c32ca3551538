import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { buildBeerWith, insertRows } from '../../../test/brewery.builders.ts'
import { ADD, CHOOSE, newCart, place } from '../../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { cartFeature } from '../cart.feature.ts'

const EMPTIES = 'emptiessmall_emptiessmall'
const TRUCK = 'flatrate_flatrate'

let brewery: OpenBrewery
let cart: string
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature, ordersFeature] })
  await insertRows(brewery.pool, 'product', [buildBeerWith({ sku: 'LG-CRATE', position: 9, is_empties: true })])
  await insertRows(brewery.pool, 'product_deposit', [
    { sku: 'LG-CRATE', kind: 'crate', name: '{"nl":"Krat","en":"Crate"}', per: 'case', quantity: 1, price_cents: 390 },
  ])
  await insertRows(brewery.pool, 'ship_to_method', [{ company_id: 'C1', ship_to_id: 'S1', method: EMPTIES }])
})
beforeEach(async () => {
  await brewery.pool.query('delete from sales_order')
  await brewery.pool.query('delete from cart')
  cart = await newCart(brewery)
})
afterAll(() => brewery.close())

const add = async (sku: string, pallets: number) => {
  const { data } = await brewery.ask(ADD, { cartId: cart, items: [{ sku, quantity: 0, number_of_pallet: pallets }] })
  return readPath(data, 'addProductsToCart', 'user_errors')
}
const choose = (method: string) => brewery.ask(CHOOSE, { cart, outlet: 'S1', method, date: '2026-11-24' })

test('an order of return items is credited with their deposit', async () => {
  expect(await add('LG-CRATE', 2)).toEqual([])
  expect((await choose(EMPTIES)).errors).toEqual([])
  const READ =
    '{ customerCart { empties { sku quantity } cart_prices { summary deposit grand_total_price_with_vat } } }'
  expect(readPath((await brewery.ask(READ)).data, 'customerCart')).toEqual({
    empties: [{ sku: 'LG-CRATE', quantity: 80 }],
    cart_prices: { summary: 0, deposit: -312, grand_total_price_with_vat: -312 },
  })
  const answer = await place(brewery, cart)
  expect(readPath(answer.data, 'placeOrder', 'errors')).toEqual([])
})

test.each([
  ['beer', 'return items', 'PILS-CRATE', 'LG-CRATE'],
  ['return items', 'beer', 'LG-CRATE', 'PILS-CRATE'],
])('[CRT-04] a cart of %s takes no %s', async (_held, _other, held, other) => {
  expect(await add(held, 1)).toEqual([])
  expect(await add(other, 1)).toEqual([
    {
      code: 'NOT_SALABLE',
      message: 'Tank beer, packaged beer, empties and POS materials cannot be in one cart.',
    },
  ])
  const { data } = await brewery.ask('{ customerCart { items { product { sku } } } }')
  expect(readPath(data, 'customerCart', 'items')).toEqual([{ product: { sku: held } }])
})

test.each([
  [
    'beer',
    'an empties transport',
    'PILS-CRATE',
    EMPTIES,
    'return-items-only',
    'An empties transport takes return items only.',
  ],
  [
    'a return item',
    'another transport',
    'LG-CRATE',
    TRUCK,
    'empties-method-needed',
    'Return items need an empties transport.',
  ],
])(
  '[BAR-28] %s by %s is refused where it is chosen, and where it is placed',
  async (_goods, _transport, sku, method, code, message) => {
    expect((await choose(method)).errors).toEqual([])
    await add(sku, 24)
    const chosen = await choose(method)
    expect(chosen.errors).toMatchObject([{ message, extensions: { category: 'graphql-input', code } }])
    const answer = await place(brewery, cart)
    expect(readPath(answer.data, 'placeOrder', 'errors')).toMatchObject([{ message }])
    expect((await brewery.pool.query('select from sales_order')).rowCount).toBe(0)
  },
)

test('[CRT-62] pickup of empties by the pallet takes no more of them than its most', async () => {
  const PICKUP = 'emptiespickup_emptiespickup'
  await insertRows(brewery.pool, 'ship_to_method', [{ company_id: 'C1', ship_to_id: 'S1', method: PICKUP }])
  await insertRows(brewery.pool, 'transport_limit', [{ method: PICKUP, min_pallets: 2, max_pallets: 4 }])
  const placing = async (pallets: number) => {
    await brewery.pool.query('delete from cart')
    cart = await newCart(brewery)
    await add('LG-CRATE', pallets)
    await choose(PICKUP)
    return readPath((await place(brewery, cart)).data, 'placeOrder', 'errors')
  }
  expect(await placing(5)).toMatchObject([{ message: 'The maximum number of pallets has been exceeded.' }])
  expect(await placing(4)).toEqual([])
  await brewery.pool.query('delete from ship_to_method where method = $1', [PICKUP])
})

test('[BAR-28] a cart is told the transports that carry what it holds', async () => {
  const READ = '{ customerCart { shipping_addresses { available_shipping_methods { carrier_code } } } }'
  const carriers = async () =>
    readPath((await brewery.ask(READ)).data, 'customerCart', 'shipping_addresses', 0, 'available_shipping_methods')
  expect(await carriers()).toEqual(
    ['flatrate', 'freeshipping', 'selfpickup', 'emptiessmall'].map((carrier_code) => ({ carrier_code })),
  )
  await add('LG-CRATE', 1)
  expect(await carriers()).toEqual([{ carrier_code: 'emptiessmall' }])
})
