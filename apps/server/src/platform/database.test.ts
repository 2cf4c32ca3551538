import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { isOverload } from './database.ts'
import { createPool } from './postgres/index.ts'

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
  expect(isOverload(fault)).toBe(true)
})
