import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { createPool } from '../postgres/index.ts'
import { withDatabase } from './database-url.ts'
import { TEMPLATE_DATABASE } from './test-server.ts'

// Copies the files as they are, where the default writes each page to the WAL as well: a sixth less of the processor.
const COPY_STRATEGY = 'file_copy'

export type TestDatabase = { url: string; pool: pg.Pool; drop: () => Promise<void> }

/** A migrated database of its own for a test file, on the PostgreSQL of this test run; `drop` it in afterAll. */
export async function createTestDatabase(template = TEMPLATE_DATABASE): Promise<TestDatabase> {
  const name = await copyTemplate(template)
  const { url, pool } = openDatabase(name)
  const drop = async () => {
    await pool.end()
    await dropDatabase(name)
  }
  return { url, pool, drop }
}

/** Copies a template; answers the name of the copy. */
export async function copyTemplate(template: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(`create database ${name} template ${template} strategy ${COPY_STRATEGY}`)
  return name
}

export async function dropDatabase(name: string): Promise<void> {
  await administer(`drop database if exists ${name} with (force)`)
}

/** Ends what is still connected, such as a server that was not closed. */
export async function endConnections(name: string): Promise<void> {
  await administer(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`)
}

const LOCK_KEY = 478_920_002 // one key for all workers of a run

/** Fills a migrated database once a run; test databases that are to begin like this are copies of it. */
export async function fillTemplate(name: string, fill: (pool: pg.Pool) => Promise<void>): Promise<void> {
  await asAdministrator(async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [LOCK_KEY])
    const { rows } = await admin.query('select from pg_database where datname = $1', [name])
    if (rows.length > 0) return
    await admin.query(`drop database if exists ${name}_unfinished with (force)`)
    await admin.query(`create database ${name}_unfinished template ${TEMPLATE_DATABASE} strategy ${COPY_STRATEGY}`)
    const { pool } = openDatabase(`${name}_unfinished`)
    await fill(pool).finally(() => pool.end()) // a database with connections is neither renamed nor copied
    await admin.query(`alter database ${name}_unfinished rename to ${name}`)
  })
}

/** A pool on a database of this run's server. */
export function openDatabase(name: string): Pick<TestDatabase, 'url' | 'pool'> {
  const url = withDatabase(serverUrl(), name)
  return { url, pool: createPool(url, { name }) }
}

const administer = (statement: string) => asAdministrator((admin) => admin.query(statement))

async function asAdministrator<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: serverUrl() })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

function serverUrl(): string {
  const url = process.env['FUST_TEST_POSTGRES_URL']
  if (url) return url
  throw new Error('FUST_TEST_POSTGRES_URL is not set: run this in a vitest project that has a PostgreSQL')
}
