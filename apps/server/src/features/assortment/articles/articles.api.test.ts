import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { assortmentFeature } from '../assortment.feature.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature] })
})
beforeEach(async () => {
  await pils()
})
afterAll(() => brewery.close())

async function pils() {
  const answer = await brewery.ask(`{ products(filter: { sku: { eq: "PILS-CRATE" } }) { items {
    related_products { sku stock_quantity } downloads { title } available_packaging { sku }
    name stock_quantity multi_deposit { price } price_range { minimum_price { final_price { value } } } } } }`)
  return readPath(answer.data, 'products', 'items', 0)
}

test.each([
  ['stock', `update stock set quantity = 7 where sku = 'PILS-CRATE'`, { stock_quantity: 7 }],
  [
    'price',
    `update price set price_cents = 1234 where sku = 'PILS-CRATE' and min_cases = 1`,
    { price_range: { minimum_price: { final_price: { value: 12.34 } } } },
  ],
  [
    'deposit',
    `update product_deposit set price_cents = 450 where sku = 'PILS-CRATE'`,
    { multi_deposit: [{ price: 4.5 }] },
  ],
  [
    'related product',
    `insert into product_relation (sku, related_sku, kind) values ('PILS-CRATE', 'WIT-CRATE', 'related')`,
    { related_products: [{ sku: 'WIT-CRATE' }] },
  ],
  [
    'stock of its related product',
    `update stock set quantity = 3 where sku = 'WIT-CRATE'`,
    { related_products: [{ sku: 'WIT-CRATE', stock_quantity: 3 }] },
  ],
  [
    'document',
    `insert into product_download (sku, file, title) values ('PILS-CRATE', 'sheet.pdf', '{"nl": "Blad", "en": "Sheet"}')`,
    { downloads: [{ title: 'Sheet' }] },
  ],
  ['name', `update product set name = '{"nl": "Anders"}' where sku = 'PILS-CRATE'`, { name: 'Anders' }],
])('a product that was shown before is shown with the %s it has now', async (_what, change, expected) => {
  await brewery.pool.query(change)
  expect(await pils()).toMatchObject(expected)
})

test('an offer ends for a product that was shown the day before', async () => {
  await brewery.pool.query(`insert into special_offer (sku, valid_from, valid_to, price_cents)
    values ('WIT-CRATE', '2026-11-01', '2026-11-23', 900)`)
  const price = async () => {
    const answer = await brewery.ask(
      `{ products(filter: { sku: { eq: "WIT-CRATE" } }) { items { price_range { minimum_price { final_price { value } } } } } }`,
    )
    return readPath(answer.data, 'products', 'items', 0, 'price_range', 'minimum_price', 'final_price', 'value')
  }
  expect(await price()).toBe(9)
  brewery.setClock('2026-11-24T09:00:00Z')
  expect(await price()).toBe(24.6)
})
