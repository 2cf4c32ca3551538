import { strFromU8, unzipSync } from 'fflate'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { contentFeature } from '#features/content/content.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { insertRows } from '../../test/brewery.builders.ts'
import { place, readyCart } from '../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'
import { documentsFeature } from './documents.feature.ts'

const METRICS_TOKEN = 'what-prometheus-brings'
const MEGABYTE = 2 ** 20
const FILE_BYTES = MEGABYTE / 4
const DOCUMENTS = 500
const MATERIALS = 100
/** What lies between server and reader, in buffers of both and of the system. */
const ON_THE_WAY_BYTES = 14 * MEGABYTE
const READ_BYTES = 6 * MEGABYTE

/** The ERP, as far as it has invoices. */
const erp = {
  asked: 0,
  customerCredit: async () => undefined,
  async invoiceDocument(): Promise<Uint8Array> {
    erp.asked += 1
    return Buffer.alloc(FILE_BYTES)
  },
}

let folder: string
let brewery: OpenBrewery
let url: string
let authorization: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fust-zip-'))
  mkdirSync(path.join(folder, 'documents'))
  const sheets = namesOf('sheet', DOCUMENTS).map((name) => `documents/${name}.pdf`)
  for (const file of sheets) {
    writeFileSync(path.join(folder, file), file)
    // Holes take no room on a disk.
    truncateSync(path.join(folder, file), FILE_BYTES)
  }
  brewery = await openBrewery(
    {
      features: [assortmentFeature, cartFeature, contentFeature, documentsFeature, ordersFeature],
      breweryFolder: folder,
      erp,
    },
    { METRICS_TOKEN, REQUESTS_AT_ONCE: '2' },
  )
  await insertRows(
    brewery.pool,
    'product_download',
    sheets.map((file, position) => ({ sku: 'PILS-CRATE', file, title: JSON.stringify({ en: 'Sheet' }), position })),
  )
  await insertRows(
    brewery.pool,
    'content_page',
    namesOf('material', MATERIALS).map((slug, at) => ({
      kind: 'marketing-material',
      slug,
      language: 'en',
      title: slug,
      body: '',
      details: JSON.stringify({ file: sheets[at] }),
    })),
  )
  const placed = await place(brewery, await readyCart(brewery))
  await brewery.pool.query(
    `insert into order_invoice (company_id, order_id, number, invoiced_on, total_cents)
     select company_id, id, n::text, '2026-10-01', 121 from sales_order, generate_series(90000001, 90000500) n
     where number = $1`,
    [readPath(placed.data, 'placeOrder', 'order_number')],
  )
  url = await brewery.app.listen({ port: 0, host: '127.0.0.1' })
  authorization = `Bearer ${await brewery.tokenOf('buyer@tenbrink.example')}`
})
afterAll(async () => {
  await brewery.close()
  rmSync(folder, { recursive: true })
})

function namesOf(what: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${what}-${String(at + 1).padStart(3, '0')}`)
}

type Archive = { url: string; payload: object }
const ARCHIVES: readonly (readonly [what: string, archive: Archive])[] = [
  [
    `${DOCUMENTS} sheets`,
    zipOf(
      namesOf('sheet', DOCUMENTS).map((name) => ({
        documentId: `documents/${name}.pdf`,
        documentType: 'product-sheet',
      })),
    ),
  ],
  [
    `${DOCUMENTS} invoices`,
    zipOf(
      Array.from({ length: DOCUMENTS }, (_, at) => ({ documentId: String(90_000_001 + at), documentType: 'invoice' })),
    ),
  ],
  [
    `${MATERIALS} materials`,
    {
      url: '/almagnoliaservice/api/v1/portal/downloadmaterial/bulk-files',
      payload: { ids: namesOf('material', MATERIALS) },
    },
  ],
]

function zipOf(documents: readonly object[]): Archive {
  return { url: '/nl/prod/api/v1/portal/mydocuments/GetDownloadZipDocumentBulk', payload: { documents } }
}

/** Asks for an archive, of which nothing is read yet. */
function ask({ url: call, payload }: Archive): ClientRequest {
  const asked = request(`${url}${call}`, {
    method: 'POST',
    agent: false,
    headers: { authorization, 'content-type': 'application/json' },
  })
  // Who goes away hears of it, too.
  asked.on('error', () => {})
  asked.end(JSON.stringify(payload))
  return asked
}

async function answerTo(asked: ClientRequest): Promise<IncomingMessage> {
  const answer = await new Promise<IncomingMessage>((resolve) => asked.once('response', resolve))
  answer.on('error', () => {})
  expect(answer.statusCode).toBe(200)
  return answer
}

/** Reads so much of it, and stands still. */
async function readOf(answer: IncomingMessage, bytes: number): Promise<number> {
  let read = 0
  while (read < bytes) {
    const piece: unknown = answer.read()
    if (Buffer.isBuffer(piece)) read += piece.length
    else await once(answer, 'readable')
  }
  return read
}

/** The files of the brewery that this process holds open. */
function openFiles(): string[] {
  const open = existsSync(HELD_FILES) ? readdirSync(HELD_FILES).map(placeOf) : placesByLsof()
  return open.flatMap((file) => (file?.startsWith(folder) ? [path.basename(file)] : []))
}

/** Where Linux tells it. */
const HELD_FILES = '/proc/self/fd'

function placeOf(fd: string): string | undefined {
  try {
    return readlinkSync(path.join(HELD_FILES, fd))
  } catch {
    // The one that the list itself was read by.
    return undefined
  }
}

const placesByLsof = (): string[] =>
  execFileSync('lsof', ['-p', String(process.pid), '-Fn'], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.slice(1))

async function figure(name: string): Promise<number> {
  const { body } = await brewery.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  return Number(new RegExp(`\\n${name} (\\S+)`).exec(body)?.[1])
}

describe.each(ARCHIVES)('a zip of %s', (_what, archive) => {
  test('[DOC-03] [API-58] is made no faster than it is read, and others are answered meanwhile', async () => {
    erp.asked = 0
    const asked = ask(archive)
    const answer = await answerTo(asked)
    const read = await readOf(answer, READ_BYTES)
    for (let calls = 0; calls < 20; calls += 1)
      expect((await brewery.get('/nl/prod/api/v1/portal/mydocuments/DocumentTypeList')).status).toBe(200)
    const reached = openFiles().map((name) => Number(/\d+/.exec(name)?.[0]))
    // One at a time; of invoices, which come whole, so many are asked for.
    expect(reached.length).toBeLessThanOrEqual(1)
    expect(Math.max(erp.asked, ...reached)).toBeLessThan((read + ON_THE_WAY_BYTES) / FILE_BYTES)
    asked.destroy()
    await expect.poll(openFiles).toEqual([])
  })

  test.each([0, 1, 70_000, FILE_BYTES + 200, 5 * MEGABYTE])(
    'that is cancelled after %i bytes leaves no file open, no turn taken, and nothing that goes on',
    async (bytes) => {
      erp.asked = 0
      for (let times = 0; times < 2; times += 1) {
        const asked = ask(archive)
        if (bytes > 0) await readOf(await answerTo(asked), bytes)
        else await once(brewery.app.server, 'request')
        asked.destroy()
      }
      await expect.poll(openFiles).toEqual([])
      await expect.poll(() => figure('fust_requests_inside')).toBe(0)
      const askedThen = erp.asked
      const whole = await buffer(await answerTo(ask({ ...archive, payload: firstThree(archive) })))
      expect(Object.keys(unzipSync(whole))).toHaveLength(3)
      expect(erp.asked - askedThen).toBeLessThanOrEqual(3)
      expect(openFiles()).toEqual([])
    },
  )
})

/** The same of its first three files. */
function firstThree({ payload }: Archive): object {
  return Object.fromEntries(
    Object.entries(payload).map(([name, all]: [string, unknown]) => [name, Array.isArray(all) ? all.slice(0, 3) : all]),
  )
}

test('[DOC-03] the next one after all that is whole', async () => {
  const [, sheets] = ARCHIVES[0] ?? []
  if (!sheets) throw new Error('There are no archives.')
  const answer = await answerTo(ask(sheets))
  const files = Object.entries(unzipSync(await buffer(answer)))
  expect(files).toHaveLength(DOCUMENTS)
  expect(files.map(([, content]) => [content.length, strFromU8(content.subarray(0, 23))])).toEqual(
    namesOf('sheet', DOCUMENTS).map((name) => [FILE_BYTES, `documents/${name}.pdf`]),
  )
})
