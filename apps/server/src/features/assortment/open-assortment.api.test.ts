import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { suggestionsFeature } from '#features/suggestions/suggestions.feature.ts'
import { insertRows } from '../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'
import { assortmentFeature } from './assortment.feature.ts'
import { routesFeature } from './routes/routes.feature.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({
    features: [assortmentFeature, routesFeature, cartFeature, ordersFeature, suggestionsFeature],
  })
  await insertRows(brewery.pool, 'price_group', [{ code: 'LIST', name: JSON.stringify({ nl: 'Lijst', en: 'List' }) }])
  await insertRows(brewery.pool, 'price', [
    { price_group: 'LIST', sku: 'PILS-CRATE', min_cases: 1, price_cents: 2_100 },
    { price_group: 'LIST', sku: 'BOK-CRATE', min_cases: 1, price_cents: 3_500 },
    { price_group: 'LIST', sku: 'PILS-TANK', min_cases: 1, price_cents: 20_000 },
  ])
  await insertRows(brewery.pool, 'special_offer', [
    { sku: 'BOK-CRATE', valid_from: '2026-11-01', valid_to: '2026-12-31', price_cents: 2_000 },
  ])
})
afterAll(() => brewery.close())

const VISITOR = { as: null }

async function open(isOpen: boolean): Promise<void> {
  await brewery.pool.query(
    `update brewery_setting set value = value || jsonb_build_object('public_catalogue', $1::boolean) where name = 'portal'`,
    [isOpen],
  )
}

const PRICED = `{ products(filter: {}, sort: { sku: ASC }) { total_count items {
  sku price_range { minimum_price { regular_price { value } final_price { value } } }
} } }`

async function pricesFor(options?: Parameters<OpenBrewery['ask']>[2]) {
  const answer = await brewery.ask(PRICED, {}, options)
  const items = readPath(answer.data, 'products', 'items')
  return (Array.isArray(items) ? items : []).map((item) => [
    readPath(item, 'sku'),
    readPath(item, 'price_range', 'minimum_price', 'final_price', 'value'),
  ])
}

const CATALOGUE = [
  ['products', 'products(filter: {}) { total_count }'],
  ['aggregation', 'aggregation(brand: ["pils"]) { total_count }'],
  ['categories', 'categories { total_count }'],
  ['categoryList', 'categoryList { id }'],
  ['category', 'category(id: 1) { id }'],
  ['route', 'route(url: "pils-crate") { relative_url }'],
  ['urlResolver', 'urlResolver(url: "pils-crate") { id }'],
  ['getProductAvaliablePackaging', 'getProductAvaliablePackaging(sku: "PILS-CRATE") { sku }'],
] as const

describe('a catalogue that the market keeps closed', () => {
  test.each(CATALOGUE)('answers %s to nobody without a session', async (_name, field) => {
    await open(false)
    const answer = await brewery.ask(`{ ${field} }`, {}, VISITOR)
    expect(answer.errors[0]?.extensions.category).toBe('graphql-authorization')
  })
})

describe('a catalogue that the market opens', () => {
  test.each(CATALOGUE)('answers %s without a session', async (name, field) => {
    await open(true)
    const answer = await brewery.ask(`{ ${field} }`, {}, VISITOR)
    expect(answer.errors).toEqual([])
    expect(readPath(answer.data, name)).not.toBeNull()
  })

  test('shows visitors list prices, and neither offers nor tank beer nor what has no list price', async () => {
    await open(true)
    expect(await pricesFor(VISITOR)).toEqual([
      ['BAR-SET', 99],
      ['BOK-CRATE', 35],
      ['GLASS-25', 15],
      ['PILS-CRATE', 21],
    ])
    const offered = (await pricesFor()).find(([sku]) => sku === 'BOK-CRATE')
    expect(offered).toEqual(['BOK-CRATE', 20])
  })

  test('counts visitors’ prices in ranges and filters as they see them', async () => {
    await open(true)
    const ASK = `{ products(filter: { price: { from: "30" } }) { items { sku special_price your_price } } }`
    const answer = await brewery.ask(ASK, {}, VISITOR)
    expect(readPath(answer.data, 'products', 'items')).toEqual([
      { sku: 'BOK-CRATE', special_price: null, your_price: 35 },
      { sku: 'BAR-SET', special_price: null, your_price: null },
    ])
  })

  test('keeps from those who are signed in what their permissions keep from them', async () => {
    await open(true)
    const answer = await brewery.ask(PRICED, {}, { as: 'basic@tenbrink.example' })
    expect(answer.errors[0]?.extensions.category).toBe('graphql-authorization')
  })

  test.each([
    ['a cart', '{ customerCart { id } }'],
    ['a cart to fill', 'mutation { createEmptyCart }'],
    ['what is recommended to a ship-to', '{ recommendItems(shipTo: "S1") { shipTo } }'],
    ['orders', '{ customerOrders { total_count } }'],
  ])('gives a visitor no %s', async (_what, document) => {
    await open(true)
    const answer = await brewery.ask(document, {}, VISITOR)
    expect(answer.errors[0]?.extensions.category).toBe('graphql-authorization')
  })
})
