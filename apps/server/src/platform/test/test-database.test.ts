import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase, fillTemplate } from './index.ts'

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
