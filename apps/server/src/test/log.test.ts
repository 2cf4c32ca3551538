import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readSettings } from '#platform/env.ts'
import { createLog, LOG_FIELDS } from '#platform/log/log.ts'
import type { Mail, Mailer } from '#integrations/mail/index.ts'
import { NO_SERVICES } from '#integrations/services/index.ts'
import { addManagers, callUsers, OWNER } from '#features/users/people.builders.ts'
import { ACCOUNT_MANAGER, addAccountManager } from '#features/session/ordering-for.builders.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { createOutsideWorld } from '../outside-world.ts'
import { FEATURES } from '../features.ts'
import { createWork } from '../work.ts'
import { insertRows, PASSWORD } from './brewery.builders.ts'
import { place, readyCart } from './cart-calls.builders.ts'
import { BUYER, type OpenBrewery } from './open-brewery.ts'
import { openWholeBrewery } from './open-whole-brewery.ts'

type Line = Record<string, unknown> & { requestId?: string; event?: string; err?: object }

const written: string[] = []
const mails: Mail[] = []
const WAIT = { timeout: 60_000 }
let brewery: OpenBrewery
let secrets: string[] = []
beforeAll(async () => {
  const logger = createLog({ level: 'debug', destination: { write: (line) => written.push(line) } })
  brewery = await openWholeBrewery({ SIGN_IN_RATE_PER_MINUTE: '10' }, { logger })
  await brewery.pool.query(`update portal_user set phone = '+31 6 12345678'`)

  const signIn = (password: string, email = BUYER) =>
    brewery.app.inject({ method: 'POST', url: '/identity/sign-in', payload: { email, password } })
  const cookie = (await signIn(PASSWORD)).cookies[0]?.value ?? ''
  const token = await brewery.tokenOf(BUYER)
  await brewery.app.inject({ url: `/identity/session?email=${BUYER}`, cookies: { fust: cookie } })
  await brewery.app.inject({ url: `/somewhere/${BUYER}` })
  await place(brewery, await readyCart(brewery), { headers: { 'idempotency-key': 'key-of-mine-123' } })
  await actOnPeopleAndFiles()
  for (let attempt = 1; attempt <= 5; attempt += 1) await signIn('Niet-mijn-wachtwoord-1', 'second@tenbrink.example')
  await signIn(PASSWORD)
  await signIn(PASSWORD)
  await brewery.app.inject({
    method: 'POST',
    url: '/identity/logout',
    headers: { origin: 'https://elsewhere.example' },
  })
  await brewery.ask('{ customer { email } }', {}, { as: null })
  await brewery.ask('{ customer { email } }', {}, { as: null, headers: { authorization: 'Bearer nobody-knows-this' } })
  await brewery.get('/nl/prod/api/v1/portal/orders/GetAvailableHours?ShipToId=S9', { as: null })
  await workOff(logger)
  await brewery.pool.query('alter table cart rename to cart_gone')
  await brewery.ask(
    `mutation { generateCustomerToken(email: "${BUYER}", password: "${PASSWORD}") { token } createEmptyCart }`,
  )
  await brewery.pool.query('alter table cart_gone rename to cart')
  secrets = [
    ...mails.flatMap(({ to, subject, text }) => [to, subject, text.split('\n')[0] ?? '']),
    'nobody-knows-this',
    PASSWORD,
    'Niet-mijn-wachtwoord-1',
    cookie,
    token,
    BUYER,
    'second@tenbrink.example',
    '12345678',
    '@',
  ]
})
afterAll(() => brewery.close())

/** Changes and deactivates a colleague, orders for a customer, and takes files and one's own data along. */
async function actOnPeopleAndFiles(): Promise<void> {
  const { pool, app, tokenOf } = brewery
  await addManagers(pool)
  await addAccountManager(pool)
  await pool.query(
    `insert into order_invoice (company_id, order_id, number, invoiced_on, total_cents)
     select company_id, id, '90000001', '2026-11-20', 121 from sales_order limit 1`,
  )
  await insertRows(pool, 'content_page', [
    {
      kind: 'marketing-material',
      slug: 'poster',
      language: 'nl',
      title: 'Poster',
      summary: '',
      body: '',
      html: '',
      is_public: false,
      details: JSON.stringify({ file: 'documents/poster.pdf' }),
    },
  ])
  const said = { firstName: 'Jan', lastName: 'Brink', phone: '053 431 22 00', version: 1 }
  const roles = [{ shipToId: 'S1', role: 'Manager' }]
  await callUsers(brewery, 'PUT', 'UpdateUser/U2', { as: OWNER, body: { ...said, roles } })
  await callUsers(brewery, 'PATCH', 'SetUserStatus', { as: OWNER, body: { UID: 'U2', status: 'Inactive' } })
  const person = { firstName: 'Inge', lastName: 'Tap', phone: '053 431 22 00', role: 'Basic', locale: '' }
  const users = [{ ...person, email: 'inge@tenbrink.example', shipToIds: ['S1'] }]
  await callUsers(brewery, 'POST', 'CreateNewUsers', { as: OWNER, body: { isDryRun: false, users } })
  const post = async (as: string, url: string, payload: object) =>
    app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${await tokenOf(as)}` } })
  await post(BUYER, '/nl/prod/api/v1/portal/mydocuments/GetDownloadZipDocumentBulk', {
    documents: [{ documentType: 'invoice', documentId: '90000001' }],
  })
  await post(BUYER, '/almagnoliaservice/api/v1/portal/downloadmaterial/bulk-files', { ids: ['poster'] })
  await post(BUYER, '/identity/personal-data', {})
  await post(ACCOUNT_MANAGER, '/identity/ordering-for', { companyId: 'C1' })
  const headers = { authorization: `Bearer ${await tokenOf(ACCOUNT_MANAGER)}` }
  await app.inject({ method: 'DELETE', url: '/identity/ordering-for', headers })
}

/** Works on what waits, with an ERP that is down and a mail server that quotes the mail it refuses. */
async function workOff(log: ReturnType<typeof createLog>): Promise<void> {
  const settings = readSettings({ ERP_URL: 'http://127.0.0.1:9/sap', SMTP_URL: 'smtp://127.0.0.1:9' })
  const mailer: Mailer = {
    send: async (mail) => {
      mails.push(mail)
      throw new Error(`550 <${mail.to}> is full`)
    },
    close: () => undefined,
  }
  const { db } = brewery
  const clock = { now: () => new Date('2026-11-23T09:00:00Z') }
  const worker = createWork(FEATURES, {
    db,
    clock,
    settings,
    portal: createPortal({ store: createPortalStore(db), clock }),
    ...createOutsideWorld({ db, clock, settings }),
    mailer,
    publicUrl: 'https://order.tenbrink.example',
    outside: NO_SERVICES,
    log,
    isDemo: false,
  })
  worker.start()
  await vi.waitFor(() => expect(mails.length).toBeGreaterThan(1), WAIT)
  await vi.waitFor(() => expect(lines().filter(({ key }) => key !== undefined).length).toBeGreaterThan(2), WAIT)
  await worker.stop()
}

const lines = () => written.map((line): Line => JSON.parse(line))

test('no line holds a password, a token, a cookie, an e-mail address, a phone number or a mail', () => {
  expect(secrets.every((secret) => secret !== '')).toBe(true)
  const told = written.filter((line) => secrets.some((secret) => withoutStacks(line).includes(secret)))
  expect(told).toEqual([])
  // The fault of a document that holds a password is among them.
  expect(lines().map(({ msg }) => msg)).toContain('a GraphQL field failed')
})

test('a line has no field but those that are listed, and nothing longer than 2 KB', () => {
  const listed = new Set(LOG_FIELDS)
  expect(lines().flatMap((line) => Object.keys(line).filter((name) => !listed.has(name)))).toEqual([])
  const values = lines().flatMap((line) => Object.values({ ...line, ...line.err }))
  expect(values.filter((value) => typeof value === 'string' && value.length > 2_049)).toEqual([])
})

test('every line of a request carries its id, and one line says how it was answered', () => {
  // The others are of messages of the outbox.
  const ofRequests = lines().filter(({ key }) => key === undefined)
  expect(ofRequests.filter(({ requestId }) => !/^[0-9a-f-]{36}$/.test(requestId ?? ''))).toEqual([])
  const answered = ofRequests.filter(({ event }) => event === 'request')
  expect(new Set(answered.map(({ requestId }) => requestId)).size).toBe(answered.length)
  expect(answered.length).toBeGreaterThan(10)
})

test('an answer to somebody who is signed in says to whom, and for which ship-to', () => {
  const placed = lines().filter(({ event, route }) => event === 'request' && route === '/graphql')
  expect(placed).toContainEqual(expect.objectContaining({ actor: 'U1', shipTo: 'S1', status: 200, method: 'POST' }))
})

test.each(['sign-in', 'sign-in-refused', 'account-locked', 'limit', 'cross-site-refused', 'denied'])(
  'the security event %s is told',
  (event) => {
    expect(lines().map((line) => line.event)).toContain(event)
  },
)

test.each([
  ['a change of a person and their roles', { event: 'user-changed', actor: 'K1', user: 'U2' }],
  ['a deactivation', { event: 'user-status', actor: 'K1', user: 'U2', status: 'Inactive' }],
  ['an invitation of several', { event: 'user-invited', actor: 'K1', count: 1 }],
  [
    'documents that are saved together',
    { event: 'export', actor: 'U1', count: 1, msg: 'documents were saved together' },
  ],
  [
    'materials that are saved together',
    { event: 'export', actor: 'U1', count: 1, msg: 'marketing materials were saved together' },
  ],
  ['a copy of one’s own data', { event: 'export', actor: 'U1', msg: 'a person downloaded their data' }],
  ['that staff order for a customer', { event: 'ordering-for', actor: 'UAM', company: 'C1' }],
  ['that they do no more', { event: 'ordering-for-ended', actor: 'UAM' }],
])('%s is told once, with who did it and to whom, and with nothing else of anybody', (_title, told) => {
  const found = lines().filter((line) => Object.entries(told).every(([name, value]) => line[name] === value))
  expect(found).toHaveLength(1)
  const around = ['level', 'time', 'pid', 'hostname', 'requestId', 'actor', 'shipTo', 'msg']
  expect(Object.keys(found[0] ?? {}).filter((name) => !around.includes(name) && !(name in told))).toEqual([])
})

/** A stack names packages such as `node_modules/@fastify`. */
function withoutStacks(line: string): string {
  const parsed: Line = JSON.parse(line)
  return JSON.stringify({ ...parsed, err: { ...parsed.err, stack: '' } })
}
