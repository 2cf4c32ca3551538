import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '#platform/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { readMade } from './database.store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const HEAD = `// What the migrations make and rules depend on: columns, constraints, triggers, unique indexes and functions.
// Made by made-by-migrations.test.ts; after a migration: vitest run made-by-migrations --project server-18 -u
export const MADE_BY_MIGRATIONS: Readonly<Record<string, string>> = `

test('the doctor knows what the migrations make', async () => {
  const made = await createDatabase(database.pool).rows(readMade)
  expect(made.filter(({ fault }) => fault !== null)).toEqual([])
  const byName = Object.fromEntries(
    made.map(({ thing, definition }) => [thing, definition] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  await expect(`${HEAD}${JSON.stringify(byName, null, 2)}\n`).toMatchFileSnapshot('./made-by-migrations.generated.ts')
})
