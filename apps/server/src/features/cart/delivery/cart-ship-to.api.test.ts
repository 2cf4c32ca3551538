import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { ADD, CHOOSE, newCart, place, readyCart } from '../../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { cartFeature } from '../cart.feature.ts'

let brewery: OpenBrewery
let cart: string
beforeAll(async () => {
  brewery = await openBrewery({ features: [cartFeature, ordersFeature] })
})
beforeEach(async () => {
  await brewery.pool.query('delete from cart')
  cart = await newCart(brewery)
})
afterAll(() => brewery.close())

const atGoor = { headers: { outletid: 'S2' } }

describe('a cart at its ship-to', () => {
  const READ = 'query ($cart: String!) { cart(cart_id: $cart) { ship_to_id } }'

  test('is closed to its owner without a catalogue permission there, whatever ship-to the request names', async () => {
    await brewery.pool.query(`update user_role set role = 'Basic' where user_id = 'U1' and ship_to_id = 'S1'`)
    const read = await brewery.ask(READ, { cart }, atGoor)
    const added = await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'PILS-CRATE', quantity: 1 }] }, atGoor)
    const moved = await brewery.ask(
      CHOOSE,
      { cart, outlet: 'S2', method: 'flatrate_flatrate', date: '2026-11-24' },
      atGoor,
    )
    await brewery.pool.query(`update user_role set role = 'SalesAssociate' where user_id = 'U1'`)
    expect(read.errors[0]?.extensions.category).toBe('graphql-authorization')
    expect(added.errors[0]?.extensions.category).toBe('graphql-authorization')
    expect(readPath(moved.data, 'setTransportType', 'cart', 'id')).toBe(cart)
  })

  test('goes on at the ship-to of the request when its own was taken from its owner', async () => {
    await brewery.pool.query(`update user_role set user_id = 'U3' where user_id = 'U1' and ship_to_id = 'S1'`)
    const unknown = await brewery.ask(READ, { cart }, atGoor)
    const own = await brewery.ask('{ customerCart { id ship_to_id delivery_date } }', {}, atGoor)
    await brewery.pool.query(`update user_role set user_id = 'U1' where user_id = 'U3' and ship_to_id = 'S1'`)
    expect(unknown.errors[0]?.extensions.category).toBe('graphql-no-such-entity')
    expect(readPath(own.data, 'customerCart')).toEqual({ id: cart, ship_to_id: 'S2', delivery_date: null })
  })
})

describe('a request that names another ship-to than the cart is for', () => {
  test.each([
    ['adds nothing', 'addProductsToCart(cart_id: $cart, sku: "PILS-CRATE", quantity: 1) { cart { id } }'],
    ['changes no line', 'updateCartItems(cart_id: $cart, cart_item_id: 1, quantity: 2) { cart { id } }'],
    ['empties nothing', 'removeAllItems(cart_id: $cart) { success }'],
    ['chooses no transport', 'setDeliveryMethod(cart_id: $cart, deliverymethod: "selfpickup_selfpickup") { success }'],
    ['applies no code', 'applyCouponToCart(cart_id: $cart, coupon_code: "WELCOME") { cart { id } }'],
    ['places no order', 'placeOrder(cart_id: $cart) { order_number }'],
  ])('[GQL-04] %s', async (_what, call) => {
    const answer = await brewery.ask(`mutation ($cart: String) { ${call} }`, { cart }, atGoor)
    expect(answer.errors[0]).toMatchObject({
      message: 'This cart belongs to another ship-to.',
      extensions: { category: 'graphql-input', code: 'cart-of-another-ship-to' },
    })
  })

  test('may move it there', async () => {
    const choice = { cart, outlet: 'S2', method: 'flatrate_flatrate', date: '2026-11-24' }
    expect((await brewery.ask(CHOOSE, choice, atGoor)).errors).toEqual([])
    const added = await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'PILS-CRATE', quantity: 1 }] }, atGoor)
    expect(added.errors).toEqual([])
  })

  test('may read it', async () => {
    const read = await brewery.ask('query ($cart: String!) { cart(cart_id: $cart) { ship_to_id } }', { cart }, atGoor)
    expect(readPath(read.data, 'cart', 'ship_to_id')).toBe('S1')
  })

  test('gets no second answer for an order that was placed', async () => {
    await brewery.pool.query('delete from cart')
    const ready = await readyCart(brewery)
    await place(brewery, ready)
    const again = await place(brewery, ready, atGoor)
    expect(readPath(again.data, 'placeOrder', 'errors', 0, 'message')).toBe('This cart belongs to another ship-to.')
  })
})

describe('a day on which no pallet place is left', () => {
  async function placeOn(sku: string, amount: Record<string, unknown>, method: string) {
    await brewery.pool.query('delete from delivery_day_load')
    await brewery.pool.query(
      `insert into delivery_day_load (calendar_code, day, taken_places, capacity_places) values ('daily', '2026-11-25', 60, 60)`,
    )
    await brewery.ask(ADD, { cartId: cart, items: [{ sku, quantity: 0, ...amount }] })
    const chosen = await brewery.ask(CHOOSE, { cart, outlet: 'S1', method, date: '2026-11-25' })
    return { chosen, placed: await place(brewery, cart) }
  }

  test('still takes POS materials, which ride along', async () => {
    const { chosen, placed } = await placeOn('GLASS-25', { quantity: 6 }, 'flatrate_flatrate')
    expect(chosen.errors).toEqual([])
    expect(readPath(placed.data, 'placeOrder', 'errors')).toEqual([])
  })

  test('[BAR-42] [BAR-43] is chosen by who may order POS materials before anything is in the cart', async () => {
    await brewery.pool.query('delete from delivery_day_load')
    await brewery.pool.query(
      `insert into delivery_day_load (calendar_code, day, taken_places, capacity_places) values ('daily', '2026-11-25', 60, 60)`,
    )
    const choice = { cart, outlet: 'S1', method: 'flatrate_flatrate', date: '2026-11-25' }
    expect((await brewery.ask(CHOOSE, choice)).errors).toEqual([])
  })

  test('takes no case of beer', async () => {
    const { chosen } = await placeOn('PILS-CRATE', { quantity: 1 }, 'selfpickup_selfpickup')
    expect(chosen.errors[0]?.extensions.code).toBe('delivery-date-unavailable')
  })
})
