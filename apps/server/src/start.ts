import { MARKET_PACKS } from '@fust/domain/market'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PRODUCT_FOLDER } from '#platform/files/own-folders.ts'
import { systemClock, type Clock } from '#platform/clock.ts'
import { createDatabase, type Database } from '#platform/database/database.ts'
import { publicUrlOf, readSettings, SettingsFault, type Settings } from '#platform/env.ts'
import { mayRewriteAudit } from '#platform/database/grants.ts'
import { endAfterFaults } from '#platform/log/last-resort.ts'
import { createLogOutput, linesLeftOut, type LogOutput } from '#platform/log/log-output.ts'
import { createLog } from '#platform/log/log.ts'
import { migrate } from '#platform/database/migrate.ts'
import { DEMO_PAGES, WEB_DIST } from '#platform/files/web-files.ts'
import { zoneFaults } from '#platform/zone-data.ts'
import { readOwnPushKey } from '#features/notifications/index.ts'
import { createPortal, createPortalStore, type Portal } from '#features/portal/index.ts'
import { chooseServices } from '#integrations/services/index.ts'
import { choosePowerBi } from '#integrations/power-bi/index.ts'
import { peopleWithDemoPassword } from '#features/session/index.ts'
import { chooseSignOn } from '#integrations/sign-on/index.ts'
import { buildApp } from './app.ts'
import { FEATURES } from './features.ts'
import { openDatabase } from './open-database.ts'
import { createOutsideWorld } from './outside-world.ts'
import { playedCounterparts } from './played-counterparts.ts'
import type { prepareDemo } from './prepare-demo.ts'
import { demoFaults, productionFaults } from './production-faults.ts'
import type { Simulators } from './start-simulators.ts'
import { createWork } from './work.ts'

export type Mode = 'demo' | 'development' | 'e2e' | 'serve' | 'worker'

const DEMO_BREWERY = path.join(PRODUCT_FOLDER, 'breweries/veenhof')
const E2E_PORT = 3100
const TIME_ZONES = Object.values(MARKET_PACKS).map(({ timeZone }) => timeZone)
const CLOSE_WITHIN_MS = 10_000
const FINISH_WITHIN_MS = 7_000
// Whoever does not get in is reset by the system and never hears when to come back.
const CALLERS_WAITING = 4_096

/** Starts what the mode asks for and keeps running until a signal; answers once it is ready. */
export async function start({
  mode,
  print,
  clock = systemClock,
  dataDir,
}: {
  mode: Mode
  print: (line: string) => void
  clock?: Clock
  /** Where the database that comes along keeps its data. */
  dataDir?: string
}): Promise<number> {
  const isDemo = mode !== 'serve' && mode !== 'worker'
  const faults = isDemo ? demoFaults(process.env) : productionFaults(process.env)
  const settings = readSettings(process.env, [...faults, ...zoneFaults(TIME_ZONES)])
  const output = createLogOutput()
  const logger = createLog({ level: isDemo && process.stdout.isTTY ? 'warn' : settings.LOG_LEVEL, destination: output })
  process.on('exit', output.flushSync)
  const stops: Stop[] = []
  const stopAll = async () => {
    for (const stop of stops) await stop()
  }

  try {
    await open({ mode, isDemo, settings, clock, logger, output, print, stops, dataDir })
  } catch (error) {
    await stopAll()
    throw error
  }

  closeWithGrace({ delay: CLOSE_WITHIN_MS, logger, skip: ['uncaughtException', 'unhandledRejection'] }, stopAll)
  endAfterFaults({ logger, stop: stopAll, withinMs: CLOSE_WITHIN_MS })
  return 0
}

type Stop = () => Promise<unknown>
type Opening = {
  mode: Mode
  isDemo: boolean
  settings: Settings
  clock: Clock
  logger: ReturnType<typeof createLog>
  output: LogOutput
  print: (line: string) => void
  dataDir: string | undefined
  /** How to close again what is open already, from the outside in. */
  stops: Stop[]
}

/** Opens what the mode asks for, from the database outwards. */
async function open(opening: Opening): Promise<void> {
  const { mode, isDemo, settings, clock, logger, output, print, stops, dataDir } = opening
  const database = await openDatabase({ settings, print, ...(dataDir !== undefined && { dataDir }) })
  stops.unshift(database.close)
  const { pool } = database
  const db = createDatabase(pool, logger)
  const portal = createPortal({ store: createPortalStore(db), clock })
  await migrate(pool)
  if (mode === 'serve') await refuseEmpty(portal)
  if (!isDemo) await refuseDemo({ db, portal, settings })
  if (!isDemo && (await mayRewriteAudit(pool)))
    logger.warn('the role of DATABASE_URL owns the audit trail; `fust grant` makes one that only adds to it')
  const port = mode === 'e2e' && !process.env['PORT'] ? E2E_PORT : settings.PORT
  const publicUrl = publicUrlOf({ PUBLIC_URL: settings.PUBLIC_URL, PORT: port })
  const brewery = settings.BREWERY || (isDemo ? DEMO_BREWERY : '')
  const simulators = isDemo
    ? await showDemo({
        pool,
        brewery,
        isOwnFolder: settings.BREWERY === '',
        databaseUrl: database.url,
        print,
        isWebBuilt: mode !== 'development',
        publicUrl,
      })
    : undefined
  if (simulators) stops.unshift(simulators.stop)

  const pushKey = await readOwnPushKey(db, settings)
  const world = createOutsideWorld({ db, clock, settings, publicUrl, pushKey, played: simulators })
  stops.unshift(async () => world.mailer.close())
  const outside = chooseServices({ file: settings.SERVICES_FILE, playedUrl: simulators?.url })
  const worker = createWork(FEATURES, {
    ...world,
    db,
    clock,
    settings,
    portal,
    publicUrl,
    outside,
    log: logger,
    isDemo,
  })
  let isDraining = false
  const app = await buildApp({
    features: FEATURES,
    db,
    clock,
    settings,
    isDemo,
    // In production people come over https, to us or to the trusted proxy before us.
    isSecure: !isDemo || settings.PUBLIC_URL.startsWith('https:'),
    logger,
    webFolder: WEB_DIST,
    ...(isDemo && { demoPages: DEMO_PAGES }),
    ...(brewery && { breweryFolder: brewery }),
    measures: [linesLeftOut(output)],
    isDraining: () => isDraining,
    erp: world.erp,
    payments: world.payments,
    push: world.push,
    publicUrl,
    addressLookup: world.addressLookup,
    carrier: world.carrier,
    signOn: chooseSignOn({ file: settings.SIGN_ON_FILE, playedUrl: simulators?.url, publicUrl, log: logger }),
    outside,
    powerBi: choosePowerBi({ file: settings.POWER_BI_FILE, playedUrl: simulators?.url, publicUrl }),
    ...(simulators && { simulatorsUrl: simulators.url }),
  })
  // What is under way in requests and in the worker ends at the same time.
  const running: Stop[] = [
    async () => {
      isDraining = true
      if (!isDemo && mode !== 'worker') await sleep(settings.DRAIN_MS)
      await finishRequests(app)
    },
  ]
  stops.unshift(() => Promise.all(running.map((stop) => stop())))
  if (mode !== 'worker') {
    const address = await listen(app, { port, host: settings.HOST })
    announce({
      publicUrl: settings.PUBLIC_URL,
      address: mode === 'development' ? settings.PUBLIC_URL : address,
      demo: isDemo ? await portal.readDemoAccounts() : null,
      print,
    })
  }
  if (settings.WORKER === 'on' || mode === 'worker') {
    worker.start()
    running.push(() => worker.stop())
  }
}

/** Production never loads what reads a folder, builds the web app and starts the simulators. */
async function showDemo(demo: Parameters<typeof prepareDemo>[0]): Promise<Simulators> {
  const { prepareDemo } = await import('./prepare-demo.ts')
  return prepareDemo(demo)
}

async function listen(app: FastifyInstance, { port, host }: { port: number; host: string }): Promise<string> {
  try {
    return await app.listen({ port, host, backlog: CALLERS_WAITING })
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw isTaken ? new SettingsFault(`PORT: another program listens on ${port}; choose another one`) : error
  }
}

/** Closes the door and waits for what is inside, so long as a stop may take; a connection that hangs is cut. */
async function finishRequests(app: FastifyInstance): Promise<void> {
  const patience = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS)
  await app.close()
  clearTimeout(patience)
}

/** A portal without a brewery shows nothing, and its first visitors are told so by empty pages. */
async function refuseEmpty(portal: Portal): Promise<void> {
  if (!(await portal.isEmpty())) return
  throw new SettingsFault(
    'DATABASE_URL: this database holds no brewery yet. Bring one in: npm run fust -- import FOLDER --dry-run, then without --dry-run',
  )
}

/** Nothing of the demo is in production: neither its brewery, whose password everybody can read, nor who plays the others. */
async function refuseDemo({
  db,
  portal,
  settings,
}: {
  db: Database
  portal: Portal
  settings: Settings
}): Promise<void> {
  const [demo, people, played] = await Promise.all([
    portal.readDemoAccounts(),
    peopleWithDemoPassword(db),
    playedCounterparts(settings),
  ])
  const faults = [
    ...(demo ? ['DATABASE_URL: this database holds a demo brewery; import one without "demo: true"'] : []),
    ...(people > 0 ? [`DATABASE_URL: ${people} people have the demo password; import the folder again`] : []),
    ...played,
  ]
  if (faults.length > 0) throw new SettingsFault(faults.join('\n'))
}

/** Where the portal is open, and whom a demo can be tried as. */
function announce({
  publicUrl,
  address,
  demo,
  print,
}: {
  publicUrl: string
  address: string
  demo: Awaited<ReturnType<Portal['readDemoAccounts']>>
  print: (line: string) => void
}): void {
  const own = address.replace('127.0.0.1', 'localhost')
  const shown = publicUrl || own
  print(`\nFust is open at ${shown}`)
  if (shown !== own) print(`This server listens at ${own}`)
  if (!demo) return
  print(`Sign in with the password ${demo.password} as`)
  const width = Math.max(...demo.accounts.map(({ email }) => email.length))
  for (const { email, description } of demo.accounts) print(`  ${email.padEnd(width)}  ${description['en'] ?? ''}`)
  print(`What the ERP and the mailbox hold: ${shown}/simulators/`)
}
