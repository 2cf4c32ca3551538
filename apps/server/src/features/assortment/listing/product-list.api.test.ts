import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertRows } from '../../../test/brewery.builders.ts'
import { readPath, type OpenBrewery } from '../../../test/open-brewery.ts'
import { buildPosmWith } from '../assortment.builders.ts'
import { openSmallCatalogue, skusFound, TANK_BUYER, type Caller } from '../small-assortment.builders.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openSmallCatalogue()
})
afterAll(() => brewery.close())

const skusOf = (args: string, options?: Caller) => skusFound(brewery, args, options)

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

  test.each([
    ['product_last', 'is_last'],
    ['product_recommended', 'is_recommended'],
    ['promotional', 'is_promotional'],
    ['high_margin', 'is_high_margin'],
    ['free_beer', 'is_free_beer'],
  ])('[CAT-11] [ENT-12] is filtered by the flag %s, which is %s of the product', async (flag, column) => {
    await brewery.pool.query(`update product set ${column} = true where sku = 'AMBER'`)
    const found = await skusOf(`filter: { ${flag}: { eq: "1" } }`)
    await brewery.pool.query(`update product set ${column} = false where sku = 'AMBER'`)
    expect(found).toEqual(['AMBER'])
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

  test('[CAT-09] comes in pages that never overlap, of 25 where nothing else is asked for', async () => {
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
    ['{ position: DESC }', ['GLASS', 'AMBER', 'BLOND', 'NASTRO']],
    ['{ habit: DESC }', ['NASTRO', 'BLOND', 'AMBER', 'GLASS']],
    ['{ habit: ASC }', ['BLOND', 'AMBER', 'GLASS', 'NASTRO']],
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
    expect(await skusOf('filter: {}', { as: TANK_BUYER })).toEqual(['TANK-N', 'GLASS'])
    expect(await skusOf('filter: { material_type: { eq: "FERT" } }', { as: TANK_BUYER })).toEqual(['TANK-N'])
    expect(
      await refusalOf('filter: { pack_format: { eq: "CRATE" }, material_type: { eq: "FERT" } }', { as: TANK_BUYER }),
    ).toEqual({
      category: 'graphql-authorization',
    })
  })

  test('[SRC-28] a tank customer finds the empties that go back, and no packaged beer by its SKU', async () => {
    const empties = { as: TANK_BUYER, headers: { onlyEmpties: '1' } }
    expect(await skusOf('filter: { material_type: { eq: "FERT" } }', empties)).toEqual(['EMPTY-KR'])
    expect(await skusOf('filter: { sku: { in: ["EMPTY-KR", "AMBER"] } }', { as: TANK_BUYER })).toEqual(['EMPTY-KR'])
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
