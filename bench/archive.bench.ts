// What the server holds of memory while it sends a zip of 500 documents of 1 MB to somebody who reads slowly:
// `npm run node bench/archive.bench.ts`; two minutes.
import { startPostgres } from '@fust/embedded-postgres'
import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { build as buildServer } from 'rolldown'
import serverBuild from '../apps/server/rolldown.config.ts'
import { createPool } from '../apps/server/src/platform/postgres/index.ts'
import { customer, fillBrewery, skuOf } from './brewery/filled-brewery.ts'
import { expectSame } from './jobs/job.ts'
import { memoryOf, startCounterparts, startProduct } from './machinery/servers.ts'
import { machine } from './report/machine.ts'
import { writeOnPage } from './report/page.ts'
import { figure, table, verdict } from './report/table.ts'

const MEGABYTE = 1024 * 1024
const FILES = 500
const BYTES_PER_SECOND = 20 * MEGABYTE
const STANDS_STILL_MS = 5_000
const LOOKED_AT_EVERY_MS = 50
/** What a server may hold more than before, of what it sends. */
const MOST_OF_IT = 0.15
const ZIP = '/nl/prod/api/v1/portal/mydocuments/GetDownloadZipDocumentBulk'

const before = machine()
await buildServer(serverBuild)
const folder = path.join(tmpdir(), `fust-bench-${process.pid}`)
const brewery = path.join(folder, 'brewery')
const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres'), log: { info: print } })
try {
  const databaseUrl = await createDatabase('archive')
  await fillBrewery(databaseUrl, { name: 'archive', products: 8_000, orders: 1_000 })
  const files = await writeDocuments()
  const pool = createPool(databaseUrl, { max: 1, statementTimeoutMs: 0 })
  await pool.query(`update user_role set role = 'Owner'`)
  await pool.query(
    `update brewery_setting set value = '{"sections": ["Catalogue Beer", "My Documents"]}' where name = 'portal'`,
  )
  await pool.query(
    `insert into product_download (sku, file, title, position) select $1, file, '{"nl": "Blad", "en": "Sheet"}', nth
     from unnest($2::text[]) with ordinality as document (file, nth)`,
    [skuOf(1), files],
  )
  await pool.end()
  const counterparts = await startCounterparts(await createDatabase('counterparts'))
  const product = await startProduct(databaseUrl, counterparts, { BREWERY: brewery })
  try {
    // Once before, so that what is loaded and compiled for it is not counted.
    await save(product.url, files.slice(0, 20))
    const { nowMb } = await memoryOf(product.child)
    let peakMb = nowMb
    const looking = setInterval(() => {
      void memoryOf(product.child).then((held) => (peakMb = Math.max(peakMb, held.nowMb)))
    }, LOOKED_AT_EVERY_MS)
    const { bytes, ms } = await save(product.url, files)
    clearInterval(looking)
    const sentMb = Math.round(bytes / MEGABYTE)
    const share = (peakMb - nowMb) / sentMb
    const rows = [
      ['sent', `${sentMb} MB in ${figure(ms / 1_000)} s`, ''],
      ['held before, and at most', `${nowMb} MB, ${peakMb} MB`, ''],
      ['more, of what was sent', `${figure(share * 100)} %`, verdict(share <= MOST_OF_IT)],
    ]
    const text = `${before}.\n\n${table(['what', 'measured', `of ${MOST_OF_IT * 100} %`], rows)}`
    print(`\n${text}`)
    await writeOnPage('archive', text)
  } finally {
    await product.stop()
    await counterparts.stop()
  }
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Sheets that nothing makes smaller. */
async function writeDocuments(): Promise<string[]> {
  await mkdir(path.join(brewery, 'documents'), { recursive: true })
  const files = Array.from({ length: FILES }, (_, nth) => `documents/sheet-${nth + 1}.pdf`)
  for (const file of files) await writeFile(path.join(brewery, file), randomBytes(MEGABYTE))
  return files
}

/** Saves them as one zip, no faster than the line, and standing still in the middle. */
async function save(url: string, files: readonly string[]): Promise<{ bytes: number; ms: number }> {
  const start = performance.now()
  const asked = request(`${url}${ZIP}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${customer(1).token}` },
  })
  const documents = files.map((documentId) => ({ documentId, documentType: 'product-sheet' }))
  asked.end(JSON.stringify({ documents }))
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    asked.once('response', resolve).once('error', reject),
  )
  expectSame('A zip', answer.statusCode, 200)
  let bytes = 0
  let hasStoodStill = false
  for await (const part of answer) {
    bytes += Buffer.from(part).length
    if (!hasStoodStill && bytes > (files.length * MEGABYTE) / 2) {
      hasStoodStill = true
      await delay(STANDS_STILL_MS)
    }
    const early = (bytes / BYTES_PER_SECOND) * 1_000 - (performance.now() - start)
    if (early > 0) await delay(early)
  }
  return { bytes, ms: performance.now() - start }
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
