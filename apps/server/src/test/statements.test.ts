import { afterAll, beforeAll, expect, test } from 'vitest'
import { declaredStatements } from '#platform/database.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
// Declares the statements of every feature.
import '../app.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('every SQL statement of the server fits the migrated database', async () => {
  const faults: string[] = []
  for (const [index, { name, text }] of declaredStatements().entries()) {
    try {
      await database.pool.query(`prepare checked_${index} as ${text}`)
    } catch (error) {
      faults.push(`${name}: ${String(error)}`)
    }
  }
  expect(faults).toEqual([])
  expect(declaredStatements().length).toBeGreaterThan(30)
})
