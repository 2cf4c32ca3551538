import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { insertRows } from '../../test/brewery.builders.ts'
import { ADD, CHOOSE, newCart } from '../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'
import { tankFeature } from './tank.feature.ts'

const WEDNESDAY = '2026-11-25'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [cartFeature, ordersFeature, tankFeature] })
  await brewery.pool.query(`update user_role set customer_type = 'OntradeTank' where user_id = 'U1'`)
})
afterAll(() => brewery.close())

beforeEach(async () => {
  await brewery.pool.query(`delete from cart where state = 'active'; delete from tank_setting`)
})

/** What is agreed with the venue, and its tanks: two of pils, and a fourth for any beer. */
async function agree(wish: Record<string, unknown> = {}): Promise<void> {
  const key = { company_id: 'C1', ship_to_id: 'S1' }
  await insertRows(brewery.pool, 'tank_setting', [
    {
      ...key,
      order_method: 'portal',
      min_liters: 500,
      max_liters: 1500,
      purchasable_brands: ['pils'],
      extra_info: JSON.stringify({ nl: 'Luik links', en: 'Hatch on the left' }),
      ...wish,
    },
  ])
  await insertRows(brewery.pool, 'tank', [
    { ...key, position: 1, name: 'Left', capacity_liters: 1000, brand_code: 'pils', min_liters: 220, max_liters: 900 },
    { ...key, position: 2, name: 'Right', capacity_liters: 1000, brand_code: 'pils' },
    { ...key, position: 4, name: 'Cellar', capacity_liters: 500 },
  ])
}

const TANK_BEER = `query ($shipTo: String!) {
  tankBeer(shipTo: $shipTo) {
    ship_to_id tankbeer order_method financial_blocker tank_agreed delivery_date alternative_date
    min_purchasable_liters max_purchasable_liters purchasable_brands extra_info
    tank_type_1 tank_type_2 tank_type_3 tank_type_4 number_tank_type_4
    tanks { position name capacity_liters brand min_liters max_liters }
  }
}`

async function tankBeer(shipTo = 'S1') {
  const { data } = await brewery.ask(TANK_BEER, { shipTo }, { headers: { store: 'LivePortal_NL_en' } })
  return data && readPath(data, 'tankBeer')
}

describe('tank beer of a ship-to', () => {
  test('[TNK-02] [GQL-31] [ENT-23] says what is agreed, which tanks there are and when the next days are', async () => {
    await agree()
    expect(await tankBeer()).toEqual({
      ship_to_id: 'S1',
      tankbeer: true,
      order_method: 'portal',
      financial_blocker: false,
      tank_agreed: true,
      delivery_date: WEDNESDAY,
      alternative_date: '2026-12-02',
      min_purchasable_liters: 500,
      max_purchasable_liters: 1500,
      purchasable_brands: ['Veenhof Pils'],
      extra_info: 'Hatch on the left',
      tank_type_1: 'Left',
      tank_type_2: 'Right',
      tank_type_3: 'null',
      tank_type_4: 'Cellar',
      number_tank_type_4: 1,
      tanks: [
        { position: 1, name: 'Left', capacity_liters: 1000, brand: 'Veenhof Pils', min_liters: 250, max_liters: 900 },
        { position: 2, name: 'Right', capacity_liters: 1000, brand: 'Veenhof Pils', min_liters: 50, max_liters: 1000 },
        { position: 4, name: 'Cellar', capacity_liters: 500, brand: null, min_liters: 50, max_liters: 500 },
      ],
    })
  })

  test('[TNK-03] tanks that are not there are called null', async () => {
    await agree()
    await brewery.pool.query('delete from tank')
    expect(await tankBeer()).toMatchObject({
      tank_type_1: 'null',
      tank_type_2: 'null',
      tank_type_3: 'null',
      tank_type_4: 'null',
      number_tank_type_4: null,
      tanks: [],
    })
  })

  test('[TNK-13] has 1000 litres at least where nothing else is agreed, and no maximum', async () => {
    await agree({ min_liters: null, max_liters: null })
    expect(await tankBeer()).toMatchObject({ min_purchasable_liters: 1000, max_purchasable_liters: null })
  })

  test.each([
    ['is blocked by a bill', { financial_blocker: true }, { financial_blocker: true }],
    ['has no agreement any more', { tank_agreed: false }, { tank_agreed: false }],
    ['orders by phone', { order_method: 'phone' }, { order_method: 'phone' }],
  ])('[TNK-10] cannot be ordered where the ship-to %s', async (_why, wish, told) => {
    await agree(wish)
    expect(await tankBeer()).toMatchObject({ ...told, tankbeer: false })
  })

  test('is null where nothing is written down about tanks', async () => {
    expect(await tankBeer()).toBeNull()
  })

  test('is told of one’s own ship-tos alone', async () => {
    const { errors } = await brewery.ask(TANK_BEER, { shipTo: 'S9' })
    expect(errors[0]?.extensions.category).toBe('graphql-authorization')
  })
})

const PLACE = `mutation ($cart: String) { placeOrder(cart_id: $cart) { order_number errors { reason message } } }`

/** Orders tank beer by tank, for the next Wednesday. */
async function order(amounts: Record<string, number>) {
  const cart = await newCart(brewery)
  await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'PILS-TANK', quantity: 1, ...amounts }] })
  await brewery.ask(CHOOSE, { cart, outlet: 'S1', method: 'flatrate_flatrate', date: WEDNESDAY })
  const { data } = await brewery.ask(PLACE, { cart }, { headers: { store: 'LivePortal_NL_en' } })
  const placed = readPath(data, 'placeOrder')
  return { number: readPath(placed, 'order_number'), reason: readPath(placed, 'errors', 0, 'reason') }
}

describe('an order of tank beer', () => {
  test('[TNK-07] [TNK-08] keeps what is for which tank, the fourth one too', async () => {
    await agree()
    const { number } = await order({ liters: 1150, tank_type_1: 700, tank_type_2: 150, tank_type_4: 300 })
    const { data } = await brewery.ask(
      `query ($number: String) { customer { orders(filter: { number: { eq: $number } }) {
        items { items { ... on OrderItem { tank_details { liters tank_type_1 tank_type_2 tank_type_3 tank_type_4 } } } }
      } } }`,
      { number },
    )
    expect(readPath(data, 'customer', 'orders', 'items', 0, 'items', 0, 'tank_details')).toEqual({
      liters: 1150,
      tank_type_1: 700,
      tank_type_2: 150,
      tank_type_3: 0,
      tank_type_4: 300,
    })
  })

  test.each([
    ['less than a tank takes at least', { liters: 700, tank_type_1: 200, tank_type_2: 500 }, 'tank-top-up-too-small'],
    ['more than goes into a tank', { liters: 550, tank_type_4: 550 }, 'tank-top-up-too-large'],
    ['a tank that is not there', { liters: 700, tank_type_3: 700 }, 'tank-not-there'],
    ['less than an order needs', { liters: 450, tank_type_4: 450 }, 'minimum-not-reached'],
    ['more than an order may have', { liters: 1550 }, 'maximum-exceeded'],
  ])('[TNK-09] is refused with %s', async (_what, amounts, reason) => {
    await agree()
    expect(await order(amounts)).toMatchObject({ number: null, reason })
  })

  test.each([
    ['has no agreement any more', { tank_agreed: false }, 'tank-not-agreed'],
    ['is blocked by a bill', { financial_blocker: true }, 'tank-financially-blocked'],
    ['orders by phone', { order_method: 'phone' }, 'tank-ordered-by-phone'],
  ])('[TNK-10] is refused where the ship-to %s, and takes nothing', async (_why, wish, reason) => {
    await agree(wish)
    expect(await order({ liters: 1000, tank_type_1: 700, tank_type_2: 300 })).toEqual({ number: null, reason })
    const { data } = await brewery.ask('{ customerCart { items { tank_details { liters } } } }')
    expect(readPath(data, 'customerCart', 'items')).toEqual([{ tank_details: { liters: 1000 } }])
  })

  test('[TNK-10] is refused where nothing was ever agreed', async () => {
    expect(await order({ liters: 1000 })).toEqual({ number: null, reason: 'tank-not-agreed' })
  })

  test('[TNK-09] is refused where a tank holds another beer', async () => {
    await agree({ purchasable_brands: [] })
    await insertRows(brewery.pool, 'brand', [
      {
        code: 'turf',
        name: 'Turfsteker',
        tag: 'TS',
        label_colour: '#6A3B22',
        deep_colour: '#3A1E12',
        accent_colour: '#E2A65A',
        tint_colour: '#EADBCB',
        motif: 'media/brands/pils/motif.svg',
        style: JSON.stringify({ en: 'stout' }),
        tagline: JSON.stringify({ en: 'From the peat' }),
        position: 2,
      },
    ])
    await brewery.pool.query(`update tank set brand_code = 'turf' where position = 4`)
    expect(await order({ liters: 500, tank_type_4: 500 })).toMatchObject({ reason: 'tank-holds-another-beer' })
  })

  test('is taken by litres alone, which leaves the tanks to the driver', async () => {
    await agree()
    expect(await order({ liters: 1000 })).toMatchObject({ number: expect.any(String) })
  })

  test('[CRT-45] [TNK-13] the cart tells the least and the most litres', async () => {
    await agree()
    await newCart(brewery)
    await brewery.ask(CHOOSE, { outlet: 'S1', method: 'flatrate_flatrate', date: WEDNESDAY })
    const { data } = await brewery.ask(
      '{ customerCart { progress_bar_data { iMinimumOrderLiters iMaximumOrderLiters } } }',
    )
    expect(readPath(data, 'customerCart', 'progress_bar_data')).toEqual({
      iMinimumOrderLiters: 500,
      iMaximumOrderLiters: 1500,
    })
  })
})
