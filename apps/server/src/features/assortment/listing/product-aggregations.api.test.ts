import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPath, type OpenBrewery } from '../../../test/open-brewery.ts'
import { openSmallCatalogue, itemsOf, skusFound, type Caller } from '../small-assortment.builders.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openSmallCatalogue()
})
afterAll(() => brewery.close())

const skusOf = (args: string, options?: Caller) => skusFound(brewery, args, options)

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
