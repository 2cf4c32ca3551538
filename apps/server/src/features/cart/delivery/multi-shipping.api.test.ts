import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { addNumberedShipTo } from '../../../test/brewery.builders.ts'
import { ADD, CHOOSE, place, readyCart } from '../../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { cartFeature } from '../cart.feature.ts'

let brewery: OpenBrewery
let cart: string
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature, ordersFeature] })
  await addNumberedShipTo(brewery.pool, '4711', 'Depot Haaksbergen')
  await addNumberedShipTo(brewery.pool, '4712', 'Depot Delden')
})
beforeEach(async () => {
  await brewery.pool.query('delete from cart')
  cart = await readyCart(brewery, { outlet: '4711', pallets: 1 })
})
afterAll(() => brewery.close())

const CART = `success message cart { id ship_to_id delivery_method delivery_date paymentMethod total_quantity
  shipping_addresses { customer_address_id address_type selected_shipping_method { method_code } } }`
type Caller = Parameters<OpenBrewery['ask']>[2]

async function call(name: string, args: string, options?: Caller) {
  const answer = await brewery.ask(`mutation ($cart: String!) { ${name}(${args}) { ${CART} } }`, { cart }, options)
  return { result: readPath(answer.data, name), error: answer.errors[0]?.extensions }
}

/** The cart with so many glasses in it, as POS materials are ordered. */
async function fillWithGlasses(quantity = 10): Promise<string> {
  await brewery.ask('mutation ($cart: String) { removeAllItems(cart_id: $cart) { success } }', { cart })
  const added = await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'GLASS-25', quantity }] })
  return String(readPath(added.data, 'addProductsToCart', 'cart', 'items', 0, 'uid'))
}

const openQuote = (options?: Caller) =>
  call('createMultiShippingQuote', 'cart_id: $cart, address_type: "shipping"', options)

const TERRACE = {
  firstname: 'Ank',
  lastname: 'Tap',
  company: 'Café De Turf',
  street: ['Oude Markt', '12'],
  city: 'Enschede',
  postcode: '7511 GA',
  country_code: 'NL',
  telephone: '0612345678',
}

async function sendTo(addresses: readonly unknown[], options?: Caller) {
  const answer = await brewery.ask(
    `mutation ($input: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $input) { cart {
      ship_to_id shipping_addresses { id firstname street city customer_address_id customer_notes
        cart_items { cart_item_id quantity } cart_items_v2 { product { sku } } }
    } } }`,
    { input: { cart_id: cart, shipping_addresses: addresses } },
    options,
  )
  const own = readPath(answer.data, 'setShippingAddressesOnCart', 'cart')
  return { cart: own, addresses: readPath(own, 'shipping_addresses'), error: answer.errors[0] }
}

describe('a quote for several addresses', () => {
  test.each(['cart_id: $cart, address_type: "shipping"', 'input: { cart_id: $cart, address_type: "Shipping" }'])(
    '[GQL-63] is refused for beer, with the reason: %s',
    async (args) => {
      const { result } = await call('createMultiShippingQuote', args)
      expect(result).toMatchObject({
        success: false,
        message: 'Only POS materials go to several addresses. Place an order for each ship-to.',
        cart: { id: cart, shipping_addresses: [{ customer_address_id: 4711, address_type: 'shipping' }] },
      })
      const { error } = await sendTo([{ customer_address_id: 4711 }, { customer_address_id: 4712 }])
      expect(error?.extensions).toMatchObject({
        category: 'graphql-input',
        code: 'several-addresses-for-posm-only',
      })
    },
  )

  test.each([
    ['another type of address', 'cart_id: $cart, address_type: "billing"'],
    ['none', 'cart_id: $cart'],
    ['two that differ', 'cart_id: $cart, address_type: "billing", input: { cart_id: $cart, address_type: "shipping" }'],
  ])('[GQL-63] is refused with %s', async (_what, args) => {
    expect((await call('createMultiShippingQuote', args)).error).toMatchObject({ category: 'graphql-input' })
  })

  test('[GQL-50] [GQL-63] is needed for a second address of POS materials', async () => {
    await fillWithGlasses()
    const both = [{ customer_address_id: 4711 }, { customer_address_id: 4712 }]
    expect((await sendTo(both)).error?.extensions.code).toBe('one-address-per-cart')
    expect((await openQuote()).result).toMatchObject({ success: true, message: null })
    expect((await sendTo(both)).error).toBeUndefined()
  })

  test('[GQL-50] [GQL-65] lets POS materials go to ship-tos and to any address, each with its share', async () => {
    const uid = await fillWithGlasses(10)
    await openQuote()
    const { addresses, cart: own } = await sendTo([
      { customer_address_id: 4712 },
      { address: TERRACE, customer_notes: 'Achterom', cart_items: [{ cart_item_uid: uid, quantity: 4 }] },
    ])
    const line = Number(atob(uid))
    expect(own).toMatchObject({ ship_to_id: '4712' })
    expect(addresses).toEqual([
      {
        id: 4712,
        firstname: 'Depot Delden',
        street: ['Spoorstraat 3'],
        city: 'Haaksbergen',
        customer_address_id: 4712,
        customer_notes: null,
        cart_items: [{ cart_item_id: line, quantity: 6 }],
        cart_items_v2: [{ product: { sku: 'GLASS-25' } }],
      },
      {
        id: 2,
        firstname: 'Ank',
        street: ['Oude Markt', '12'],
        city: 'Enschede',
        customer_address_id: null,
        customer_notes: 'Achterom',
        cart_items: [{ cart_item_id: line, quantity: 4 }],
        cart_items_v2: [{ product: { sku: 'GLASS-25' } }],
      },
    ])
  })

  test('[GQL-50] takes no share of a line that is not there, and no half glass', async () => {
    const uid = await fillWithGlasses()
    await openQuote()
    const share = (item: unknown) => sendTo([{ customer_address_id: 4711 }, { address: TERRACE, cart_items: [item] }])
    expect((await share({ cart_item_id: 999_999, quantity: 1 })).error?.extensions.category).toBe(
      'graphql-no-such-entity',
    )
    expect((await share({ cart_item_uid: uid, quantity: 0.5 })).error?.extensions.category).toBe('graphql-input')
    expect((await share({ quantity: 1 })).error?.extensions.category).toBe('graphql-input')
  })

  test('[GQL-66] [GQL-42] becomes one order that tells where it went', async () => {
    const uid = await fillWithGlasses(10)
    await openQuote()
    await sendTo([
      { customer_address_id: 4711 },
      { address: TERRACE, cart_items: [{ cart_item_uid: uid, quantity: 4 }] },
    ])
    const pickup = 'carrier_code: "selfpickup", method_code: "selfpickup"'
    await call(
      'addMultiShippingMethods',
      `cart_id: $cart, shipping_methods: [{ address_id: 4711, ${pickup} }, { address_id: 2, ${pickup} }]`,
    )
    const placed = await place(brewery, cart)
    expect(placed.errors).toEqual([])
    const number = readPath(placed.data, 'placeOrder', 'order_number')
    const told = await brewery.ask(
      `query ($number: String) { customer { orders(filter: { number: { eq: $number } }) { items {
        ship_to_id shipping_address { firstname } shipping_addresses { firstname company street city telephone country_code }
      } } } }`,
      { number },
    )
    expect(readPath(told.data, 'customer', 'orders', 'items', 0)).toMatchObject({
      ship_to_id: '4711',
      shipping_address: { firstname: 'Depot Haaksbergen' },
      shipping_addresses: [
        { firstname: 'Depot Haaksbergen', street: ['Spoorstraat 3'] },
        { firstname: 'Ank', company: 'Café De Turf', street: ['Oude Markt', '12'], country_code: 'NL' },
      ],
    })
    const { rows } = await brewery.pool.query('select addresses from sales_order where number = $1', [number])
    expect(rows[0]?.addresses).toMatchObject([
      { shipToId: '4711', goods: [{ lineNumber: 10, sku: 'GLASS-25', pieces: 6 }] },
      { shipToId: null, city: 'Enschede', goods: [{ lineNumber: 10, sku: 'GLASS-25', pieces: 4 }] },
    ])
  })

  test('[GQL-66] is not ordered for a ship-to that was suspended meanwhile', async () => {
    const uid = await fillWithGlasses()
    await openQuote()
    await sendTo([
      { customer_address_id: 4711 },
      { customer_address_id: 4712, cart_items: [{ cart_item_uid: uid, quantity: 1 }] },
    ])
    await call(
      'addMultiShippingMethods',
      'cart_id: $cart, shipping_methods: [{ carrier_code: "selfpickup", method_code: "selfpickup" }]',
    )
    await brewery.pool.query(`update ship_to set status = 'SUSPENDED' where id = '4712'`)
    const refused = await place(brewery, cart)
    await brewery.pool.query(`update ship_to set status = 'ACTIVE' where id = '4712'`)
    expect(readPath(refused.data, 'placeOrder', 'errors', 0, 'message')).toContain('suspended')
  })

  test('[GQL-53] ends where a call names the ship-to, and for beer', async () => {
    await fillWithGlasses()
    await openQuote()
    await sendTo([{ customer_address_id: 4711 }, { address: TERRACE }])
    await brewery.ask('mutation ($cart: String) { removeAllItems(cart_id: $cart) { success } }', { cart })
    await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'PILS-CRATE', quantity: 1 }] })
    const shown = await brewery.ask('{ customerCart { shipping_addresses { customer_address_id } } }')
    expect(readPath(shown.data, 'customerCart', 'shipping_addresses')).toEqual([{ customer_address_id: 4711 }])
    await brewery.ask(CHOOSE, { cart, outlet: '4711', method: 'flatrate_flatrate', date: '2026-11-24' })
    const { rows } = await brewery.pool.query('select addresses, is_multi_shipping from cart')
    expect(rows).toEqual([{ addresses: [], is_multi_shipping: false }])
  })
})

describe('the methods of several addresses', () => {
  const pickup = 'carrier_code: "selfpickup", method_code: "selfpickup"'

  test.each([
    `cart_id: $cart, shipping_methods: [{ ${pickup} }]`,
    `cart_id: $cart, shipping_methods: [{ address_id: 4711, ${pickup} }]`,
    `input: { cart_id: $cart, shipping_methods: [{ address_id: 4711, ${pickup} }] }`,
  ])('[GQL-62] are the one of the cart: %s', async (args) => {
    const { result } = await call('addMultiShippingMethods', args)
    expect(result).toMatchObject({
      success: true,
      cart: {
        delivery_method: 'selfpickup_selfpickup',
        shipping_addresses: [{ selected_shipping_method: { method_code: 'selfpickup' } }],
      },
    })
  })

  test.each([
    ['two that differ', `[{ ${pickup} }, { carrier_code: "flatrate", method_code: "flatrate" }]`, 'graphql-input'],
    ['none', '[]', 'graphql-input'],
    ['one that is not offered', '[{ carrier_code: "emptiespickup", method_code: "emptiespickup" }]', 'graphql-input'],
    ['an address that is not the cart’s', `[{ address_id: 4712, ${pickup} }]`, 'graphql-no-such-entity'],
    ['an address of nobody', `[{ address_id: 9, ${pickup} }]`, 'graphql-authorization'],
  ])('[GQL-62] are refused with %s', async (_what, methods, category) => {
    const { error } = await call('addMultiShippingMethods', `cart_id: $cart, shipping_methods: ${methods}`)
    expect(error).toMatchObject({ category })
    expect((await brewery.pool.query('select method from cart')).rows).toEqual([{ method: 'flatrate_flatrate' }])
  })
})

describe('how POS materials are brought', () => {
  const choose = (option: string, options?: Caller) =>
    call('setActiveantsLogisticsOptionOnCart', `cart_id: $cart, option: "${option}"`, options)

  test('[GQL-55] is one of the methods that the ship-to is offered', async () => {
    await fillWithGlasses()
    expect((await choose('selfpickup_selfpickup')).result).toMatchObject({
      success: true,
      message: null,
      cart: { delivery_method: 'selfpickup_selfpickup' },
    })
    expect((await choose('emptiespickup_emptiespickup')).error).toMatchObject({ category: 'graphql-input' })
    expect((await choose('drone')).error).toMatchObject({ category: 'graphql-input' })
  })

  test('[GQL-55] is not chosen for beer, with the reason', async () => {
    expect((await choose('selfpickup_selfpickup')).result).toMatchObject({
      success: false,
      message: 'This is chosen for POS materials alone.',
      cart: { delivery_method: 'flatrate_flatrate' },
    })
  })

  test('[GQL-55] is not chosen for the cart of somebody else', async () => {
    const { error } = await choose('selfpickup_selfpickup', { as: 'buyer@turf.example' })
    expect(error).toMatchObject({ category: 'graphql-no-such-entity' })
  })
})

describe('one of several addresses that is deleted', () => {
  test('[GQL-64] leaves the others, and what went there goes to the first of them', async () => {
    const uid = await fillWithGlasses(10)
    await openQuote()
    await sendTo([
      { customer_address_id: 4711, cart_items: [{ cart_item_uid: uid, quantity: 3 }] },
      { customer_address_id: 4712 },
      { address: TERRACE, cart_items: [{ cart_item_uid: uid, quantity: 4 }] },
    ])
    const leave = (id: number) => call('deleteAddress', `cart_id: $cart, address_id: ${id}`)
    expect((await leave(4712)).result).toMatchObject({
      cart: { shipping_addresses: [{ customer_address_id: 4711 }, { customer_address_id: null }] },
    })
    expect((await leave(4711)).result).toMatchObject({
      cart: { ship_to_id: '4711', shipping_addresses: [{ customer_address_id: null }] },
    })
    expect((await leave(4711)).error).toMatchObject({ category: 'graphql-no-such-entity' })
    expect((await leave(1)).result).toMatchObject({
      cart: { delivery_method: null, shipping_addresses: [{ customer_address_id: 4711 }] },
    })
  })

  test('[GQL-64] takes back the delivery where all of them are deleted', async () => {
    const uid = await fillWithGlasses(10)
    await openQuote()
    await sendTo([
      { customer_address_id: 4711 },
      { address: TERRACE, cart_items: [{ cart_item_uid: uid, quantity: 4 }] },
    ])
    await brewery.pool.query(`update cart set hours_from = '08:00', hours_to = '12:00'`)
    expect((await call('deleteAddress', 'cart_id: $cart, delete_all: true')).result).toMatchObject({
      cart: {
        ship_to_id: '4711',
        delivery_method: null,
        delivery_date: null,
        total_quantity: 10,
        shipping_addresses: [{ customer_address_id: 4711 }],
      },
    })
    const { rows } = await brewery.pool.query('select addresses, date_popup, hours_from, hours_to from cart')
    expect(rows).toEqual([{ addresses: [], date_popup: null, hours_from: null, hours_to: null }])
  })
})

describe('an address that is deleted', () => {
  test.each([
    'cart_id: $cart, address_id: 4711',
    'cart_id: $cart, delete_all: true',
    'cart_id: $cart, delete_all: true, address_id: 9',
    'input: { cart_id: $cart, delete_all: true }',
  ])('[GQL-64] takes transport and day with it and leaves the cart what it holds: %s', async (args) => {
    const { result } = await call('deleteAddress', args)
    expect(result).toMatchObject({
      success: true,
      cart: {
        ship_to_id: '4711',
        delivery_method: null,
        delivery_date: null,
        paymentMethod: 'onaccount',
        total_quantity: 40,
      },
    })
  })

  test.each([
    ['neither all nor one', 'cart_id: $cart', 'graphql-input'],
    ['neither, said in so many words', 'cart_id: $cart, delete_all: false', 'graphql-input'],
    ['an address that is not the cart’s', 'cart_id: $cart, address_id: 4712', 'graphql-no-such-entity'],
    ['an address of nobody', 'cart_id: $cart, address_id: 9', 'graphql-authorization'],
  ])('[GQL-64] is not there with %s', async (_what, args, category) => {
    expect((await call('deleteAddress', args)).error).toMatchObject({ category })
    expect((await brewery.pool.query('select method from cart')).rows).toEqual([{ method: 'flatrate_flatrate' }])
  })

  test('[GQL-64] can be chosen again', async () => {
    await call('deleteAddress', 'cart_id: $cart, delete_all: true')
    const choice = { cart, outlet: '4711', method: 'flatrate_flatrate', date: '2026-11-24' }
    expect((await brewery.ask(CHOOSE, choice)).errors).toEqual([])
  })
})

describe('a cart of somebody else', () => {
  test.each([
    ['createMultiShippingQuote', 'cart_id: $cart, address_type: "shipping"'],
    [
      'addMultiShippingMethods',
      'cart_id: $cart, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }]',
    ],
    ['deleteAddress', 'cart_id: $cart, delete_all: true'],
  ])('[ORD-02] is not there for %s', async (name, args) => {
    const other = await call(name, args, { as: 'second@tenbrink.example' })
    expect(other.error).toMatchObject({ category: 'graphql-no-such-entity' })
    expect((await call(name, args, { as: null })).error).toMatchObject({ category: 'graphql-authorization' })
  })
})
