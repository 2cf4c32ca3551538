// How long `fust doctor` takes in a large brewery: `DATABASE_URL=… npm run node bench/doctor.bench.ts 1000000`. With --keep
// the database stays, with --again the one that stayed is examined.
import { addDays, calendarDate, type CalendarDate, type Holidays } from '@fust/domain/calendar'
import { earliestDeliveryDate } from '@fust/domain/delivery'
import { MARKET_PACKS } from '@fust/domain/market'
import { createDoctor, type Finding } from '../apps/server/src/features/doctor/doctor.service.ts'
import { publicHolidays } from '../apps/server/src/features/portal/index.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { createDatabase } from '../apps/server/src/platform/database/database.ts'
import { readSettings } from '../apps/server/src/platform/env.ts'
import { createPool } from '../apps/server/src/platform/postgres/index.ts'
import { fillBrewery } from './brewery/filled-brewery.ts'
import { PLACED_ORDERS, PLANNED } from './brewery/placed-orders.sql.ts'
import { machine } from './report/machine.ts'
import { table } from './report/table.ts'

const DATABASE = 'fust_bench_doctor'
const [PRODUCTS, BROUGHT_IN, CUSTOMERS] = [10_000, 1_000, 2_000]
const PLACED_DAYS = 730
const orders = Number(process.argv[2] ?? 1_000_000)
const server = process.env['DATABASE_URL']
if (!server) throw new Error('DATABASE_URL names the PostgreSQL to measure on')

const admin = createPool(server, { max: 1 })
const url = new URL(server)
url.pathname = `/${DATABASE}`
const { rows } = await admin.query('select from pg_database where datname = $1', [DATABASE])
const wasThere = rows.length > 0 && process.argv.includes('--again')
if (!wasThere) {
  await admin.query(`drop database if exists ${DATABASE} with (force)`)
  await admin.query(`create database ${DATABASE}`)
  await fill()
}
const pool = createPool(url.href, { max: 2 })
try {
  print(`${machine()}\n\n${await sizes()}\n`)
  print(await examined())
} finally {
  await pool.end()
  if (!process.argv.includes('--keep')) await admin.query(`drop database if exists ${DATABASE} with (force)`)
  await admin.end()
}

/** Orders of two years, on days that they can be placed for. */
async function fill(): Promise<void> {
  const start = performance.now()
  await fillBrewery(url.href, { name: 'doctor', products: PRODUCTS, orders: BROUGHT_IN })
  const filling = createPool(url.href, { max: 1, statementTimeoutMs: 0, idleInTransactionTimeoutMs: 0 })
  const written = (sql: string) =>
    Object.entries({ orders, products: PRODUCTS, customers: CUSTOMERS, first: BROUGHT_IN }).reduce(
      (text, [name, value]) => text.replaceAll(`:${name}`, String(value)),
      sql,
    )
  try {
    // As in `fillBrewery`: keys hold by how the rows are made.
    await filling.query('set session_replication_role = replica')
    const days = placingDays()
    await filling.query(written(PLANNED), [days.map(({ placedOn }) => placedOn), days.map(({ comesOn }) => comesOn)])
    for (const sql of PLACED_ORDERS) await filling.query(written(sql))
    await filling.query('set session_replication_role = origin')
    await filling.query('vacuum analyze')
    await filling.query('checkpoint')
  } finally {
    await filling.end()
  }
  print(`filled in ${Math.round((performance.now() - start) / 1_000)} s`)
}

function placingDays(): { placedOn: CalendarDate; comesOn: CalendarDate }[] {
  const today = calendarDate(systemClock.now().toISOString().slice(0, 10))
  const days: { placedOn: CalendarDate; comesOn: CalendarDate }[] = []
  for (let placedOn = addDays(today, -PLACED_DAYS); placedOn < addDays(today, -4); placedOn = addDays(placedOn, 1)) {
    const holidays = holidaysFrom(Number(placedOn.slice(0, 4)))
    const now = { today: placedOn, hour: 9, minute: 0, second: 0, cutOff: MARKET_PACKS.NL.cutOff }
    days.push({ placedOn, comesOn: earliestDeliveryDate(now, holidays) })
  }
  return days
}

function holidaysFrom(year: number): Holidays {
  return new Map([...publicHolidays('NL', year, 'en'), ...publicHolidays('NL', year + 1, 'en')])
}

async function sizes(): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string; count: number; megabytes: string }>(
    `select relname as name, reltuples::bigint as count, round(pg_total_relation_size(oid) / 1e6)::text as megabytes
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 50000
     order by reltuples desc`,
  )
  return table(
    ['table', 'rows', 'MB'],
    tables.map(({ name, count, megabytes }) => [name, count.toLocaleString('en'), megabytes]),
  )
}

async function examined(): Promise<string> {
  const findings: Finding[] = []
  const doctor = createDoctor({ db: createDatabase(pool), clock: systemClock, settings: readSettings(process.env) })
  const start = performance.now()
  for await (const finding of doctor.examine()) findings.push(finding)
  const seconds = (performance.now() - start) / 1_000
  const peak = Math.round(process.resourceUsage().maxRSS / 1024)
  const told = table(
    ['check', 's', ''],
    findings
      .toSorted((a, b) => b.seconds - a.seconds)
      .map((finding) => [finding.check, finding.seconds.toFixed(2), verdict(finding)]),
  )
  return `${told}\n\n${findings.length} checks of ${orders} orders in ${seconds.toFixed(1)} s; this process took ${peak} MB at most.`
}

function verdict(finding: Finding): string {
  if ('failure' in finding) return finding.failure
  return finding.count === 0 ? '' : `${finding.count}: ${finding.breaches[0]}`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
