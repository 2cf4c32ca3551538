import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertRows } from '../../test/brewery.builders.ts'
import { ADD, readyCart } from '../../test/cart-calls.builders.ts'
import { readPath } from '../../test/open-brewery.ts'
import { openResettableBrewery, type ResettableBrewery } from '../../test/resettable-brewery.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { cartFeature } from './cart.feature.ts'

let brewery: ResettableBrewery
let cart: string
beforeAll(async () => {
  brewery = await openResettableBrewery({ features: [cartFeature, ordersFeature] })
  return () => brewery.close()
})
beforeEach(async () => {
  await brewery.reset()
  await insertRows(brewery.pool, 'coupon', [
    { code: 'TIEN', name: '{"nl":"Tien","en":"Ten"}', rate_bp: 1_000, max_uses: 9 },
  ])
  cart = await readyCart(brewery)
})

const UPDATE = `mutation ($input: UpdateCartItemsInput) {
  updateCartItems(input: $input) { cart { version items { number_of_pallet } } }
}`
const PLACE_SEEN = `mutation ($cart: String, $seen: Int) {
  placeOrder(cart_id: $cart, cart_version: $seen) { order_number errors { code reason message } }
}`

async function seen() {
  const { data } = await brewery.ask('{ customerCart { version items { id } } }')
  const version = Number(readPath(data, 'customerCart', 'version'))
  return { version, line: Number(readPath(data, 'customerCart', 'items', 0, 'id')) }
}

const addOne = () => brewery.ask(ADD, { cartId: cart, items: [{ sku: 'WIT-CRATE', quantity: 1 }] })

describe('whoever says which version of the cart they saw', () => {
  test('orders that one', async () => {
    const { version } = await seen()
    const answer = await brewery.ask(PLACE_SEEN, { cart, seen: version })
    expect(readPath(answer.data, 'placeOrder', 'order_number')).toBe('26-00001')
  })

  test('orders no other one, and is told what to do', async () => {
    const { version } = await seen()
    await addOne()
    const answer = await brewery.ask(PLACE_SEEN, { cart, seen: version })
    expect(readPath(answer.data, 'placeOrder')).toEqual({
      order_number: null,
      errors: [
        {
          code: 'UNABLE_TO_PLACE_ORDER',
          reason: 'cart-changed',
          message: 'The cart has changed meanwhile. Look it through and try again.',
        },
      ],
    })
    expect((await brewery.pool.query('select from sales_order')).rowCount).toBe(0)
    const again = await brewery.ask(PLACE_SEEN, { cart, seen: (await seen()).version })
    expect(readPath(again.data, 'placeOrder', 'order_number')).toBe('26-00001')
  })

  test('is answered the same order when they ask for it again', async () => {
    const { version } = await seen()
    await brewery.ask(PLACE_SEEN, { cart, seen: version })
    const answer = await brewery.ask(PLACE_SEEN, { cart, seen: version })
    expect(readPath(answer.data, 'placeOrder', 'order_number')).toBe('26-00001')
  })

  test('writes over no other one', async () => {
    const { version, line } = await seen()
    const set = (pallets: number) =>
      brewery.ask(UPDATE, {
        input: {
          cart_id: cart,
          cart_version: version,
          cart_items: [{ cart_item_id: line, number_of_packages: 0, number_of_pallet: pallets }],
        },
      })
    const first = await set(25)
    expect(readPath(first.data, 'updateCartItems', 'cart')).toEqual({
      version: version + 1,
      items: [{ number_of_pallet: 25 }],
    })
    const stale = await set(26)
    expect(stale.errors[0]).toMatchObject({
      message: 'The cart has changed meanwhile. Look it through and try again.',
      extensions: { category: 'graphql-input', code: 'cart-changed' },
    })
    const { rows } = await brewery.pool.query('select pallets from cart_line')
    expect(rows).toEqual([{ pallets: 25 }])
  })
})

describe('every change of a cart is answered with the version that it made', () => {
  const told = 'cart { version }'
  test.each([
    ['adding', `addProductsToCart(cartId: $cart, cartItems: [{ sku: "WIT-CRATE", quantity: 1 }]) { ${told} }`],
    [
      'adding nothing that there is',
      `addProductsToCart(cartId: $cart, cartItems: [{ sku: "X", quantity: 1 }]) { ${told} }`,
    ],
    ['updating', `updateCartItems(cart_id: $cart, cart_item_id: $line, number_of_pallet: 25) { ${told} }`],
    ['removing', `removeItemFromCart(cart_id: $cart, cart_item_id: $line) { ${told} }`],
    ['emptying', `removeAllItems(cart_id: $cart) { ${told} }`],
    ['a transport', `setDeliveryMethod(cart_id: $cart, deliverymethod: "selfpickup_selfpickup") { ${told} }`],
    ['a coupon', `applyCouponToCart(cart_id: $cart, coupon_code: "TIEN") { ${told} }`],
    ['no coupon', `removeCouponFromCart(input: { cart_id: $cart }) { ${told} }`],
  ])('%s', async (_change, call) => {
    const { version: before, line } = await seen()
    const declared = call.includes('$line') ? '($cart: String!, $line: Int)' : '($cart: String!)'
    const { data, errors } = await brewery.ask(`mutation ${declared} { told: ${call} }`, { cart, line })
    expect(errors).toEqual([])
    const { version } = await seen()
    expect(readPath(data, 'told', 'cart', 'version')).toBe(version)
    expect(version).toBe(before + 1)
  })
})
