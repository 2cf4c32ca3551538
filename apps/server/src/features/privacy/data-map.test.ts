import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { columnsOf, DATA_MAP, PERSONAL_TABLES, wordsOf } from './data-map.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const SECRET = /hash|token|verifier|nonce|password/

test('every column of every table is mapped, once, and no other', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public'`,
  )
  const mapped = Object.entries(DATA_MAP).flatMap(([table, entry]) =>
    columnsOf(entry).map((column) => `${table}.${column}`),
  )
  expect(mapped.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('whoever is named by a reference to a person is theirs in the map', async () => {
  const { rows } = await database.pool.query<{ table: string; column: string }>(
    `select c.conrelid::regclass::text as table, a.attname as column
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'portal_user'::regclass order by 1`,
  )
  expect(rows.length).toBeGreaterThan(10)
  const named = rows.filter(({ table, column }) => {
    const mapped = DATA_MAP[table]
    return mapped?.is !== 'personal' || mapped.by !== column
  })
  expect(named).toEqual([])
})

test('what a person is given opens no door', () => {
  const opens = PERSONAL_TABLES.flatMap(([table, { given }]) =>
    wordsOf(given).flatMap((column) => (SECRET.test(column) ? [`${table}.${column}`] : [])),
  )
  expect(opens).toEqual([])
})

test('what goes with its owner is declared to', async () => {
  const loose: string[] = []
  for (const [table, { by, erased }] of PERSONAL_TABLES) {
    if (erased.how !== 'removed-with') continue
    expect(by).toMatchObject({ in: erased.owner })
    const { rows } = await database.pool.query(
      `select from pg_constraint where contype = 'f' and conrelid = $1::regclass and confrelid = $2::regclass
       and confdeltype = 'c'`,
      [table, erased.owner],
    )
    if (rows.length !== 1) loose.push(table)
  }
  expect(loose).toEqual([])
})
