import { systemClock } from '#platform/clock.ts'
import { createDatabase } from '#platform/database.ts'
import { readSettings, SettingsFault } from '#platform/env.ts'
import { migrate } from '#platform/migrate.ts'
import { createPool, startPostgres } from '#platform/postgres/index.ts'
import { doctorCommand } from '#features/doctor/index.ts'
import { exportCommand, importCommand, type CommandTools } from '#features/import/index.ts'
import { outboxCommand } from '#features/outbox/index.ts'
import { start } from './start.ts'

const USAGE = `Usage: fust COMMAND
  start            the demo: database, brewery folder, web app, simulators and worker (npm start)
  serve            production: web app, calls and, unless WORKER=off, the worker
  worker           production: the worker alone
  import FOLDER    bring a brewery folder into the database
  export FOLDER    write the database as a brewery folder
  doctor           look for anything that breaks an invariant
  outbox …         what waits to go out: list, replay, abandon
  migrate          apply what is new in the database's shape`

const print = (line: string) => {
  process.stdout.write(`${line}\n`)
}

/** Runs one command and answers its exit code; 0 for a server that runs until it is stopped. */
export async function runCommand([command, ...args]: readonly string[]): Promise<number> {
  try {
    switch (command) {
      case 'start':
        return await start({ mode: args.includes('--e2e') ? 'e2e' : 'demo', print })
      case 'serve':
        return await start({ mode: 'serve', print })
      case 'worker':
        return await start({ mode: 'worker', print })
      case 'import':
        return await withDatabase((tools) => importCommand(args, tools))
      case 'export':
        return await withDatabase((tools) => exportCommand(args, tools))
      case 'doctor':
        return await withDatabase(({ pool, clock }) =>
          doctorCommand({
            db: createDatabase(pool),
            clock,
            outboxKeptDays: readSettings(process.env).OUTBOX_KEPT_DAYS,
            print,
          }),
        )
      case 'outbox':
        return await withDatabase(({ pool, clock }) => outboxCommand(args, { db: createDatabase(pool), clock, print }))
      case 'migrate':
        return await withDatabase(async () => 0)
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

/** Gives a command a migrated database, and takes it away again. */
async function withDatabase(work: (tools: CommandTools) => Promise<number>): Promise<number> {
  const settings = readSettings(process.env)
  const embedded = settings.DATABASE_URL === '' ? await startPostgres({ log: { info: print } }) : undefined
  const pool = createPool(embedded?.url ?? settings.DATABASE_URL)
  try {
    await migrate(pool)
    return await work({ pool, clock: systemClock, print })
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}

if (import.meta.main) process.exitCode = await runCommand(process.argv.slice(2))
