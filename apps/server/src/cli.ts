import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { systemClock } from '#platform/clock.ts'
import { createDatabase } from '#platform/database.ts'
import { readSettings, SettingsFault } from '#platform/env.ts'
import { grantProduct, roleExists } from '#platform/grants.ts'
import { migrate } from '#platform/migrate.ts'
import { createPool, startPostgres } from '#platform/postgres/index.ts'
import type { CommandTools } from '#features/import/index.ts'
import type { Mode } from './start.ts'

const USAGE = `Usage: fust COMMAND
  start            the demo: database, brewery folder, web app, simulators and worker (npm start)
  serve            production: web app, calls and, unless WORKER=off, the worker
  worker           production: the worker alone
  import FOLDER    bring a brewery folder into the database
  export FOLDER    write the database as a brewery folder
  doctor [--watch] look for anything that breaks an invariant; --watch: every so often, and serve it as metrics
  outbox …         what waits to go out: list, replay, abandon
  migrate          apply what is new in the database's shape
  grant ROLE       let a role run the product without owning its tables`

const print = (line: string) => {
  process.stdout.write(`${line}\n`)
}

/** Runs one command and answers its exit code; 0 for a server that runs until it is stopped. Each loads what it needs. */
export async function runCommand([command, ...args]: readonly string[]): Promise<number> {
  try {
    switch (command) {
      case 'start':
        return await run('demo')
      case 'serve':
        return await run('serve')
      case 'worker':
        return await run('worker')
      case 'import':
        return await withDatabase(async (tools) => (await folders()).importCommand(args, tools))
      case 'export':
        return await withDatabase(async (tools) => (await folders()).exportCommand(args, tools))
      case 'doctor':
        return await examine(args)
      case 'outbox':
        return await withDatabase((tools) => tendOutbox(args, tools))
      case 'migrate':
        return await withDatabase(async () => 0)
      case 'grant':
        return await withDatabase(({ pool }) => grantCommand(args, pool))
      default:
        print(USAGE)
        return command === undefined || command === 'help' ? 0 : 2
    }
  } catch (error) {
    if (error instanceof SettingsFault) {
      print(error.message)
      return 2
    }
    throw error
  }
}

const folders = () => import('#features/import/index.ts')

async function run(mode: Mode): Promise<number> {
  const { start } = await import('./start.ts')
  return start({ mode, print })
}

/** Whatever it finds: it migrates nothing, and a role that only reads may ask it, on a standby, too. */
async function examine([option, ...more]: readonly string[]): Promise<number> {
  if (more.length > 0 || (option !== undefined && option !== '--watch')) {
    print('Usage: fust doctor [--watch]')
    return 2
  }
  const { doctorCommand, watchCommand } = await import('#features/doctor/index.ts')
  const settings = readSettings(process.env)
  return withPool(
    ({ pool, clock }) => {
      const parts = { db: createDatabase(pool), clock, settings, print }
      return option === undefined ? doctorCommand(parts) : watchCommand({ ...parts, signal: untilStopped() })
    },
    { name: `fust-doctor-${randomUUID()}` },
  )
}

function untilStopped(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stopping.abort())
  return stopping.signal
}

async function tendOutbox(args: readonly string[], { pool, clock }: CommandTools): Promise<number> {
  const { outboxCommand } = await import('#features/outbox/index.ts')
  return outboxCommand(args, { db: createDatabase(pool), clock, print })
}

async function grantCommand([role, ...more]: readonly string[], pool: Pool): Promise<number> {
  const isKnown = role !== undefined && more.length === 0 && (await roleExists(pool, role))
  if (!isKnown) {
    print('Usage: fust grant ROLE, where ROLE exists: create role fust_app login password …')
    return 2
  }
  await grantProduct(pool, role)
  print(`${role} may run the product; the audit trail it can only read and add to.`)
  return 0
}

/** Gives a command a migrated database, and takes it away again. */
async function withDatabase(work: (tools: CommandTools) => Promise<number>): Promise<number> {
  return withPool(async (tools) => {
    await migrate(tools.pool)
    return work(tools)
  })
}

/** Gives a command the database as it is. */
async function withPool(
  work: (tools: CommandTools) => Promise<number>,
  connections: { name?: string } = {},
): Promise<number> {
  const settings = readSettings(process.env)
  const embedded = settings.DATABASE_URL === '' ? await startPostgres({ log: { info: print } }) : undefined
  const pool = createPool(embedded?.url ?? settings.DATABASE_URL, connections)
  try {
    return await work({ pool, clock: systemClock, print })
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}

if (import.meta.main) process.exitCode = await runCommand(process.argv.slice(2))
