import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createSimulators, type Simulators } from '../../index.ts'
import { TOKEN_PATH } from '../sign-in.ts'

const ROOT = '/sap/opu/odata/sap'
const SALES_ORDERS = `${ROOT}/API_SALES_ORDER_SRV`
const DELIVERIES = `${ROOT}/API_OUTBOUND_DELIVERY_SRV;v=0002`
const ACCOUNTING = `${ROOT}/API_OPLACCTGDOCITEMCUBE_SRV`
const databaseUrl = process.env['FUST_TEST_POSTGRES_URL'] ?? ''

const ITEM = { SalesOrderItem: '10', Material: 'VP-24', RequestedQuantity: '1', RequestedQuantityUnit: 'CS' }
const ORDER = {
  SalesOrderType: 'YSOR',
  SalesOrganization: 'NL01',
  DistributionChannel: '10',
  OrganizationDivision: '00',
  SoldToParty: '1000001',
  to_Item: [ITEM],
}

let simulators: Simulators
beforeAll(async () => {
  simulators = await createSimulators({ databaseUrl, port: 0, smtpPort: 0, speed: 'on-command' })
})
afterEach(async () => {
  await tell('metadata', {})
  await tell('sign-in', {})
})
afterAll(() => simulators.stop())

describe('an order is refused, and nothing is created,', () => {
  test.each([
    ['with a property that is not creatable', { ExternalDocumentID: 'x' }, /ExternalDocumentID .* cannot be created/],
    ['with a property that does not exist', { Surprise: 'x' }, /has no property Surprise/],
    ['with a longer text', { PurchaseOrderByShipToParty: 'x'.repeat(36) }, /36 characters, 35 at most/],
    ['with a date of another form', { RequestedDeliveryDate: '2026-05-06' }, /is no DateTime/],
    ['with a number for a text', { SoldToParty: 1_000_001 }, /is no text/],
    ['with a text for a boolean', { CompleteDeliveryIsDefined: 'X' }, /is no boolean/],
    ['with null for a key', { SalesOrder: null }, /SalesOrder .* is null/],
    ['with a decimal as a number', { to_Item: [{ ...ITEM, RequestedQuantity: 1 }] }, /is no text/],
    ['with a decimal that is none', { to_Item: [{ ...ITEM, RequestedQuantity: '1,5' }] }, /is no decimal/],
    ['with more decimal places', { to_Item: [{ ...ITEM, RequestedQuantity: '1.0005' }] }, /4 decimal places, 3/],
    ['with more digits', { to_Item: [{ ...ITEM, RequestedQuantity: '1'.repeat(13) }] }, /13 digits .*, 12 at most/],
    ['with a longer text in an item', { to_Item: [{ ...ITEM, Material: 'x'.repeat(41) }] }, /41 characters/],
    ['with a value that SAP computes in an item', { to_Item: [{ ...ITEM, NetAmount: '1.00' }] }, /cannot be created/],
    ['with a key of a child that SAP gives', { to_Text: [{ SalesOrder: '1' }] }, /SalesOrder .* cannot be created/],
    ['with a document flow', { to_SubsequentProcFlowDoc: [{}] }, /A_SalesOrderSubsqntProcFlow cannot be created/],
    ['with an object for a list', { to_Item: ITEM }, /to_Item of A_SalesOrder is a list/],
    ['without items', { to_Item: [] }, /to_Item is missing/],
    ['without a customer', { SoldToParty: '' }, /SoldToParty is missing/],
  ])('%s', async (_title, wish, message) => {
    const orderNumber = randomUUID().slice(0, 30)
    const answer = await create({ PurchaseOrderByCustomer: orderNumber, ...wish })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(message)])
    expect(await stored(orderNumber)).toEqual([])
  })
})

describe('an SAP that drops what may not be written', () => {
  test('creates the order without it, and refuses all else as before', async () => {
    await tell('metadata', { notWritable: 'drop' })
    const orderNumber = randomUUID().slice(0, 30)
    const answer = await create({ PurchaseOrderByCustomer: orderNumber, ExternalDocumentID: 'r' })
    expect(await answer.json()).toMatchObject({ d: { ExternalDocumentID: '', PurchaseOrderByCustomer: orderNumber } })
    expect((await create({ Surprise: 'x' })).status).toBe(400)
    expect((await create({ PurchaseOrderByShipToParty: 'x'.repeat(36) })).status).toBe(400)
  })

  test('says so on its page, and is plain again by the form there', async () => {
    await tell('metadata', { notWritable: 'drop' })
    const shown = await text('/simulators/erp?language=en')
    expect(shown).toMatch(/value="drop"\s+selected>Dropped without a word/)
    await fetch(`${simulators.url}/simulators/erp/metadata`, {
      method: 'POST',
      body: new URLSearchParams({ notWritable: 'refuse' }),
    })
    expect((await create({ ExternalDocumentID: 'r' })).status).toBe(400)
  })
})

test('a field that was added to the system can be written, asked for and read, within its length', async () => {
  await tell('metadata', { customFields: [{ name: 'YY1_Portal_SDH', maxLength: 32 }] })
  const value = randomUUID().replaceAll('-', '')
  await create({ YY1_Portal_SDH: value })
  const query = `$filter=YY1_Portal_SDH eq '${value}'&$select=YY1_Portal_SDH`
  expect(await (await get(`${SALES_ORDERS}/A_SalesOrder?${query}`)).json()).toEqual({
    d: { results: [{ YY1_Portal_SDH: value }] },
  })
  expect((await create({ YY1_Portal_SDH: `${value}0` })).status).toBe(400)
})

test.each([
  [
    'a property that does not exist',
    `${SALES_ORDERS}/A_SalesOrder?$filter=Surprise eq 'x'`,
    400,
    'no property Surprise',
  ],
  [
    'a filter on what is not filterable',
    `${DELIVERIES}/A_OutbDeliveryHeader?$filter=BillOfLading eq 'x'`,
    400,
    'not filterable',
  ],
  ['a text where a date is', `${SALES_ORDERS}/A_SalesOrder?$filter=CreationDate ge '2026-05-05'`, 400, 'is a DateTime'],
  [
    'a date where a text is',
    `${SALES_ORDERS}/A_SalesOrder?$filter=SalesOrder eq datetime'2026-05-05T00:00:00'`,
    400,
    'is a String',
  ],
  [
    'a filter by a longer value',
    `${SALES_ORDERS}/A_SalesOrder?$filter=SalesOrder eq '12345678901'`,
    400,
    '11 characters',
  ],
  ['an order by what is not sortable', `${DELIVERIES}/A_OutbDeliveryHeader?$orderby=DeliveryDate`, 400, 'not sortable'],
  [
    'an order by what does not exist',
    `${SALES_ORDERS}/A_SalesOrder?$orderby=Surprise desc`,
    400,
    'no property Surprise',
  ],
  ['a link that does not exist', `${SALES_ORDERS}/A_SalesOrder?$expand=to_Surprise`, 400, 'no link to_Surprise'],
  ['a link of a link that does not exist', `${SALES_ORDERS}/A_SalesOrder?$expand=to_Item/to_Surprise`, 400, 'no link'],
  [
    'a selected property that does not exist',
    `${ACCOUNTING}/A_OperationalAcctgDocItemCube?$select=Surprise`,
    400,
    'no property',
  ],
  [
    'a selected link that is not expanded',
    `${SALES_ORDERS}/A_SalesOrder?$select=to_Partner/Customer`,
    400,
    '$expand does not',
  ],
  ['an option that does not exist', `${SALES_ORDERS}/A_SalesOrder?$surprise=1`, 400, 'option $surprise'],
  ['a page that is no number', `${SALES_ORDERS}/A_SalesOrder?$top=many`, 400, '$top'],
  ['a key without quotes', `${SALES_ORDERS}/A_SalesOrder(1)`, 400, 'keys of A_SalesOrder'],
  ['a key of another name', `${SALES_ORDERS}/A_SalesOrder(Surprise='1')`, 400, 'keys of A_SalesOrder'],
  ['a longer key', `${SALES_ORDERS}/A_SalesOrder('12345678901')`, 400, '11 characters'],
  ['a set that does not exist', `${SALES_ORDERS}/A_Surprise`, 404, 'not found'],
  [
    'a filter on what a service of a brewery does not have',
    `${ROOT}/ZFUST_CALENDAR_SRV/DeliveryPlacesPerDay?$filter=Surprise eq 'x'`,
    400,
    'no property Surprise',
  ],
  [
    'a filter on what the credit service does not have',
    `${ROOT}/API_CRDTMBUSINESSPARTNER/CreditManagementAccount?$filter=Surprise eq 'x'`,
    400,
    'no property Surprise',
  ],
  ['a document without quotes', `${ROOT}/API_BILLING_DOCUMENT_SRV/GetPDF?BillingDocument=1`, 400, 'BillingDocument'],
])('%s is refused', async (_title, path, status, message) => {
  const answer = await get(path)
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(message)])
})

test.each([
  [
    'several levels of links',
    '$expand=to_Item/to_ScheduleLine,to_Partner&$select=SalesOrder,to_Item/to_ScheduleLine/ScheduleLine',
  ],
  [
    'a filter, an order and a page',
    "$filter=SalesOrder eq '1' and CreationDate ge datetime'2026-05-05T00:00:00'&$orderby=SalesOrder desc&$top=1&$skip=0",
  ],
])('%s are accepted', async (_title, query) => {
  expect((await get(`${SALES_ORDERS}/A_SalesOrder?${query}`)).status).toBe(200)
})

describe('a change of an item', () => {
  const REASON = { SalesDocumentRjcnReason: '10' }

  test.each([
    ['without If-Match', { ifMatch: null }, 428, 'If-Match is missing'],
    [
      'with the version of another time',
      { ifMatch: `W/"datetimeoffset'2001-01-01T00:00:00.000Z'"` },
      412,
      'changed since',
    ],
    ['of a property that is not updatable', { body: { NetAmount: '1.00' } }, 400, 'cannot be updated'],
    ['of a property that does not exist', { body: { Surprise: 'x' } }, 400, 'no property Surprise'],
    ['with a longer text', { body: { SalesDocumentRjcnReason: '100' } }, 400, '3 characters, 2 at most'],
    ['with one key of two', { keys: (number: string) => `SalesOrder='${number}'` }, 400, 'keys of A_SalesOrderItem'],
    ['by another method', { method: 'DELETE' }, 400, 'DELETE'],
  ])('%s is refused inside the answer of the batch', async (_title, wish, status, message) => {
    const number = await createdNumber()
    const answer = await change(number, { body: REASON, ...wish })
    expect(answer).toContain(`HTTP/1.1 ${status}`)
    expect(answer).toContain(message)
  })

  test.each([
    ['any version', async () => '*'],
    [
      'the version that was read',
      async (number: string) => (await get(`${SALES_ORDERS}/A_SalesOrder('${number}')`)).headers.get('etag') ?? '',
    ],
  ])('with %s is made', async (_title, versionOf) => {
    const number = await createdNumber()
    expect(await change(number, { body: REASON, ifMatch: await versionOf(number) })).toContain('HTTP/1.1 204')
  })

  test('leaves out what this system drops', async () => {
    await tell('metadata', { notWritable: 'drop' })
    const number = await createdNumber()
    expect(await change(number, { body: { ...REASON, NetAmount: '1.00' } })).toContain('HTTP/1.1 204')
  })
})

describe('sign-in', () => {
  const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const statusWith = async (headers: Record<string, string>, query = '') =>
    (await get(`${SALES_ORDERS}/${query}`, headers)).status

  test('as a user needs the user and the password', async () => {
    await tell('sign-in', { kind: 'basic', user: 'FUST', password: 'secret' })
    expect(await statusWith({})).toBe(401)
    expect(await statusWith({ authorization: basic('FUST', 'wrong') })).toBe(401)
    expect(await statusWith({ authorization: basic('FUST', 'secret') })).toBe(200)
  })

  test.each([
    ['in the header', { authorization: basic('fust', 'secret') }, {}],
    ['in the body', {}, { client_id: 'fust', client_secret: 'secret' }],
  ])('by OAuth takes the token of a client that names itself %s', async (_title, headers, body) => {
    await tell('sign-in', { kind: 'oauth', user: 'fust', password: 'secret' })
    const answer = await token({ grant_type: 'client_credentials', ...body }, headers)
    const { access_token: issued, expires_in: seconds } = Object(await answer.json())
    expect(seconds).toBe(3_600)
    expect(await statusWith({ authorization: `Bearer ${issued}` })).toBe(200)
    expect(await statusWith({ authorization: basic('fust', 'secret') })).toBe(401)
    await tell('revoke-tokens', {})
    expect(await statusWith({ authorization: `Bearer ${issued}` })).toBe(401)
  })

  test.each([
    [
      'another secret',
      { grant_type: 'client_credentials' },
      { authorization: basic('fust', 'wrong') },
      401,
      'invalid_client',
    ],
    ['no client', { grant_type: 'client_credentials' }, {}, 401, 'invalid_client'],
    [
      'another grant',
      { grant_type: 'password' },
      { authorization: basic('fust', 'secret') },
      400,
      'unsupported_grant_type',
    ],
  ])('by OAuth gives no token for %s', async (_title, body, headers, status, error) => {
    await tell('sign-in', { kind: 'oauth', user: 'fust', password: 'secret' })
    const answer = await token(body, headers)
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ error })])
  })

  test('needs the client of the system where one is set, in a header or in the address', async () => {
    await tell('sign-in', { client: '100' })
    expect(await statusWith({})).toBe(401)
    expect(await statusWith({ 'sap-client': '200' })).toBe(401)
    expect(await statusWith({ 'sap-client': '100' })).toBe(200)
    expect(await statusWith({}, '?sap-client=100')).toBe(200)
  })
})

function get(path: string, headers: Record<string, string> = {}) {
  const [address = '', query] = path.split(/\?(.*)/s)
  const encoded = query
    ?.split('&')
    .map((part) => part.replace(/=(.*)$/s, (_, value: string) => `=${encodeURIComponent(value)}`))
  return fetch(`${simulators.url}${address}${encoded ? `?${encoded.join('&')}` : ''}`, { headers })
}

async function text(path: string): Promise<string> {
  return (await fetch(simulators.url + path)).text()
}

/** The headers of a change: a token and the session that it was fetched in. */
async function session(): Promise<Record<string, string>> {
  const { headers } = await get(`${SALES_ORDERS}/`, { 'x-csrf-token': 'Fetch' })
  return { cookie: headers.getSetCookie().join('; '), 'x-csrf-token': headers.get('x-csrf-token') ?? '' }
}

async function create(wish: object): Promise<Response> {
  return fetch(`${simulators.url}${SALES_ORDERS}/A_SalesOrder`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await session()) },
    body: JSON.stringify({ ...ORDER, ...wish }),
  })
}

async function createdNumber(): Promise<string> {
  const { d } = Object(await (await create({})).json())
  return String(d.SalesOrder)
}

type Change = { body: object; ifMatch?: string | null; method?: string; keys?: (number: string) => string }

/** The answer to a batch with one change of the first item. */
async function change(number: string, { body, ifMatch = '*', method = 'PATCH', keys }: Change): Promise<string> {
  const address = `A_SalesOrderItem(${keys?.(number) ?? `SalesOrder='${number}',SalesOrderItem='10'`})`
  const batch = [
    '--b',
    'Content-Type: multipart/mixed; boundary=s',
    '',
    '--s',
    'Content-Type: application/http',
    '',
    `${method} ${address} HTTP/1.1`,
    ...(ifMatch === null ? [] : [`If-Match: ${ifMatch}`]),
    'Content-Type: application/json',
    '',
    JSON.stringify(body),
    '--s--',
    '--b--',
    '',
  ].join('\r\n')
  const answer = await fetch(`${simulators.url}${SALES_ORDERS}/$batch`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/mixed; boundary=b', ...(await session()) },
    body: batch,
  })
  return answer.text()
}

async function stored(orderNumber: string): Promise<unknown> {
  return Object(JSON.parse(await text(`/simulators/erp.json?orderNumber=${orderNumber}`))).orders
}

function tell(lever: string, body: object) {
  return fetch(`${simulators.url}/simulators/erp/${lever}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

function token(body: Record<string, string>, headers: Record<string, string>) {
  return fetch(simulators.url + TOKEN_PATH, { method: 'POST', headers, body: new URLSearchParams(body) })
}
