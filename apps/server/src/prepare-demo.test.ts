import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SettingsFault } from '#platform/env.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { buildBrewery, writeBrewery } from '#features/import/import.builders.ts'
import { emptyTables } from '#features/import/import.test-tables.ts'
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

describe('a start says in a sentence that', () => {
  const said = async (folder: string) =>
    bringIn({ pool: database.pool, folder, isOwnFolder: false, print: () => {} }).then(
      () => '',
      (error: unknown) => (error instanceof SettingsFault ? error.message : String(error)),
    )
  const settings = (name: string) => ({ 'brewery.yaml': `name: ${name}\nmarket: NL\n` })
  const productOf = (count: number) => ({
    'relations.csv': undefined,
    'prices.csv': Array.from({ length: count }, (_, at) => ({
      price_group: 'A',
      sku: 'VH-001',
      min_cases: String(at + 1),
      price: '1',
    })),
  })

  test('its folder is not there', async () => {
    expect(await said('/nowhere/brewery')).toMatch(/^BREWERY: .*: there is no such folder: name the one that brewery/)
  })

  test('its folder is of another brewery than the database holds', async () => {
    await emptyTables(database.pool)
    expect(await said(await writeBrewery(buildBrewery({ texts: settings('Veenhof') })))).toBe('')
    const own = await said(await writeBrewery(buildBrewery({ texts: settings('De Reiger') })))
    expect(own).toContain('is De Reiger, and the database holds Veenhof. Give De Reiger a database of its own')
    expect((await database.pool.query(`select value from brewery_setting where name = 'name'`)).rows).toEqual([
      { value: 'Veenhof' },
    ])
  })

  test('more than a tenth would go, and how it comes in', async () => {
    await emptyTables(database.pool)
    expect(await said(await writeBrewery(buildBrewery({ rows: productOf(40) })))).toBe('')
    const lines = (await said(await writeBrewery(buildBrewery({ rows: productOf(1) })))).split('\n')
    expect(lines.slice(-3)).toEqual([
      'prices.csv: 39 of 40 would go, such as A/VH-001/10, A/VH-001/11, A/VH-001/12, …',
      expect.stringMatching(/^Nothing was changed: more than a tenth would go\./),
      expect.stringMatching(
        /^To bring it in: npm run fust -- import .* --partial \(or --allow-removals\)\. Then start/,
      ),
    ])
  })
})
