import { afterAll, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { ADD, newCart } from '../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'
import { buildProductWith } from './assortment.builders.ts'
import { assortmentFeature } from './assortment.feature.ts'

const SKUS = Array.from({ length: 30 }, (_, index) => `MANY-${index + 1}`)

let brewery: OpenBrewery
let statements: MockInstance

beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature] })
  for (const sku of SKUS) await buildProductWith(brewery.pool, { sku, sub_brand: 'Many', packaging: sku })
  await brewery.tokenOf('buyer@tenbrink.example')
  // Without an implementation of its own a spy lets every call pass.
  statements = vi.spyOn(brewery.pool, 'query')
})
beforeEach(() => {
  statements.mockClear()
})
afterAll(() => brewery.close())

const EVERYTHING = `items {
  sku favourites cart_fields { total_units } categories { name } downloads { url } available_packaging { sku }
  related_products { sku } upsell_products { sku } crosssell_products { sku } product_links { sku }
  ... on ConfigurableProduct { variants { product { sku } } configurable_options { label } }
  ... on BundleProduct { items { options { product { sku } } } }
} aggregations { attribute_code } categoryFilter { id }`

function ofTheAssortment(): string[] {
  return statements.mock.calls
    .map(([config]: unknown[]) => String(readPath(config, 'name')))
    .filter((name) => name.startsWith('assortment.'))
}

test('a list that is known asks for the stock of its page, and for products that nobody has seen', async () => {
  const list = (page: number) =>
    brewery.ask(
      `{ products(filter: {}, pageSize: 5, currentPage: ${page}) { total_count items { sku } aggregations { label } } }`,
    )
  await list(1)
  statements.mockClear()
  await list(1)
  await list(6)
  expect(ofTheAssortment()).toEqual([
    'assortment.stock-by-id',
    'assortment.stock-by-id',
    // Seen for the first time.
    'assortment.articles',
  ])
})

test('a page of which most is known reads its stock, and what is not known', async () => {
  const list = (pageSize: number) =>
    brewery.ask(`{ products(filter: { sub_brand: { eq: "Many" } }, pageSize: ${pageSize}) { items { sku } } }`)
  await list(8)
  statements.mockClear()
  const { data } = await list(12)
  expect(ofTheAssortment()).toEqual(['assortment.stock-by-id', 'assortment.articles'])
  expect(readPath(data, 'products', 'items')).toEqual(
    SKUS.toSorted()
      .slice(0, 12)
      .map((sku) => ({ sku })),
  )
})

test('a search whose products are known asks for its listing, and for the stock of its page', async () => {
  const search = (words: string) =>
    brewery.ask('query ($words: String) { products(search: $words) { items { sku } } }', { words })
  await search('many-1')
  statements.mockClear()
  const answer = await search('many-10')
  expect(answer.errors).toEqual([])
  expect(ofTheAssortment()).toEqual(['assortment.list-found', 'assortment.stock-by-id'])
})

test.each([1, 5, 30])('everything of %i products is read in as many statements as of one', async (pageSize) => {
  const answer = await brewery.ask(
    `{ products(filter: { sub_brand: { eq: "Many" } }, pageSize: ${pageSize}) { ${EVERYTHING} } }`,
  )
  expect(answer.errors).toEqual([])
  expect(ofTheAssortment().length).toBeLessThanOrEqual(14)
  expect(new Set(ofTheAssortment()).size).toBeGreaterThanOrEqual(ofTheAssortment().length - 1)
})

test('a product page that is known asks for the stock of what it shows', async () => {
  const page = `{ products(filter: { sku: { eq: "MANY-1" } }) { items {
    name downloads { url } related_products { sku } available_packaging { sku } } } }`
  await brewery.ask(page)
  statements.mockClear()
  const answer = await brewery.ask(page)
  expect(answer.errors).toEqual([])
  // Of the product, and of its other packagings together.
  expect(ofTheAssortment()).toEqual(['assortment.stock-by-id', 'assortment.stock-by-sku'])
})

test.each(['sku: { eq: "MANY-1" }', 'url_key: { eq: "many-1" }'])(
  'a product by %s is looked up, and is never looked for among all',
  async (filter) => {
    await brewery.pool.query('update brand set tagline = tagline')
    const answer = await brewery.ask(`{ products(filter: { ${filter} }) { items { sku } } }`)
    expect(readPath(answer.data, 'products', 'items')).toEqual([{ sku: 'MANY-1' }])
    // That the catalogue is another now is seen in the stock of what was known.
    expect(ofTheAssortment().length).toBeLessThanOrEqual(5)
    expect(ofTheAssortment()).not.toContain('assortment.list-all')
  },
)

test('the products of a cart are read together', async () => {
  const cartId = await newCart(brewery)
  await brewery.ask(ADD, { cartId, items: SKUS.map((sku) => ({ sku, quantity: 1 })) })
  const cart = '{ customerCart { items { product { sku name cart_fields { total_units } } } } }'
  await brewery.ask(cart)
  statements.mockClear()
  const answer = await brewery.ask(cart)
  expect(answer.errors).toEqual([])
  expect(ofTheAssortment().toSorted()).toEqual(['assortment.held-in-cart', 'assortment.stock-by-sku'])
})
