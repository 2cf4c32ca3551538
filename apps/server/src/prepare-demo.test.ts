import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { buildBrewery, writeBrewery } from '#features/import/import.builders.ts'
import { bringIn } from './prepare-demo.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a start brings in a folder once, again when a file of it changed, and not while it is wrong', async () => {
  const folder = await writeBrewery(buildBrewery())
  const said: string[] = []
  const start = () => bringIn({ pool: database.pool, folder, isOwnFolder: false, print: (line) => said.push(line) })
  const one = async (sql: string) => (await database.pool.query({ text: sql, rowMode: 'array' })).rows[0]?.[0]

  await start()
  expect(await one('select count(*)::int from product')).toBe(3)
  await database.pool.query('update stock set quantity = quantity - 1')
  const stock = await one('select sum(quantity)::int from stock')
  await start()
  expect(said).toHaveLength(1)
  expect(await one('select sum(quantity)::int from stock')).toBe(stock)

  await appendFile(join(folder, 'brewery.yaml'), '\n# a remark\n')
  await start()
  await start()
  expect(said).toHaveLength(2)

  await appendFile(join(folder, 'brewery.yaml'), 'colour: green\n')
  await expect(start()).rejects.toThrow('column colour: is not a setting')
  await expect(start()).rejects.toThrow('column colour: is not a setting')
})
