import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrewery, readPath, type OpenBrewery } from '../../test/open-brewery.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery()
})
afterAll(() => brewery.close())

test('smoke', async () => {
  for (let i = 0; i < 7; i++) {
    const answer =
      await brewery.ask(`{ products(filter: {}) { total_count items { __typename sku name your_price favourites cart_fields { total_units } related_products { sku } small_image { url label } custom_attributesV2 { items { code ... on AttributeValue { value } } } categories { name }
    ... on BundleProduct { bundle: items { title options { label quantity product { sku } } } } } page_info { total_pages } aggregations { attribute_code options { label value count } } categoryFilter { name count } sort_fields { default } filters { name filter_items { label } } } categoryList { name children { name } product_count } }`)
    if (i % 6 === 0) console.log(JSON.stringify(answer, null, 1).slice(0, 9000))
  }
  for (const q of [
    'search: "pils"',
    'search: "PILS-CR"',
    'search: "crat"',
    'search: "WIT-CRATE"',
    'search: "pa"',
    'filter: { sku: { eq: "WIT-CRATE" } }',
    'filter: {}, sort: { price: DESC }',
    'filter: { price: { from: "20", to: "28" } }',
    'filter: { category_id: { eq: "1" } }',
    'filter: {material_type: {eq: "ZBTL"}}',
    'filter: {}, pageSize: 2, currentPage: 2',
    'filter: {}, pageSize: 2, currentPage: 9',
  ])
    console.log(q, JSON.stringify(await brewery.ask(`{ products(${q}) { total_count items { sku } } }`)))
})
