import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chooseCarrier, type Carrier } from '#integrations/carrier/index.ts'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { customerAddressesFeature } from '#features/customer/customer-addresses.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { addNumberedShipTo } from '../../../test/brewery.builders.ts'
import { ADD, CHOOSE, newCart, place } from '../../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { cartFeature } from '../cart.feature.ts'

type Caller = Parameters<OpenBrewery['ask']>[2]

const NEAREST = '181040'
const POINTS = `servicepoints { id name street house_number postcode city latitude longitude distance
  opening_hours { day from to } }`
const ADDRESSES = `ship_to_id shipping_addresses { firstname lastname company street postcode city pickup_location_code }`

let world: PlayedWorld
let brewery: OpenBrewery
let cart: string
/** How often the carrier was asked. */
let asked: number
/** What somebody does while it answers. */
let meanwhile: () => Promise<unknown>
beforeAll(async () => {
  world = await startPlayedWorld()
  const real = chooseCarrier({ CARRIER_URL: '', CARRIER_KEY: '' }, world.url)
  if (!real) throw new Error('No carrier is played.')
  const carrier: Carrier = {
    ...real,
    servicePointsNear: async (where) => {
      asked += 1
      await meanwhile()
      return real.servicePointsNear(where)
    },
  }
  brewery = await openBrewery({ features: [cartFeature, customerAddressesFeature, ordersFeature], carrier })
  await addNumberedShipTo(brewery.pool, '4711', 'Depot Haaksbergen')
  await addNumberedShipTo(brewery.pool, '4712', 'Depot Delden')
})
afterAll(async () => {
  await brewery.close()
  await world.stop()
})
beforeEach(async () => {
  await world.tell('postnl/behaviour', { mode: 'normal' })
  await brewery.pool.query('delete from cart')
  forgetWhatWasSaid()
  asked = 0
  meanwhile = async () => undefined
  cart = await newCart(brewery)
})

let minutes = 0

/** The carrier is asked anew about a postcode after ten minutes. */
function forgetWhatWasSaid() {
  minutes += 11
  brewery.setClock(new Date(Date.parse('2026-11-23T06:00:00Z') + minutes * 60_000).toISOString())
}

async function fillWith(sku: 'GLASS-25' | 'PILS-CRATE', method = 'flatrate_flatrate') {
  await brewery.ask(ADD, { cartId: cart, items: [{ sku, quantity: 10 }] })
  await brewery.ask(CHOOSE, { cart, outlet: '4711', method, date: '2026-11-26' })
}

async function estimate(options?: Caller) {
  const document = `mutation ($cart: String) { estimateShippingMethods(cart_id: $cart, country_code: "NL") {
    carrier_code amount { value } ${POINTS} } }`
  const answer = await brewery.ask(document, { cart }, options)
  return { methods: readPath(answer.data, 'estimateShippingMethods'), error: answer.errors[0]?.extensions }
}

async function collectAt(id: string, { beside = [], as }: { beside?: unknown[]; as?: string } = {}) {
  const answer = await brewery.ask(
    `mutation ($input: SetShippingAddressesOnCartInput) {
      setShippingAddressesOnCart(input: $input) { cart { ${ADDRESSES} } } }`,
    { input: { cart_id: cart, shipping_addresses: [{ pickup_location_code: id }, ...beside] } },
    as === undefined ? {} : { as },
  )
  return { cart: readPath(answer.data, 'setShippingAddressesOnCart', 'cart'), error: answer.errors[0] }
}

const addresses = async () => (await brewery.pool.query('select addresses from cart')).rows[0]

describe('the estimate of how POS materials travel', () => {
  test('[ENT-38] has the service points near the ship-to, the nearest first', async () => {
    await fillWith('GLASS-25')
    const { methods } = await estimate()
    expect(methods).toMatchObject([
      { carrier_code: 'flatrate' },
      { carrier_code: 'selfpickup', amount: { value: 0 }, servicepoints: [] },
    ])
    expect(readPath(methods, 0, 'servicepoints')).toMatchObject([
      {
        id: NEAREST,
        name: 'Primera Haaksbergen',
        street: 'Blankenburgerstraat',
        house_number: '7',
        postcode: '7481EA',
        city: 'Haaksbergen',
        latitude: 52.1566,
        longitude: 6.7412,
        distance: 148,
      },
      { id: '181041', opening_hours: expect.arrayContaining([{ day: 'Saturday', from: '09:00', to: '17:00' }]) },
    ])
  })

  test('[ENT-38] has none for beer, which the brewery drives, and asks nobody', async () => {
    await fillWith('PILS-CRATE')
    expect((await estimate()).methods).toMatchObject([{ servicepoints: [] }, { servicepoints: [] }])
    expect(asked).toBe(0)
  })

  test.each(['down', 'error', 'endless'])(
    '[ENT-38] goes on without them while the carrier is %s, and has them again after',
    async (mode) => {
      await fillWith('GLASS-25')
      await world.tell('postnl/behaviour', { mode })
      const { methods, error } = await estimate()
      expect(error).toBeUndefined()
      expect(methods).toMatchObject([{ carrier_code: 'flatrate', servicepoints: null }, { servicepoints: [] }])
      await world.tell('postnl/behaviour', { mode: 'normal' })
      expect((await estimate()).methods).toMatchObject([{ servicepoints: [{ id: NEAREST }, {}] }, {}])
    },
  )

  test('[ENT-38] asks the carrier once for a postcode, however many ask meanwhile', async () => {
    await fillWith('GLASS-25')
    await Promise.all([estimate(), estimate(), estimate()])
    await estimate()
    expect(asked).toBe(1)
  })

  test('[ENT-38] is not told about the cart of somebody else', async () => {
    await fillWith('GLASS-25')
    expect((await estimate({ as: 'buyer@turf.example' })).error).toMatchObject({ category: 'graphql-no-such-entity' })
    expect(asked).toBe(0)
  })
})

describe('a service point that POS materials are collected at', () => {
  test('[GQL-50] is kept in the cart as the carrier told it, for who collects', async () => {
    await fillWith('GLASS-25')
    expect((await collectAt(NEAREST)).cart).toEqual({
      ship_to_id: '4711',
      shipping_addresses: [
        {
          firstname: 'Jan',
          lastname: 'Brink',
          company: 'Primera Haaksbergen',
          street: ['Blankenburgerstraat 7'],
          postcode: '7481EA',
          city: 'Haaksbergen',
          pickup_location_code: NEAREST,
        },
      ],
    })
  })

  test('[GQL-50] is told with the order', async () => {
    await fillWith('GLASS-25')
    await collectAt(NEAREST)
    const placed = await place(brewery, cart)
    const told = await brewery.ask(
      `query ($number: String) { customer { orders(filter: { number: { eq: $number } }) { items {
        ship_to_id shipping_addresses { company city service_point { id carrier } } } } } }`,
      { number: readPath(placed.data, 'placeOrder', 'order_number') },
    )
    expect(readPath(told.data, 'customer', 'orders', 'items', 0)).toEqual({
      ship_to_id: '4711',
      shipping_addresses: [
        { company: 'Primera Haaksbergen', city: 'Haaksbergen', service_point: { id: NEAREST, carrier: 'PostNL' } },
      ],
    })
  })

  test.each([
    ['one of another town', '182774'],
    ['one that nobody knows', 'my-garage'],
  ])('[GQL-50] is not %s', async (_what, id) => {
    await fillWith('GLASS-25')
    expect((await collectAt(id)).error?.extensions).toMatchObject({
      category: 'graphql-no-such-entity',
      code: 'service-point-not-offered',
    })
    expect(await addresses()).toEqual({ addresses: [] })
  })

  test('[GQL-50] is nothing for beer, and the carrier is not asked', async () => {
    await fillWith('PILS-CRATE')
    expect((await collectAt(NEAREST)).error?.extensions.code).toBe('address-not-a-ship-to')
    expect(asked).toBe(0)
  })

  test('[GQL-50] is not chosen where meanwhile everything is fetched at the brewery', async () => {
    await fillWith('GLASS-25')
    meanwhile = () =>
      brewery.ask(
        `mutation ($cart: String) { setActiveantsLogisticsOptionOnCart(cart_id: $cart, option: "selfpickup_selfpickup") {
          cart { id } } }`,
        { cart },
      )
    expect((await collectAt(NEAREST)).error?.extensions.code).toBe('service-point-not-offered')
    expect(await addresses()).toEqual({ addresses: [] })
  })

  test('[GQL-50] is nothing for the cart of somebody else', async () => {
    await fillWith('GLASS-25')
    const { error } = await collectAt(NEAREST, { as: 'buyer@turf.example' })
    expect(error?.extensions.category).toBe('graphql-no-such-entity')
    expect(asked).toBe(0)
  })

  test('[GQL-50] is not chosen while the carrier does not say, and stays where it was chosen before', async () => {
    await fillWith('GLASS-25')
    await world.tell('postnl/behaviour', { mode: 'down' })
    expect((await collectAt(NEAREST)).error?.extensions.code).toBe('service-points-unknown')
    await world.tell('postnl/behaviour', { mode: 'normal' })
    await collectAt(NEAREST)
    await world.tell('postnl/behaviour', { mode: 'down' })
    forgetWhatWasSaid()
    expect((await collectAt(NEAREST)).cart).toMatchObject({ shipping_addresses: [{ pickup_location_code: NEAREST }] })
  })

  test('[GQL-50] can be one of several addresses, and keeps the order at its ship-to', async () => {
    await fillWith('GLASS-25')
    await brewery.ask(
      'mutation ($cart: String) { createMultiShippingQuote(cart_id: $cart, address_type: "shipping") { success } }',
      { cart },
    )
    expect((await collectAt(NEAREST, { beside: [{ ship_to_id: '4712' }] })).cart).toMatchObject({
      ship_to_id: '4711',
      shipping_addresses: [{ pickup_location_code: NEAREST }, { company: null, pickup_location_code: null }],
    })
  })

  test('[GQL-55] is none for what is fetched at the brewery', async () => {
    await fillWith('GLASS-25', 'selfpickup_selfpickup')
    expect((await collectAt(NEAREST)).error?.extensions.code).toBe('service-point-not-offered')
  })

  test('[GQL-55] is forgotten once it is fetched at the brewery', async () => {
    await fillWith('GLASS-25')
    await collectAt(NEAREST)
    const { errors } = await brewery.ask(
      `mutation ($cart: String) { setActiveantsLogisticsOptionOnCart(cart_id: $cart, option: "selfpickup_selfpickup") {
        success } }`,
      { cart },
    )
    expect(errors).toEqual([])
    expect(await addresses()).toEqual({ addresses: [] })
  })

  test('[GQL-53] is forgotten at another ship-to', async () => {
    await fillWith('GLASS-25')
    await collectAt(NEAREST)
    await brewery.ask(CHOOSE, { cart, outlet: '4712', method: 'flatrate_flatrate', date: '2026-11-26' })
    expect(await addresses()).toEqual({ addresses: [] })
  })
})
