import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { insertRows } from '../../test/brewery.builders.ts'
import { place, readyCart } from '../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'
import { suggestionsFeature } from './suggestions.feature.ts'

const RECOMMEND = `query ($shipTo: String!, $selected: String, $cart: [String]) {
  recommendItems(shipTo: $shipTo, selectedItem: $selected, cartItems: $cart) { shipTo recItems { productId Priority } }
}`

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature, ordersFeature, suggestionsFeature] })
  const { pool } = brewery
  await pool.query("update product set is_recommended = true where sku in ('BOK-CRATE', 'GONE-CRATE', 'PILS-TANK')")
  await insertRows(pool, 'product_relation', [{ sku: 'BOK-CRATE', related_sku: 'IPA-TRAY', kind: 'related' }])
  for (const [sku, date] of [
    ['WIT-CRATE', '2026-11-24'],
    ['PILS-CRATE', '2026-11-25'],
    ['PILS-CRATE', '2026-11-26'],
  ] as const)
    await place(brewery, await readyCart(brewery, { sku, date }))
})
afterAll(() => brewery.close())

async function recommended(variables: Record<string, unknown>, headers: Record<string, string> = {}) {
  const answer = await brewery.ask(RECOMMEND, { shipTo: 'S1', ...variables }, { headers })
  return readPath(answer.data, 'recommendItems', 'recItems')
}

const inOrder = (...skus: string[]) => skus.map((productId, index) => ({ productId, Priority: String(index + 1) }))

describe('recommended items', () => {
  test('[CAT-15] [GQL-35] [ENT-19] are what the ship-to orders most, then what the brewery recommends and it can order', async () => {
    expect(await recommended({})).toEqual(inOrder('PILS-CRATE', 'WIT-CRATE', 'BOK-CRATE'))
  })

  test('[GQL-35] begin with what goes with the selected item, and leave it out', async () => {
    expect(await recommended({ selected: 'BOK-CRATE' })).toEqual(inOrder('IPA-TRAY', 'PILS-CRATE', 'WIT-CRATE'))
  })

  test('[GQL-13] [GQL-35] leave out what is in the cart, by argument or by header', async () => {
    expect(await recommended({ cart: ['PILS-CRATE'] }, { cartSKUs: 'WIT-CRATE' })).toEqual(inOrder('BOK-CRATE'))
  })

  test('[GQL-16] are none when the header switches them off', async () => {
    expect(await recommended({}, { productrecoenabled: '0' })).toEqual([])
    expect(await recommended({}, { productrecoenabled: '1' })).not.toEqual([])
  })

  test('are of the ship-to that is named', async () => {
    expect(await recommended({ shipTo: 'S2' })).toEqual(inOrder('BOK-CRATE'))
  })

  test.each([
    ['nobody', 'S1', null],
    ['somebody without a catalogue', 'S1', 'basic@tenbrink.example'],
    ['somebody else', 'S9', 'buyer@tenbrink.example'],
  ])('are refused to %s', async (_case, shipTo, as) => {
    const answer = await brewery.ask(RECOMMEND, { shipTo }, { as })
    expect(answer.errors[0]?.extensions.category).toBe('graphql-authorization')
  })
})

describe('[PRM-28, PRM-29] recommendations', () => {
  test('are none where a role of the person lacks the permission, whatever the header says', async () => {
    await brewery.pool.query(
      `update user_role set withheld = '{Product Recommendation}' where user_id = 'U1' and ship_to_id = 'S1'`,
    )
    expect(await recommended({}, { productrecoenabled: '1' })).toEqual([])
    expect(await recommended({ shipTo: 'S2' })).toEqual(inOrder('BOK-CRATE'))
    await brewery.pool.query(`update user_role set withheld = '{}' where user_id = 'U1' and ship_to_id = 'S1'`)
    expect(await recommended({})).not.toEqual([])
  })
})

const SUGGEST = `query ($shipTo: String!, $cart: [String!]) {
  suggestedCart(shipTo: $shipTo, cartItems: $cart) {
    ship_to_id
    items { priority is_proposed number_of_packages number_of_layer number_of_pallet liters reason times of_orders
      last_ordered_on product { sku your_price } }
  }
}`

async function suggested(variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const answer = await brewery.ask(SUGGEST, { shipTo: 'S1', ...variables }, { headers })
  return readPath(answer.data, 'suggestedCart', 'items')
}

describe('[RTE-26] a suggested cart', () => {
  test('has what the ship-to usually orders and what its last order lacked, each with its reason', async () => {
    expect(await suggested()).toEqual([
      {
        priority: 1,
        is_proposed: true,
        number_of_packages: 0,
        number_of_layer: 0,
        // Of 24 that are usual: the stock holds no more.
        number_of_pallet: 2,
        liters: 0,
        reason: 'USUAL',
        times: 2,
        of_orders: 3,
        last_ordered_on: null,
        product: { sku: 'PILS-CRATE', your_price: 17.85 },
      },
      expect.objectContaining({
        priority: 2,
        is_proposed: false,
        number_of_pallet: 24,
        reason: 'MISSING',
        times: null,
        of_orders: null,
        last_ordered_on: '2026-11-23',
        product: { sku: 'WIT-CRATE', your_price: 24.6 },
      }),
    ])
  })

  test('leaves out what is in the cart, by argument or by header', async () => {
    expect(await suggested({ cart: ['PILS-CRATE'] })).toMatchObject([{ product: { sku: 'WIT-CRATE' } }])
    expect(await suggested({}, { cartSKUs: 'WIT-CRATE' })).toMatchObject([{ product: { sku: 'PILS-CRATE' } }])
  })

  test('of another ship-to is told by its own orders', async () => {
    expect(await suggested({ shipTo: 'S2' })).toEqual([])
  })

  test('has the season a year ago', async () => {
    const { pool } = brewery
    await pool.query(
      `insert into sales_order select (jsonb_populate_record(null::sales_order, to_jsonb(o) || jsonb_build_object(
         'id', 9001, 'number', '25-9001', 'reference', gen_random_uuid(), 'token', 'season-token', 'cart_id', null,
         'placed_at', o.placed_at - interval '364 days'))).* from sales_order o order by id limit 1`,
    )
    await pool.query(
      `insert into order_line select (jsonb_populate_record(null::order_line, to_jsonb(l) || jsonb_build_object(
         'order_id', 9001, 'sku', 'BOK-CRATE', 'pallets', 0, 'layers', 3))).* from order_line l order by order_id limit 1`,
    )
    expect(await suggested()).toContainEqual(
      expect.objectContaining({
        number_of_layer: 3,
        number_of_pallet: 0,
        reason: 'SEASON',
        last_ordered_on: '2025-11-24',
        product: expect.objectContaining({ sku: 'BOK-CRATE' }),
      }),
    )
    await pool.query('delete from sales_order where id = 9001')
  })

  test('has no tank beer for who may not order any', async () => {
    const { pool } = brewery
    await pool.query("update sales_order set kind = 'tank'")
    await pool.query(`update user_role set withheld = '{Catalogue Tank}' where user_id = 'U1' and ship_to_id = 'S1'`)
    expect(await suggested()).toEqual([])
    await pool.query("update sales_order set kind = 'beer'")
    await pool.query(`update user_role set withheld = '{}' where user_id = 'U1' and ship_to_id = 'S1'`)
  })

  test.each([
    ['nobody', 'S1', null],
    ['somebody without a catalogue', 'S1', 'basic@tenbrink.example'],
    ['somebody else', 'S9', 'buyer@tenbrink.example'],
  ])('is refused to %s', async (_case, shipTo, as) => {
    const answer = await brewery.ask(SUGGEST, { shipTo }, { as })
    expect(answer.errors[0]?.extensions.category).toBe('graphql-authorization')
  })

  test('has nothing of orders that were cancelled', async () => {
    await brewery.pool.query("update sales_order set status = 'Canceled'")
    expect(await suggested()).toEqual([])
  })
})
