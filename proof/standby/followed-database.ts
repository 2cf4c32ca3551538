import { LOCAL_FOLDER, startPostgres, type RunningPostgres } from '@fust/embedded-postgres'
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, copyFileSync, mkdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { createPool } from '../../apps/server/src/platform/postgres/index.ts'
import { installedPostgres15 } from '../../apps/server/src/platform/test/installed-15.ts'
import { startDatabaseRelay } from '../../apps/server/src/test/database-relay.builders.ts'
import { killPostgres } from '../support/kill-postgres.ts'
import type { Pool } from '../support/pool.ts'

/** A PostgreSQL 15 that a standby follows without being waited for. Who comes by `url` reaches the one in charge. */
export type FollowedDatabase = {
  url: string
  pool: Pool
  /** Makes a standby of the one in charge, which from then on hears what is committed. */
  follow: () => Promise<void>
  /** The standby has heard everything until now, and hears no more: what is committed from now on is lost. */
  loseFromNow: () => Promise<void>
  /** The one in charge is killed, and nobody reaches it any more. */
  kill: () => Promise<void>
  /** The standby takes over: its address is known before it is promoted, or once it is. */
  takeOver: (known: 'before' | 'after') => Promise<void>
  close: () => Promise<void>
}

const WITHIN_MS = 60_000
const SILENT = { info: () => {} }
// A process is killed, and not the machine: what it wrote is there.
const UNSYNCED = { fsync: 'off' }

/** Starts one with the product's tables. Whoever works on it loses its connections when it is killed. */
export async function startFollowedDatabase(): Promise<FollowedDatabase> {
  const binaries = installedPostgres15()
  if (!binaries) throw new Error('There is no PostgreSQL 15.')
  const basebackup = path.join(binaries.folder, 'bin/pg_basebackup')
  const start = (dataDir: string) => startPostgres({ dataDir, binaries, settings: UNSYNCED, log: SILENT })
  let primary = await start(path.join(LOCAL_FOLDER, 'test', newName()))
  let standby: RunningPostgres | undefined
  let killed: RunningPostgres | undefined
  const toPrimary = await startDatabaseRelay(primary.url)
  const toStandby = await startDatabaseRelay(primary.url)
  const pool = createPool(toPrimary.url, { max: 4 })
  await migrate(pool)

  async function ask<Row extends object>(postgres: RunningPostgres, sql: string): Promise<Row[]> {
    const own = createPool(postgres.url, { max: 1, statementTimeoutMs: WITHIN_MS })
    try {
      return (await own.query<Row>(sql)).rows
    } finally {
      await own.end()
    }
  }

  /** What a killed one leaves in the memory of the machine goes when it is started again. */
  async function removeKilled(): Promise<void> {
    if (!killed) return
    await remove(await start(killed.dataDir))
    killed = undefined
  }

  return {
    url: toPrimary.url,
    pool,
    follow: async () => {
      await removeKilled()
      toStandby.leadTo(primary.url)
      const home = path.join(path.dirname(primary.dataDir), newName())
      try {
        await copyRunning(primary, toStandby.url, home, basebackup)
        standby = await start(home)
      } catch (fault) {
        rmSync(home, { recursive: true, force: true })
        throw fault
      }
    },
    loseFromNow: async () => {
      const follower = standby
      if (!follower) throw new Error('There is no standby.')
      // A sequence is told ahead, 32 numbers at a time; so the standby gives the very numbers that are lost.
      await pool.query(
        `select setval(format('%I.%I', schemaname, sequencename), last_value) from pg_sequences
         where last_value is not null`,
      )
      const [said] = await ask<{ at: string }>(primary, 'select pg_current_wal_lsn() as at')
      const hasHeard = `select pg_last_wal_replay_lsn() >= '${said?.at}' as "hasHeard"`
      await expect.poll(() => ask(follower, hasHeard), { timeout: WITHIN_MS }).toEqual([{ hasHeard: true }])
      await toStandby.leave()
    },
    kill: async () => {
      killPostgres(primary)
      killed = primary
      await toPrimary.leave()
    },
    takeOver: async (known) => {
      if (!standby) throw new Error('There is no standby.')
      primary = standby
      standby = undefined
      toPrimary.leadTo(primary.url)
      if (known === 'before') await toPrimary.comeBack()
      await ask(primary, `select pg_promote(true, ${WITHIN_MS / 1_000})`)
      if (known === 'after') await toPrimary.comeBack()
      await toStandby.comeBack()
      // What the pool holds is broken until it has noticed.
      await expect.poll(() => pool.query('select').then(() => 'back', String), { timeout: WITHIN_MS }).toBe('back')
    },
    close: async () => {
      if (primary !== killed) await remove(primary)
      if (standby) await remove(standby)
      await removeKilled()
      for (const relay of [toPrimary, toStandby]) await relay.leave()
      await pool.end()
    },
  }
}

// A killed run leaves its folders behind: by such a name the next tests on PostgreSQL 15 find them, and end what runs there.
const newName = () => `15-${process.pid}-${randomBytes(4).toString('hex')}`

/** A copy of what runs, as of now, that follows it by this address. PostgreSQL's account owns it, as it owns what is copied. */
async function copyRunning({ dataDir }: RunningPostgres, url: string, home: string, basebackup: string): Promise<void> {
  const [from, to] = [path.join(dataDir, 'cluster'), path.join(home, 'cluster')]
  const { uid, gid } = statSync(from)
  mkdirSync(home)
  mkdirSync(to, { mode: 0o700 })
  copyFileSync(path.join(from, 'password'), path.join(to, 'password'))
  for (const own of [to, path.join(to, 'password')]) chownSync(own, uid, gid)
  await promisify(execFile)(
    basebackup,
    ['-d', url, '-D', path.join(to, 'data'), '--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
    { uid, gid, cwd: home },
  )
}

async function remove(postgres: RunningPostgres): Promise<void> {
  await postgres.stop()
  rmSync(postgres.dataDir, { recursive: true, force: true })
}
