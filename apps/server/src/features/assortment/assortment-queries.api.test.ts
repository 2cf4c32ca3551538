import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertRows } from '../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'
import { bilingual, buildPosmWith, buildProductWith } from './assortment.builders.ts'
import { assortmentFeature } from './assortment.feature.ts'
import { routesFeature } from './routes/routes.feature.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, routesFeature] })
  const { pool } = brewery
  await pool.query(`insert into category (id, parent_id, url_key, name, position) values (2, 1, 'kratten', $1, 1)`, [
    bilingual('Kratten', 'Crates'),
  ])
  await buildProductWith(pool, { sku: 'AMBER', name: bilingual('Amber'), categories: [2], is_sale: true, position: 1 })
  await buildProductWith(pool, { sku: 'BLOND', name: bilingual('Blond'), categories: [2], is_new: true, position: 2 })
  await buildPosmWith(pool, { sku: 'PARASOL', name: bilingual('Parasol'), position: 3 })
})
afterAll(() => brewery.close())

const skus = (items: unknown) => (Array.isArray(items) ? items.map((item) => readPath(item, 'sku')) : items)

describe('the lists of products that pages ask for', () => {
  test('[GQL-21] [CNT-03] the home page takes what is new, with less to it', async () => {
    const HOME = `{ products(filter: { product_new: { eq: "1" } }, pageSize: 4) {
      items { sku name small_image { url } your_price product_new }
    } }`
    const answer = await brewery.ask(HOME)
    expect(readPath(answer.data, 'products', 'items')).toMatchObject([
      { sku: 'BLOND', name: 'Blond', your_price: 10, product_new: 1, small_image: { url: expect.any(String) } },
    ])
  })

  test('[CAT-06] [GQL-22] special offers are those on sale', async () => {
    const SPECIAL = `{ products(filter: { product_sale: { eq: "1" } }) { total_count items { sku product_sale special_offer_details { valid_to } } } }`
    const answer = await brewery.ask(SPECIAL)
    expect(readPath(answer.data, 'products')).toMatchObject({
      total_count: 1,
      items: [{ sku: 'AMBER', product_sale: 1, special_offer_details: null }],
    })
  })

  test('[CAT-05] what an event needs is the bundles of POS materials', async () => {
    const EVENT = `{ products(filter: { material_type: { eq: "ZBTL" }, type: { eq: "bundle" } }) { items { sku __typename } } }`
    const answer = await brewery.ask(EVENT)
    expect(readPath(answer.data, 'products', 'items')).toEqual([{ sku: 'BAR-SET', __typename: 'BundleProduct' }])
  })

  test('[CAT-07] an upcoming beer is an offer that says from which day it comes', async () => {
    await insertRows(brewery.pool, 'special_offer', [
      { sku: 'BLOND', valid_from: '2026-11-01', valid_to: '2027-03-31', deliverable_from: '2027-02-15' },
    ])
    const UPCOMING = `{ products(filter: { material_type: { eq: "FERT" }, product_sale: { eq: "1" } }) {
      items { sku special_offer_details { deliverable_from } }
    } }`
    const answer = await brewery.ask(UPCOMING)
    await brewery.pool.query('delete from special_offer')
    expect(readPath(answer.data, 'products', 'items')).toEqual([
      { sku: 'AMBER', special_offer_details: null },
      { sku: 'BLOND', special_offer_details: { deliverable_from: '2027-02-15' } },
    ])
  })

  test('[GQL-23] the search takes name, SKU and image of a page of ten by material type', async () => {
    const SEARCH = `query ($type: String!) {
      products(search: "para", filter: { material_type: { eq: $type } }, pageSize: 10) { items { name sku image { url } } }
    }`
    const found = await brewery.ask(SEARCH, { type: 'ZBTL' })
    expect(readPath(found.data, 'products', 'items')).toEqual([
      { name: 'Parasol', sku: 'PARASOL', image: { url: expect.stringContaining('/media/packs/') } },
    ])
    expect(readPath((await brewery.ask(SEARCH, { type: 'FERT' })).data, 'products', 'items')).toEqual([])
  })

  test('[GQL-26] recommended items are simple products, as many to a page as there are', async () => {
    const RECOMMENDED = `query ($skus: [String], $size: Int!) {
      products(filter: { type: { eq: "simple" }, sku: { in: $skus } }, pageSize: $size) { items { sku } page_info { total_pages } }
    }`
    const answer = await brewery.ask(RECOMMENDED, { skus: ['AMBER', 'BLOND', 'BAR-SET'], size: 3 })
    expect(skus(readPath(answer.data, 'products', 'items'))).toEqual(['AMBER', 'BLOND'])
    expect(readPath(answer.data, 'products', 'page_info', 'total_pages')).toBe(1)
  })
})

describe('an address of the shop', () => {
  const ROUTE = `query ($url: String!) {
    route(url: $url) { __typename relative_url redirect_code type ... on ProductInterface { sku } ... on CategoryTree { name } }
    urlResolver(url: $url) { id entity_uid relative_url redirectCode type }
  }`

  test.each(['amber', '/amber', '/amber.html', 'https://bestellen.veenhof.example/amber?color=1', 'kratten/amber'])(
    'leads to a product: %s',
    async (url) => {
      const { data } = await brewery.ask(ROUTE, { url })
      expect(readPath(data, 'route')).toEqual({
        __typename: 'SimpleProduct',
        relative_url: 'amber',
        redirect_code: 0,
        type: 'PRODUCT',
        sku: 'AMBER',
      })
      expect(readPath(data, 'urlResolver')).toMatchObject({ type: 'PRODUCT', relative_url: 'amber', redirectCode: 0 })
    },
  )

  test('leads to a category', async () => {
    const { data } = await brewery.ask(ROUTE, { url: '/kratten' })
    expect(readPath(data, 'route')).toMatchObject({ __typename: 'CategoryTree', name: 'Crates', type: 'CATEGORY' })
    expect(readPath(data, 'urlResolver')).toMatchObject({ id: 2, entity_uid: 'Mg==', type: 'CATEGORY' })
  })

  test.each(['', '/', 'nowhere', 'gone-crate', '/kratten/nowhere'])('leads nowhere: "%s"', async (url) => {
    expect((await brewery.ask(ROUTE, { url })).data).toEqual({ route: null, urlResolver: null })
  })

  test.each([null, 'basic@tenbrink.example'])('is closed to %s', async (as) => {
    const { errors } = await brewery.ask(ROUTE, { url: 'amber' }, { as })
    expect(errors.map(({ extensions }) => extensions.category)).toEqual([
      'graphql-authorization',
      'graphql-authorization',
    ])
  })
})
