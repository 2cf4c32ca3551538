import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase, fillTemplate, noteRows } from './index.ts'

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
