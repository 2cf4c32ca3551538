import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#platform/database/migrate.ts'
import type { TestDatabase } from '#platform/test/index.ts'
import { createBuiltBrewery } from '../../../test/built-brewery.ts'
import { insertOrder } from './submit-order.builders.ts'

const NOW = new Date('2026-11-23T09:00:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await createBuiltBrewery()
})
afterAll(() => database.drop())

/** Puts the tables back to where there were no references, as an older backup does, and brings them up to date again. */
async function migrateAgain(): Promise<void> {
  await database.pool.query('alter table sales_order drop column reference, drop column former_numbers')
  await database.pool.query(`delete from schema_migrations where name = '0034-orders-have-a-reference.sql'`)
  await migrate(database.pool)
}

const references = async () => {
  const { rows } = await database.pool.query<{ reference: string }>('select reference from sales_order order by number')
  return rows.map(({ reference }) => reference)
}

test('an order from before there were references has the same one whichever backup it comes back from', async () => {
  await insertOrder(database.pool, '26-00001', NOW, {})
  await insertOrder(database.pool, '26-00002', NOW, {})
  await migrateAgain()
  const first = await references()
  await migrateAgain()
  expect(await references()).toEqual(first)
  expect(new Set(first).size).toBe(2)
})

test('an order that is written gets one by itself, whoever writes it', async () => {
  await insertOrder(database.pool, '26-00003', NOW, {})
  expect(await references()).toEqual(
    Array(3).fill(expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  )
})
