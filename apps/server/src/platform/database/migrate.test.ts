import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPendingMigrations, migrate } from './migrate.ts'
import { createPool } from '../postgres/index.ts'
import { createTestDatabase, type TestDatabase } from '../test/index.ts'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
})

afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const pending = () => createPendingMigrations(database.pool, folder)()
const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql)

test('applies what is pending in the order of its numbers, once', async () => {
  write('9002-fill-barrels.sql', 'insert into barrels values (30)')
  write('9001-barrels.sql', 'create table barrels (litres int)')
  expect(await pending()).toEqual(['9001-barrels.sql', '9002-fill-barrels.sql'])
  expect(await migrate(database.pool, folder)).toEqual(['9001-barrels.sql', '9002-fill-barrels.sql'])
  expect(await migrate(database.pool, folder)).toEqual([])
  expect(await pending()).toEqual([])
})

test('lets one node migrate when several start at once', async () => {
  write('9001-barrels.sql', 'create table barrels (litres int)')
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.pool, folder)))
  expect(applied.flat()).toEqual(['9001-barrels.sql'])
})

test('refuses an applied migration that was changed since', async () => {
  write('9001-barrels.sql', 'create table barrels (litres int)')
  await migrate(database.pool, folder)
  write('9001-barrels.sql', 'create table barrels (litres bigint)')
  await expect(migrate(database.pool, folder)).rejects.toThrow('changed since: 9001-barrels.sql')
})

test('an owner who is no superuser migrates functions that set what an extension knows', async () => {
  const owner = `owner_${randomBytes(6).toString('hex')}`
  await database.pool.query(`create role ${owner} login password 'owner'`)
  await database.pool.query(`grant create on schema public to ${owner}; grant all on schema_migrations to ${owner}`)
  write('9001-alike.sql', 'create function alike() returns int set pg_trgm.word_similarity_threshold = 0.3 return 1')
  const pool = createPool(Object.assign(new URL(database.url), { username: owner, password: 'owner' }).href)
  expect(await migrate(pool, folder)).toEqual(['9001-alike.sql'])
  await pool.end()
  await database.pool.query(`drop owned by ${owner}; drop role ${owner}`)
})

test('leaves nothing of a migration that fails', async () => {
  write('9001-barrels.sql', 'create table barrels (litres int); select 1 / 0')
  await expect(migrate(database.pool, folder)).rejects.toThrow('9001-barrels.sql failed: division by zero')
  expect(await pending()).toEqual(['9001-barrels.sql'])
  const { rows } = await database.pool.query(`select to_regclass('barrels') as found`)
  expect(rows).toEqual([{ found: null }])
})

test.each([
  ['barrels.sql', 'A migration is named'],
  ['9001-Barrels.sql', 'A migration is named'],
])('refuses the file name %s', async (name, message) => {
  write(name, 'select 1')
  await expect(migrate(database.pool, folder)).rejects.toThrow(message)
})

test('refuses two migrations of the same number', async () => {
  write('9001-barrels.sql', 'select 1')
  write('9001-kegs.sql', 'select 1')
  await expect(migrate(database.pool, folder)).rejects.toThrow('same number: 9001')
})

test('tells what is pending again and again without reading the files again', async () => {
  write('9001-barrels.sql', 'create table barrels (litres int)')
  const pendingAsRead = createPendingMigrations(database.pool, folder)
  expect(await pendingAsRead()).toEqual(['9001-barrels.sql'])
  await migrate(database.pool, folder)
  write('9002-more.sql', 'select 1')
  expect(await pendingAsRead()).toEqual([])
})
