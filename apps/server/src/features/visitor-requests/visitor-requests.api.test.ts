import { randomUUID } from 'node:crypto'
import { readSettings } from '#platform/env.ts'
import { chooseFiles } from '#integrations/files/index.ts'
import { buildMailbox } from '#integrations/mail/mailbox.builders.ts'
import { createWorker } from '#features/outbox/index.ts'
import { buildLog } from '#features/outbox/outbox.builders.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { giveSupport, makeAccountManager, MANAGER } from '#features/tickets/tickets.builders.ts'
import { ticketsFeature } from '#features/tickets/tickets.feature.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertRows } from '../../test/brewery.builders.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../test/open-brewery.ts'
import { visitorRequestsFeature } from './visitor-requests.feature.ts'
import { ASK, BECOME, CHALLENGE, solvedProof } from './visitor-requests.builders.ts'

const TICKETS = '/nl/prod/api/v1/portal/tickets'
const NOW = '2026-11-23T09:00:00Z'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [ticketsFeature, visitorRequestsFeature] }, { SIGN_IN_RATE_PER_MINUTE: '5' })
  await giveSupport(brewery.pool)
  await makeAccountManager(brewery.pool)
  await insertRows(brewery.pool, 'brewery_setting', [
    { name: 'contact', value: JSON.stringify({ email: 'klanten@veenhof.example' }) },
  ])
  for (const email of [BUYER, MANAGER]) await brewery.tokenOf(email)
})
beforeEach(() => brewery.pool.query('truncate outbox, rate_limit; delete from ticket'))
afterAll(() => brewery.close())

const PERSON = {
  firstName: 'Noor',
  lastName: 'ter Horst',
  email: 'noor@debrug.example',
  phone: '0546 12 34 56',
  hasAgreedTerms: true,
}
const requestWith = (own: object = {}) => ({
  ...PERSON,
  requestId: randomUUID(),
  companyName: 'Café De Brug',
  chamberNumber: '08123456',
  city: ' Almelo ',
  trade: 'bar',
  message: 'We openen in maart.',
  ...own,
})
const questionWith = (own: object = {}) => ({
  ...PERSON,
  requestId: randomUUID(),
  phone: '',
  subject: 'A tour',
  message: 'With how many may we come?',
  ...own,
})

async function send(url: string, payload: object, headers: Record<string, string> = {}) {
  const { statusCode, body } = await brewery.app.inject({ method: 'POST', url, payload, headers })
  const answer: unknown = JSON.parse(body)
  return { status: statusCode, answer }
}
const sendSolved = async (url: string, payload: object) =>
  send(url, { proof: await solvedProof(brewery.app), ...payload })

const DONE = { status: 200, answer: { success: true } }
const refused = (code: string) => ({ status: 422, answer: { code } })

const messages = async (topic: string) =>
  (
    await brewery.pool.query<{ key: string; payload: Record<string, unknown> }>(
      'select key, payload from outbox where topic = $1 order by id',
      [topic],
    )
  ).rows
const countTickets = async () => (await brewery.pool.query('select from ticket')).rowCount

async function ticketsSeenBy(email: string) {
  const { body } = await brewery.get(`${TICKETS}/GetAllTickets`, { as: email })
  return Array.isArray(body) ? body.map((ticket: Record<string, unknown>) => ticket) : []
}

const asManager = async () => ({ authorization: `Bearer ${await brewery.tokenOf(MANAGER)}` })

/** Somebody of the brewery answers the one ticket that there is; answers its comment. */
async function answerTicket(description: string) {
  const [ticket] = await ticketsSeenBy(MANAGER)
  const said = { ticketId: ticket?.['caseNumber'], description, user: 'UAM' }
  return send(`${TICKETS}/CreateComment`, said, await asManager())
}

/** What happens after the answer, at a moment. */
function workAt(now: string, mailer = buildMailbox()) {
  const clock = { now: () => new Date(now) }
  const portal = createPortal({ store: createPortalStore(brewery.db), clock })
  const files = chooseFiles(readSettings({}))
  return { db: brewery.db, clock, mailer, portal, publicUrl: 'https://portal.example', files, scanner: null }
}

describe('what a visitor asks', () => {
  test('[CNT-27] [CNT-28] opens a ticket of who would become a customer, and the brewery is mailed what they say', async () => {
    expect(await sendSolved(BECOME, requestWith())).toEqual(DONE)
    const [ticket] = await ticketsSeenBy(MANAGER)
    expect(ticket).toMatchObject({
      kind: 'request',
      status: 'open',
      subject: 'Café De Brug, Almelo',
      description: 'We openen in maart.',
      shipToId: '',
      shipToName: 'Café De Brug',
      userName: 'Noor ter Horst',
      canAnswer: true,
      visitor: {
        wish: 'partner',
        email: 'noor@debrug.example',
        trade: 'bar',
        city: 'Almelo',
        chamberNumber: '08123456',
      },
    })
    expect(await messages('mail.partner-request')).toMatchObject([
      { payload: { companyName: 'Café De Brug', city: 'Almelo', caseNumber: ticket?.['caseNumber'] } },
    ])
  })

  test('[CNT-28] opens a ticket of any other question', async () => {
    expect(await sendSolved(ASK, questionWith())).toEqual(DONE)
    expect(await ticketsSeenBy(MANAGER)).toMatchObject([
      {
        kind: 'question',
        subject: 'A tour',
        description: 'With how many may we come?',
        visitor: { wish: 'question', companyName: '', trade: null },
      },
    ])
    expect(await messages('mail.visitor-question')).toMatchObject([{ payload: { subject: 'A tour' } }])
  })

  test('is seen by the brewery’s people only', async () => {
    await sendSolved(ASK, questionWith())
    const [seen] = await ticketsSeenBy(MANAGER)
    expect(await ticketsSeenBy(BUYER)).toEqual([])
    const path = `${TICKETS}/GetCommentsByTicketId/${String(seen?.['caseNumber'])}`
    expect((await brewery.get(path, { as: BUYER })).status).toBe(404)
    expect((await brewery.get(path, { as: MANAGER })).status).toBe(200)
  })

  test('opens a ticket also where the brewery has no address to be mailed at', async () => {
    await brewery.pool.query(`update brewery_setting set value = '{"email": ""}' where name = 'contact'`)
    expect(await sendSolved(ASK, questionWith())).toEqual(DONE)
    await brewery.pool.query(
      `update brewery_setting set value = '{"email": "klanten@veenhof.example"}' where name = 'contact'`,
    )
    expect(await countTickets()).toBe(1)
    expect(await messages('mail.visitor-question')).toEqual([])
  })

  test.each(['0123456789abcdef01234567', randomUUID()])('is known by a number of its sender: %s', async (requestId) => {
    expect(await sendSolved(BECOME, requestWith({ requestId }))).toEqual(DONE)
    expect(await messages('mail.partner-request')).toHaveLength(1)
  })

  test('opens one ticket and mails once, however often and with whatever proof it is sent', async () => {
    const request = requestWith({ proof: await solvedProof(brewery.app) })
    expect(await Promise.all([send(BECOME, request), send(BECOME, request)])).toEqual([DONE, DONE])
    expect(await sendSolved(BECOME, { ...request, proof: await solvedProof(brewery.app) })).toEqual(DONE)
    expect(await countTickets()).toBe(1)
    expect(await messages('mail.partner-request')).toHaveLength(1)
  })

  test('keeps a subject within the limit of tickets', async () => {
    expect(await sendSolved(BECOME, requestWith({ companyName: '🍺'.repeat(120) }))).toEqual(DONE)
    expect(await ticketsSeenBy(MANAGER)).toMatchObject([{ subject: '🍺'.repeat(120) }])
  })

  test.each([
    [BECOME, { companyName: ' ' }, 'fields-missing'],
    [BECOME, { email: 'noor' }, 'email-invalid'],
    [BECOME, { phone: '12' }, 'phone-invalid'],
    [BECOME, { hasAgreedTerms: false }, 'terms-not-accepted'],
    [BECOME, { message: 'x'.repeat(2_001) }, 'invalid-input'],
    [BECOME, { trade: 'brewery' }, 'invalid-input'],
    [BECOME, { city: 'Almelo\u0000' }, 'invalid-input'],
    [BECOME, { isAdmin: true }, 'invalid-input'],
    [ASK, { subject: ' ' }, 'fields-missing'],
    [ASK, { message: '' }, 'fields-missing'],
    [ASK, { phone: '12' }, 'phone-invalid'],
    [ASK, { hasAgreedTerms: false }, 'terms-not-accepted'],
    [ASK, { subject: 'x'.repeat(121) }, 'invalid-input'],
  ] as const)('[CNT-27] [CNT-28] %s with %j opens nothing, and nobody is mailed', async (url, own, code) => {
    const whole = url === BECOME ? requestWith(own) : questionWith(own)
    expect(await send(url, whole)).toMatchObject(refused(code))
    expect(await countTickets()).toBe(0)
  })
})

describe('the challenge of a form', () => {
  test('[CNT-28] [ERR-47] has to be solved: without it the request was not sent', async () => {
    expect(await send(BECOME, requestWith())).toMatchObject({
      status: 422,
      answer: { code: 'proof-missing', message: expect.stringContaining('Your contact request has not been sent') },
    })
    expect(await countTickets()).toBe(0)
  })

  test('is taken for one request', async () => {
    const proof = await solvedProof(brewery.app)
    const both = await Promise.all([send(ASK, questionWith({ proof })), send(BECOME, requestWith({ proof }))])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
    expect(await send(ASK, questionWith({ proof }))).toMatchObject(refused('proof-used'))
    expect(await countTickets()).toBe(1)
  })

  test('is taken for a quarter of an hour', async () => {
    const proof = await solvedProof(brewery.app)
    brewery.setClock('2026-11-23T09:15:00Z')
    expect(await send(ASK, questionWith({ proof }))).toMatchObject(refused('proof-expired'))
    brewery.setClock('2026-11-23T09:14:59Z')
    expect(await send(ASK, questionWith({ proof }))).toEqual(DONE)
    brewery.setClock(NOW)
  })

  test('is signed: one that was changed, or is of another portal, is worth nothing', async () => {
    const proof = await solvedProof(brewery.app)
    const { challenge, solution } = proof
    const later = { ...challenge.parameters, data: { expiresAt: challenge.parameters.data.expiresAt + 1 } }
    const changed = [
      { challenge: { ...challenge, parameters: later }, solution },
      { challenge: { ...challenge, signature: 'ab'.repeat(32) }, solution },
      { challenge, solution: { ...solution, derivedKey: `${challenge.parameters.keyPrefix}${'00'.repeat(16)}` } },
    ]
    for (const wrong of changed)
      expect(await send(ASK, questionWith({ proof: wrong }))).toMatchObject(refused('proof-wrong'))
    await brewery.pool.query(`update challenge_key set secret = sha256('of another portal')`)
    expect(await send(ASK, questionWith({ proof }))).toMatchObject(refused('proof-wrong'))
    expect(await sendSolved(ASK, questionWith())).toEqual(DONE)
  })

  test('is another one each time, and kept by nobody on the way', async () => {
    const [one, other] = await Promise.all([0, 1].map(() => brewery.app.inject({ method: 'GET', url: CHALLENGE })))
    expect(one?.headers['cache-control']).toBe('no-store')
    expect(readPath(one?.json(), 'parameters', 'nonce')).not.toBe(readPath(other?.json(), 'parameters', 'nonce'))
  })
})

test('an address that asks more often than people may try to sign in waits', async () => {
  for (let count = 0; count < 5; count += 1) expect((await send(ASK, questionWith())).status).toBe(422)
  expect(await send(ASK, questionWith())).toMatchObject({ status: 429, answer: { code: 'too-many-requests' } })
  for (let count = 0; count < 10; count += 1)
    expect((await brewery.app.inject({ method: 'GET', url: CHALLENGE })).statusCode).toBe(200)
  expect((await brewery.app.inject({ method: 'GET', url: CHALLENGE })).statusCode).toBe(429)
})

describe('an answer of the brewery', () => {
  /** What the worker mails of all that waits. */
  async function mailed() {
    const mailbox = buildMailbox()
    const work = workAt(NOW, mailbox)
    const handlers = { ...visitorRequestsFeature.handlers(work), ...ticketsFeature.handlers(work) }
    await createWorker({ db: brewery.db, log: buildLog(), handlers }).drain()
    return mailbox.mails
  }

  test('goes by mail to the address that the visitor typed, in their language', async () => {
    await sendSolved(`${ASK}?language=de`, questionWith())
    expect((await answerTicket('Mit zwölf.')).status).toBe(200)
    expect(await ticketsSeenBy(MANAGER)).toMatchObject([{ status: 'answered', commentCount: 1 }])
    const mail = (await mailed()).find(({ to }) => to !== 'klanten@veenhof.example')
    expect(mail).toMatchObject({ to: 'noor@debrug.example', subject: expect.stringContaining('A tour') })
    expect(mail?.text).toContain('Mit zwölf.')
    expect(mail?.text).toContain('With how many may we come?')
    expect(mail?.text).not.toContain('/support/tickets/')
  })

  test.each([
    [BECOME, requestWith()],
    [ASK, questionWith()],
  ] as const)('is written where the mail about %s leads', async (url, asked) => {
    await sendSolved(url, asked)
    const [mail] = await mailed()
    const [ticket] = await ticketsSeenBy(MANAGER)
    expect(mail?.to).toBe('klanten@veenhof.example')
    expect(mail?.text).toContain(`https://portal.example/support/tickets/${String(ticket?.['caseNumber'])}`)
  })

  test('brings no files: nobody would get them', async () => {
    await sendSolved(ASK, questionWith())
    const [ticket] = await ticketsSeenBy(MANAGER)
    const form = Buffer.from(
      '--x\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n--x--',
    )
    const { statusCode, body } = await brewery.app.inject({
      method: 'POST',
      url: `${TICKETS}/UploadAttachmentsByTicketId?ticketId=${String(ticket?.['caseNumber'])}`,
      headers: { ...(await asManager()), 'content-type': 'multipart/form-data; boundary=x' },
      payload: form,
    })
    expect({ statusCode, body: JSON.parse(body) as unknown }).toMatchObject({
      statusCode: 422,
      body: { code: 'invalid-input', message: 'The ticket of a visitor takes no files.' },
    })
  })
})

test('a ticket of a visitor goes a year after something last happened to it', async () => {
  await sendSolved(ASK, questionWith())
  const sweep = async (now: string) => {
    for (const { run } of ticketsFeature.jobs(workAt(now))) await run()
  }
  await sweep('2027-11-23T08:59:59Z')
  expect(await countTickets()).toBe(1)
  await sweep('2027-11-23T09:00:00Z')
  expect(await countTickets()).toBe(0)
})
