// What the built server holds of memory with its ERP and mail server reachable, after sign-ins and under load, in a brewery
// of 10,000 products: `npm run build -w apps/server && node bench/memory.bench.ts`.
import { startPostgres } from '@fust/embedded-postgres'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashPassword } from '../apps/server/src/platform/passwords.ts'
import { createPool } from '../apps/server/src/platform/postgres/index.ts'
import { readEnvironment } from '../apps/simulators/src/environment.ts'
import { createSimulators } from '../apps/simulators/src/index.ts'
import { customer, fillBrewery } from './brewery/filled-brewery.ts'
import { LIST } from './jobs/documents.ts'
import { askGraphql } from './jobs/job.ts'
import { openConnection } from './machinery/http-connection.ts'
import { memoryOf, startProduct } from './machinery/servers.ts'

const IDLE_MS = 15_000
const SIGN_INS = 100
const LISTS = 3_000
const CLIENTS = 8
const PASSWORD = 'Proost-op-Veenhof-26'

const dataDir = path.join(tmpdir(), `fust-memory-${process.pid}`)
const postgres = await startPostgres({ dataDir, log: { info: () => {} } })
const admin = createPool(postgres.url, { max: 1, statementTimeoutMs: 0 })
await admin.query('create database brewery')
await admin.query('create database simulators')
await fillBrewery(urlOf('brewery'), { name: 'medium', products: 10_000, orders: 1_000 })
const pool = createPool(urlOf('brewery'), { max: 1, statementTimeoutMs: 0 })
await pool.query('update portal_user set password_hash = $1', [await hashPassword(PASSWORD)])
const { rows: people } = await pool.query<{ email: string }>('select email from portal_user limit $1', [SIGN_INS])

const environment = { SIMULATORS_PORT: '0', SMTP_PORT: '0', SIMULATORS_ANONYMOUS: 'on' }
const simulators = await createSimulators(readEnvironment({ ...environment, DATABASE_URL: urlOf('simulators') }))
const product = await startProduct(urlOf('brewery'), {
  ERP_URL: `${simulators.url}/sap/opu/odata/sap`,
  SMTP_URL: simulators.smtpUrl,
  WORKER: 'on',
  SIGN_IN_RATE_PER_MINUTE: '10000',
})
try {
  await sleep(IDLE_MS)
  await tell('idle')
  await fourAtOnce(people, ({ email }) => signIn(email))
  await tell(`after ${people.length} sign-ins`)
  const lists = Array.from({ length: LISTS }, (_, page) => page % 400)
  await Promise.all(Array.from({ length: CLIENTS }, () => readLists(lists.splice(0, LISTS / CLIENTS))))
  await tell(`after ${LISTS} lists of ${CLIENTS} clients`)
} finally {
  await product.stop()
  await simulators.stop()
  await pool.end()
  await admin.end()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function tell(when: string): Promise<void> {
  const { nowMb, peakMb } = await memoryOf(product.child)
  process.stdout.write(`${when}: ${nowMb} MB, at most ${peakMb} MB so far\n`)
}

async function fourAtOnce<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let first = 0; first < all.length; first += 4) await Promise.all(all.slice(first, first + 4).map(work))
}

async function signIn(email: string): Promise<void> {
  const { status } = await fetch(`${product.url}/identity/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  if (status !== 200) throw new Error(`${email} cannot sign in: ${status}`)
}

async function readLists(pages: readonly number[]): Promise<void> {
  const connection = await openConnection(product.url)
  for (const page of pages) await askGraphql(connection, customer(1).token, LIST, { filter: {}, page: page + 1 })
  connection.close()
}

function urlOf(database: string): string {
  const url = new URL(postgres.url)
  url.pathname = `/${database}`
  return url.href
}
