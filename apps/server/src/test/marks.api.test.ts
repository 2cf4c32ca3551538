import { calendarDate } from '@fust/domain/calendar'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createArticles } from '#features/assortment/articles/articles.ts'
import { createCartReader } from '#features/cart/cart-reader.ts'
import { declaredStatements, type Queries } from '#platform/database/database.ts'
import { createMarkedMemory } from '#platform/database/marked-memory.ts'
import { Shed } from '#platform/http/shed.ts'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { readyCart } from './cart-calls.builders.ts'
import { type OpenBrewery, openBrewery } from './open-brewery.ts'
import { byRestore } from './taken-back.builders.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature] })
})
beforeEach(async () => {
  await brewery.pool.query('delete from product_relation')
  await brewery.pool.query(
    `insert into product_relation (sku, related_sku, kind) values ('PILS-CRATE', 'WIT-CRATE', 'related')`,
  )
})
afterAll(() => brewery.close())

const today = calendarDate('2026-11-23')

const REMEMBERED = [
  'assortment.articles',
  'assortment.parts-of-products',
  'assortment.list-all',
  'assortment.list-by-sku',
  'assortment.list-by-url-key',
  'assortment.list-found',
  'assortment.categories',
  'portal.read-brewery',
]

test('every table that is remembered changes the mark', async () => {
  const { rows } = await brewery.pool.query<{ table: string }>(
    // After each statement (neither before it nor by row) that inserts, updates, deletes or truncates.
    `select tgrelid::regclass::text as table from pg_trigger
     where tgname = 'catalogue_changed' and tgtype = 4 | 8 | 16 | 32 and tgenabled = 'O'`,
  )
  const read = new Set((await Promise.all(REMEMBERED.map(tablesOf))).flat())
  // What the stock holds is read anew.
  const changing = [...rows.map(({ table }) => table), 'stock', 'catalogue_mark']
  expect([...read].toSorted()).toEqual(changing.toSorted())
})

test('a cart whose catalogue never keeps still is left for later', async () => {
  const cartId = await readyCart(brewery)
  // Each statement finds another catalogue than the one before it.
  const restless: Queries = {
    rows: async (asked, values) => {
      await brewery.pool.query(`update brand set tagline = tagline`)
      return brewery.db.rows(asked, values)
    },
    row: async (asked, values) => (await restless.rows(asked, values))[0],
  }
  const own = { userId: 'U1', companyIds: ['C1'], cartId }
  const { read, readToPlace } = createCartReader(createArticles(createMarkedMemory()))
  await expect(read(restless, own, today)).rejects.toThrow(Shed)
  await expect(readToPlace(restless, own, today)).rejects.toThrow(Shed)
  expect((await read(brewery.db, own, today))?.lines).toHaveLength(1)
})

test('what is shown beside a product is remembered with the mark it was read with, not with that of the product', async () => {
  const articles = createArticles(createMarkedMemory())
  const shown = async () => articles.readBySku(brewery.db, ['PILS-CRATE'], { priceGroup: 'A', today })
  await byRestore(brewery.db, async () => {
    const before = await shown()
    await brewery.pool.query('delete from product_relation')
    await articles.readExtras(brewery.db, before)
  })
  const parts = await articles.readExtras(brewery.db, await shown())
  expect(parts.get('PILS-CRATE')?.relations).toMatchObject([{ relatedSku: 'WIT-CRATE' }])
})

/** The tables that a statement reads, by its plan for whatever values come. */
async function tablesOf(name: string): Promise<string[]> {
  const { text } = declaredStatements().find((declared) => declared.name === name) ?? { text: '' }
  const client = await brewery.pool.connect()
  await client.query(`set plan_cache_mode = force_generic_plan`)
  await client.query(`prepare looked_at as ${text}`)
  const nulls = [...new Set(text.match(/\$\d+/g))].map(() => 'null').join(', ')
  const { rows } = await client.query(`explain (format json) execute looked_at${nulls && `(${nulls})`}`)
  client.release(true)
  return tablesIn(rows)
}

function tablesIn(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null) return []
  const table: unknown = Reflect.get(plan, 'Relation Name')
  return [...(typeof table === 'string' ? [table] : []), ...Object.values(plan).flatMap(tablesIn)]
}
