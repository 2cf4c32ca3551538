import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'

test('a database from before orders had references keeps its orders, found by their numbers', async () => {
  const url = await aDatabase()
  const pool = await openDatabase(url)
  await pool.query(
    `comment on schema simulators is null;
     drop index sales_order_by_reference;
     alter index sales_order_by_order_number rename to sales_order_by_reference;
     alter table sales_order drop column reference;
     alter table sales_order rename column order_number to reference;
     insert into sales_order (number, reference, document, received_at, changed_at)
       values ('1000001', '26-00001', '{}', now(), now())`,
  )
  await pool.end()
  // The first start brings it up to date, the second finds it so.
  await (await openDatabase(url)).end()
  const upgraded = await openDatabase(url)
  const { rows } = await upgraded.query('select number, order_number, reference from sales_order')
  expect(rows).toEqual([{ number: '1000001', order_number: '26-00001', reference: '' }])
  const { rows: indexes } = await upgraded.query(
    `select indexname from pg_indexes where tablename = 'sales_order' and indexname like '%_by_%' order by 1`,
  )
  expect(indexes).toEqual(
    ['external_id', 'order_number', 'reference'].map((name) => ({ indexname: `sales_order_by_${name}` })),
  )
  await upgraded.end()
})

test('tables that are up to date are opened beside who is at work on them', async () => {
  const url = await aDatabase()
  const pool = await openDatabase(url)
  const other = await pool.connect()
  await other.query('begin')
  await other.query('lock table sales_order, payment_refund, invoice in row exclusive mode')
  const opened = await openDatabase(url)
  expect((await opened.query('select from sales_order')).rows).toEqual([])
  await opened.end()
  await other.query('rollback')
  other.release()
  await pool.end()
})

/** A database of this test's own. */
async function aDatabase(): Promise<string> {
  const url = new URL(process.env['FUST_TEST_POSTGRES_URL'] ?? '')
  const name = `upgraded_${randomUUID().slice(0, 8)}`
  const server = new Client({ connectionString: url.href })
  await server.connect()
  await server.query(`create database ${name}`)
  onTestFinished(async () => {
    await server.query(`drop database ${name}`)
    await server.end()
  })
  url.pathname = name
  return url.href
}
