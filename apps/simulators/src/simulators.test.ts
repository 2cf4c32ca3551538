import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { createSimulators, type Simulators } from './index.ts'

const SALES_ORDERS = '/sap/opu/odata/sap/API_SALES_ORDER_SRV'
const databaseUrl = process.env['FUST_TEST_POSTGRES_URL'] ?? ''

let simulators: Simulators
let now = new Date('2020-05-05T09:00:00Z')

const folder = mkdtempSync(path.join(tmpdir(), 'fust-played-'))

beforeAll(async () => {
  if (!databaseUrl) throw new Error('FUST_TEST_POSTGRES_URL is not set: run this in the vitest project simulators')
  simulators = await createSimulators({
    databaseUrl,
    port: 0,
    smtpPort: 0,
    speed: { stationSeconds: 20 },
    breweryFolder: folder,
    now: () => now,
  })
})
afterAll(async () => {
  await simulators.stop()
  rmSync(folder, { recursive: true })
})

test('the ERP has the invoices of the brewery’s folder, with deposit and VAT as the order has them', async () => {
  const write = (name: string, ...rows: string[]) => writeFileSync(path.join(folder, `${name}.csv`), rows.join('\n'))
  write('order-invoices', 'order_number,number,invoiced_on,total', '25-00001,9000410000,2025-05-19,51.20')
  write(
    'orders',
    'company_id,number,sap_id,goods,discount,packaging_tax,sorting_charge,vat,deposit',
    '1000102,25-00001,4500210000,40.00,2.00,0.00,0.00,7.98,5.22',
  )
  write('order-lines', 'order_number,sku,packages,layers,pallets,liters,row_total', '25-00001,VP-KR2430,2,,,,40.00')
  const get = (number: string) =>
    fetch(`${simulators.url}/sap/opu/odata/sap/API_BILLING_DOCUMENT_SRV/GetPDF?BillingDocument='${number}'`)
  const [, binary = ''] = /"BillingDocumentBinary":"([^"]+)"/.exec(await (await get('9000410000')).text()) ?? []
  const pdf = Buffer.from(binary, 'base64').toString('latin1')
  for (const said of ['Invoice 9000410000', '2 packages   VP-KR2430', 'VAT \\200 7.98', 'Deposit \\200 5.22', '51.20'])
    expect(pdf).toContain(said)
  expect((await get('9000410001')).status).toBe(404)
})

test('the process ends with whoever started it', async () => {
  const env = { DATABASE_URL: databaseUrl, SIMULATORS_PORT: '0', SMTP_PORT: '0' }
  const child = fork(new URL('./main.ts', import.meta.url), { env, execArgv: [], stdio: 'pipe' })
  const ended = once(child, 'exit')
  if (child.stdout) await once(child.stdout, 'data')
  child.disconnect()
  expect(await ended).toEqual([0, null])
})

test('the ERP accepts the same number and the same reference twice, as SAP does', async () => {
  const [orderNumber, reference] = [randomUUID().slice(0, 30), randomUUID().slice(0, 35)]
  await create({ PurchaseOrderByCustomer: orderNumber, PurchaseOrderByShipToParty: reference })
  await create({ PurchaseOrderByCustomer: orderNumber, PurchaseOrderByShipToParty: reference })
  const held = new RegExp(`("reference":"${reference}".*){2}`)
  expect(await page(`/simulators/erp.json?orderNumber=${orderNumber}`)).toMatch(held)
})

test.each([
  ["PurchaseOrderByCustomer eq 'A'", [1, 2]],
  ["PurchaseOrderByShipToParty eq 'r2'", [2]],
  [
    "PurchaseOrderByShipToParty eq 'r3' or (PurchaseOrderByCustomer eq 'A' and CustomerPurchaseOrderType eq 'WEB')",
    [1, 3],
  ],
  [
    "(PurchaseOrderByShipToParty eq 'r3' or PurchaseOrderByCustomer eq 'A') and CustomerPurchaseOrderType eq 'WEB'",
    [1],
  ],
  ["PurchaseOrderByCustomer eq 'A' and CreationDate ge datetime'2020-05-05T00:00:00'", [1, 2]],
  ["PurchaseOrderByCustomer eq 'A' and CreationDate ge datetime'2020-05-06T00:00:00'", []],
  ["PurchaseOrderByCustomer eq 'it''s'", []],
])('the ERP finds orders by %s', async (asked, expected) => {
  const own = randomUUID().slice(0, 8)
  await create({
    PurchaseOrderByCustomer: `A${own}`,
    PurchaseOrderByShipToParty: `r1${own}`,
    CustomerPurchaseOrderType: 'WEB',
  })
  await create({ PurchaseOrderByCustomer: `A${own}`, PurchaseOrderByShipToParty: `r2${own}` })
  await create({ PurchaseOrderByCustomer: `B${own}`, PurchaseOrderByShipToParty: `r3${own}` })
  const filter = asked.replaceAll("'A'", `'A${own}'`).replaceAll(/'(r\d)'/g, `'$1${own}'`)
  expect(await found({ $filter: filter })).toEqual(expected.map((nth) => `r${nth}${own}`))
})

test('the ERP answers orders page by page, with what is asked of them', async () => {
  const orderNumber = randomUUID().slice(0, 30)
  for (const reference of ['r1', 'r2', 'r3'])
    await create({ PurchaseOrderByCustomer: orderNumber, PurchaseOrderByShipToParty: reference })
  const $filter = `PurchaseOrderByCustomer eq '${orderNumber}'`
  expect(await found({ $filter, $top: '2' })).toEqual(['r1', 'r2'])
  expect(await found({ $filter, $top: '2', $skip: '2' })).toEqual(['r3'])
  expect(
    await salesOrders({ $filter, $top: '1', $expand: 'to_Partner', $select: 'SoldToParty,to_Partner/Customer' }),
  ).toEqual(answering({ SoldToParty: '1000001', to_Partner: { results: [] } }))
})

test('a filter that is not played is refused', async () => {
  expect(JSON.stringify(await salesOrders({ $filter: "SalesOrder ne '1'" }))).toContain('is not played')
})

test.each([
  ['without a token', { 'x-csrf-token': 'made-up' }, 403, 'CSRF token validation failed'],
  ['with a property that the service does not have', {}, 400, 'A_SalesOrder has no property Surprise'],
])('the ERP takes no orders %s', async (_title, headers, status, said) => {
  const answer = await create({ Surprise: 'x' }, headers)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain(said)
})

test('orders move on by themselves as time passes', async () => {
  const orderNumber = randomUUID().slice(0, 30)
  await create({ PurchaseOrderByCustomer: orderNumber })
  now = new Date(now.getTime() + 21_000)
  await expect.poll(() => page(`/simulators/erp.json?orderNumber=${orderNumber}`)).toContain('"station":"delivery"')
})

test('the page of an order shows its number and its reference', async () => {
  const [orderNumber, reference] = [randomUUID().slice(0, 30), randomUUID().slice(0, 35)]
  await create({ PurchaseOrderByCustomer: orderNumber, PurchaseOrderByShipToParty: reference })
  const shown = await page(`/simulators/erp?orderNumber=${orderNumber}`)
  expect(shown.replaceAll(/\s+/g, '')).toContain(`<dt>Ordernumber</dt><dd>${orderNumber}</dd>`)
  expect(shown.replaceAll(/\s+/g, '')).toContain(`<dt>Reference</dt><dd>${reference}</dd>`)
})

test('a form of a page says where it comes from, also where the portal hides it', async () => {
  expect(await page('/simulators/payments')).toContain('<meta name="referrer" content="same-origin" />')
})

test('pages show what was sent as text, never as markup', async () => {
  const orderNumber = `<img src=x>${randomUUID().slice(0, 8)}`
  await create({ PurchaseOrderByCustomer: orderNumber })
  const shown = await page(`/simulators/erp?orderNumber=${encodeURIComponent(orderNumber)}`)
  expect(shown).toContain('&lt;img src=x&gt;')
  expect(shown).not.toContain('<img')
})

test.each([
  ['nl-NL,nl;q=0.9', '', 'Hoe het zich gedraagt'],
  ['en-GB', '', 'How it behaves'],
  ['nl', '?language=en', 'How it behaves'],
  ['fr', '', 'How it behaves'],
])('a page asked for in %s%s says "%s"', async (accepted, query, said) => {
  const answer = await fetch(`${simulators.url}/simulators/erp${query}`, { headers: { 'accept-language': accepted } })
  expect(await answer.text()).toContain(said)
})

test.each(['erp', 'mail'])(
  'each way to behave can be set on the page of %s, and is what the page says',
  async (part) => {
    for (const [mode, said] of [
      ['down', 'Is down'],
      ['slow', 'Is slow'],
      ['late', 'Does it, and answers late'],
      ['refuse', 'Refuses'],
      ['lose-answer', 'Does it, and loses the answer'],
      ['twice', 'Answers twice'],
      ['error', 'Fails with an error'],
      ['normal', 'Works as usual'],
    ] as const) {
      await fetch(`${simulators.url}/simulators/${part}/behaviour`, {
        method: 'POST',
        body: new URLSearchParams({ mode, times: '2', delayMs: '', message: '' }),
      })
      expect(await page(`/simulators/${part}`)).toMatch(new RegExp(`Now:\\s+<strong class="chip ${mode}">${said}<`))
    }
  },
)

test('the ERP answers the working days and places of the calendars that it holds', async () => {
  await tell('calendar-day', { calendar: 'T1', day: '2026-02-02', isWorking: false })
  await tell('calendar-day', { calendar: 'T1', day: '2026-02-03', pallets: 26 })
  expect(await calendar('FactoryCalWorkingDaysPerYr', 'T1', 2026)).toMatchObject(
    answering({
      FactoryCalendar: 'T1',
      CalendarYear: '2026',
      Month02WorkingDaysString: '0011110011111001111100111110000',
    }),
  )
  expect(await calendar('DeliveryPlacesPerDay', 'T1', 2026)).toMatchObject(
    answering({ DeliveryDate: `/Date(${Date.UTC(2026, 1, 3)})/`, NumberOfPallets: 26 }),
  )
  expect(await calendar('DeliveryPlacesPerDay', 'T1', 2027)).toEqual(answering())
  expect(await calendar('FactoryCalWorkingDaysPerYr', 'XX', 2026)).toEqual(answering())

  await tell('clear-calendar-day', { calendar: 'T1', day: '2026-02-02' })
  expect(await calendar('FactoryCalWorkingDaysPerYr', 'T1', 2026)).toMatchObject(
    answering({ Month02WorkingDaysString: '0111110011111001111100111110000' }),
  )
})

test.each([
  [{ calendar: 'XX', day: '2026-02-02', isWorking: false }, 404],
  [{ calendar: 'T1', day: '2026-02-30', isWorking: false }, 400],
])('a day that is in no calendar cannot be set: %j', async (body, status) => {
  expect((await tell('calendar-day', body)).status).toBe(status)
})

test('the ERP answers what a payer may owe, and what is open with the invoices that it wrote', async () => {
  const payer = String(Date.now()).slice(-10)
  await tell('credit', { payer, limit: 5_000, open: 100.5 })
  expect(await credit('CreditManagementAccount', payer)).toMatchObject(
    answering({ BusinessPartner: payer, CreditLimitAmount: '5000.00', CreditSegmentCurrency: 'EUR' }),
  )
  expect(await openItems(payer)).toEqual(answering({ Customer: payer, AmountInCompanyCodeCurrency: '100.50' }))

  const orderNumber = randomUUID().slice(0, 30)
  await create({
    PurchaseOrderByCustomer: orderNumber,
    to_Partner: [{ PartnerFunction: 'PY', Customer: payer }],
    to_Item: [
      {
        SalesOrderItem: '10',
        Material: 'VP-24',
        RequestedQuantity: '10',
        RequestedQuantityUnit: 'CS',
        to_PricingElement: [{ ConditionType: 'PPR0', ConditionRateValue: '20.00' }],
      },
    ],
  })
  for (let station = 0; station < 5; station += 1) await tell('advance', { orderNumber })
  expect(await openItems(payer)).toEqual(answering({ Customer: payer, AmountInCompanyCodeCurrency: '342.50' }))

  await tell('clear-credit', { payer })
  expect(await credit('CreditManagementAccount', payer)).toEqual(answering())
  expect(await openItems(payer)).toEqual(answering())
})

const ITEM_OF_200 = {
  SalesOrderItem: '10',
  Material: 'VP-24',
  RequestedQuantity: '10',
  RequestedQuantityUnit: 'CS',
  to_PricingElement: [{ ConditionType: 'PPR0', ConditionRateValue: '20.00' }],
}

test('the ERP answers the items of an invoice in its books, as far as it has been paid', async () => {
  const orderNumber = randomUUID().slice(0, 30)
  await create({
    PurchaseOrderByCustomer: orderNumber,
    to_Item: [ITEM_OF_200],
  })
  for (let station = 0; station < 5; station += 1) await tell('advance', { orderNumber })
  const invoiceNumber = await invoiceOf(orderNumber)
  const billed = { BillingDocument: invoiceNumber, AmountInTransactionCurrency: '242.00' }
  const due = { NetDueDate: `/Date(${Date.UTC(2020, 5, 4)})/`, ClearingAccountingDocument: '' }
  const about = { AccountingDocument: invoiceNumber, FiscalYear: '2020' }
  expect(await itemsOf('BillingDocument', invoiceNumber)).toMatchObject(answering({ ...billed, ...due, ...about }))
  expect(await itemsOf('InvoiceReference', invoiceNumber)).toEqual(answering())

  await tell('pay', { invoiceNumber, paid: 100 })
  expect(await itemsOf('BillingDocument', invoiceNumber)).toMatchObject(answering({ ...billed, ...due }))
  expect(await itemsOf('InvoiceReference', invoiceNumber)).toMatchObject(
    answering({ AmountInTransactionCurrency: '-100.00', InvoiceReferenceFiscalYear: '2020' }),
  )
  expect(await page(`/simulators/erp?orderNumber=${orderNumber}`)).toContain('100.00 paid')

  await tell('pay', { invoiceNumber })
  expect(await itemsOf('BillingDocument', invoiceNumber)).toMatchObject(
    answering({ ...billed, ClearingAccountingDocument: `14${invoiceNumber}` }),
  )
  expect(await itemsOf('InvoiceReference', invoiceNumber)).toEqual(answering())
  expect((await tell('pay', { invoiceNumber: '1' })).status).toBe(404)
})

test('the invoice of an order that was paid when it was placed is cleared from the start', async () => {
  const orderNumber = randomUUID().slice(0, 30)
  await create({ PurchaseOrderByCustomer: orderNumber, CustomerPaymentTerms: 'ZPAI', to_Item: [ITEM_OF_200] })
  for (let station = 0; station < 5; station += 1) await tell('advance', { orderNumber })
  const invoiceNumber = await invoiceOf(orderNumber)
  expect(await itemsOf('BillingDocument', invoiceNumber)).toMatchObject(
    answering({ AmountInTransactionCurrency: '242.00', ClearingAccountingDocument: `14${invoiceNumber}` }),
  )
})

test('the ERP plans a delivery for another day, until it has left', async () => {
  const orderNumber = randomUUID().slice(0, 30)
  await create({ PurchaseOrderByCustomer: orderNumber })
  const plan = async (day: string) => (await tell('plan', { orderNumber, day })).status
  expect(await plan('2026-11-27')).toBe(409)
  await tell('advance', { orderNumber })
  expect(await plan('2026-02-30')).toBe(400)
  expect(await plan('2026-11-27')).toBe(200)
  expect(await page(`/simulators/erp?orderNumber=${orderNumber}`)).toContain('planned for 27 Nov 2026')
  await tell('advance', { orderNumber })
  await tell('advance', { orderNumber })
  expect(await plan('2026-11-28')).toBe(409)
  expect((await tell('plan', { orderNumber: 'nobody’s', day: '2026-11-28' })).status).toBe(404)
})

test('a line among others is cancelled by a form of the page, until something is delivered', async () => {
  const orderNumber = randomUUID().slice(0, 30)
  const item = { Material: 'VP-24', RequestedQuantity: '1', RequestedQuantityUnit: 'CS' }
  await create({
    PurchaseOrderByCustomer: orderNumber,
    to_Item: [
      { SalesOrderItem: '10', ...item },
      { SalesOrderItem: '20', ...item },
    ],
  })
  expect(await page(`/simulators/erp?orderNumber=${orderNumber}`)).toContain('Cancel this line')
  const reject = async (number: string) => {
    const body = new URLSearchParams({ orderNumber, item: number })
    return (await fetch(`${simulators.url}/simulators/erp/reject`, { method: 'POST', body, redirect: 'manual' })).status
  }
  expect([await reject('30'), await reject('10')]).toEqual([404, 303])
  expect(await page(`/simulators/erp.json?orderNumber=${orderNumber}`)).toMatch(
    /"rejectionReason":"10"}.*"rejectionReason":""/,
  )
  await tell('advance', { orderNumber })
  expect(await reject('20')).toBe(409)
  expect(await page(`/simulators/erp?orderNumber=${orderNumber}`)).not.toContain('Cancel this line')
})

test('what is confirmed of a line can be set by levers, until something is delivered', async () => {
  const orderNumber = randomUUID().slice(0, 30)
  await create({
    PurchaseOrderByCustomer: orderNumber,
    RequestedDeliveryDate: '/Date(1795478400000)/',
    to_Item: [{ SalesOrderItem: '10', Material: 'VP-24', RequestedQuantity: '5', RequestedQuantityUnit: 'CS' }],
  })
  const lever = async (name: string, own: object) => (await tell(name, { orderNumber, item: 10, ...own })).status
  expect(await lever('confirm', { quantity: 6 })).toBe(409)
  expect(await lever('confirm', { quantity: 2 })).toBe(200)
  expect(await page(`/simulators/erp?orderNumber=${orderNumber}`)).toContain('Confirmed 2 (2026-11-24) VP-24')
  expect(await lever('backorder', { quantity: 3, day: '2026-11-27' })).toBe(200)
  expect(await lever('substitute', { material: 'VP-12' })).toBe(200)
  const text = 'Confirmed 2 (2026-11-24), 3 (2026-11-27) VP-12'
  expect(await page(`/simulators/erp?orderNumber=${orderNumber}`)).toContain(text)
  expect(await lever('carry', { quantity: 1 })).toBe(409)
  await tell('advance', { orderNumber })
  expect(await lever('confirm', { quantity: 5 })).toBe(409)
  expect([await lever('carry', { quantity: 3 }), await lever('carry', { quantity: 1 })]).toEqual([409, 200])
  expect((await tell('confirm', { orderNumber: 'nobody’s', item: 10, quantity: 1 })).status).toBe(404)
})

test('the page of the ERP shows what payers may owe, and takes it from a form', async () => {
  const payer = String(Date.now()).slice(-10)
  await fetch(`${simulators.url}/simulators/erp/credit`, {
    method: 'POST',
    body: new URLSearchParams({ payer, limit: '250', open: '' }),
  })
  expect(await page('/simulators/erp')).toMatch(new RegExp(`<strong>${payer}</strong> owes €0.00 of €250.00`))
})

test('a form sends a person back to the page, in the language of the page', async () => {
  const answer = await fetch(`${simulators.url}/simulators/mail/behaviour?language=nl`, {
    method: 'POST',
    body: new URLSearchParams({ mode: 'normal', times: '', delayMs: '', message: '' }),
    redirect: 'manual',
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/simulators/mail?language=nl'])
})

test.each(['DATABASE_URL', 'SIMULATORS_PORT', 'SMTP_PORT'])('names %s among the faults of the environment', (name) => {
  expect(() => readEnvironment({ SIMULATORS_PORT: 'x', SMTP_PORT: '70000' })).toThrow(name)
})

async function create(wish: object, headers: Record<string, string> = {}) {
  const fetched = await fetch(`${simulators.url}${SALES_ORDERS}/`, { headers: { 'x-csrf-token': 'Fetch' } })
  return fetch(`${simulators.url}${SALES_ORDERS}/A_SalesOrder`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: fetched.headers.getSetCookie().join('; '),
      'x-csrf-token': fetched.headers.get('x-csrf-token') ?? '',
      ...headers,
    },
    body: JSON.stringify({
      SalesOrderType: 'YSOR',
      SalesOrganization: 'NL01',
      DistributionChannel: '10',
      OrganizationDivision: '00',
      SoldToParty: '1000001',
      to_Item: [{ SalesOrderItem: '10', Material: 'VP-24', RequestedQuantity: '1', RequestedQuantityUnit: 'CS' }],
      ...wish,
    }),
  })
}

function tell(lever: string, body: object) {
  return fetch(`${simulators.url}/simulators/erp/${lever}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function salesOrders(query: Record<string, string>): Promise<unknown> {
  const answer = await fetch(`${simulators.url}${SALES_ORDERS}/A_SalesOrder?${new URLSearchParams(query).toString()}`)
  return answer.json()
}

/** The references of the orders that a query finds. */
async function found(query: Record<string, string>): Promise<string[]> {
  const { d } = Object(await salesOrders({ ...query, $select: 'PurchaseOrderByShipToParty' }))
  return Array.isArray(d?.results)
    ? d.results.map((order: object) => String(Reflect.get(order, 'PurchaseOrderByShipToParty')))
    : []
}

const answering = (...results: object[]) => ({ d: { results } })

async function calendar(set: string, id: string, year: number): Promise<unknown> {
  const filter = encodeURIComponent(`FactoryCalendar eq '${id}' and CalendarYear eq '${year}'`)
  const answer = await fetch(`${simulators.url}/sap/opu/odata/sap/ZFUST_CALENDAR_SRV/${set}?$filter=${filter}`)
  return answer.json()
}

async function credit(set: string, payer: string): Promise<unknown> {
  const filter = encodeURIComponent(`BusinessPartner eq '${payer}' and CreditSegment eq '1000'`)
  const answer = await fetch(`${simulators.url}/sap/opu/odata/sap/API_CRDTMBUSINESSPARTNER/${set}?$filter=${filter}`)
  return answer.json()
}

async function invoiceOf(orderNumber: string): Promise<string> {
  const shown = await page(`/simulators/erp?orderNumber=${orderNumber}`)
  return /\/simulators\/erp\/invoices\/(\d+)/.exec(shown)?.[1] ?? ''
}

async function itemsOf(property: string, document: string): Promise<unknown> {
  const query = new URLSearchParams({ $filter: `CompanyCode eq 'NL01' and ${property} eq '${document}'` })
  const set = 'API_OPLACCTGDOCITEMCUBE_SRV/A_OperationalAcctgDocItemCube'
  return (await fetch(`${simulators.url}/sap/opu/odata/sap/${set}?${query.toString()}`)).json()
}

async function openItems(payer: string): Promise<unknown> {
  const query = new URLSearchParams({
    $select: 'Customer,AmountInCompanyCodeCurrency',
    $filter: `CompanyCode eq 'NL01' and FinancialAccountType eq 'D' and Customer eq '${payer}' and ClearingAccountingDocument eq ''`,
  })
  const set = 'API_OPLACCTGDOCITEMCUBE_SRV/A_OperationalAcctgDocItemCube'
  const answer = await fetch(`${simulators.url}/sap/opu/odata/sap/${set}?${query.toString()}`)
  return answer.json()
}

async function page(at: string): Promise<string> {
  const answer = await fetch(simulators.url + at)
  return answer.text()
}
