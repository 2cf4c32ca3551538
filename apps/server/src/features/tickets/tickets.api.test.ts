import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readSettings } from '#platform/env.ts'
import { chooseFiles } from '#integrations/files/index.ts'
import { startPlayedS3 } from '#integrations/files/played-s3.builders.ts'
import type { Scanner } from '#integrations/scanner/index.ts'
import { createWorker } from '#features/outbox/index.ts'
import { buildLog } from '#features/outbox/outbox.builders.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { buildMailbox } from '#integrations/mail/mailbox.builders.ts'
import { notificationsFeature } from '#features/notifications/notifications.feature.ts'
import { insertRows } from '../../test/brewery.builders.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../test/open-brewery.ts'
import { createScanAttachment } from './attachments.service.ts'
import { createTicketAnsweredMail } from './ticket-letter.service.ts'
import { ANSWERED_TOPIC } from './ticket-message.ts'
import { giveSupport, makeAccountManager, MANAGER } from './tickets.builders.ts'
import { ticketsFeature } from './tickets.feature.ts'

const V1 = '/nl/prod/api/v1/portal'
const OTHER = 'buyer@turf.example'
const CATEGORIES = [
  {
    id: 'delivery',
    kind: 'question',
    name: { nl: 'Levering', en: 'Delivery' },
    subcategories: [
      { id: 'damaged', name: { nl: 'Beschadigd', en: 'Damaged' } },
      { id: 'late', name: { nl: 'Te laat', en: 'Late' } },
    ],
  },
  { id: 'visit', kind: 'request', name: { nl: 'Bezoek', en: 'A visit' }, subcategories: [] },
]

let folder: string
let brewery: OpenBrewery
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fust-attachments-'))
  brewery = await openBrewery({ features: [notificationsFeature, ticketsFeature] }, { FILES_FOLDER: folder })
  await giveSupport(brewery.pool)
  await insertRows(brewery.pool, 'brewery_setting', [
    { name: 'support', value: JSON.stringify({ categories: CATEGORIES }) },
    { name: 'contact', value: JSON.stringify({ phone: '053 555 01 20', email: 'vraag@veenhof.example' }) },
  ])
  await makeAccountManager(brewery.pool)
})
beforeEach(() => brewery.pool.query('delete from ticket; delete from outbox'))
afterAll(async () => {
  await brewery.close()
  rmSync(folder, { recursive: true })
})

const idOf = async (email: string) => {
  const { rows } = await brewery.pool.query<{ id: string }>('select id from portal_user where email = $1', [email])
  return rows[0]?.id ?? ''
}

async function post(call: string, payload: unknown, { as = BUYER, headers = {} }: Sent = {}) {
  const answer = await brewery.app.inject({
    method: 'POST',
    url: `${V1}/tickets/${call}`,
    headers: { authorization: `Bearer ${await brewery.tokenOf(as)}`, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

type Sent = { as?: string; headers?: Record<string, string> }

const get = async (call: string, as: string | null = BUYER) => brewery.get(`${V1}/tickets/${call}`, { as })

const WANTED = {
  subject: 'Twee kratten kapot',
  description: 'Bij de levering van maandag\nwaren twee kratten kapot.',
  categoryId: 'delivery',
  subCategoryId: 'damaged',
}

async function openTicket(own: object = {}, as = BUYER): Promise<string> {
  const { status, body } = await post('CreateTicket?market=NL', { ...WANTED, ...own }, { as })
  expect({ status, body }).toMatchObject({ status: 200 })
  return String(body['caseNumber'])
}

const say = async (ticketId: string, description: string, as = BUYER) =>
  post('CreateComment', { ticketId, description, user: await idOf(as) }, { as })

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

async function upload(
  ticketId: string,
  files: readonly { name: string; content: Buffer }[],
  { as = BUYER, headers = {} }: Sent = {},
) {
  const parts = files.flatMap(({ name, content }) => [
    Buffer.from(`--grens\r\nContent-Disposition: form-data; name="attachments"; filename="${name}"\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ])
  const answer = await brewery.app.inject({
    method: 'POST',
    url: `${V1}/tickets/UploadAttachmentsByTicketId?ticketId=${ticketId}`,
    headers: {
      authorization: `Bearer ${await brewery.tokenOf(as)}`,
      'content-type': 'multipart/form-data; boundary=grens',
      ...headers,
    },
    payload: Buffer.concat([...parts, Buffer.from('--grens--\r\n')]),
  })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}

async function download(id: unknown, as = BUYER) {
  return brewery.app.inject({
    method: 'GET',
    url: `${V1}/tickets/DownloadAttachment/${String(id)}`,
    headers: { authorization: `Bearer ${await brewery.tokenOf(as)}` },
  })
}

const kept = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

describe('opening a ticket', () => {
  test('[API-54] [ENT-33] answers it with its case number, open and without comments', async () => {
    const { status, body } = await post('CreateTicket?market=NL&language=nl', WANTED)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      caseNumber: expect.stringMatching(/^\d+$/),
      kind: 'question',
      status: 'open',
      subject: 'Twee kratten kapot',
      description: WANTED.description,
      category: 'Levering',
      subCategory: 'Beschadigd',
      market: 'NL',
      shipToId: 'S1',
      userName: expect.any(String),
      comments: [],
      attachments: [],
      canAnswer: false,
    })
  })

  test('[SUP-06] is for the ticket market of the brewery, and for no other', async () => {
    expect((await post('CreateTicket?market=IT', WANTED)).status).toBe(422)
    expect((await post('CreateTicket', WANTED)).body).toMatchObject({ market: 'NL' })
  })

  test('takes its kind from its category', async () => {
    const { body } = await post('CreateTicket', { ...WANTED, categoryId: 'visit', subCategoryId: undefined })
    expect(body).toMatchObject({ kind: 'request', category: 'A visit', subCategory: null })
  })

  test.each([
    ['no category', { categoryId: undefined, subCategoryId: undefined }],
    ['a category that the brewery does not have', { categoryId: 'nothing' }],
    ['a subcategory of another category', { categoryId: 'visit' }],
    ['no subject', { subject: ' ' }],
    ['no text', { description: '\n' }],
    ['a subject of several lines', { subject: 'a\nb' }],
    ['too much text', { description: 'x'.repeat(2_001) }],
    ['an order that is not there', { orderNumber: '26-99999' }],
    ['a field that nobody knows', { status: 'closed' }],
  ])('[SUP-08] is refused with %s', async (_what, own) => {
    const { status } = await post('CreateTicket', { ...WANTED, ...own })
    expect(status).toBe(422)
  })

  test('for a ship-to of somebody else is refused', async () => {
    expect((await post('CreateTicket', { ...WANTED, shipToId: 'S9' })).status).toBe(403)
  })

  test('comes about once for a key', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await post('CreateTicket', WANTED, { headers })
    const again = await post('CreateTicket', WANTED, { headers })
    expect(again.body).toEqual(first.body)
    expect((await get('GetAllTickets')).body).toHaveLength(1)
  })
})

describe('what a ticket can be about', () => {
  test('[API-47] [ENT-35] [SUP-07] is the categories of the brewery', async () => {
    expect((await get('GetCategories?language=nl')).body).toEqual([
      { id: 'delivery', kind: 'question', name: 'Levering' },
      { id: 'visit', kind: 'request', name: 'Bezoek' },
    ])
  })

  test('[API-48] [API-49] [SUP-07] with their subcategories, of one or of all', async () => {
    const parts = [
      { id: 'damaged', categoryId: 'delivery', name: 'Damaged' },
      { id: 'late', categoryId: 'delivery', name: 'Late' },
    ]
    expect((await get('GetSubCategoriesByCategoryId/delivery')).body).toEqual(parts)
    expect((await get('GetAllSubCategories')).body).toEqual(parts)
    expect((await get('GetSubCategoriesByCategoryId/nothing')).body).toEqual([])
  })
})

describe('the tickets', () => {
  test('[API-46] [SUP-01] come with the latest first, and can be narrowed', async () => {
    const first = await openTicket()
    const wish = await openTicket({ categoryId: 'visit', subCategoryId: undefined, subject: 'Kom eens langs' })
    brewery.setClock('2026-11-23T09:05:00Z')
    await say(first, 'En nog een derde.')
    const numbers = async (query: string) => {
      const { body } = await get(`GetAllTickets${query}`)
      return Array.isArray(body) ? body.map((ticket: unknown) => readPath(ticket, 'caseNumber')) : body
    }
    expect(await numbers('')).toEqual([first, wish])
    expect(await numbers('?kind=request')).toEqual([wish])
    expect(await numbers('?limit=1&offset=1')).toEqual([wish])
    expect(await numbers('?status=closed')).toEqual([])
    expect(await numbers('?shipToId=S9')).toEqual([])
    expect(await numbers('?categoryId=visit')).toEqual([wish])
    expect(await numbers('?categoryId=delivery&status=open')).toEqual([first])
    expect(await numbers('?categoryId=nothing')).toEqual([])
    expect(readPath((await get(`GetAllTickets?caseNumber=${first}`)).body, 0)).toMatchObject({
      commentCount: 1,
      comments: [{ description: 'En nog een derde.' }],
    })
  })

  test('of somebody else are as if they were not there', async () => {
    const ticket = await openTicket()
    const [file] = await added(ticket)
    expect((await get('GetAllTickets', OTHER)).body).toEqual([])
    for (const foreign of [ticket, '999999'])
      for (const call of [`GetCommentsByTicketId/${foreign}`, `GetAttachmentsByTicketId/${foreign}`])
        expect((await get(call, OTHER)).status).toBe(404)
    expect((await say(ticket, 'Hallo', OTHER)).status).toBe(404)
    expect((await upload(ticket, [{ name: 'a.png', content: PNG }], { as: OTHER })).status).toBe(404)
    expect((await post('SetTicketStatus', { ticketId: ticket, status: 'closed' }, { as: OTHER })).status).toBe(404)
    expect((await download(file, OTHER)).statusCode).toBe(404)
    expect(kept()).toHaveLength(1)
  })

  test('are for who is signed in', async () => {
    expect((await get('GetAllTickets', null)).status).toBe(401)
    expect((await get('GetCategories', null)).status).toBe(401)
  })

  test('can be closed and opened again', async () => {
    const ticketId = await openTicket()
    expect((await post('SetTicketStatus', { ticketId, status: 'closed' })).body).toMatchObject({ status: 'closed' })
    expect((await post('SetTicketStatus', { ticketId, status: 'open' })).body).toMatchObject({ status: 'open' })
    expect((await post('SetTicketStatus', { ticketId, status: 'answered' })).status).toBe(422)
  })
})

describe('a comment', () => {
  test('[API-50] [API-52] [ENT-34] stands in the thread, the oldest first', async () => {
    const ticket = await openTicket()
    const { status, body } = await say(ticket, 'Eerste')
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { ticketId: ticket, description: 'Eerste', user: await idOf(BUYER), isStaff: false },
    })
    await say(ticket, 'Tweede')
    const { body: thread } = await get(`GetCommentsByTicketId/${ticket}`)
    expect(thread).toMatchObject([{ description: 'Eerste' }, { description: 'Tweede' }])
    expect((await get(`GetCommentsByTicketId/${ticket}?limit=1`)).body).toMatchObject([{ description: 'Tweede' }])
  })

  test('[SUP-04] comes with the latest hundred unless more are asked for', async () => {
    const ticket = await openTicket()
    await brewery.pool.query(
      `insert into ticket_comment (ticket_id, is_staff, description, created_at)
       select $1, false, 'nummer ' || n, now() from generate_series(1, 120) n`,
      [ticket],
    )
    const { body } = await get(`GetCommentsByTicketId/${ticket}`)
    expect(body).toHaveLength(100)
    expect(readPath(body, 99, 'description')).toBe('nummer 120')
    expect((await get(`GetCommentsByTicketId/${ticket}?limit=500`)).body).toHaveLength(120)
  })

  test('[SUP-02] is none without a user, a text and a ticket', async () => {
    const ticketId = await openTicket()
    const user = await idOf(BUYER)
    for (const own of [{ user: '' }, { description: ' ' }, { ticketId: '' }, { user: undefined }]) {
      const { status } = await post('CreateComment', { ticketId, description: 'Hallo', user, ...own })
      expect(status).toBe(422)
    }
    expect((await get(`GetCommentsByTicketId/${ticketId}`)).body).toEqual([])
  })

  test('is said in nobody else’s name', async () => {
    const ticketId = await openTicket()
    const user = await idOf(OTHER)
    expect((await post('CreateComment', { ticketId, description: 'Hallo', user })).status).toBe(422)
  })

  test('of the brewery answers the ticket, and who asked is told by mail, once', async () => {
    const ticket = await openTicket()
    const { body } = await say(ticket, 'Donderdag brengen we nieuwe.', MANAGER)
    expect(body).toMatchObject({ isStaff: true, userName: 'Bram Hofman' })
    expect(readPath((await get('GetAllTickets')).body, 0)).toMatchObject({ status: 'answered' })
    const { rows } = await brewery.pool.query('select key, topic from outbox where topic = $1', [ANSWERED_TOPIC])
    expect(rows).toEqual([{ key: `mail.ticket-answered:${String(body['id'])}`, topic: 'mail.ticket-answered' }])
    await say(ticket, 'Dank!')
    expect(readPath((await get('GetAllTickets')).body, 0)).toMatchObject({ status: 'open' })
    expect((await brewery.pool.query('select from outbox where topic = $1', [ANSWERED_TOPIC])).rowCount).toBe(1)
  })

  test('of the brewery is not mailed to who wants no such mails, which the mail itself ends', async () => {
    const mailer = buildMailbox()
    const portal = createPortal({ store: createPortalStore(brewery.db), clock: { now: () => new Date() } })
    const mail = createTicketAnsweredMail({ db: brewery.db, mailer, portal, publicUrl: 'https://x.example' })
    const deliver = () =>
      createWorker({ db: brewery.db, log: buildLog(), handlers: { [ANSWERED_TOPIC]: mail } }).drain()
    const ticket = await openTicket()
    await say(ticket, 'Donderdag.', MANAGER)
    await deliver()
    const [first] = mailer.mails
    expect(first?.text).toContain(first?.unsubscribeUrl)
    const url = new URL(first?.unsubscribeUrl ?? '').pathname
    expect((await brewery.app.inject({ method: 'POST', url })).statusCode).toBe(204)
    await say(ticket, 'Of vrijdag.', MANAGER)
    await deliver()
    expect(mailer.mails).toEqual([first])
  })

  test('[SUP-02] of a customer is told at once to the staff who look after the ship-to, and to nobody else', async () => {
    await brewery.pool.query('delete from notification')
    const ticketId = await openTicket()
    const told = async (as: string) => {
      const { body } = await brewery.get(`${V1}/notifications/GetNotifications?language=en`, { as })
      return Array.isArray(body) ? body.map((one: unknown) => readPath(one, 'text')) : body
    }
    const sentence = `The customer has written in case ${ticketId}.`
    expect(await told(MANAGER)).toEqual([sentence])
    await say(ticketId, 'Nog een krat.')
    expect(await told(MANAGER)).toEqual([sentence, sentence])
    expect(await told(BUYER)).toEqual([])
    // The brewery's own answer is for who asked.
    await say(ticketId, 'Donderdag.', MANAGER)
    expect(await told(MANAGER)).toHaveLength(2)
    await brewery.pool.query(`update user_role set withheld = '{Support}' where user_id = 'UAM'`)
    expect(await told(MANAGER)).toEqual([])
    await brewery.pool.query(`update user_role set withheld = '{}' where user_id = 'UAM'`)
  })

  test('of an account manager in a ticket of their own is no answer', async () => {
    const ticket = await openTicket({}, MANAGER)
    expect((await say(ticket, 'Nog iets.', MANAGER)).body).toMatchObject({ isStaff: false })
  })

  test('is the last of five hundred', async () => {
    const ticket = await openTicket()
    await brewery.pool.query(
      `insert into ticket_comment (ticket_id, is_staff, description, created_at)
       select $1, false, 'x', now() from generate_series(1, 500)`,
      [ticket],
    )
    expect(await say(ticket, 'Nog een')).toMatchObject({ status: 422, body: { code: 'ticket-full' } })
  })
})

async function added(ticket: string): Promise<unknown[]> {
  const { status, body } = await upload(ticket, [{ name: 'krat één.png', content: PNG }])
  expect({ status, body }).toMatchObject({ status: 200 })
  return Array.isArray(body) ? body.map((file: unknown) => readPath(file, 'id')) : []
}

describe('files of a ticket', () => {
  test('[API-51] [API-53] [SUP-03] are added, listed, and saved as they came', async () => {
    const ticket = await openTicket()
    const [id] = await added(ticket)
    expect((await get(`GetAttachmentsByTicketId/${ticket}`)).body).toEqual([
      {
        id,
        fileName: 'krat één.png',
        type: 'image/png',
        bytes: PNG.length,
        status: 'clean',
        addedAt: expect.any(String),
        addedBy: expect.any(String),
      },
    ])
    const saved = await download(id)
    expect(saved.rawPayload).toEqual(PNG)
    expect(saved.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="krat een.png"; filename*=UTF-8''krat%20%C3%A9%C3%A9n.png`,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect((await download(id, MANAGER)).statusCode).toBe(200)
  })

  test('are kept under names that nobody chose', async () => {
    const before = kept().length
    await added(await openTicket())
    const names = kept().map(({ name }) => name)
    expect(names).toHaveLength(before + 1)
    expect(names.filter((name) => !/^[0-9a-f-]{36}$/.test(name))).toEqual([])
  })

  test.each([
    ['a page', 'a.html', '<script>alert(1)</script>', 'attachment-type'],
    ['a page called a picture', 'a.png', '<script>alert(1)</script>', 'attachment-type'],
    ['nothing', 'a.png', '', 'attachment-empty'],
  ])('that are %s are refused, and nothing of them is kept', async (_what, name, content, code) => {
    const ticket = await openTicket()
    const before = kept().length
    const sent = [
      { name: 'goed.png', content: PNG },
      { name, content: Buffer.from(content) },
    ]
    expect(await upload(ticket, sent)).toMatchObject({ status: 422, body: { code } })
    expect((await get(`GetAttachmentsByTicketId/${ticket}`)).body).toEqual([])
    expect(kept()).toHaveLength(before)
  })

  test('have at most ten megabytes each, and come in a form of not much more', async () => {
    const ticket = await openTicket()
    const large = (bytes: number) => Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)])
    expect((await upload(ticket, [{ name: 'vol.png', content: large(10 * 2 ** 20) }])).status).toBe(200)
    const beyond = await upload(ticket, [{ name: 'te-vol.png', content: large(10 * 2 ** 20 + 1) }])
    expect(beyond).toMatchObject({ status: 422, body: { code: 'attachment-too-large' } })
    expect((await upload(ticket, [{ name: 'veel.png', content: large(12 * 2 ** 20) }])).status).toBe(413)
  })

  test('are twenty at most', async () => {
    const ticket = await openTicket()
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ name: `${index}.png`, content: PNG }))
    expect((await upload(ticket, many(20))).status).toBe(200)
    expect(await upload(ticket, many(1))).toMatchObject({ status: 422, body: { code: 'too-many-attachments' } })
  })

  test('come in a form that can be read', async () => {
    const ticket = await openTicket()
    expect((await upload(ticket, [])).status).toBe(422)
    const broken = await upload(ticket, [], { headers: { 'content-type': 'multipart/form-data; boundary=other' } })
    expect(broken.status).toBe(400)
  })

  test('are added once for a key', async () => {
    const ticket = await openTicket()
    const headers = { 'idempotency-key': randomUUID() }
    const file = { name: 'a.png', content: PNG }
    const first = await upload(ticket, [file], { headers })
    expect(await upload(ticket, [file], { headers })).toEqual(first)
    const other = { name: 'a.png', content: Buffer.concat([PNG, PNG]) }
    expect((await upload(ticket, [other], { headers })).status).toBe(422)
    expect((await get(`GetAttachmentsByTicketId/${ticket}`)).body).toHaveLength(1)
  })

  test('are not even read of somebody without a session', async () => {
    const url = `${V1}/tickets/UploadAttachmentsByTicketId?ticketId=100001`
    const headers = { 'content-type': 'multipart/form-data; boundary=grens' }
    expect((await brewery.app.inject({ method: 'POST', url, headers, payload: 'x' })).statusCode).toBe(401)
  })
})

describe('with a storage that speaks S3', () => {
  let storage: Awaited<ReturnType<typeof startPlayedS3>>
  let stored: OpenBrewery
  beforeAll(async () => {
    storage = await startPlayedS3()
    const { endpoint, bucket, keyId, secret, region } = storage.connection
    stored = await openBrewery(
      { features: [notificationsFeature, ticketsFeature] },
      {
        FILES_S3_ENDPOINT: endpoint,
        FILES_S3_REGION: region,
        FILES_S3_BUCKET: bucket,
        FILES_S3_KEY_ID: keyId,
        FILES_S3_SECRET: secret,
      },
    )
    await giveSupport(stored.pool)
  })
  afterAll(async () => {
    await stored.close()
    await storage.stop()
  })

  test('nothing is lost while it is away, and a file comes as it was sent once it is back', async () => {
    const authorization = `Bearer ${await stored.tokenOf(BUYER)}`
    const url = `${V1}/tickets`
    const asked = { subject: 'Foto', description: 'Zie foto.' }
    const opened = await stored.app.inject({
      method: 'POST',
      url: `${url}/CreateTicket`,
      headers: { authorization },
      payload: asked,
    })
    const { caseNumber } = opened.json<{ caseNumber: string }>()
    const send = () =>
      stored.app.inject({
        method: 'POST',
        url: `${url}/UploadAttachmentsByTicketId?ticketId=${caseNumber}`,
        headers: { authorization, 'content-type': 'multipart/form-data; boundary=grens' },
        payload: Buffer.concat([
          Buffer.from('--grens\r\nContent-Disposition: form-data; name="a"; filename="a.png"\r\n\r\n'),
          PNG,
          Buffer.from('\r\n--grens--'),
        ]),
      })
    storage.feel({ status: 500, times: 100 })
    const refused = await send()
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10'])
    expect((await stored.pool.query('select from ticket_attachment')).rowCount).toBe(0)

    storage.feel(null)
    const sent = await send()
    expect([sent.statusCode, storage.objects.size]).toEqual([200, 1])
    const read = () =>
      stored.app.inject({
        url: `${url}/DownloadAttachment/${String(readPath(sent.json<unknown>(), 0, 'id'))}`,
        headers: { authorization },
      })
    expect((await read()).rawPayload.equals(PNG)).toBe(true)
    storage.feel({ status: 503, times: 100 })
    const away = await read()
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '10'])
  })
})

describe('with a virus scanner', () => {
  let scanned: OpenBrewery
  beforeAll(async () => {
    scanned = await openBrewery(
      { features: [notificationsFeature, ticketsFeature] },
      { FILES_FOLDER: folder, CLAMAV_URL: 'tcp://127.0.0.1:9' },
    )
    await giveSupport(scanned.pool)
  })
  afterAll(() => scanned.close())

  async function sendFile(): Promise<{ ticket: string; file: string }> {
    const headers = { authorization: `Bearer ${await scanned.tokenOf(BUYER)}` }
    const opened = await scanned.app.inject({
      method: 'POST',
      url: `${V1}/tickets/CreateTicket`,
      headers,
      payload: { subject: 'Foto', description: 'Zie foto.' },
    })
    const ticket = opened.json<{ caseNumber: string }>().caseNumber
    const sent = await scanned.app.inject({
      method: 'POST',
      url: `${V1}/tickets/UploadAttachmentsByTicketId?ticketId=${ticket}`,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=grens' },
      payload: Buffer.concat([
        Buffer.from('--grens\r\nContent-Disposition: form-data; name="a"; filename="a.png"\r\n\r\n'),
        PNG,
        Buffer.from('\r\n--grens--'),
      ]),
    })
    return { ticket, file: String(readPath(sent.json<unknown>(), 0, 'id')) }
  }

  const look = (scanner: Scanner, file: string) =>
    createScanAttachment({ db: scanned.db, files: chooseFiles(readSettings({ FILES_FOLDER: folder })), scanner })({
      key: 'file.scan-attachment:1',
      payload: { attachmentId: Number(file) },
    })

  const fileOf = async (file: string) => {
    const headers = { authorization: `Bearer ${await scanned.tokenOf(BUYER)}` }
    const url = `${V1}/tickets/DownloadAttachment/${file}`
    return (await scanned.app.inject({ method: 'GET', url, headers })).statusCode
  }

  const saying = (found?: string): Scanner => ({
    scan: async (content: Readable) => {
      content.destroy()
      return found === undefined ? { isClean: true } : { isClean: false, found }
    },
  })

  test('nobody gets a file before it was looked through', async () => {
    const { file } = await sendFile()
    expect(await fileOf(file)).toBe(404)
    const { rows } = await scanned.pool.query(`select payload from outbox where topic = 'file.scan-attachment'`)
    expect(rows).toContainEqual({ payload: { attachmentId: Number(file) } })
    await look(saying(), file)
    expect(await fileOf(file)).toBe(200)
  })

  test('what something was found in is told as refused, and its bytes go', async () => {
    const { file, ticket } = await sendFile()
    const before = kept().length
    await look(saying('Eicar-Signature'), file)
    expect(await fileOf(file)).toBe(404)
    expect(kept()).toHaveLength(before - 1)
    const { body } = await scanned.get(`${V1}/tickets/GetAttachmentsByTicketId/${ticket}`)
    expect(body).toMatchObject([{ status: 'refused' }])
  })

  test('a scanner that is away is asked again', async () => {
    const { file } = await sendFile()
    let handed: Readable | undefined
    const away: Scanner = {
      scan: (content) => {
        handed = content
        return Promise.reject(new Error('away'))
      },
    }
    await expect(look(away, file)).rejects.toThrow('away')
    expect(handed?.destroyed).toBe(true)
    expect(await fileOf(file)).toBe(404)
  })
})

describe('contacts', () => {
  const contacts = async () => (await brewery.get(`${V1}/support/GetContacts`, { as: null })).body

  test('[SUP-09] [SUP-10] [SUP-11] [SUP-12] are for everybody, with hours and whether somebody answers now', async () => {
    brewery.setClock('2026-11-23T09:00:00Z')
    expect(await contacts()).toMatchObject({
      phone: '053 555 01 20',
      email: 'vraag@veenhof.example',
      opensAt: '08:00',
      closesAt: '18:00',
      isOpen: true,
      answeredWithinDays: { least: 1, most: 3 },
    })
    brewery.setClock('2026-11-23T17:00:00Z')
    expect(await contacts()).toMatchObject({ isOpen: false })
    brewery.setClock('2026-11-28T09:00:00Z')
    expect(await contacts()).toMatchObject({ isOpen: false })
    brewery.setClock('2026-11-23T09:00:00Z')
  })
})
