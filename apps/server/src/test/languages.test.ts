import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { savedOrdersFeature } from '#features/saved-orders/saved-orders.feature.ts'
import { insertRows } from './brewery.builders.ts'
import { ADD, CHOOSE, newCart, PLACE } from './cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from './open-brewery.ts'

let brewery: OpenBrewery
let cart: string
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature, ordersFeature, savedOrdersFeature] })
  await insertRows(brewery.pool, 'coupon', [
    { code: 'PROOST', name: JSON.stringify({ nl: 'Korting', en: 'Discount' }), rate_bp: 500, max_uses: 10 },
  ])
})
beforeEach(async () => {
  await brewery.pool.query('delete from cart')
  cart = await newCart(brewery)
})
afterAll(() => brewery.close())

const NL = { headers: { Store: 'LivePortal_NL_nl' } }
const EN = { headers: { Store: 'LivePortal_NL_en' } }
const APPLY = `mutation ($cart: String, $code: String) { applyCouponToCart(cart_id: $cart, coupon_code: $code) {
  cart { prices { discounts { label } applied_taxes { label } } available_payment_methods { title }
    shipping_addresses { country { label } available_shipping_methods { method_title } } }
} }`

const one = (sku: string, quantity: number) => ({ cartId: cart, items: [{ sku, quantity }] })

describe('what is said on the wire', () => {
  test.each([
    [NL, 'De winkelwagen is leeg'],
    [EN, 'The cart is Empty'],
    [{ headers: { lang: 'nl' } }, 'De winkelwagen is leeg'],
    [{}, 'The cart is Empty'],
  ])('[MKT-07] [GQL-11] of a refused call follows the store: %o', async (asked, message) => {
    // Often enough for the document to be compiled.
    for (let time = 0; time < 6; time += 1) {
      const answer = await brewery.ask(APPLY, { cart, code: 'NIETS' }, asked)
      expect(answer.errors[0]).toMatchObject({ message, extensions: { code: 'cart-empty' } })
    }
  })

  test.each([
    [NL, 'Van PILS-CRATE zijn er nog 2000 op voorraad.', 'Er is geen product met SKU "NIETS"'],
    [EN, 'Only 2000 of PILS-CRATE in stock.', 'Could not find a product with SKU "NIETS"'],
  ])('[MKT-07] [GQL-44] of lines follows the store', async (asked, tooMuch, unknown) => {
    const many = { cartId: cart, items: [{ sku: 'PILS-CRATE', quantity: 0, number_of_pallet: 60 }] }
    const clamped = await brewery.ask(ADD, many, asked)
    expect(readPath(clamped.data, 'addProductsToCart', 'user_errors', 0, 'message')).toBe(tooMuch)
    const missing = await brewery.ask(ADD, one('NIETS', 1), asked)
    expect(readPath(missing.data, 'addProductsToCart', 'user_errors', 0, 'message')).toBe(unknown)
  })

  test.each([
    [NL, 'Het minimale aantal pallets is niet bereikt'],
    [EN, 'The minimum quantity of pallet has not been reached'],
  ])('[MKT-07] [GQL-66] of an order that is not placed follows the store', async (asked, message) => {
    await brewery.ask(ADD, one('PILS-CRATE', 1))
    await brewery.ask(CHOOSE, { cart, outlet: 'S1', method: 'flatrate_flatrate', date: '2026-11-24' })
    const listed = await brewery.ask(PLACE, { cart }, asked)
    expect(readPath(listed.data, 'placeOrder', 'errors', 0, 'message')).toBe(message)
    const raised = await brewery.ask(
      'mutation ($cart: String) { placeOrder(cart_id: $cart) { order_number } }',
      { cart },
      asked,
    )
    expect(raised.errors[0]?.message).toBe(message)
  })

  test.each([
    [NL, 'Kortingscode', 'Btw 21%', 'Op rekening', 'Nederland'],
    [EN, 'Discount code', 'VAT 21%', 'On account', 'Netherlands'],
  ])('[MKT-07] of a cart follows the store: its discounts, taxes, payments and countries', async (asked, ...labels) => {
    await brewery.ask(ADD, one('PILS-CRATE', 1))
    const answer = await brewery.ask(APPLY, { cart, code: 'PROOST' }, asked)
    const own = readPath(answer.data, 'applyCouponToCart', 'cart')
    expect([
      readPath(own, 'prices', 'discounts', 0, 'label'),
      readPath(own, 'prices', 'applied_taxes', 0, 'label'),
      readPath(own, 'available_payment_methods', 0, 'title'),
      readPath(own, 'shipping_addresses', 0, 'country', 'label'),
    ]).toEqual(labels)
  })

  test.each([
    ['reorderItems', 'mutation { reorderItems(orderNumber: "26-99999") { cart { id } } }', /^Er is geen bestelling/],
    ['deleteSavedOrder', 'mutation { deleteSavedOrder(id: 99) { success } }', /^Er is geen bestelling/],
    ['cart', '{ cart(cart_id: "x") { id } }', /^Er is geen winkelwagen/],
    ['country', '{ country(id: "XX") { id } }', /^Ongeldige landcode$/],
    ['products', '{ products(search: "pi") { total_count } }', /^Zoek met minstens 3 tekens$/],
  ])('[MKT-07] of what is not there, or not asked well, follows the store: %s', async (_name, document, message) => {
    expect((await brewery.ask(document, {}, NL)).errors[0]?.message).toMatch(message)
  })

  test('[MKT-07] of what is not allowed follows the store', async () => {
    const basic = { as: 'basic@tenbrink.example', ...NL }
    expect((await brewery.ask('{ customerCart { id } }', {}, basic)).errors[0]?.message).toContain('geen rechten')
    const gone = 'mutation { cancelOrder(sap_id: "9") { error errorV2 { code message } message } }'
    const cancelled = readPath((await brewery.ask(gone, {}, NL)).data, 'cancelOrder')
    const message = 'Er is geen bestelling met dit nummer.'
    expect(cancelled).toEqual({ error: message, errorV2: { code: 'ORDER_NOT_FOUND', message }, message })
  })
})
