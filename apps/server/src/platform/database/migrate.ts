import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { SERVER_FOLDER } from '../files/own-folders.ts'
import { SettingsFault } from '../env.ts'

type Migration = { name: string; sql: string; checksum: string }

const FOLDER = path.join(SERVER_FOLDER, 'migrations')
const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/
const LOCK_KEY = 478_920_001 // one key for every node of the product

/** Applies what is not applied yet, one transaction a file, one node at a time; answers the names applied. */
export async function migrate(pool: pg.Pool, folder = FOLDER): Promise<string[]> {
  const waiting = await findPending(pool, readMigrations(folder))
  if (waiting.length > 0) await refuseGuest(pool, waiting)
  return waiting.length === 0 ? [] : applyPending(pool, folder)
}

// A function that sets what an extension knows: only a superuser may, until the session has loaded the extension's library.
const LOAD_TRIGRAMS = `do $$ begin
  if exists (select from pg_extension where extname = 'pg_trgm') then perform show_limit(); end if;
end $$`

/** A role that only uses the tables of another has nothing to migrate with. */
async function refuseGuest(pool: pg.Pool, waiting: readonly Migration[]): Promise<void> {
  const { rows } = await pool.query<{ may: boolean }>(`select has_schema_privilege('public', 'create') as may`)
  if (rows[0]?.may) return
  throw new SettingsFault(
    `DATABASE_URL: migrations wait that this role may not apply (${waiting.map(({ name }) => name).join(', ')}); run fust migrate as the owner`,
  )
}

async function applyPending(pool: pg.Pool, folder: string): Promise<string[]> {
  const client = await pool.connect()
  try {
    // Another node may migrate for longer than a lock may take; a big table may need longer than a statement may.
    await client.query(`set lock_timeout = 0; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`)
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    await client.query(`set lock_timeout = '3s'`)
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    await client.query(LOAD_TRIGRAMS)
    const pending = await findPending(client, readMigrations(folder))
    for (const migration of pending) await apply(client, migration)
    return pending.map((migration) => migration.name)
  } finally {
    await client.query('select pg_advisory_unlock_all(); reset all').then(
      () => client.release(),
      () => client.release(true),
    )
  }
}

/** Answers which migrations the database does not have yet, as often as asked; their files are read once. */
export function createPendingMigrations(pool: pg.Pool, folder = FOLDER): () => Promise<string[]> {
  const migrations = readMigrations(folder)
  return async () => (await findPending(pool, migrations)).map(({ name }) => name)
}

/** Why the tables are not those that this version knows; null when they are. */
export async function schemaFault(pool: pg.Pool, folder = FOLDER): Promise<string | null> {
  const migrations = readMigrations(folder)
  const pending = (await findPending(pool, migrations)).map(({ name }) => name)
  if (pending.length > 0) return `migrations wait (${pending.join(', ')}); run fust migrate`
  const known = new Set(migrations.map(({ name }) => name))
  const others = [...(await appliedChecksums(pool)).keys()].filter((name) => !known.has(name))
  return others.length > 0 ? `it is of another version of the product (${others.join(', ')})` : null
}

async function findPending(db: pg.Pool | pg.PoolClient, migrations: readonly Migration[]): Promise<Migration[]> {
  const applied = await appliedChecksums(db)
  const changed = migrations.filter(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)
  if (changed.length > 0) {
    throw new Error(`Applied migrations were changed since: ${changed.map(({ name }) => name).join(', ')}`)
  }
  return migrations.filter(({ name }) => !applied.has(name))
}

async function appliedChecksums(db: pg.Pool | pg.PoolClient): Promise<Map<string, string>> {
  const table = await db.query<{ missing: boolean }>(`select to_regclass('schema_migrations') is null as missing`)
  if (table.rows[0]?.missing) return new Map()
  const { rows } = await db.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations')
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function readMigrations(folder: string): Migration[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')) : []
  const misnamed = names.filter((name) => !FILE_NAME.test(name))
  if (misnamed.length > 0) throw new Error(`A migration is named 0007-saved-orders.sql, not ${misnamed.join(', ')}`)
  const numbers = names.map((name) => name.slice(0, 4))
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index)
  if (twice.length > 0) throw new Error(`Two migrations have the same number: ${twice.join(', ')}`)
  return names.toSorted().map((name) => {
    const sql = readFileSync(path.join(folder, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

async function apply(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
