import { LOCAL_FOLDER, startPostgres } from '@fust/embedded-postgres'
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { createPool } from '../../apps/server/src/platform/postgres/index.ts'
import type { Pool } from './pool.ts'

/** A PostgreSQL of its own that comes back without its last seconds, as after a failover or a restore. */
export type PutBackDatabase = {
  url: string
  pool: Pool
  /** Notes what it holds; it is stopped for that, so that its sequences are noted exactly. */
  note: () => Promise<void>
  /** Brings it back, at the same address, as it was noted: what happened since never did. */
  putBack: () => Promise<void>
  close: () => Promise<void>
}

const BACK_WITHIN_MS = 60_000

/** Starts one with the product's tables. Whoever works on it loses its connections when it is noted and put back. */
export async function startPutBackDatabase(): Promise<PutBackDatabase> {
  const dataDir = path.join(LOCAL_FOLDER, 'test', `put-back-${process.pid}-${randomBytes(4).toString('hex')}`)
  const start = (port = 0) => startPostgres({ dataDir, port, log: { info: () => {} } })
  let postgres = await start()
  const { url } = postgres
  const pool = createPool(url, { max: 4 })
  await migrate(pool)
  const data = path.join(postgres.dataDir, 'cluster/data')
  const noted = path.join(postgres.dataDir, 'noted')

  /** The files belong to the account that PostgreSQL runs under, and stay so. */
  function copy(from: string, to: string): void {
    rmSync(to, { recursive: true, force: true })
    execFileSync('cp', ['-a', from, to])
  }

  async function whileStopped(change: () => void): Promise<void> {
    await postgres.stop()
    change()
    postgres = await start(Number(new URL(url).port))
    // What the pool holds is broken until it has noticed.
    await expect.poll(() => pool.query('select').then(() => 'back', String), { timeout: BACK_WITHIN_MS }).toBe('back')
  }

  return {
    url,
    pool,
    note: () => whileStopped(() => copy(data, noted)),
    putBack: () => whileStopped(() => copy(noted, data)),
    close: async () => {
      await pool.end()
      await postgres.stop()
      rmSync(postgres.dataDir, { recursive: true, force: true })
    },
  }
}
