import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Pool, type PoolClient } from 'pg'

const SCHEMA = 'simulators'
const TABLES = [
  './erp/erp.sql',
  './erp/calendar.sql',
  './erp/credit.sql',
  './mail/mail.sql',
  './payment/payment.sql',
].map((file) => new URL(file, import.meta.url))
// Any number that nobody else on this database locks.
const MIGRATION_LOCK = 771_026

/**
 * Opens the simulators' own schema and brings its tables up to date. Where they are nothing is touched: other simulators
 * may be at work on them, and would wait for our locks as we for theirs.
 */
export async function openDatabase(databaseUrl: string): Promise<Pool> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 5,
    options: `-c search_path=${SCHEMA}`,
    statement_timeout: 5_000,
    connectionTimeoutMillis: 5_000,
  })
  // An idle connection that the database closes is replaced at the next query.
  pool.on('error', () => undefined)
  const tables = await Promise.all(TABLES.map((file) => readFile(file, 'utf8')))
  const version = createHash('sha256').update(tables.join('\n')).digest('hex')
  await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    const { rows } = await client.query<{ made: string | null }>(
      `select obj_description(to_regnamespace('${SCHEMA}'), 'pg_namespace') as made`,
    )
    if (rows[0]?.made === version) return
    await client.query(`create schema if not exists ${SCHEMA}`)
    for (const table of tables) await client.query(table)
    await client.query(`comment on schema ${SCHEMA} is '${version}'`)
  })
  return pool
}

/** Runs `work` in one transaction: all of it, or nothing. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
