import { strFromU8, unzipSync } from 'fflate'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { ErpFault } from '#integrations/erp/index.ts'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { insertRows } from '../../test/brewery.builders.ts'
import { place, readyCart } from '../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'
import { documentsFeature } from './documents.feature.ts'

const DOCUMENTS = '/nl/prod/api/v1/portal/mydocuments'
const SHEET = '%PDF-1.4 a sheet'

/** The ERP, as far as it has invoices. */
const erp = {
  isAway: false,
  customerCredit: async () => undefined,
  async invoiceDocument(number: string): Promise<Uint8Array | undefined> {
    if (erp.isAway) throw new ErpFault('unreachable', 'It is away')
    return number.startsWith('9') ? Buffer.from(`%PDF-1.4 invoice ${number}`) : undefined
  },
}

const written: string[] = []
let folder: string
let brewery: OpenBrewery
let orderNumber: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fust-documents-'))
  mkdirSync(path.join(folder, 'documents/a'), { recursive: true })
  mkdirSync(path.join(folder, 'documents/b'))
  for (const name of ['a/blad.pdf', 'b/blad.pdf']) writeFileSync(path.join(folder, 'documents', name), SHEET)
  const logger = createLog({ level: 'warn', destination: { write: (line) => written.push(line) } })
  brewery = await openBrewery({
    features: [assortmentFeature, cartFeature, documentsFeature, ordersFeature],
    breweryFolder: folder,
    erp,
    logger,
  })
  const { rows } = await brewery.pool.query<{ sku: string }>(
    `select sku from product where material_type = 'ZBTL' and is_active order by sku limit 1`,
  )
  await insertRows(
    brewery.pool,
    'product_download',
    [
      { sku: 'PILS-CRATE', file: 'documents/a/blad.pdf' },
      { sku: rows[0]?.sku ?? '', file: 'documents/b/blad.pdf' },
    ].map((row, position) => ({ ...row, title: JSON.stringify({ nl: 'Blad', en: 'Sheet' }), position })),
  )
  const placed = await place(brewery, await readyCart(brewery))
  orderNumber = String(readPath(placed.data, 'placeOrder', 'order_number'))
  await brewery.pool.query(
    `insert into order_invoice (company_id, order_id, number, invoiced_on, total_cents)
     select company_id, id, n::text, date '2026-10-01' + (n - 90000000)::int, 121 * (n - 90000000)
     from sales_order, generate_series(90000001, 90000012) n where number = $1`,
    [orderNumber],
  )
})
afterAll(async () => {
  await brewery.close()
  rmSync(folder, { recursive: true })
})

async function list(query: string, { call = 'GetAllDocuments', as = 'buyer@tenbrink.example' } = {}) {
  const { status, body } = await brewery.get(`${DOCUMENTS}/${call}?${query}`, { as })
  const documents = readPath(body, 'documentList')
  const listed: unknown[] = Array.isArray(documents) ? documents : []
  return { status, body, total: readPath(body, 'total'), ids: listed.map((own) => readPath(own, 'documentId')) }
}

async function save(url: string, as = 'buyer@tenbrink.example') {
  const authorization = `Bearer ${await brewery.tokenOf(as)}`
  return brewery.app.inject({ method: 'GET', url, headers: { authorization } })
}

async function zip(documents: object[], as = 'buyer@tenbrink.example', more: Record<string, string> = {}) {
  const authorization = `Bearer ${await brewery.tokenOf(as)}`
  const url = `${DOCUMENTS}/GetDownloadZipDocumentBulk?language=nl`
  return brewery.app.inject({ method: 'POST', url, headers: { authorization, ...more }, payload: { documents } })
}

const filesOf = (answer: Awaited<ReturnType<typeof zip>>) =>
  Object.fromEntries(Object.entries(unzipSync(answer.rawPayload)).map(([name, file]) => [name, strFromU8(file)]))

describe('documents', () => {
  test('[DOC-01] [DOC-02] [DOC-10] [API-55] [ENT-51] are listed with type and link, the latest first', async () => {
    const { body, total } = await list('documentType=invoice&language=en')
    expect(total).toBe(12)
    expect(readPath(body, 'documentList', 0)).toEqual({
      documentId: '90000012',
      documentType: 'invoice',
      title: 'Invoice 90000012',
      date: '2026-10-13',
      link: `${DOCUMENTS}/DownloadDocument?documentId=90000012&documentType=invoice`,
      fileName: '90000012.pdf',
      orderNumber,
      shipToId: 'S1',
      total: 14.52,
    })
  })

  test('[DOC-04] come ten at a time unless more are asked for', async () => {
    expect((await list('')).ids).toHaveLength(10)
    expect((await list('documentType=invoice&offset=10')).ids).toEqual(['90000002', '90000001'])
    expect((await list('limit=500')).ids).toHaveLength(14)
    expect((await list('limit=501')).status).toBe(422)
  })

  test('[DOC-02] [API-56] about POS materials are a list of their own', async () => {
    const { ids } = await list('language=en', { call: 'GetPOSMDocuments' })
    expect(ids).toEqual(['documents/b/blad.pdf'])
    expect((await list('documentType=invoice', { call: 'GetPOSMDocuments' })).ids).toEqual([])
  })

  test('[API-57] have types with names in the language of the call', async () => {
    const { body } = await brewery.get(`${DOCUMENTS}/DocumentTypeList?language=nl`)
    expect(body).toEqual([
      { documentType: 'invoice', name: 'Factuur' },
      { documentType: 'product-sheet', name: 'Productblad' },
      { documentType: 'posm-sheet', name: 'Blad van POS-materiaal' },
    ])
  })

  test.each([
    ['documentType=product-sheet', ['documents/a/blad.pdf']],
    ['from=2026-10-12&to=2026-10-13', ['90000012', '90000011']],
    ['search=0005', ['90000005']],
    ['documentType=invoice&from=2026-10-13&search=nothing', []],
  ])('are narrowed by %s', async (query, expected) => {
    expect((await list(query)).ids).toEqual(expected)
  })

  test('of a day that is in no calendar are refused', async () => {
    expect((await list('from=2026-02-31')).status).toBe(422)
  })

  test('[DOC-03] [API-59] are saved one by one, and shown by no page as its own', async () => {
    const sheet = await save(`${DOCUMENTS}/DownloadDocument?documentId=documents/a/blad.pdf&documentType=product-sheet`)
    expect(sheet.body).toBe(SHEET)
    const { body } = await list('documentType=invoice&limit=1')
    const invoice = await save(String(readPath(body, 'documentList', 0, 'link')))
    expect(invoice.body).toBe('%PDF-1.4 invoice 90000012')
    expect(invoice.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('90000012.pdf'),
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  test('[DOC-03] [API-58] are saved together, each under a name of its own', async () => {
    const answer = await zip([
      { documentId: 'documents/a/blad.pdf', documentType: 'product-sheet' },
      { documentId: 'documents/b/blad.pdf', documentType: 'posm-sheet' },
      { documentId: '90000001', documentType: 'invoice' },
    ])
    expect(answer.headers['content-type']).toBe('application/zip')
    expect(filesOf(answer)).toEqual({
      'blad.pdf': SHEET,
      'blad (2).pdf': SHEET,
      '90000001.pdf': '%PDF-1.4 invoice 90000001',
    })
  })

  test('are saved again as often as they are asked for, also with an Idempotency-Key', async () => {
    const sheets = [{ documentId: 'documents/a/blad.pdf', documentType: 'product-sheet' }]
    for (const key of ['k1', 'k1']) {
      const answer = await zip(sheets, 'buyer@tenbrink.example', { 'idempotency-key': key })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
      expect(filesOf(answer)).toEqual({ 'blad.pdf': SHEET })
    }
  })
})

describe('an invoice', () => {
  const INVOICE = `${DOCUMENTS}/DownloadDocument?documentId=90000001&documentType=invoice`
  const UNKNOWN = `${DOCUMENTS}/DownloadDocument?documentId=80000001&documentType=invoice`

  test('of another company is answered as one that is not there', async () => {
    const [foreign, unknown] = [await save(INVOICE, 'buyer@turf.example'), await save(UNKNOWN, 'buyer@turf.example')]
    expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404])
    expect({ ...foreign.json<object>(), requestId: '' }).toEqual({ ...unknown.json<object>(), requestId: '' })
    expect((await list('documentType=invoice', { as: 'buyer@turf.example' })).total).toBe(0)
    const together = await zip([{ documentId: '90000001', documentType: 'invoice' }], 'buyer@turf.example')
    expect(together.statusCode).toBe(404)
  })

  test('is not for somebody who may see no orders', async () => {
    expect((await save(INVOICE, 'basic@tenbrink.example')).statusCode).toBe(404)
    expect((await list('documentType=invoice', { as: 'basic@tenbrink.example' })).total).toBe(0)
  })

  test('that the ERP cannot give now is named in the zip, with the others beside it', async () => {
    erp.isAway = true
    expect((await save(INVOICE)).json<object>()).toMatchObject({ status: 503, code: 'erp-unreachable' })
    expect(written.findLast((line) => line.includes('invoice-not-read'))).toContain('It is away')
    const answer = await zip([
      { documentId: '90000001', documentType: 'invoice' },
      { documentId: '90000002', documentType: 'invoice' },
      { documentId: 'documents/a/blad.pdf', documentType: 'product-sheet' },
    ])
    erp.isAway = false
    const { 'ontbreekt.txt': note, ...files } = filesOf(answer)
    expect(files).toEqual({ 'blad.pdf': SHEET })
    expect(note?.split('\r\n').slice(1, 3)).toEqual(['90000001.pdf', '90000002.pdf'])
  })
})

describe('the archive of invoices', () => {
  const ARCHIVE = '/nl/prod/api/v1/portal/invoiceolsa/getdatarchive'
  const ONE = '/nl/prod/api/v1/portal/invoiceolsa/getdocument'

  async function post(url: string, payload: object, as = 'buyer@tenbrink.example') {
    const authorization = `Bearer ${await brewery.tokenOf(as)}`
    return brewery.app.inject({ method: 'POST', url, headers: { authorization }, payload })
  }
  const numbersOf = (body: unknown) => {
    const invoices = readPath(body, 'invoices')
    return Array.isArray(invoices) ? invoices.map((own: unknown) => readPath(own, 'invoiceNumber')) : []
  }

  test('[DOC-06] [API-40] lists them with order, ship-to and amount, and says what they come to', async () => {
    const body = (await post(ARCHIVE, {})).json<object>()
    expect(numbersOf(body)).toHaveLength(10)
    expect(body).toMatchObject({ total: 12, sum: 94.38, open: [], unknown: 12 })
    expect(readPath(body, 'invoices', 0)).toEqual({
      invoiceNumber: '90000012',
      date: '2026-10-13',
      orderNumber,
      shipToId: 'S1',
      shipToName: expect.any(String),
      total: 14.52,
      dueDate: null,
      paid: null,
      open: null,
      state: null,
    })
  })

  test('[API-40] is narrowed by ship-to, days and words, and its sum with it', async () => {
    const body = (await post(ARCHIVE, { shipToId: 'S1', from: '2026-10-12', to: '2026-10-13' })).json<object>()
    expect(numbersOf(body)).toEqual(['90000012', '90000011'])
    expect(body).toMatchObject({ total: 2, sum: 27.83 })
    expect((await post(ARCHIVE, { shipToId: 'S2' })).json<object>()).toEqual({
      invoices: [],
      total: 0,
      sum: 0,
      open: [],
      unknown: 0,
    })
    expect(numbersOf((await post(ARCHIVE, { search: '000007' })).json<object>())).toEqual(['90000007'])
    expect((await post(ARCHIVE, { from: '2026-02-31' })).statusCode).toBe(422)
  })

  // The days are looked for in another way than all of them.
  test.each([{}, { shipToId: 'S1' }, { search: '000007' }, { limit: 2, offset: 1 }])(
    'of days that hold all invoices it is that of no days: %j',
    async (narrowed) => {
      const all = (await post(ARCHIVE, narrowed)).json<object>()
      expect(numbersOf(all)).not.toEqual([])
      for (const days of [{ from: '2000-01-01' }, { to: '2099-12-31' }])
        expect((await post(ARCHIVE, { ...narrowed, ...days })).json<object>()).toEqual(all)
    },
  )

  test('[API-40] of somebody else is not seen', async () => {
    expect((await post(ARCHIVE, {}, 'buyer@turf.example')).json<object>()).toMatchObject({ total: 0 })
    expect((await post(ARCHIVE, { shipToId: 'S1' }, 'buyer@turf.example')).statusCode).toBe(403)
    expect((await post(ARCHIVE, {}, 'basic@tenbrink.example')).statusCode).toBe(403)
  })

  describe('tells what is open of them', () => {
    const BOOKED = [
      // 90000001 comes to 1.21, and each to 1.21 more than the one before
      ['90000001', '2026-11-22', 0, 'overdue'],
      ['90000002', '2026-11-22', 42, 'overdue'],
      ['90000003', '2026-11-22', 363, 'paid'],
      ['90000004', '2026-11-22', 500, 'paid'],
      ['90000005', '2026-11-23', 0, 'open'],
      ['90000006', '2026-12-13', 26, 'open'],
      ['90000007', null, 0, 'open'],
    ] as const
    beforeAll(async () => {
      for (const [number, dueOn, paidCents] of BOOKED)
        await brewery.pool.query('update order_invoice set due_on = $2, paid_cents = $3 where number = $1', [
          number,
          dueOn,
          paidCents,
        ])
    })
    afterAll(() => brewery.pool.query('update order_invoice set due_on = null, paid_cents = null'))

    test('[DOC-06] each with its state on this day, as the rule has it', async () => {
      const body = (await post(ARCHIVE, { to: '2026-10-08', limit: 50 })).json<object>()
      const invoices = readPath(body, 'invoices')
      const told = Array.isArray(invoices) ? invoices.map((own: unknown) => readPath(own, 'state')).toReversed() : []
      expect(told).toEqual(BOOKED.map(([, , , state]) => state))
      expect(readPath(body, 'invoices', 5)).toMatchObject({
        dueDate: '2026-11-22',
        paid: 0.42,
        open: 2,
        state: 'overdue',
      })
      expect(readPath(body, 'invoices', 3)).toMatchObject({ paid: 5, open: 0, state: 'paid' })
    })

    test('[DOC-06] together, of all that are listed and not of the page alone', async () => {
      const open = [{ currency: 'EUR', open: 24.73, overdue: 3.21 }]
      expect((await post(ARCHIVE, { limit: 1 })).json<object>()).toMatchObject({ total: 12, open, unknown: 5 })
      const late = (await post(ARCHIVE, { search: '000001' })).json<object>()
      expect(late).toMatchObject({ total: 4, open: [{ currency: 'EUR', open: 1.21, overdue: 1.21 }], unknown: 3 })
    })

    test('[DOC-06] in each currency by itself', async () => {
      await brewery.pool.query(
        `insert into sales_order (company_id, number, user_id, ship_to_id, payer_id, kind, sap_order_type, status, method,
           payment_method, delivery_date, goods_cents, vat_cents, deposit_cents, grand_total_ex_vat_cents,
           grand_total_cents, placed_at, status_changed_at, currency)
         select company_id, '26-CZK', user_id, ship_to_id, payer_id, kind, sap_order_type, status, method, payment_method,
           delivery_date, goods_cents, vat_cents, deposit_cents, grand_total_ex_vat_cents, grand_total_cents, placed_at,
           status_changed_at, 'CZK' from sales_order where number = $1`,
        [orderNumber],
      )
      await brewery.pool.query(
        `insert into order_invoice (company_id, order_id, number, invoiced_on, total_cents, due_on, paid_cents)
         select company_id, id, '91000001', '2026-09-01', 5000, '2026-12-01', 0 from sales_order where number = '26-CZK'`,
      )
      const body = (await post(ARCHIVE, { state: 'open' })).json<object>()
      expect(body).toMatchObject({
        open: [
          { currency: 'CZK', open: 50, overdue: 0 },
          { currency: 'EUR', overdue: 3.21 },
        ],
      })
      await brewery.pool.query(`delete from sales_order where number = '26-CZK'`)
    })

    test.each([
      ['open', ['90000007', '90000006', '90000005', '90000002', '90000001']],
      ['overdue', ['90000002', '90000001']],
      ['paid', ['90000004', '90000003']],
    ])('[DOC-06] and narrows them to what is %s', async (state, numbers) => {
      const body = (await post(ARCHIVE, { state })).json<object>()
      expect(numbersOf(body)).toEqual(numbers)
      expect(body).toMatchObject({ total: numbers.length, unknown: 0 })
    })

    test('[DOC-06] and knows no other state', async () => {
      expect((await post(ARCHIVE, { state: 'late' })).statusCode).toBe(422)
    })
  })

  test('[DOC-06] [API-41] gives one as the ERP has it, to whom it is for', async () => {
    const own = await post(ONE, { invoiceNumber: '90000003' })
    expect([own.headers['content-type'], own.body]).toEqual(['application/pdf', '%PDF-1.4 invoice 90000003'])
    expect((await post(ONE, { invoiceNumber: '90000003' }, 'buyer@turf.example')).statusCode).toBe(404)
  })
})
