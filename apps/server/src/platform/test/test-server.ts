import { type Binaries, isAlive, LOCAL_FOLDER, type RunningPostgres, startPostgres } from '@fust/embedded-postgres'
import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { migrate } from '../database/migrate.ts'
import { createPool } from '../postgres/index.ts'
import { withDatabase } from './database-url.ts'

/** Migrated once a run; every test database is a copy of it. */
export const TEMPLATE_DATABASE = 'fust_template'

const FOLDER = path.join(LOCAL_FOLDER, 'test')
const SILENT = { info: () => {} }
const THROWN_AWAY_DATA = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' }

/** The URL of the PostgreSQL of this test run; the first project that needs one starts it, and stops it after all others. */
export async function shareTestServer(
  version: string,
  binaries?: Binaries,
): Promise<{ url: string; stop: () => Promise<void> }> {
  // Projects set up one after the other, each with modules of its own: only the environment is common to them. A run that
  // a test starts inherits it and has another process.
  const name = `FUST_TEST_POSTGRES_${version}_OF_${process.pid}`
  const running = process.env[name]
  if (running !== undefined) return { url: running, stop: async () => {} }
  const { url, stop } = await startTestServer(version, binaries)
  process.env[name] = url
  return {
    url,
    stop: async () => {
      delete process.env[name]
      await stop()
    },
  }
}

/** A PostgreSQL for one test run, with the migrated template; `stop` removes its data. */
export async function startTestServer(version: string, binaries?: Binaries): Promise<RunningPostgres> {
  await removeLeftovers(version)
  const server = await startPostgres({
    dataDir: path.join(FOLDER, `${version}-${process.pid}-${randomBytes(4).toString('hex')}`),
    settings: THROWN_AWAY_DATA,
    ...(binaries && { binaries }),
    log: SILENT,
  })
  const stop = async () => {
    await server.stop()
    rmSync(server.dataDir, { recursive: true, force: true })
  }
  try {
    await makeTemplate(server.url)
  } catch (fault) {
    await stop()
    throw fault
  }
  return { ...server, stop }
}

async function makeTemplate(url: string): Promise<void> {
  const admin = createPool(url, { max: 1 })
  await admin.query(`create database ${TEMPLATE_DATABASE}`)
  await admin.end()
  const template = createPool(withDatabase(url, TEMPLATE_DATABASE), { max: 1 })
  try {
    await migrate(template)
  } finally {
    await template.end() // a database with connections cannot be copied
  }
}

// A killed run leaves its server behind: the folder's name tells whose it was.
async function removeLeftovers(version: string): Promise<void> {
  for (const name of listFolder(FOLDER)) {
    const [itsVersion, pid] = name.split('-')
    if (itsVersion !== version || isAlive(Number(pid))) continue
    const dataDir = path.join(FOLDER, name)
    const leftover = await startPostgres({ dataDir, log: SILENT }).catch(() => undefined)
    await leftover?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
