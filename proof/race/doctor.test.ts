import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../apps/server/src/platform/test/index.ts'
import { run } from '../../apps/server/src/test/processes.builders.ts'
import { buildStock } from '../support/open-house.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await buildStock(database.pool, 1)
})
afterAll(() => database.drop())

test('`fust doctor` ends well on books that hold, and with 1 on the same books once they do not', async () => {
  const examined = async () => {
    const { ended, output } = run('doctor', { DATABASE_URL: database.url })
    return { code: await ended, output: output() }
  }
  expect(await examined()).toMatchObject({ code: 0 })
  await database.pool.query(`update stock set quantity = quantity + 1 where sku = 'PILS-CRATE'`)
  const broken = await examined()
  expect(broken.code).toBe(1)
  expect(broken.output).toContain('stock of PILS-CRATE is')
})
