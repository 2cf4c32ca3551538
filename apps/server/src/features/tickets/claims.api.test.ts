import { uidOf } from '@fust/contract/wire'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createWorker } from '#features/outbox/index.ts'
import { buildLog } from '#features/outbox/outbox.builders.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { buildMailbox } from '#integrations/mail/mailbox.builders.ts'
import { notificationsFeature } from '#features/notifications/notifications.feature.ts'
import { buildBeerWith, insertRows } from '../../test/brewery.builders.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from '../../test/open-brewery.ts'
import { orderOnItsWay } from '../notifications/notifications.builders.ts'
import { createTicketAnsweredMail } from './ticket-letter.service.ts'
import { ANSWERED_TOPIC } from './ticket-message.ts'
import { giveSupport, makeAccountManager, MANAGER } from './tickets.builders.ts'
import { ticketsFeature } from './tickets.feature.ts'

const TICKETS = '/nl/prod/api/v1/portal/tickets'
const OTHER = 'buyer@turf.example'
const DELIVERED = '26-00601'
const UNDER_WAY = '26-00602'
const [CRATES, TANK, EMPTIES] = [10, 20, 30]
const AT_ONCE = 8

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [notificationsFeature, ticketsFeature] })
  const { pool } = brewery
  await giveSupport(pool)
  await makeAccountManager(pool)
  await insertRows(pool, 'product', [buildBeerWith({ sku: 'EMPTY-CRATE', position: 9, is_empties: true })])
  await insertRows(pool, 'sales_order', [{ ...orderOnItsWay(601), status: 'Delivered' }, orderOnItsWay(602)])
  for (const id of [601, 602]) {
    await addLine(id, CRATES, 'PILS-CRATE', { cases: 6, litres: 0 })
    await addLine(id, TANK, 'PILS-TANK', { cases: 0, litres: 500 })
    await addLine(id, EMPTIES, 'EMPTY-CRATE', { cases: 4, litres: 0 })
  }
})
beforeEach(() => brewery.pool.query('delete from ticket; delete from outbox; delete from notification'))
afterAll(() => brewery.close())

const addLine = (orderId: number, number: number, sku: string, { cases, litres }: { cases: number; litres: number }) =>
  brewery.pool.query(
    `insert into order_line (company_id, order_id, line_number, sku, product_name, subtitle, tag, brand_code, packages,
       liters, cases_total, unit_price_cents, row_total_cents, vat_rate_bp, vat_cents)
     select 'C1', $1, $2, p.sku, p.name, p.subtitle, p.tag, p.brand_code, $4, $5, $4, 100, 100, 2100, 21
     from product p where p.sku = $3`,
    [orderId, number, sku, cases, litres],
  )

const lineId = (number: number, orderId = 601) => uidOf(`${orderId}/${number}`)

async function post(call: string, payload: object, { as = BUYER, headers = {} }: Sent = {}) {
  const answer = await brewery.app.inject({
    method: 'POST',
    url: `${TICKETS}/${call}`,
    headers: { authorization: `Bearer ${await brewery.tokenOf(as)}`, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

type Sent = { as?: string; headers?: Record<string, string> }

const TWO_BROKEN = { lineId: lineId(CRATES), fault: 'damaged', quantity: 2 }
const WANTED = { subject: 'Twee kratten kapot', description: 'Zie de foto.', orderNumber: DELIVERED }

const claim = (lines: readonly unknown[], own: object = {}, sent: Sent = {}) =>
  post('CreateTicket?language=nl', { ...WANTED, lines, ...own }, sent)

async function claimed(lines: readonly unknown[] = [TWO_BROKEN], as = BUYER): Promise<string> {
  const { status, body } = await claim(lines, {}, { as })
  expect({ status, body }).toMatchObject({ status: 200 })
  return String(body['caseNumber'])
}

const settle = (ticketId: string, own: object = {}, as = MANAGER) =>
  post('SettleClaim', { ticketId, settlement: 'replacement', description: 'Donderdag, twee nieuwe.', ...own }, { as })

const claimable = async (orderNumber = DELIVERED, as = BUYER) =>
  brewery.get(`${TICKETS}/GetClaimableLines?orderNumber=${encodeURIComponent(orderNumber)}&language=nl`, { as })

const leftOf = async (number: number) => {
  const { body } = await claimable()
  const lines = Array.isArray(body) ? body : []
  return readPath(
    lines.find((line: unknown) => readPath(line, 'lineId') === lineId(number)),
    'claimable',
  )
}

const stored = async (table: string) => (await brewery.pool.query(`select from ${table}`)).rowCount
const answersMailed = () => stored(`outbox where topic = '${ANSWERED_TOPIC}'`)

describe('claiming', () => {
  test('is a ticket with the lines of a delivered order that something is wrong with', async () => {
    const tank = { lineId: lineId(TANK), fault: 'short', quantity: 40 }
    const { status, body } = await claim([tank, TWO_BROKEN])
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        status: 'open',
        orderNumber: DELIVERED,
        claim: {
          lines: [
            {
              lineId: lineId(CRATES),
              sku: 'PILS-CRATE',
              name: expect.stringMatching(/./),
              unit: 'packages',
              fault: 'damaged',
              quantity: 2,
            },
            { lineId: lineId(TANK), sku: 'PILS-TANK', unit: 'liters', fault: 'short', quantity: 40 },
          ],
          settlement: null,
          settledAt: null,
          settledBy: null,
        },
      },
    })
    const list = await brewery.get(`${TICKETS}/GetAllTickets?language=nl`, { as: BUYER })
    expect(readPath(list.body, 0, 'claim')).toEqual(body['claim'])
  })

  test('is not what every ticket about an order does', async () => {
    expect((await post('CreateTicket', WANTED)).body).toMatchObject({ orderNumber: DELIVERED, claim: null })
  })

  test.each([
    [
      'an order that has not come',
      [{ ...TWO_BROKEN, lineId: lineId(CRATES, 602) }],
      { orderNumber: UNDER_WAY },
      'order-not-arrived',
    ],
    ['a line of another order', [{ ...TWO_BROKEN, lineId: lineId(CRATES, 602) }], {}, 'claim-line-unknown'],
    ['a line that the order does not have', [{ ...TWO_BROKEN, lineId: lineId(40) }], {}, 'claim-line-unknown'],
    ['a return item', [{ ...TWO_BROKEN, lineId: lineId(EMPTIES) }], {}, 'claim-line-unknown'],
    ['a line twice', [TWO_BROKEN, { ...TWO_BROKEN, fault: 'short' }], {}, 'claim-line-twice'],
    ['more than was ordered', [{ ...TWO_BROKEN, quantity: 7 }], {}, 'claim-too-many'],
    ['more litres than were ordered', [{ ...TWO_BROKEN, lineId: lineId(TANK), quantity: 501 }], {}, 'claim-too-many'],
    ['an order that is not there', [TWO_BROKEN], { orderNumber: '26-99999' }, 'invalid-input'],
    ['lines without an order', [TWO_BROKEN], { orderNumber: undefined }, 'invalid-input'],
    ['no lines', [], {}, 'invalid-input'],
    ['more lines than a claim has', Array.from({ length: 101 }, () => TWO_BROKEN), {}, 'invalid-input'],
    ['nothing of a line', [{ ...TWO_BROKEN, quantity: 0 }], {}, 'invalid-input'],
    ['less than nothing', [{ ...TWO_BROKEN, quantity: -1 }], {}, 'invalid-input'],
    ['half a crate', [{ ...TWO_BROKEN, quantity: 0.5 }], {}, 'invalid-input'],
    ['more than can be counted', [{ ...TWO_BROKEN, quantity: 1e300 }], {}, 'invalid-input'],
    ['a quantity in words', [{ ...TWO_BROKEN, quantity: 'two' }], {}, 'invalid-input'],
    ['a fault that nobody knows', [{ ...TWO_BROKEN, fault: 'warm' }], {}, 'invalid-input'],
    ['an id that is none', [{ ...TWO_BROKEN, lineId: "1' or '1'='1" }], {}, 'invalid-input'],
    ['an id without its order', [{ ...TWO_BROKEN, lineId: uidOf('10') }], {}, 'claim-line-unknown'],
    ['an id that is no base64', [{ ...TWO_BROKEN, lineId: 'AAAAA' }], {}, 'claim-line-unknown'],
    ['an id with more than a line', [{ ...TWO_BROKEN, lineId: uidOf('601/10/1') }], {}, 'claim-line-unknown'],
    [
      'an id of a line beyond counting',
      [{ ...TWO_BROKEN, lineId: uidOf('601/99999999999') }],
      {},
      'claim-line-unknown',
    ],
    ['a settlement of its own', [{ ...TWO_BROKEN, settlement: 'credit' }], {}, 'invalid-input'],
  ])('is refused with %s, and no ticket is opened', async (_what, lines, own, code) => {
    const { status, body } = await claim(lines, own)
    expect({ status, code: body['code'] }).toEqual({ status: 422, code })
    expect(await stored('ticket')).toBe(0)
  })

  test('of what somebody else ordered is refused like an order that is not there', async () => {
    const foreign = await claim([TWO_BROKEN], {}, { as: OTHER })
    const unknown = await claim([TWO_BROKEN], { orderNumber: '26-99999' }, { as: OTHER })
    expect([foreign.status, foreign.body['message']]).toEqual([unknown.status, unknown.body['message']])
    expect(await stored('ticket_claim')).toBe(0)
  })

  test('counts what earlier claims ask for, but for those that were rejected', async () => {
    const first = await claimed([{ ...TWO_BROKEN, quantity: 4 }])
    expect((await claim([{ ...TWO_BROKEN, quantity: 3 }])).body).toMatchObject({ code: 'claim-too-many' })
    await claimed([{ ...TWO_BROKEN, quantity: 2 }])
    expect(await leftOf(CRATES)).toBe(0)
    await settle(first, { settlement: 'rejected' })
    expect(await leftOf(CRATES)).toBe(4)
    await claimed([{ ...TWO_BROKEN, quantity: 4 }])
  })

  test('of several at once takes no more than was ordered', async () => {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => claim([{ ...TWO_BROKEN, quantity: 4 }])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await stored('ticket')).toBe(1)
  })

  test('comes about once for a key', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const [first, again] = [await claim([TWO_BROKEN], {}, { headers }), await claim([TWO_BROKEN], {}, { headers })]
    expect(again.body).toEqual(first.body)
    expect(await stored('ticket_claim')).toBe(1)
  })
})

describe('what can be claimed', () => {
  test('is the lines of an order that has come, in what they are counted in', async () => {
    const { status, body } = await claimable()
    expect({ status, body }).toEqual({
      status: 200,
      body: [
        {
          lineId: lineId(CRATES),
          sku: 'PILS-CRATE',
          name: expect.any(String),
          subtitle: expect.any(String),
          unit: 'packages',
          ordered: 6,
          claimable: 6,
        },
        {
          lineId: lineId(TANK),
          sku: 'PILS-TANK',
          name: expect.any(String),
          subtitle: expect.any(String),
          unit: 'liters',
          ordered: 500,
          claimable: 500,
        },
      ],
    })
  })

  test('is nothing while the order is under way', async () => {
    expect(await claimable(UNDER_WAY)).toEqual({ status: 200, body: [] })
  })

  test('is not told of the order of somebody else', async () => {
    expect((await claimable(DELIVERED, OTHER)).status).toBe(404)
    expect((await claimable('26-99999')).status).toBe(404)
  })
})

describe('settling', () => {
  test('answers who claimed and closes the ticket, in one step', async () => {
    const ticketId = await claimed()
    brewery.setClock('2026-11-23T10:00:00Z')
    const { status, body } = await settle(ticketId)
    brewery.setClock('2026-11-23T09:00:00Z')
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        status: 'closed',
        comments: [{ description: 'Donderdag, twee nieuwe.', isStaff: true }],
        claim: { settlement: 'replacement', settledAt: '2026-11-23T10:00:00.000Z', settledBy: 'Bram Hofman' },
      },
    })
    const told = await brewery.get('/nl/prod/api/v1/portal/notifications/GetNotifications?language=en', { as: BUYER })
    expect(readPath(told.body, 0, 'text')).toBe(`The brewery has answered case ${ticketId}.`)
  })

  test.each([
    ['credit', 'Claim: is credited'],
    ['replacement', 'Claim: is brought again'],
    ['rejected', 'Claim: rejected'],
  ])('%s is mailed with the answer, once', async (settlement, sentence) => {
    await brewery.pool.query(`update portal_user set locale = 'en' where email = $1`, [BUYER])
    const ticketId = await claimed()
    await settle(ticketId, { settlement })
    const mailer = buildMailbox()
    const portal = createPortal({ store: createPortalStore(brewery.db), clock: { now: () => new Date() } })
    const mail = createTicketAnsweredMail({ db: brewery.db, mailer, portal, publicUrl: 'https://x.example' })
    await createWorker({ db: brewery.db, log: buildLog(), handlers: { [ANSWERED_TOPIC]: mail } }).drain()
    expect(mailer.mails.map(({ text }) => text)).toEqual([expect.stringContaining(sentence)])
  })

  test('is for who answers for the brewery, and in no claim of their own', async () => {
    expect(await settle(await claimed(), {}, BUYER)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await settle(await claimed([TWO_BROKEN], MANAGER))).status).toBe(403)
    expect(await answersMailed()).toBe(0)
  })

  test('a claim of somebody else is like settling one that is not there', async () => {
    const ticketId = await claimed()
    const [foreign, unknown] = [await settle(ticketId, {}, OTHER), await settle('999999', {}, OTHER)]
    expect([foreign.status, foreign.body['message']]).toEqual([404, unknown.body['message']])
  })

  test.each([
    ['no answer', { description: ' \n ' }],
    ['a longer answer than people read', { description: 'x'.repeat(2_001) }],
    ['a settlement that nobody knows', { settlement: 'beer' }],
    ['a field that nobody knows', { status: 'open' }],
  ])('is refused with %s', async (_what, own) => {
    const ticketId = await claimed()
    expect(await settle(ticketId, own)).toMatchObject({ status: 422, body: { code: 'invalid-input' } })
  })

  test('is nothing for a ticket without a claim', async () => {
    const { body } = await post('CreateTicket', WANTED)
    expect(await settle(String(body['caseNumber']))).toMatchObject({ status: 422, body: { code: 'no-claim' } })
  })

  test('happens once, also where the ticket was opened again', async () => {
    const ticketId = await claimed()
    await settle(ticketId)
    await post('CreateComment', { ticketId, description: 'Toch niet.', user: 'U1' })
    const again = await settle(ticketId, { settlement: 'rejected' })
    expect(again).toMatchObject({ status: 422, body: { code: 'claim-settled' } })
  })

  test('of several at once happens once', async () => {
    const ticketId = await claimed()
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => settle(ticketId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await stored('ticket_comment')).toBe(1)
    expect(await answersMailed()).toBe(1)
  })

  test('is said in a ticket that takes no more comments, too', async () => {
    const ticketId = await claimed()
    await brewery.pool.query(
      `insert into ticket_comment (ticket_id, is_staff, description, created_at)
       select $1, false, 'x', now() from generate_series(1, 500)`,
      [ticketId],
    )
    expect((await settle(ticketId)).status).toBe(200)
  })

  test('stays where the person who settled is gone', async () => {
    const ticketId = await claimed()
    await settle(ticketId)
    await brewery.pool.query('update ticket_claim set settled_by = null')
    const { body } = await brewery.get(`${TICKETS}/GetAllTickets?caseNumber=${ticketId}`, { as: BUYER })
    expect(readPath(body, 0, 'claim')).toMatchObject({ settlement: 'replacement', settledBy: null })
  })
})
