import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantProduct, mayRewriteAudit, roleExists } from '#platform/database/grants.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createPool } from '#platform/postgres/index.ts'
import type { TestDatabase } from '#platform/test/index.ts'
import { buildBrewery as buildFolder, writeBrewery } from '#features/import/import.builders.ts'
import { importBrewery } from '#features/import/index.ts'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { createBuiltBrewery } from './built-brewery.ts'
import { place, readyCart } from './cart-calls.builders.ts'
import { type OpenBrewery, openBreweryOn, readPath } from './open-brewery.ts'

// Roles belong to the whole server, which other tests use, too.
const ROLE = `app_${randomBytes(6).toString('hex')}`

let owner: TestDatabase
let pool: Pool
let brewery: OpenBrewery

beforeAll(async () => {
  owner = await createBuiltBrewery()
  await owner.pool.query(`create role ${ROLE} login password 'role'`)
  await grantProduct(owner.pool, ROLE)
  pool = createPool(Object.assign(new URL(owner.url), { username: ROLE, password: 'role' }).href)
  brewery = await openBreweryOn(
    { pool, drop: () => pool.end() },
    { features: [assortmentFeature, cartFeature, ordersFeature] },
  )
})
afterAll(async () => {
  await brewery.close()
  await owner.pool.query(`drop owned by ${ROLE}`)
  await owner.pool.query(`drop role ${ROLE}`)
  await owner.drop()
})

test('a role that owns nothing runs the product: people sign in and place orders', async () => {
  const placed = await place(brewery, await readyCart(brewery))
  expect(readPath(placed.data, 'placeOrder', 'order_number')).toBe('26-00001')
  const { rows } = await pool.query(`select subject from audit_entry where action = 'order-placed'`)
  expect(rows).toEqual([{ subject: '26-00001' }])
})

test('it brings in a brewery folder', async () => {
  const folder = await writeBrewery(buildFolder())
  const clock = { now: () => new Date('2026-11-23T09:00:00Z') }
  const hashPassword = () => Promise.resolve('')
  expect(await importBrewery({ pool, folder, clock, hashPassword, allowsRemovals: true })).toMatchObject({ ok: true })
})

test.each([
  `update audit_entry set actor_id = 'U2'`,
  'delete from audit_entry',
  'truncate audit_entry',
  'alter table audit_entry disable trigger all',
  'drop table audit_entry',
  'delete from schema_migrations',
])('it is not granted: %s', async (sql) => {
  await expect(pool.query(sql)).rejects.toThrow(/permission denied|must be owner/)
})

test('its owner may rewrite the audit trail, the role may not', async () => {
  expect(await mayRewriteAudit(owner.pool)).toBe(true)
  expect(await mayRewriteAudit(pool)).toBe(false)
})

test('tables that come later are granted by themselves', async () => {
  await owner.pool.query('create table barrel (id bigint generated always as identity primary key, litres int)')
  await pool.query('insert into barrel (litres) values (30)')
  await pool.query('update barrel set litres = 50')
  expect((await pool.query('select id, litres from barrel')).rows).toEqual([{ id: 1, litres: 50 }])
})

test('it starts where all migrations are applied, and says who has to apply what waits', async () => {
  expect(await migrate(pool)).toEqual([])
  await owner.pool.query(`delete from schema_migrations where name like '0029-%'`)
  await expect(migrate(pool)).rejects.toThrow('0029-demo-passwords-are-known.sql); run fust migrate as the owner')
})

test('a role that nobody created is not there', async () => {
  expect(await roleExists(owner.pool, ROLE)).toBe(true)
  expect(await roleExists(owner.pool, `${ROLE}x`)).toBe(false)
})
