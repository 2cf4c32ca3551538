import { afterAll, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { ADD, newCart } from '../../test/cart-calls.builders.ts'
import { openBrewery, readPath, type OpenBrewery } from '../../test/open-brewery.ts'
import { buildProductWith } from './catalogue.builders.ts'

const SKUS = Array.from({ length: 30 }, (_, index) => `MANY-${index + 1}`)

let brewery: OpenBrewery
let statements: MockInstance

beforeAll(async () => {
  brewery = await openBrewery()
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

function ofTheCatalogue(): string[] {
  return statements.mock.calls
    .map(([config]: unknown[]) => String(readPath(config, 'name')))
    .filter((name) => name.startsWith('catalogue.'))
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
  expect(ofTheCatalogue()).toEqual([
    'catalogue.stock-of-page',
    // Seen for the first time.
    'catalogue.page-of-products',
  ])
})

test('a page of which most is known reads what is not, and of the rest the stock', async () => {
  const list = (pageSize: number) =>
    brewery.ask(`{ products(filter: { sub_brand: { eq: "Many" } }, pageSize: ${pageSize}) { items { sku } } }`)
  await list(8)
  statements.mockClear()
  const { data } = await list(12)
  expect(ofTheCatalogue()).toEqual(['catalogue.stock-of-page', 'catalogue.page-of-products'])
  expect(readPath(data, 'products', 'items')).toEqual(
    SKUS.toSorted()
      .slice(0, 12)
      .map((sku) => ({ sku })),
  )
})

test('a search whose products are known asks which have its words, and for the stock of its page', async () => {
  const search = (words: string) =>
    brewery.ask('query ($words: String) { products(search: $words) { items { sku } } }', { words })
  await search('many-1')
  statements.mockClear()
  const answer = await search('many-10')
  expect(answer.errors).toEqual([])
  expect(ofTheCatalogue()).toEqual(['catalogue.find', 'catalogue.stock-of-page'])
})

test.each([1, 5, 30])('everything of %i products is read in as many statements as of one', async (pageSize) => {
  const answer = await brewery.ask(
    `{ products(filter: { sub_brand: { eq: "Many" } }, pageSize: ${pageSize}) { ${EVERYTHING} } }`,
  )
  expect(answer.errors).toEqual([])
  expect(ofTheCatalogue().length).toBeLessThanOrEqual(14)
  expect(new Set(ofTheCatalogue()).size).toBeGreaterThanOrEqual(ofTheCatalogue().length - 1)
})

test('a product page that is known asks for the stock of what it shows', async () => {
  const page = `{ products(filter: { sku: { eq: "MANY-1" } }) { items {
    name downloads { url } related_products { sku } available_packaging { sku } } } }`
  await brewery.ask(page)
  statements.mockClear()
  const answer = await brewery.ask(page)
  expect(answer.errors).toEqual([])
  // Of the product and of its other packagings together.
  expect(ofTheCatalogue()).toEqual(['catalogue.stock-of-page'])
})

test('the products of a cart are read together', async () => {
  const cartId = await newCart(brewery)
  await brewery.ask(ADD, { cartId, items: SKUS.map((sku) => ({ sku, quantity: 1 })) })
  const cart = '{ customerCart { items { product { sku name cart_fields { total_units } } } } }'
  await brewery.ask(cart)
  statements.mockClear()
  const answer = await brewery.ask(cart)
  expect(answer.errors).toEqual([])
  expect(ofTheCatalogue().toSorted()).toEqual(['catalogue.held-in-cart', 'catalogue.stock-of-page'])
})
