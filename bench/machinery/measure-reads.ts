import { startPostgres } from '@fust/embedded-postgres'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build as buildServer } from 'rolldown'
import type pg from 'pg'
import serverBuild from '../../apps/server/rolldown.config.ts'
import { createPool } from '../../apps/server/src/platform/postgres/index.ts'
import { fillBrewery, type BrewerySize } from '../brewery/filled-brewery.ts'
import { expectSame } from '../jobs/job.ts'
import { machine } from '../report/machine.ts'
import { writeOnPage } from '../report/page.ts'
import { figure, table, verdict } from '../report/table.ts'
import { openConnection, type HttpConnection } from './http-connection.ts'
import { memoryOf, startCounterparts, startProduct } from './servers.ts'
import { isTrial } from './settings.ts'

const TIMES = 9
const WARM = 2

export type MeasuredReads = {
  /** What is measured, as the table calls it. */
  what: string
  /** Between which markers of docs/performance.md the table stands. */
  section: string
  brewery: BrewerySize
  /** What this measurement needs beside. */
  prepare: (pool: pg.Pool) => Promise<void>
  goalMs: number
  rows: readonly { what: string; token: string; path: string }[]
}

/** How long each of these takes, one client at a time, of a brewery of that size; from REST calls of the built product. */
export async function measureReads({ what, section, brewery, prepare, goalMs, rows }: MeasuredReads): Promise<void> {
  const before = machine()
  await buildServer(serverBuild)
  const folder = path.join(tmpdir(), `fust-bench-${process.pid}`)
  const postgres = await startPostgres({ dataDir: folder, log: { info: print } })
  try {
    const databaseUrl = await createDatabase(postgres.url, section)
    await fillBrewery(databaseUrl, brewery)
    const pool = createPool(databaseUrl, { max: 1, statementTimeoutMs: 0 })
    await prepare(pool).finally(() => pool.end())
    const counterparts = await startCounterparts(await createDatabase(postgres.url, 'counterparts'))
    const product = await startProduct(databaseUrl, counterparts)
    try {
      const { nowMb } = await memoryOf(product.child)
      const connection = await openConnection(product.url)
      const measured: string[][] = []
      for (const row of rows) {
        const p50 = await median(connection, row)
        measured.push([
          row.what,
          p50 === undefined ? 'no answer in time' : figure(p50),
          verdict((p50 ?? Infinity) <= goalMs),
        ])
        print(measured.at(-1)?.join('  ') ?? '')
      }
      connection.close()
      const { peakMb } = await memoryOf(product.child)
      const told = table([what, 'p50 ms', `of ${goalMs}`], measured)
      const text = `${before}.\n\n${told}\n\nThe server held ${nowMb} MB before and ${peakMb} MB at most.`
      print(`\n${text}`)
      if (!isTrial) await writeOnPage(section, text)
    } finally {
      await product.stop()
      await counterparts.stop()
    }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Undefined where a statement took longer than one may. */
async function median(
  connection: HttpConnection,
  { token, path: asked }: MeasuredReads['rows'][number],
): Promise<number | undefined> {
  const took: number[] = []
  for (let time = 0; time < WARM + TIMES; time += 1) {
    const start = performance.now()
    const { status } = await connection.get(asked, token)
    if (status === 503) return undefined
    expectSame(asked, status, 200)
    if (time >= WARM) took.push(performance.now() - start)
  }
  return took.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)]
}

async function createDatabase(postgresUrl: string, name: string): Promise<string> {
  const server = createPool(postgresUrl, { max: 1, statementTimeoutMs: 0 })
  await server.query(`create database bench_${name}`).finally(() => server.end())
  const url = new URL(postgresUrl)
  url.pathname = `/bench_${name}`
  return url.href
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
