import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildBeerWith, insertRows } from '../../../test/brewery.builders.ts'
import { ADD, CHOOSE, newCart, place } from '../../../test/cart-calls.builders.ts'
import { openBrewery, readPath, type OpenBrewery } from '../../../test/open-brewery.ts'

const EMPTIES = 'emptiessmall_emptiessmall'
const TRUCK = 'flatrate_flatrate'

let brewery: OpenBrewery
let cart: string
beforeAll(async () => {
  brewery = await openBrewery()
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
  ['beer', 'an empties transport', 'PILS-CRATE', EMPTIES, 'An empties transport takes return items only.'],
  ['a return item', 'another transport', 'LG-CRATE', TRUCK, 'Return items need an empties transport.'],
])('an order of %s by %s is refused', async (_goods, _transport, sku, method, message) => {
  await add(sku, 24)
  await choose(method)
  const answer = await place(brewery, cart)
  expect(readPath(answer.data, 'placeOrder', 'errors')).toMatchObject([{ message }])
  expect((await brewery.pool.query('select from sales_order')).rowCount).toBe(0)
})
