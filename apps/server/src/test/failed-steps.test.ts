import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { savedOrdersFeature } from '#features/saved-orders/saved-orders.feature.ts'
import { place, readyCart } from './cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from './open-brewery.ts'

let brewery: OpenBrewery
let cart: string
beforeAll(async () => {
  brewery = await openBrewery({ features: [cartFeature, ordersFeature, savedOrdersFeature] })
  cart = await readyCart(brewery)
})
afterAll(() => brewery.close())

const CART = `query ($cart: String!) { cart(cart_id: $cart) {
  ship_to_id delivery_method delivery_date paymentMethod applied_coupons { code }
  items { number_of_pallet } cart_prices { grand_total_price_with_vat }
} }`

const cartNow = async () => readPath((await brewery.ask(CART, { cart })).data, 'cart')

test.each([
  [
    'a shipping address',
    'setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ customer_address_id: 99 }] }) { cart { id } }',
  ],
  [
    'a method',
    'setShippingMethodsOnCart(input: { cart_id: $cart, shipping_methods: [{ carrier_code: "a", method_code: "b" }] }) { cart { id } }',
  ],
  ['a budget', 'calculateBudget(cart_id: $cart, budget: -1) { message }'],
  ['a discount code', 'applyCouponToCart(cart_id: $cart, coupon_code: "NIETS") { cart { id } }'],
  ['taking a discount code off', 'removeSpecificCouponFromCart(cart_id: $cart, coupon_code: "NIETS") { cart { id } }'],
  [
    '[ORD-32] saving for later',
    `addSaveOrderForLater(cart_id: $cart, customer_order_number: "${'x'.repeat(41)}") { success }`,
  ],
  ['[ORD-32] a pre-order', `addPreOrder(cart_id: $cart, customer_order_number: "${'x'.repeat(41)}") { success }`],
  ['a title', `saveCustomerOrderNumber(cart_id: $cart, customer_order_number: "${'x'.repeat(41)}") { success }`],
])('[ERR-16] [ERR-26] %s that fails is told, and leaves the cart as it was', async (_step, call) => {
  const before = await cartNow()
  const failed = await brewery.ask(`mutation ($cart: String!) { ${call} }`, { cart })
  expect(failed.errors).toHaveLength(1)
  expect(failed.errors[0]?.extensions.category).not.toBe('internal')
  expect(await cartNow()).toEqual(before)
})

test('[ERR-16] after all of them the order can be placed', async () => {
  expect(readPath((await place(brewery, cart)).data, 'placeOrder', 'order_number')).toMatch(/^26-\d{5}$/)
})
