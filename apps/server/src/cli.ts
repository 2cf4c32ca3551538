import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { systemClock, type Clock } from '#platform/clock.ts'
import { createDatabase, type Database } from '#platform/database/database.ts'
import { publicUrlOf, readSettings, SettingsFault, type Settings } from '#platform/env.ts'
import { grantProduct, roleExists } from '#platform/database/grants.ts'
import { migrate } from '#platform/database/migrate.ts'
import { DatabaseUnusable } from '#platform/database/reach-database.ts'
import type { CommandTools } from '#features/import/index.ts'
import type { LinkCommand } from '#features/passwords/index.ts'
import { fileFault } from './file-fault.ts'
import { openDatabase } from './open-database.ts'
import type { Mode } from './start.ts'

const USAGE = `Usage: fust COMMAND
  start            the demo: database, brewery folder, web app, simulators and worker (npm start)
  serve            production: web app, calls and, unless WORKER=off, the worker
  worker           production: the worker alone
  import FOLDER    bring a brewery folder into the database
  export FOLDER    write the database as a brewery folder
  preview          links to the pages that are still to come, for people of the brewery
  invite EMAIL     mail and show a link by which a person chooses a first password
  password-link …  EMAIL: mail and show a link to a new password
  erase-person …   EMAIL: what is known of a person, and erase them (--yes) or take their wish back (--withdraw)
  remove-second-factor …  EMAIL: take away the second factor that a person has lost
  doctor [--watch] look for anything that breaks an invariant; --watch: every so often, and serve it as metrics
  lost-orders      orders that the ERP has and that are not here
  outbox …         what waits to go out: list, replay, abandon
  migrate          apply what is new in the database's shape
  grant ROLE       let a role run the product without owning its tables`

const print = (line: string) => {
  process.stdout.write(`${line}\n`)
}

/** Runs one command and answers its exit code; 0 for a server that runs until it is stopped. Each loads what it needs. */
export async function runCommand([command, ...args]: readonly string[]): Promise<number> {
  // Who reads what we say may be gone before we are through.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  try {
    switch (command) {
      case 'start':
        return await run('demo')
      case 'serve':
        return await run('serve')
      case 'worker':
        return await run('worker')
      case 'import':
        return await importFolder(args)
      case 'export':
        return await withDatabase(async (tools) => (await folders()).exportCommand(args, tools), READING)
      case 'preview':
        return await withDatabase((tools) => listComing(args, tools), READING)
      case 'invite':
      case 'password-link':
        return await makeLink(command, args)
      case 'erase-person':
        return await erasePerson(args)
      case 'remove-second-factor':
        return await withDatabase((tools) => removeSecondFactor(args, tools))
      case 'doctor':
        return await examine(args)
      case 'lost-orders':
        return await withDatabase((tools) => listLostOrders(args, tools))
      case 'outbox':
        return await withDatabase((tools) => tendOutbox(args, tools))
      case 'migrate':
        return await withDatabase(async () => {
          print('The database has the shape that this version needs.')
          return 0
        })
      case 'grant':
        return await withDatabase(({ pool }) => grantCommand(args, pool))
      default:
        print(USAGE)
        return command === undefined || command === 'help' ? 0 : 2
    }
  } catch (error) {
    const said = saidOf(error)
    if (said === undefined) throw error
    print(said)
    // Of these 1 says that something was found.
    return error instanceof SettingsFault || command === 'doctor' || command === 'lost-orders' ? 2 : 1
  }
}

/** What is wrong with the surroundings, and what to do; undefined of anything else. */
function saidOf(error: unknown): string | undefined {
  if (error instanceof SettingsFault || error instanceof DatabaseUnusable) return error.message
  return fileFault(error)
}

const folders = () => import('#features/import/index.ts')

async function importFolder(args: readonly string[]): Promise<number> {
  const { importCommand, takenByNpm } = await folders()
  const taken = takenByNpm(process.env)
  if (taken === undefined) return withDatabase((tools) => importCommand(args, tools))
  print(taken)
  return 2
}

async function run(mode: Mode): Promise<number> {
  const { start } = await import('./start.ts')
  return start({ mode, print })
}

/**
 * It migrates nothing, and a role that only reads may ask it, on a standby, too. Where an ERP is configured, it is asked for
 * orders of ours that are not here.
 */
async function examine([option, ...more]: readonly string[]): Promise<number> {
  if (more.length > 0 || (option !== undefined && option !== '--watch')) {
    print('Usage: fust doctor [--watch]')
    return 2
  }
  const [{ doctorCommand, watchCommand }, { lostOrderLine }] = await Promise.all([
    import('#features/doctor/index.ts'),
    import('#features/orders/index.ts'),
  ])
  return withDatabaseAsItIs(
    ({ pool, clock }) => {
      const settings = readSettings(process.env)
      const db = createDatabase(pool)
      const lostOrders = async (signal?: AbortSignal) => {
        const lost = await lostOrdersOf({ db, clock, settings })
        return (await lost.since(await lost.usualDay(), signal)).map(lostOrderLine)
      }
      const parts = { db, clock, settings, print, ...(settings.ERP_URL !== '' && { lostOrders }) }
      return option === undefined ? doctorCommand(parts) : watchCommand({ ...parts, signal: untilStopped() })
    },
    { ...READING, name: `fust-doctor-${randomUUID()}`, least: CONNECTIONS_OF_DOCTOR },
  )
}

function untilStopped(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stopping.abort())
  return stopping.signal
}

async function listComing(args: readonly string[], { pool, clock }: CommandTools): Promise<number> {
  const [{ previewCommand }, { createPortal, createPortalStore }] = await Promise.all([
    import('#features/content/index.ts'),
    import('#features/portal/index.ts'),
  ])
  const db = createDatabase(pool)
  const portal = createPortal({ store: createPortalStore(db), clock })
  return previewCommand(args, { db, portal, publicUrl: publicUrlOf(readSettings(process.env)), print })
}

/** Without a mail server the link is only shown. */
async function makeLink(command: LinkCommand, args: readonly string[]): Promise<number> {
  const settings = readSettings(process.env)
  if (settings.SMTP_URL !== '' && !process.env['MAIL_FROM'])
    throw new SettingsFault('MAIL_FROM: say from whom mails come, such as `Orders <orders@brewery.example>`')
  const [{ linkCommand, createPasswordLinks }, { createMailer }, { createPortal, createPortalStore }] =
    await Promise.all([
      import('#features/passwords/index.ts'),
      import('./outside-world.ts'),
      import('#features/portal/index.ts'),
    ])
  return withDatabase(async ({ pool, clock }) => {
    const db = createDatabase(pool)
    const publicUrl = publicUrlOf(settings)
    const mailer = settings.SMTP_URL === '' ? null : createMailer(settings, settings.SMTP_URL)
    try {
      return await linkCommand(command, args, {
        db,
        clock,
        links: createPasswordLinks({ db, settings, publicUrl }),
        mailer,
        portal: createPortal({ store: createPortalStore(db), clock }),
        publicUrl,
        print,
      })
    } finally {
      mailer?.close()
    }
  })
}

async function erasePerson(args: readonly string[]): Promise<number> {
  const { erasePersonCommand } = await import('#features/privacy/index.ts')
  return withDatabase(({ pool, clock }) => erasePersonCommand(args, { db: createDatabase(pool), clock, print }))
}

async function removeSecondFactor(args: readonly string[], { pool, clock }: CommandTools): Promise<number> {
  const { createTakeAway, removeSecondFactorCommand } = await import('#features/second-factor/index.ts')
  const db = createDatabase(pool)
  return removeSecondFactorCommand(args, { db, takeAway: createTakeAway({ db, clock }), print })
}

async function listLostOrders(args: readonly string[], { pool, clock }: CommandTools): Promise<number> {
  const settings = readSettings(process.env)
  if (settings.ERP_URL === '') throw new SettingsFault('ERP_URL: there is no ERP to ask')
  const { lostOrdersCommand } = await import('#features/orders/index.ts')
  return lostOrdersCommand(args, {
    lostOrders: await lostOrdersOf({ db: createDatabase(pool), clock, settings }),
    print,
  })
}

/** The orders that the ERP of the settings has and this database has not. */
async function lostOrdersOf({ db, clock, settings }: { db: Database; clock: Clock; settings: Settings }) {
  const [{ createErp }, { createLostOrders }, { createPortal, createPortalStore }] = await Promise.all([
    import('./outside-world.ts'),
    import('#features/orders/index.ts'),
    import('#features/portal/index.ts'),
  ])
  const portal = createPortal({ store: createPortalStore(db), clock })
  return createLostOrders({ db, portal, erp: createErp({ portal, settings, url: settings.ERP_URL }) })
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

/** A standby answers these as well. */
const READING = { isOnlyRead: true }

type Connections = { isOnlyRead?: boolean; name?: string; least?: number }

// Two checks at a time, and one connection to end them.
const CONNECTIONS_OF_DOCTOR = 3

/** Gives a command a migrated database, and takes it away again. */
async function withDatabase(
  work: (tools: CommandTools) => Promise<number>,
  connections: Connections = {},
): Promise<number> {
  return withDatabaseAsItIs(async (tools) => {
    await migrate(tools.pool)
    return work(tools)
  }, connections)
}

async function withDatabaseAsItIs(
  work: (tools: CommandTools) => Promise<number>,
  connections: Connections,
): Promise<number> {
  const { pool, close } = await openDatabase({ settings: readSettings(process.env), print, ...connections })
  try {
    return await work({ pool, clock: systemClock, print })
  } finally {
    await close()
  }
}
