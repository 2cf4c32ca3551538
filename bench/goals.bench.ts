// Measures every goal of docs/performance.md and writes what came out there: `npm run bench`.
import { startPostgres } from '@fust/embedded-postgres'
import { tmpdir } from 'node:os'
import { build as buildServer } from 'rolldown'
import path from 'node:path'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import serverBuild from '../apps/server/rolldown.config.ts'
import { createPool } from '../apps/server/src/platform/postgres/index.ts'
import { BARE_INDEXES } from './bare/bare-statements.ts'
import { fillBrewery, type BrewerySize } from './brewery/filled-brewery.ts'
import type { Ground } from './jobs/job.ts'
import { attempt, failures } from './machinery/attempt.ts'
import { isTrial, scaled, TURN_MS } from './machinery/settings.ts'
import { postmasterOf, processorTimeOf } from './machinery/processor-time.ts'
import {
  memoryOf,
  startBare,
  startCounterparts,
  startProduct,
  type Counterparts,
  type StartedServer,
} from './machinery/servers.ts'
import { MANY_SIGN_INS, signInAll } from './machinery/sign-ins.ts'
import { machine } from './report/machine.ts'
import { writeOnPage } from './report/page.ts'
import { MISSED } from './report/table.ts'
import { againstTheBareLimit } from './sections/against-the-bare-limit.ts'
import { growth } from './sections/growth.ts'
import { processFigures } from './sections/process.ts'

const SMALL: BrewerySize = { name: 'small', products: 1_000, orders: 1_000 }
const MEDIUM: BrewerySize = { name: 'medium', products: 10_000, orders: 100_000 }
const LARGE: BrewerySize = { name: 'large', products: 100_000, orders: 1_000_000 }
/** After the start, so that what was needed for it is put away. */
const IDLE_MS = 15_000
const TURNS = { turns: 4, turnMs: TURN_MS }

/** A brewery with its servers and a connection for what a measurement prepares. */
type Opened = Ground & {
  databaseUrl: string
  counterparts: Counterparts
  product: StartedServer
  close: () => Promise<void>
}

const before = machine()
await buildServer(serverBuild)
const folder = path.join(tmpdir(), `fust-bench-${process.pid}`)
const postgres = await startPostgres({ dataDir: path.join(folder, 'breweries'), log: { info: print } })
// What the ERP does in its database is no work of ours.
const elsewhere = await startPostgres({ dataDir: path.join(folder, 'counterparts'), log: { info: print } })
const admin = createPool(postgres.url, { max: 1, statementTimeoutMs: 0 })
const postmaster = await postmasterOf(admin)
const opened: Opened[] = []
let closing: Promise<void> | undefined
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void closeAll().finally(() => process.exit(130)))
try {
  for (const size of [SMALL, MEDIUM, LARGE]) opened.push(await open(scaled(size)))
  const medium = opened[1]
  if (!medium) throw new Error('There is no brewery of medium size.')
  const memory = () => attempt('memory', () => memoryOf(medium.product.child))
  await sleep(IDLE_MS)
  const idle = await memory()
  await attempt('sign-ins', () => signInAll(medium))
  const signedIn = await memory()
  const jobs = await againstTheBareLimit(medium, TURNS)
  const peak = await memory()
  const grown = await growth(opened, TURNS)
  const own = await processFigures(medium, { idleMb: idle?.nowMb, signedInMb: signedIn?.nowMb, peakMb: peak?.peakMb })
  const text = [`${before}; PostgreSQL ${postgres.version}.`, jobs, grown, own].join('\n\n')
  print(`\n${text}\n\n${text.split(MISSED).length - 1} goals missed.`)
  if (failures.length > 0) print(`Failed:\n${failures.join('\n')}`)
  if (isTrial) print('A trial: nothing is written down.')
  else await writeOnPage('goals', text)
  if (failures.length > 0) process.exitCode = 1
} finally {
  await closeAll()
}

/** At the end or when told to stop, whichever comes first. */
function closeAll(): Promise<void> {
  closing ??= closeEverything()
  return closing
}

async function closeEverything(): Promise<void> {
  for (const { close } of opened.splice(0)) await close()
  await admin.end()
  await Promise.all([postgres.stop(), elsewhere.stop()])
  await rm(folder, { recursive: true, force: true })
}

async function open(size: BrewerySize): Promise<Opened> {
  const start = performance.now()
  const databaseUrl = await createDatabase(postgres.url, size.name)
  await fillBrewery(databaseUrl, size)
  const pool = createPool(databaseUrl, { max: 2, statementTimeoutMs: 0 })
  await pool.query(BARE_INDEXES)
  const counterparts = await startCounterparts(await createDatabase(elsewhere.url, size.name))
  const [product, bare] = await Promise.all([
    startProduct(databaseUrl, counterparts, MANY_SIGN_INS),
    startBare(databaseUrl),
  ])
  const usedBy = (server: StartedServer) => () => processorTimeOf(server.child.pid ?? 0, postmaster)
  print(`${size.products} products, ${size.orders} orders: ${((performance.now() - start) / 1000).toFixed(0)} s`)
  return {
    pool,
    products: size.products,
    productUrl: product.url,
    bareUrl: bare.url,
    databaseUrl,
    counterparts,
    product,
    used: { bare: usedBy(bare), product: usedBy(product) },
    close: async () => {
      await Promise.all([product.stop(), bare.stop()])
      await counterparts.stop()
      await pool.end()
    },
  }
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const server = createPool(serverUrl, { max: 1, statementTimeoutMs: 0 })
  await server.query(`create database bench_${name}`).finally(() => server.end())
  const url = new URL(serverUrl)
  url.pathname = `/bench_${name}`
  return url.href
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
