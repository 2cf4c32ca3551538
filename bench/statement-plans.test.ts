import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declaredStatements } from '../apps/server/src/platform/database/database.ts'
import { createTestDatabase, type TestDatabase } from '../apps/server/src/platform/test/index.ts'
import { fillBrewery } from './brewery/filled-brewery.ts'
// Declare the statements of every feature.
import '../apps/server/src/app.ts'
import '../apps/server/src/features.ts'
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
  await database.pool.query(
    `insert into order_invoice (company_id, order_id, number, invoiced_on, total_cents, paid_cents,
       receivable_check_due_at)
     select company_id, id, (9000000000 + id)::text, (placed_at + interval '2 days')::date, grand_total_cents,
       grand_total_cents, null
     from sales_order`,
  )
  await database.pool.query('vacuum analyze order_invoice')
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
  for (const { name } of declaredStatements()) {
    if (SEEN_THROUGH.has(name)) continue
    for (const table of scannedIn(await planOf(client, name)))
      if (large.has(table)) found.push(`${name} reads through ${table}`)
  }
  client.release()
  expect(found).toEqual([])
  expect([...large]).toEqual(
    expect.arrayContaining(['product', 'price', 'stock', 'sales_order', 'order_line', 'order_invoice']),
  )
})

test('[DOC-09] the invoices that a month of a report leads to are found by their days', async () => {
  const client = await database.pool.connect()
  await client.query(`set plan_cache_mode = 'force_generic_plan'`)
  const found = foundBy(await planOf(client, 'documents.invoices-of-days'), 'order_invoice_by_day')
  client.release(true)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/invoiced_on >= .* AND .*invoiced_on <= /)
})

/** How a statement is read that PostgreSQL knows nothing of but its text. */
async function planOf(client: PoolClient, name: string): Promise<unknown> {
  const text = declaredStatements().find((own) => own.name === name)?.text
  await client.query(`prepare planned as ${text}`)
  const { rows } = await client.query<{ count: number }>(
    `select cardinality(parameter_types) as count from pg_prepared_statements where name = 'planned'`,
  )
  const values = Array.from({ length: rows[0]?.count ?? 0 }, () => 'null').join(', ')
  const plan = await client.query(`explain (format json) execute planned${values && `(${values})`}`)
  await client.query('deallocate planned')
  return plan.rows
}

/** The tables that a plan reads from their first row to their last. */
function scannedIn(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null) return []
  const table: unknown = Reflect.get(plan, 'Relation Name')
  const own = Reflect.get(plan, 'Node Type') === 'Seq Scan' && typeof table === 'string' ? [table] : []
  return [...own, ...Object.values(plan).flatMap(scannedIn)]
}

/** What is looked up in an index, by each part of a plan that reads it. */
function foundBy(plan: unknown, index: string): string[] {
  if (typeof plan !== 'object' || plan === null) return []
  const own = Reflect.get(plan, 'Index Name') === index ? [String(Reflect.get(plan, 'Index Cond'))] : []
  return [...own, ...Object.values(plan).flatMap((part) => foundBy(part, index))]
}
