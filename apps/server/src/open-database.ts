import type { RunningPostgres } from '@fust/embedded-postgres'
import type { Pool } from 'pg'
import { fileFault } from './file-fault.ts'
import { SettingsFault, type Settings } from '#platform/env.ts'
import { createPool } from '#platform/postgres/index.ts'
import { DatabaseUnusable, reachDatabase } from '#platform/database/reach-database.ts'

export type OpenDatabase = { pool: Pool; url: string; close: () => Promise<void> }

/**
 * The database of `DATABASE_URL`; where that is empty, the one that comes along, with its data in `dataDir`. One that is of
 * no use is refused with a sentence.
 */
export async function openDatabase({
  settings,
  print,
  dataDir,
  isOnlyRead = false,
  name,
  least = 0,
}: {
  settings: Settings
  print: (line: string) => void
  dataDir?: string
  /** Nothing is written: a standby will do. */
  isOnlyRead?: boolean
  /** What its connections are called there. */
  name?: string
  /** More connections than the settings allow, where these are too few. */
  least?: number
}): Promise<OpenDatabase> {
  const embedded = settings.DATABASE_URL === '' ? await startEmbedded(print, dataDir) : undefined
  const url = embedded?.url ?? settings.DATABASE_URL
  if (!embedded) await reachDatabase(url, { isOnlyRead })
  const pool = createPool(url, {
    max: Math.max(settings.DATABASE_CONNECTIONS, least),
    statementTimeoutMs: settings.STATEMENT_TIMEOUT_MS,
    lockTimeoutMs: settings.LOCK_TIMEOUT_MS,
    idleInTransactionTimeoutMs: settings.IDLE_IN_TRANSACTION_TIMEOUT_MS,
    ...(name !== undefined && { name }),
  })
  const close = async () => {
    await pool.end()
    await embedded?.stop()
  }
  return { pool, url, close }
}

/** A production install leaves it out: it is asked for by nobody but us, and only now. */
async function startEmbedded(print: (line: string) => void, dataDir?: string): Promise<RunningPostgres> {
  const embedded = await import('@fust/embedded-postgres').catch((error: unknown) => {
    throw isNotInstalled(error) ? new SettingsFault(NOT_INSTALLED) : error
  })
  try {
    return await embedded.startPostgres({ log: { info: print }, ...(dataDir !== undefined && { dataDir }) })
  } catch (error) {
    if (error instanceof embedded.NotStarted) throw new DatabaseUnusable(error.message)
    const fault = fileFault(error)
    throw fault === undefined
      ? error
      : new DatabaseUnusable(
          `${fault} Or name a PostgreSQL in DATABASE_URL: the one that comes along keeps its data there.`,
        )
  }
}

const NOT_INSTALLED =
  'DATABASE_URL: name a PostgreSQL 15 or newer here; the one that comes along is for development, and a production install leaves it out'

function isNotInstalled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
}
