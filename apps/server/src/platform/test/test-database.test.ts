import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { describe, expect, test } from 'vitest'
import { createTestDatabase, fillTemplate, noteRows, reuseTestDatabase } from './index.ts'

test('two test databases know nothing of each other', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await first.pool.query('create table barrels (id int)')
  const { rows } = await second.pool.query(`select to_regclass('barrels') as found`)
  expect(rows).toEqual([{ found: null }])
  await Promise.all([first.drop(), second.drop()])
})

test('rows arrive as the product reads them', async () => {
  const { pool, drop } = await createTestDatabase()
  const { rows } = await pool.query(
    `select 1999::bigint as price_cents, date '2026-05-05' as delivery_date, 12.50::numeric as ratio`,
  )
  expect(rows).toEqual([{ price_cents: 1999, delivery_date: '2026-05-05', ratio: '12.50' }])
  await expect(pool.query('select 9007199254740993::bigint')).rejects.toThrow('does not fit a number')
  await drop()
})

test('a template is filled once, however many ask for it', async () => {
  const name = `filled_${randomBytes(6).toString('hex')}`
  let fillings = 0
  const fill = async (pool: Pool) => {
    fillings += 1
    await pool.query('create table barrels as select 30 as litres')
  }
  await Promise.all([1, 2, 3].map(() => fillTemplate(name, fill)))
  expect(fillings).toBe(1)
  const copy = await createTestDatabase(name)
  expect((await copy.pool.query('select litres from barrels')).rows).toEqual([{ litres: 30 }])
  await copy.drop()
})

test('a database gets back the rows that were noted, and counts on from there', async () => {
  const { pool, drop } = await createTestDatabase()
  await pool.query(`create table barrels (id int generated always as identity primary key, litres numeric(6, 2),
    kind jsonb, filled_at timestamptz, double_litres numeric generated always as (litres * 2) stored)`)
  await pool.query('create table taps (barrel_id int references barrels)')
  await pool.query(`insert into barrels (litres, kind, filled_at)
    values (30.50, '{"nl":"vat"}', '2026-05-05T14:03:00.123456Z'), (null, null, null)`)
  const before = (await pool.query('select * from barrels order by id')).rows
  const restoreRows = await noteRows(pool)

  await pool.query('insert into barrels (litres) values (50); insert into taps values (1), (3)')
  await pool.query('update barrels set litres = 20 where id = 1; delete from barrels where id = 2')
  await restoreRows()

  expect((await pool.query('select * from barrels order by id')).rows).toEqual(before)
  expect((await pool.query('select * from taps')).rows).toEqual([])
  expect((await pool.query('insert into barrels default values returning id')).rows).toEqual([{ id: 3 }])
  await drop()
})

describe('a copy of a template that was handed back', () => {
  const databaseOf = async (pool: Pool) =>
    (await pool.query<{ name: string }>('select current_database() as name')).rows[0]?.name

  async function barrelTemplate(): Promise<string> {
    const name = `filled_${randomBytes(6).toString('hex')}`
    await fillTemplate(name, async (pool) => {
      await pool.query('create table barrels as select 30 as litres')
    })
    return name
  }

  test('comes to the next test with the rows of the template', async () => {
    const template = await barrelTemplate()
    const first = await reuseTestDatabase(template)
    const name = await databaseOf(first.pool)
    await first.pool.query('delete from barrels; insert into barrels values (50), (20)')
    await first.drop()
    const second = await reuseTestDatabase(template)
    expect(await databaseOf(second.pool)).toBe(name)
    expect((await second.pool.query('select litres from barrels')).rows).toEqual([{ litres: 30 }])
    await second.drop()
  })

  test('is used by one at a time', async () => {
    const template = await barrelTemplate()
    const both = [await reuseTestDatabase(template), await reuseTestDatabase(template)]
    const names = await Promise.all(both.map(({ pool }) => databaseOf(pool)))
    expect(new Set(names).size).toBe(2)
    await Promise.all(both.map(({ drop }) => drop()))
  })

  test.each([
    'alter table barrels add column kind text',
    'alter table barrels drop column litres',
    'alter table barrels add check (litres > 0)',
    'create index on barrels (litres)',
    'grant select on barrels to public',
    'drop table barrels',
    'create function two() returns int language sql as $$ select 2 $$',
  ])('is dropped after %s', async (change) => {
    const template = await barrelTemplate()
    const changed = await reuseTestDatabase(template)
    const name = await databaseOf(changed.pool)
    await changed.pool.query(change)
    await changed.drop()
    const next = await reuseTestDatabase(template)
    expect(await databaseOf(next.pool)).not.toBe(name)
    expect((await next.pool.query('select * from barrels')).rows).toEqual([{ litres: 30 }])
    await next.drop()
  })
})
