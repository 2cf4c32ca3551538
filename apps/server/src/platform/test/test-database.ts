import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { createPool } from '../postgres/index.ts'
import { withDatabase } from './database-url.ts'
import { TEMPLATE_DATABASE } from './test-server.ts'

export type TestDatabase = { url: string; pool: pg.Pool; drop: () => Promise<void> }

/** A migrated database of its own for a test file, on the PostgreSQL of this test run; `drop` it in afterAll. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env['FUST_TEST_POSTGRES_URL']
  if (!server)
    throw new Error('FUST_TEST_POSTGRES_URL is not set: run this in the vitest project server-18 or server-15')
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(server, `create database ${name} template ${TEMPLATE_DATABASE}`)
  const url = withDatabase(server, name)
  const pool = createPool(url, { name })
  const drop = async () => {
    await pool.end()
    await administer(server, `drop database if exists ${name} with (force)`)
  }
  return { url, pool, drop }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
