// How long a large brewery takes, and how much memory: `DATABASE_URL=… npm run node bench/import.bench.ts 100000`.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportBrewery } from '../apps/server/src/features/import/export.service.ts'
import { importBrewery } from '../apps/server/src/features/import/import.service.ts'
import { hashPassword } from '../apps/server/src/platform/passwords.ts'
import { migrate } from '../apps/server/src/platform/database/migrate.ts'
import { createPool } from '../apps/server/src/platform/postgres/index.ts'
import { writeLargeBrewery } from './large-brewery.ts'

const DATABASE = 'fust_bench_import'
const products = Number(process.argv[2] ?? 100_000)
const server = process.env['DATABASE_URL']
if (!server) throw new Error('DATABASE_URL names the PostgreSQL to measure on')

const admin = createPool(server, { max: 1 })
await admin.query(`drop database if exists ${DATABASE} with (force)`)
await admin.query(`create database ${DATABASE}`)
const url = new URL(server)
url.pathname = `/${DATABASE}`
const pool = createPool(url.href, { max: 2 })
const folder = await mkdtemp(join(tmpdir(), 'fust-bench-'))
try {
  await migrate(pool)
  await writeLargeBrewery(join(folder, 'brewery'), products)
  const request = { pool, folder: join(folder, 'brewery'), clock: { now: () => new Date() }, hashPassword }
  await measured(`import of ${products} products`, () => importBrewery(request))
  await measured('the same again', () => importBrewery(request))
  await measured('export', () => exportBrewery({ pool, folder: join(folder, 'export') }))
} finally {
  await pool.end()
  await admin.query(`drop database if exists ${DATABASE} with (force)`)
  await admin.end()
  await rm(folder, { recursive: true })
}

async function measured(what: string, work: () => Promise<{ ok: boolean }>): Promise<void> {
  const start = performance.now()
  const { ok } = await work()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
  process.stdout.write(`${what}: ${ok ? 'done' : 'REFUSED'} in ${seconds} s, peak ${megabytes} MB so far\n`)
}
