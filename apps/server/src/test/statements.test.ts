import { afterAll, beforeAll, expect, test } from 'vitest'
import { declaredStatements } from '#platform/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
// Declares the statements of every feature.
import '../app.ts'
import '../features.ts'

/** Beyond these nobody tells them apart by their places: they come as a document with names. */
const PARAMETERS_MAXIMUM = 10

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('every SQL statement of the server fits the migrated database, with no more parameters than a reader counts', async () => {
  expect(await faultsOf(declaredStatements())).toEqual([])
  expect(declaredStatements().length).toBeGreaterThan(30)
})

test.each([
  ['a table that is not there', 'select from tankard', 'planted: error: relation "tankard" does not exist'],
  [
    'eleven parameters',
    'select $1::int, $2::int, $3::int, $4::int, $5::int, $6::int, $7::int, $8::int, $9::int, $10::int, $11::int',
    'planted has 11 parameters',
  ],
])('a statement with %s is found', async (_case, text, fault) => {
  expect(await faultsOf([{ name: 'planted', text }])).toEqual([fault])
})

async function faultsOf(statements: readonly { name: string; text: string }[]): Promise<string[]> {
  const client = await database.pool.connect()
  const faults: string[] = []
  for (const { name, text } of statements) {
    try {
      await client.query(`prepare checked as ${text}`)
      const { rows } = await client.query<{ parameters: number }>(
        "select cardinality(parameter_types) as parameters from pg_prepared_statements where name = 'checked'",
      )
      const parameters = rows[0]?.parameters ?? 0
      if (parameters > PARAMETERS_MAXIMUM) faults.push(`${name} has ${parameters} parameters`)
      await client.query('deallocate checked')
    } catch (error) {
      faults.push(`${name}: ${String(error)}`)
    }
  }
  client.release()
  return faults
}
