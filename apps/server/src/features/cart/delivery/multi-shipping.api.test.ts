import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addNumberedShipTo } from '../../../test/brewery.builders.ts'
import { CHOOSE, readyCart } from '../../../test/cart-calls.builders.ts'
import { openBrewery, readPath, type OpenBrewery } from '../../../test/open-brewery.ts'

let brewery: OpenBrewery
let cart: string
beforeAll(async () => {
  brewery = await openBrewery()
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

describe('a quote for several addresses', () => {
  test.each(['cart_id: $cart, address_type: "shipping"', 'input: { cart_id: $cart, address_type: "Shipping" }'])(
    '[GQL-63] has the one address of the cart, and says so: %s',
    async (args) => {
      const { result } = await call('createMultiShippingQuote', args)
      expect(result).toMatchObject({
        success: true,
        message: 'A cart goes to one address.',
        cart: { id: cart, shipping_addresses: [{ customer_address_id: 4711, address_type: 'shipping' }] },
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

  test('[GQL-65] opens the cart to no second address', async () => {
    await call('createMultiShippingQuote', 'cart_id: $cart, address_type: "shipping"')
    const addresses = '[{ customer_address_id: 4711 }, { customer_address_id: 4712 }]'
    const answer = await brewery.ask(
      `mutation ($cart: String!) {
        setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: ${addresses} }) { cart { id } }
      }`,
      { cart },
    )
    expect(answer.errors[0]?.extensions).toMatchObject({ category: 'graphql-input', code: 'one-address-per-cart' })
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
    ['two of them', `[{ ${pickup} }, { ${pickup} }]`, 'graphql-input'],
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
