import { expect } from 'vitest'
import { insertRows } from '../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'
import { bilingual, buildPosmWith, buildProductWith, buildTankCustomer } from './assortment.builders.ts'
import { assortmentFeature } from './assortment.feature.ts'

export const TANK_BUYER = 'buyer@tankcafe.example'

/** A brewery with three beers in two categories, two tank beers, a glass, and what nobody can buy. */
export async function openSmallCatalogue(): Promise<OpenBrewery> {
  const brewery = await openBrewery({ features: [assortmentFeature] })
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
  await buildTankCustomer(pool, TANK_BUYER, ['nastro'])
  return brewery
}

export type Caller = Parameters<OpenBrewery['ask']>[2]

/** The SKUs that `products` finds, in its order. */
export async function skusFound(brewery: OpenBrewery, args: string, options?: Caller): Promise<unknown[]> {
  const answer = await brewery.ask(`{ products(${args}) { items { sku } } }`, {}, options)
  expect(answer.errors).toEqual([])
  return itemsOf(answer.data, 'products', 'items').map((item) => readPath(item, 'sku'))
}

/** What is listed at this path of an answer. */
export function itemsOf(value: unknown, ...path: string[]): unknown[] {
  const found = readPath(value, ...path)
  return Array.isArray(found) ? found : []
}
