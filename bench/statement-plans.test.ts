import { afterAll, beforeAll, expect, test } from 'vitest'
import { declaredStatements } from '../apps/server/src/platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../apps/server/src/platform/test/index.ts'
import { fillBrewery } from './brewery/filled-brewery.ts'
// Declare the statements of every feature.
import '../apps/server/src/app.ts'
import '../apps/server/src/work.ts'

const LARGE_FROM_ROWS = 2_000
// These look at every row: a sweep once in a while, a question at each start, the lists of everything and of what runs
// low, which are remembered, and how many people a change of roles is about, on the administrator's page.
const SEEN_THROUGH = new Set([
  'session.delete-expired',
  'session.count-demo-passwords',
  'assortment.list-all',
  'assortment.low-stock',
  'role-permissions.count-people',
])

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await fillBrewery(database.url, { name: 'plans', products: 5_000, orders: 10_000 })
})
afterAll(() => database.drop())

test('no statement reads through a large table', async () => {
  const client = await database.pool.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and reltuples >= $1`,
    [LARGE_FROM_ROWS],
  )
  const large = new Set(tables.map(({ name }) => name))
  const found: string[] = []
  for (const [index, { name, text }] of declaredStatements().entries()) {
    if (SEEN_THROUGH.has(name)) continue
    await client.query(`prepare planned_${index} as ${text}`)
    const { rows } = await client.query<{ count: number }>(
      'select cardinality(parameter_types) as count from pg_prepared_statements where name = $1',
      [`planned_${index}`],
    )
    const values = Array.from({ length: rows[0]?.count ?? 0 }, () => 'null').join(', ')
    const plan = await client.query(`explain (format json) execute planned_${index}${values && `(${values})`}`)
    for (const table of scannedIn(plan.rows)) if (large.has(table)) found.push(`${name} reads through ${table}`)
  }
  client.release()
  expect(found).toEqual([])
  expect([...large]).toEqual(expect.arrayContaining(['product', 'price', 'stock', 'sales_order', 'order_line']))
})

/** The tables that a plan reads from their first row to their last. */
function scannedIn(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null) return []
  const table: unknown = Reflect.get(plan, 'Relation Name')
  const own = Reflect.get(plan, 'Node Type') === 'Seq Scan' && typeof table === 'string' ? [table] : []
  return [...own, ...Object.values(plan).flatMap(scannedIn)]
}
