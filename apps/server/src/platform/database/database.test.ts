import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { CommitOutcomeUnknown, createDatabase } from './database.ts'
import { outageOf } from '../http/outage.ts'
import { createPool } from '../postgres/index.ts'
import { createTestDatabase } from '../test/index.ts'

test('a database that accepts and says nothing counts as one that has no time', async () => {
  const silent = createServer()
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const pool = createPool(`postgres://fust:fust@127.0.0.1:${port}/fust`)
  const fault = await pool.query('select 1').catch((error: unknown) => error)
  await pool.end()
  silent.close()
  expect(outageOf(fault)).toBe('busy')
})

test('a connection that breaks between one who had it and the next ends no process', async () => {
  const database = await createTestDatabase()
  const pool = createPool(database.url)
  const client = await pool.connect()
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
  const { rows } = await client.query('select pg_backend_pid() as pid')
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  // Nobody listens to the client here; what it says without a listener would end the process.
  await ended
  client.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
  await database.drop()
})

test('a transaction that a busy server left waiting for too long counts as one that had no time', async () => {
  const database = await createTestDatabase()
  const pool = createPool(database.url, { idleInTransactionTimeoutMs: 50 })
  const isThere = async (pid: unknown) =>
    (await database.pool.query('select from pg_stat_activity where pid = $1', [pid])).rowCount === 1
  const fault = await createDatabase(pool)
    .transaction(async (tx) => {
      const asked = { name: 'test.pid', text: 'select pg_backend_pid() as pid' }
      const found = await tx.row(asked)
      await vi.waitUntil(async () => !(await isThere(found?.['pid'])), { timeout: 60_000 })
      await tx.row(asked)
    })
    .catch((error: unknown) => error)
  await pool.end()
  await database.drop()
  expect(outageOf(fault)).toBe('busy')
})

test('a commit of which nobody heard the outcome is asked about again', () => {
  expect(outageOf(new CommitOutcomeUnknown('The connection was lost while committing.'))).toBe('unheard')
})
