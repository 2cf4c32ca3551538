import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPath, type OpenBrewery } from '../../../test/open-brewery.ts'
import { openSmallCatalogue, itemsOf } from '../small-assortment.builders.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openSmallCatalogue()
})
afterAll(() => brewery.close())

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
