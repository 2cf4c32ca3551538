// How long reports take over the orders of a brewery that has a million of them: `npm run node bench/reports.bench.ts`;
// five minutes, most of them to make the orders.
import { startPostgres } from '@fust/embedded-postgres'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build as buildServer } from 'rolldown'
import serverBuild from '../apps/server/rolldown.config.ts'
import { createPool } from '../apps/server/src/platform/postgres/index.ts'
import { customer, fillBrewery } from './brewery/filled-brewery.ts'
import { expectSame } from './jobs/job.ts'
import { openConnection, type HttpConnection } from './machinery/http-connection.ts'
import { memoryOf, startCounterparts, startProduct } from './machinery/servers.ts'
import { isTrial, scaled } from './machinery/settings.ts'
import { machine } from './report/machine.ts'
import { writeOnPage } from './report/page.ts'
import { figure, table, verdict } from './report/table.ts'

/** The first customer has as many orders as a wholesaler of a hundred depots may have in two years. */
const BREWERY = { ...scaled({ name: 'reports', products: 10_000, orders: 1_000_000 }), ownOrders: 100_000 }
const REPORTS = '/nl/prod/api/v1/portal/power-bi'
const TIMES = 9
const WARM = 2
const GOAL_MS = 1_000

const [large, usual] = [customer(1), customer(2)]

const ROWS: readonly { what: string; token: string; query: string }[] = [
  { what: 'sales of twelve months, a usual customer', token: usual.token, query: '/sales-report' },
  { what: 'distribution, a usual customer', token: usual.token, query: '/distributor-report' },
  { what: 'sales of twelve months, a customer of 100,000 orders', token: large.token, query: '/sales-report' },
  { what: 'the same of one brand', token: large.token, query: '/sales-report?brand=brand-1' },
  { what: 'contract evaluation, the same customer', token: large.token, query: '/contract-evaluation' },
]

const before = machine()
await buildServer(serverBuild)
const folder = path.join(tmpdir(), `fust-bench-${process.pid}`)
const postgres = await startPostgres({ dataDir: folder, log: { info: print } })
try {
  const databaseUrl = await createDatabase('reports')
  await fillBrewery(databaseUrl, BREWERY)
  const pool = createPool(databaseUrl, { max: 1, statementTimeoutMs: 0 })
  await pool.query(`update user_role set role = 'Owner'`)
  await pool.query(
    `update brewery_setting set value = '{"sections": ["Catalogue Beer", "My Orders", "Reporting"]}' where name = 'portal'`,
  )
  await pool.end()
  const counterparts = await startCounterparts(await createDatabase('counterparts'))
  const product = await startProduct(databaseUrl, counterparts)
  try {
    const { nowMb } = await memoryOf(product.child)
    const connection = await openConnection(product.url)
    const rows: string[][] = []
    for (const { what, token, query } of ROWS) {
      const p50 = await median(connection, token, query)
      rows.push([what, p50 === undefined ? 'no answer in time' : figure(p50), verdict((p50 ?? Infinity) <= GOAL_MS)])
      print(rows.at(-1)?.join('  ') ?? '')
    }
    connection.close()
    const { peakMb } = await memoryOf(product.child)
    const told = table(['report', 'p50 ms', `of ${GOAL_MS}`], rows)
    const text = `${before}.\n\n${told}\n\nThe server held ${nowMb} MB before and ${peakMb} MB at most.`
    print(`\n${text}`)
    if (!isTrial) await writeOnPage('reports', text)
  } finally {
    await product.stop()
    await counterparts.stop()
  }
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Undefined where a statement took longer than one may. */
async function median(connection: HttpConnection, token: string, query: string): Promise<number | undefined> {
  const took: number[] = []
  for (let time = 0; time < WARM + TIMES; time += 1) {
    const start = performance.now()
    const { status } = await connection.get(`${REPORTS}${query}`, token)
    if (status === 503) return undefined
    expectSame(query, status, 200)
    if (time >= WARM) took.push(performance.now() - start)
  }
  return took.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)]
}

async function createDatabase(name: string): Promise<string> {
  const server = createPool(postgres.url, { max: 1, statementTimeoutMs: 0 })
  await server.query(`create database bench_${name}`).finally(() => server.end())
  const url = new URL(postgres.url)
  url.pathname = `/bench_${name}`
  return url.href
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
