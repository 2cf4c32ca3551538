import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertRows } from '../../test/brewery.builders.ts'
import { openBrewery, readPath, type OpenBrewery } from '../../test/open-brewery.ts'
import { bilingual, buildPosmWith, buildProductWith, buildTankCustomer } from './catalogue.builders.ts'

const TANK = 'buyer@tankcafe.example'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery()
  const { pool } = brewery
  for (const table of ['bundle_option', 'product_deposit', 'price', 'stock', 'product'])
    await pool.query(`delete from ${table}`)
  await insertRows(pool, 'category', [
    { id: 10, parent_id: 1, url_key: 'crates', name: bilingual('Kratten', 'Crates'), position: 1 },
    { id: 11, parent_id: 1, url_key: 'kegs', name: bilingual('Fusten', 'Kegs'), position: 2 },
  ])
  await pool.query(
    `insert into brand select 'nastro', 'Nastro', 'NA', label_colour, deep_colour, accent_colour, tint_colour, motif,
       style, tagline, true, 2 from brand where code = 'pils'`,
  )
  await buildProductWith(pool, {
    sku: 'AMBER',
    name: bilingual('Amber'),
    position: 3,
    priceCents: 1_200,
    pack_format: 'CRATE',
    volume: '30 cl',
    categories: [10],
    is_new: true,
    new_until: '2026-12-01',
    beer_type: 'Amber',
  })
  await buildProductWith(pool, {
    sku: 'BLOND',
    name: bilingual('Blond'),
    position: 2,
    priceCents: 2_500,
    pack_format: 'KEG',
    volume: '20 l',
    categories: [11],
    stock: 4,
    low_stock_below: 10,
    is_sale: true,
  })
  await buildProductWith(pool, {
    sku: 'NASTRO',
    name: bilingual('Nastro'),
    position: 1,
    priceCents: 3_900,
    pack_format: 'CRATE',
    volume: '50 cl',
    brand_code: 'nastro',
    categories: [10, 11],
    sub_brand: 'Azzurro',
  })
  await buildProductWith(pool, { sku: 'TANK-A', position: 4, pack_format: 'BULK' })
  await buildProductWith(pool, { sku: 'TANK-N', position: 5, pack_format: 'BULK', brand_code: 'nastro' })
  await buildPosmWith(pool, { sku: 'GLASS', position: 6, volume: null })
  await buildProductWith(pool, { sku: 'NO-PRICE', position: 7, priceCents: null })
  await buildProductWith(pool, { sku: 'NOT-SOLD', position: 8, is_active: false })
  await buildProductWith(pool, { sku: 'EMPTY-KR', position: 9, priceCents: null, is_empties: true })
  await buildTankCustomer(pool, TANK, ['nastro'])
})
afterAll(() => brewery.close())

type Caller = Parameters<OpenBrewery['ask']>[2]

async function skusOf(args: string, options?: Caller): Promise<unknown[]> {
  const answer = await brewery.ask(`{ products(${args}) { items { sku } } }`, {}, options)
  expect(answer.errors).toEqual([])
  return itemsOf(answer.data, 'products', 'items').map((item) => readPath(item, 'sku'))
}

function itemsOf(value: unknown, ...path: string[]): unknown[] {
  const found = readPath(value, ...path)
  return Array.isArray(found) ? found : []
}

async function refusalOf(args: string, options?: Caller) {
  const answer = await brewery.ask(`{ products(${args}) { total_count } }`, {}, options)
  return answer.errors[0]?.extensions
}

describe('the product list', () => {
  test('[GQL-20] has what this ship-to can buy, in the order of the range', async () => {
    expect(await skusOf('filter: {}')).toEqual(['NASTRO', 'BLOND', 'AMBER', 'GLASS'])
  })

  test.each([
    ['brand, by name or code', '{ brand: { in: ["Nastro"] } }', ['NASTRO']],
    ['brand, by code', '{ brand: { eq: "pils" } }', ['BLOND', 'AMBER', 'GLASS']],
    ['sub-brand', '{ sub_brand: { eq: "Azzurro" } }', ['NASTRO']],
    ['beer type', '{ beer_type: { eq: "Amber" } }', ['AMBER']],
    ['category with those below it', '{ category_id: { eq: "1" } }', ['NASTRO', 'BLOND', 'AMBER']],
    ['category under its alias', '{ category: { in: ["11"] } }', ['NASTRO', 'BLOND']],
    ['category by uid', '{ category_uid: { eq: "MTA=" } }', ['NASTRO', 'AMBER']],
    ['category by path', '{ category_url_path: { eq: "crates" } }', ['NASTRO', 'AMBER']],
    ['an unknown category', '{ category_id: { eq: "99" } }', []],
    ['pack format', '{ pack_format: { eq: "KEG" } }', ['BLOND']],
    ['volume', '{ volume: { in: ["20 l", "50 cl"] } }', ['NASTRO', 'BLOND']],
    ['type', '{ type: { eq: "simple" } }', ['NASTRO', 'BLOND', 'AMBER', 'GLASS']],
    ['material type', '{ material_type: { eq: "ZBTL" } }', ['GLASS']],
    ['price, both ends included', '{ price: { from: "12", to: "25.00" } }', ['BLOND', 'AMBER', 'GLASS']],
    ['an open price', '{ price: { from: "39" } }', ['NASTRO']],
    ['words of the name', '{ name: { match: "stro" } }', ['NASTRO']],
    ['two fields at once', '{ category: { eq: "10" }, brand: { eq: "Nastro" } }', ['NASTRO']],
    ['a list of SKUs', '{ sku: { in: ["GLASS", "AMBER", "NOBODY"] } }', ['AMBER', 'GLASS']],
  ])('[CAT-11] is filtered by %s', async (_by, filter, expected) => {
    expect(await skusOf(`filter: ${filter}`)).toEqual(expected)
  })

  test.each([
    ['product_new', 'AMBER'],
    ['product_sale', 'BLOND'],
    ['product_lowstock', 'BLOND'],
    ['is_peroni', 'NASTRO'],
  ])('[CAT-11] [ENT-12] is filtered by the flag %s', async (flag, sku) => {
    expect(await skusOf(`filter: { ${flag}: { eq: "1" } }`)).toEqual([sku])
    expect(await skusOf(`filter: { ${flag}: { eq: "0" } }`)).not.toContain(sku)
    expect(await skusOf(`filter: { ${flag}: { in: ["0", "1"] } }`)).toContain(sku)
  })

  test('[ENT-12] something is new until its day, and an offer makes a sale while it is valid', async () => {
    await insertRows(brewery.pool, 'special_offer', [
      { sku: 'NASTRO', valid_from: '2026-11-20', valid_to: '2026-11-30', price_cents: 3_000 },
    ])
    expect(await skusOf('filter: { product_sale: { eq: "1" } }')).toEqual(['NASTRO', 'BLOND'])
    expect(await skusOf('filter: { price: { from: "30", to: "30" } }')).toEqual(['NASTRO'])
    brewery.setClock('2026-12-02T09:00:00Z')
    expect(await skusOf('filter: { product_sale: { eq: "1" } }')).toEqual(['BLOND'])
    expect(await skusOf('filter: { product_new: { eq: "1" } }')).toEqual([])
    brewery.setClock('2026-11-23T09:00:00Z')
    await brewery.pool.query('delete from special_offer')
  })

  test('[CAT-12] drops what is empty in a filter', async () => {
    const empty = 'filter: { sku: { eq: "" }, brand: { in: [] }, category_id: {}, volume: null, price: { from: "" } }'
    expect(await skusOf(`search: "", ${empty}`)).toHaveLength(4)
  })

  test.each([
    ['nothing is asked', ''],
    ['an empty search is all there is', 'search: ""'],
    ['a flag is neither 1 nor 0', 'filter: { product_new: { eq: "yes" } }'],
    ['a price is no number', 'filter: { price: { from: "cheap" } }'],
    ['a page is too long', 'filter: {}, pageSize: 501'],
    ['a page has no size', 'filter: {}, pageSize: 0'],
    ['pages begin before one', 'filter: {}, currentPage: 0'],
    ['a page lies behind the last', 'filter: {}, pageSize: 2, currentPage: 3'],
  ])('[GQL-20] is refused when %s', async (_case, args) => {
    const answer = await brewery.ask(`{ products${args && `(${args})`} { total_count } }`)
    expect(answer.errors[0]?.extensions.category).toBe('graphql-input')
  })

  test('[CAT-09] comes in pages of 25 that never overlap', async () => {
    const PAGE = '{ products(filter: {}) { total_count page_info { page_size current_page total_pages } } }'
    expect(readPath((await brewery.ask(PAGE)).data, 'products')).toEqual({
      total_count: 4,
      page_info: { page_size: 25, current_page: 1, total_pages: 1 },
    })
    const pages = await Promise.all([1, 2].map((page) => skusOf(`filter: {}, pageSize: 2, currentPage: ${page}`)))
    expect(pages).toEqual([
      ['NASTRO', 'BLOND'],
      ['AMBER', 'GLASS'],
    ])
    const nothing =
      '{ products(filter: { sku: { eq: "NOBODY" } }) { total_count items { sku } page_info { total_pages } } }'
    expect(readPath((await brewery.ask(nothing)).data, 'products')).toEqual({
      total_count: 0,
      items: [],
      page_info: { total_pages: 0 },
    })
  })

  test.each([
    ['{ name: ASC }', ['AMBER', 'BLOND', 'GLASS', 'NASTRO']],
    ['{ name: DESC }', ['NASTRO', 'GLASS', 'BLOND', 'AMBER']],
    ['{ price: ASC }', ['AMBER', 'GLASS', 'BLOND', 'NASTRO']],
    ['{ price: DESC }', ['NASTRO', 'BLOND', 'GLASS', 'AMBER']],
    ['{ volume: ASC }', ['AMBER', 'NASTRO', 'BLOND', 'GLASS']],
    ['{ sku: DESC }', ['NASTRO', 'GLASS', 'BLOND', 'AMBER']],
    ['{ pack_format: ASC, price: DESC }', ['NASTRO', 'AMBER', 'BLOND', 'GLASS']],
    ['{ brand: DESC, sku: ASC }', ['AMBER', 'BLOND', 'GLASS', 'NASTRO']],
    ['{ position: ASC }', ['NASTRO', 'BLOND', 'AMBER', 'GLASS']],
    ['{}', ['NASTRO', 'BLOND', 'AMBER', 'GLASS']],
  ])('[CAT-11] is sorted by %s, in the order written', async (sort, expected) => {
    expect(await skusOf(`filter: {}, sort: ${sort}`)).toEqual(expected)
  })

  test('[CAT-14] [GQL-24] lists what runs low by brand, 50 to a page', async () => {
    const args = 'filter: { product_lowstock: { eq: "1" } }, sort: { brand: ASC }, pageSize: 50, currentPage: 1'
    expect(await skusOf(args)).toEqual(['BLOND'])
    await brewery.pool.query(`update stock set quantity = 10 where sku = 'BLOND'`)
    expect(await skusOf(args)).toEqual([])
    await brewery.pool.query(`update stock set quantity = 4 where sku = 'BLOND'`)
  })

  test('shows a change of the catalogue at once', async () => {
    expect(await skusOf('filter: {}')).not.toContain('NO-PRICE')
    await insertRows(brewery.pool, 'price', [{ price_group: 'A', sku: 'NO-PRICE', min_cases: 1, price_cents: 100 }])
    expect(await skusOf('filter: {}')).toContain('NO-PRICE')
    await brewery.pool.query(`delete from price where sku = 'NO-PRICE'`)
    expect(await skusOf('filter: {}')).not.toContain('NO-PRICE')
  })

  test('[CAT-13] keeps a promotional product with a price, or with variants', async () => {
    const { pool } = brewery
    const promotional = { is_promotional: true, posm_price_cents: null, position: 20 }
    await buildPosmWith(pool, { sku: 'PROMO-BARE', ...promotional })
    await buildPosmWith(pool, { sku: 'PROMO-PRICED', ...promotional, posm_price_cents: 100 })
    await buildPosmWith(pool, { sku: 'PROMO-SHIRT', ...promotional, type: 'configurable' })
    await buildPosmWith(pool, { sku: 'PROMO-SHIRT-M', parent_sku: 'PROMO-SHIRT', posm_price_cents: null })
    expect(await skusOf('filter: { promotional: { eq: "1" } }')).toEqual(['PROMO-PRICED', 'PROMO-SHIRT'])
    await pool.query(`delete from product where sku like 'PROMO-SHIRT-_'`)
    await pool.query(`delete from product where sku like 'PROMO%'`)
  })

  test('lists a product with variants, not the variants; by SKU they are found', async () => {
    const { pool } = brewery
    await buildPosmWith(pool, { sku: 'SHIRT', type: 'configurable', posm_price_cents: null, position: 30 })
    await buildPosmWith(pool, { sku: 'SHIRT-M', parent_sku: 'SHIRT', position: 31 })
    expect(await skusOf('filter: { material_type: { eq: "ZBTL" } }')).toEqual(['GLASS', 'SHIRT'])
    expect(await skusOf('filter: { sku: { eq: "SHIRT-M" } }')).toEqual(['SHIRT-M'])
    await pool.query(`delete from product where sku = 'SHIRT-M'`)
    await pool.query(`delete from product where sku = 'SHIRT'`)
  })

  test('has empties only where they are asked for', async () => {
    expect(await skusOf('filter: {}', { headers: { onlyEmpties: '1' } })).toEqual(['EMPTY-KR'])
    expect(await skusOf('filter: { sku: { eq: "EMPTY-KR" } }')).toEqual(['EMPTY-KR'])
  })
})

describe('what a ship-to may see', () => {
  test.each([
    ['without a session', null],
    ['without a catalogue permission', 'basic@tenbrink.example'],
  ])('[GQL-20] is nothing %s', async (_case, as) => {
    expect(await refusalOf('filter: {}', { as })).toEqual({ category: 'graphql-authorization' })
  })

  test('[SRC-27] a distributor finds beer and POS material, and is kept from tank beer', async () => {
    expect(await refusalOf('filter: { pack_format: { eq: "BULK" } }')).toEqual({ category: 'graphql-authorization' })
    expect(await skusOf('filter: { material_type: { eq: "FERT" } }')).toEqual(['NASTRO', 'BLOND', 'AMBER'])
    expect(await skusOf('filter: { sku: { in: ["TANK-A", "AMBER"] } }')).toEqual(['AMBER'])
  })

  test('[SRC-28] a tank customer finds the agreed brands of tank beer and POS material', async () => {
    expect(await skusOf('filter: {}', { as: TANK })).toEqual(['TANK-N', 'GLASS'])
    expect(await skusOf('filter: { material_type: { eq: "FERT" } }', { as: TANK })).toEqual(['TANK-N'])
    expect(
      await refusalOf('filter: { pack_format: { eq: "CRATE" }, material_type: { eq: "FERT" } }', { as: TANK }),
    ).toEqual({
      category: 'graphql-authorization',
    })
  })

  test('[SRC-29] a role entry for POS material alone opens nothing else', async () => {
    await brewery.pool.query(
      `update user_role set withheld = '{Catalogue Beer}' where user_id = 'U1' and ship_to_id = 'S2'`,
    )
    const options = { headers: { outletid: 'S2' } }
    expect(await skusOf('filter: {}', options)).toEqual(['GLASS'])
    expect(await refusalOf('filter: { material_type: { eq: "FERT" } }', options)).toEqual({
      category: 'graphql-authorization',
    })
  })
})

describe('what is said of the whole result', () => {
  async function aggregationOf(code: string, args = 'filter: {}') {
    const answer = await brewery.ask(
      `{ products(${args}, pageSize: 1) { aggregations { attribute_code label count options { label value count } } } }`,
    )
    return itemsOf(answer.data, 'products', 'aggregations').find((one) => readPath(one, 'attribute_code') === code)
  }

  test('[CAT-11] counts its values over all pages', async () => {
    expect(await aggregationOf('brand')).toEqual({
      attribute_code: 'brand',
      label: 'Brand',
      count: 2,
      options: [
        { label: 'Nastro', value: 'Nastro', count: 1 },
        { label: 'Veenhof Pils', value: 'Veenhof Pils', count: 3 },
      ],
    })
    expect(readPath(await aggregationOf('volume'), 'options')).toMatchObject([
      { value: '30 cl' },
      { value: '50 cl' },
      { value: '20 l' },
    ])
    expect(readPath(await aggregationOf('product_new'), 'options')).toMatchObject([
      { value: '1', count: 1 },
      { value: '0', count: 3 },
    ])
  })

  test('[CAT-11] a value of it can be sent back as a filter', async () => {
    for (const code of ['brand', 'volume', 'pack_format', 'material_type', 'category_uid', 'product_sale']) {
      for (const option of itemsOf(await aggregationOf(code), 'options')) {
        const found = await skusOf(`filter: { ${code}: { eq: "${String(readPath(option, 'value'))}" } }`)
        expect(found).toHaveLength(Number(readPath(option, 'count')))
      }
    }
    for (const option of itemsOf(await aggregationOf('price'), 'options')) {
      const [from, to] = String(readPath(option, 'value')).split('_')
      expect(await skusOf(`filter: { price: { from: "${from}", to: "${to}" } }`)).toHaveLength(
        Number(readPath(option, 'count')),
      )
    }
  })

  test('[GQL-27] counts by category, each product once', async () => {
    const answer = await brewery.ask(
      '{ products(filter: {}) { total_count categoryFilter { id uid name count level path url_key url_path } } }',
    )
    expect(readPath(answer.data, 'products', 'categoryFilter')).toEqual([
      { id: 1, uid: 'MQ==', name: 'Beer', count: 3, level: 1, path: '1/1', url_key: 'beer', url_path: '' },
      {
        id: 10,
        uid: 'MTA=',
        name: 'Crates',
        count: 2,
        level: 2,
        path: '1/1/10',
        url_key: 'crates',
        url_path: 'crates',
      },
      { id: 11, uid: 'MTE=', name: 'Kegs', count: 2, level: 2, path: '1/1/11', url_key: 'kegs', url_path: 'kegs' },
    ])
  })

  test('tells only the categories right below, when asked to', async () => {
    const answer = await brewery.ask(
      `{ products(filter: { category_id: { eq: "1" } }) {
        aggregations(filter: { category: { includeDirectChildrenOnly: true } }) { attribute_code options { label } }
      } }`,
    )
    expect(itemsOf(answer.data, 'products', 'aggregations')[0]).toEqual({
      attribute_code: 'category_uid',
      options: [{ label: 'Crates' }, { label: 'Kegs' }],
    })
  })

  test('[GQL-28] is also answered by itself', async () => {
    const answer = await brewery.ask(
      '{ aggregation(sku: ["AMBER", "BLOND"], brand: ["Veenhof Pils"]) { total_count aggregations { attribute_code } } }',
    )
    expect(readPath(answer.data, 'aggregation', 'total_count')).toBe(2)
    expect(itemsOf(answer.data, 'aggregation', 'aggregations').length).toBeGreaterThan(3)
  })

  test('has the older names of the same, and what can be sorted by', async () => {
    const answer = await brewery.ask(
      `{ products(filter: {}) {
        filters { name request_var filter_items_count filter_items { label value_string items_count } }
        sort_fields { default options { value label } }
      } }`,
      {},
      { headers: { store: 'LivePortal_NL_nl' } },
    )
    expect(itemsOf(answer.data, 'products', 'filters')).toContainEqual({
      name: 'Soort',
      request_var: 'material_type',
      filter_items_count: 2,
      filter_items: [
        { label: 'Bier', value_string: 'FERT', items_count: 3 },
        { label: 'Promotiemateriaal', value_string: 'ZBTL', items_count: 1 },
      ],
    })
    expect(readPath(answer.data, 'products', 'sort_fields', 'default')).toBe('position')
    expect(itemsOf(answer.data, 'products', 'sort_fields', 'options')).toContainEqual({
      value: 'price',
      label: 'Prijs',
    })
  })
})

describe('categories', () => {
  const LIST = `query ($filters: CategoryFilterInput) {
    categoryList(filters: $filters) { id uid level name path url_path url_key product_count children { name children_count } }
  }`

  test('[GQL-19] [CAT-18] [ENT-17] come as a tree with the products found in each', async () => {
    const answer = await brewery.ask(LIST, {}, { headers: { store: 'LivePortal_NL_nl' } })
    expect(readPath(answer.data, 'categoryList')).toEqual([
      {
        id: 1,
        uid: 'MQ==',
        level: 1,
        name: 'Bier',
        path: '1/1',
        url_path: '',
        url_key: 'beer',
        product_count: 3,
        children: [
          { name: 'Kratten', children_count: '0' },
          { name: 'Fusten', children_count: '0' },
        ],
      },
    ])
  })

  test.each([
    ['ids', { ids: { in: ['10', '11'] } }, ['Crates', 'Kegs']],
    ['one id', { ids: { eq: '11' } }, ['Kegs']],
    ['their parent', { parent_id: { eq: '1' } }, ['Crates', 'Kegs']],
    ['uid', { category_uid: { eq: 'MTA=' } }, ['Crates']],
    ['name', { name: { match: 'crat' } }, ['Crates']],
    ['path', { url_path: { eq: 'kegs' } }, ['Kegs']],
    ['something nobody has', { ids: { eq: '99' } }, []],
  ])('[GQL-19] are found by %s', async (_by, filters, expected) => {
    const answer = await brewery.ask(LIST, { filters })
    expect(itemsOf(answer.data, 'categoryList').map((category) => readPath(category, 'name'))).toEqual(expected)
  })

  test('refuse a name of two letters', async () => {
    const answer = await brewery.ask(LIST, { filters: { name: { match: 'cr' } } })
    expect(answer.errors[0]?.extensions).toMatchObject({ category: 'graphql-input' })
  })

  test('have their products, and pages of themselves', async () => {
    const answer = await brewery.ask(
      `{ category(id: 10) { name breadcrumbs { category_id } products(pageSize: 1, sort: { sku: DESC }) { total_count items { sku } } }
         categories(filters: { parent_id: { eq: "1" } }, pageSize: 1) { total_count page_info { total_pages } items { name } } }`,
    )
    expect(answer.data).toEqual({
      category: { name: 'Crates', breadcrumbs: null, products: { total_count: 2, items: [{ sku: 'NASTRO' }] } },
      categories: { total_count: 2, page_info: { total_pages: 2 }, items: [{ name: 'Crates' }] },
    })
  })

  test('are closed without a session', async () => {
    const answer = await brewery.ask(LIST, {}, { as: null })
    expect(answer.errors[0]?.extensions).toEqual({ category: 'graphql-authorization' })
  })
})
