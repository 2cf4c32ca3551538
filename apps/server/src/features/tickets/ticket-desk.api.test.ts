import { CUSTOMER_TYPES, type CustomerType } from '@fust/domain/access'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliveryFeature } from '#features/delivery/delivery.feature.ts'
import { notificationsFeature } from '#features/notifications/notifications.feature.ts'
import { visitorRequestsFeature } from '#features/visitor-requests/visitor-requests.feature.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'
import {
  ACCOUNT_MANAGER,
  ADMIN,
  callsOf,
  customerOf,
  deliverMails,
  INTERNAL,
  LOOKED_AFTER,
  openDesk,
  REQUESTS,
  SERVICE_ADDRESS,
  VISITS,
  watchAt,
} from './ticket-desk.builders.ts'
import { ticketsFeature } from './tickets.feature.ts'

const MONDAY = '2026-11-23T09:00:00Z'

let brewery: OpenBrewery
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  brewery = await openBrewery({
    features: [deliveryFeature, notificationsFeature, ticketsFeature, visitorRequestsFeature],
  })
  await openDesk(brewery)
  calls = callsOf(brewery)
})
beforeEach(async () => {
  await brewery.pool.query('delete from ticket; delete from notification; truncate outbox; delete from rate_limit')
  await brewery.pool.query(`update portal_user set status = 'Active'; delete from notification_choice`)
  await brewery.pool.query(`update user_role set is_active = true, withheld = '{}'`)
  brewery.setClock(MONDAY)
})
afterAll(() => brewery.close())

async function onlyTicket(): Promise<string> {
  const { rows } = await brewery.pool.query<{ id: number }>('select id from ticket')
  expect(rows).toHaveLength(1)
  return String(rows[0]?.id)
}

/** A question of a customer of this type; answers its case number. */
async function ask(type: CustomerType): Promise<string> {
  await REQUESTS['question']?.(calls, type)
  return onlyTicket()
}

async function ownerOf(ticketId: string, as = INTERNAL): Promise<unknown> {
  return readPath((await calls.read(`GetAllTickets?caseNumber=${ticketId}`, as)).body, 0, 'desk', 'owner')
}

/** Somebody of the brewery finds the ticket in a queue, was notified of it, opens and answers it. */
async function isAnsweredBy(ticketId: string, queue: 'mine' | 'service', as: string): Promise<void> {
  expect(await calls.listed(`queue=${queue}`, as)).toEqual([ticketId])
  expect(await calls.listed('queue=all', as)).toEqual([ticketId])
  expect(await calls.notified(as)).toEqual([`The customer has written in case ${ticketId}.`])
  expect((await calls.read(`GetCommentsByTicketId/${ticketId}`, as)).status).toBe(200)
  expect(await calls.say(ticketId, 'Donderdag.', as)).toMatchObject({ status: 200, body: { isStaff: true } })
  expect(readPath((await calls.read('GetAllTickets', as)).body, 0)).toMatchObject({ status: 'answered' })
}

const customers = CUSTOMER_TYPES.filter((type) => type !== 'InternalCustomer')
const matrix = CUSTOMER_TYPES.flatMap((type) =>
  Object.keys(REQUESTS).map((request): [string, CustomerType] => [request, type]),
)
const lookedAfter = matrix.filter(([, type]) => LOOKED_AFTER.includes(type))
const ofService = matrix.filter(([, type]) => !LOOKED_AFTER.includes(type))

/** Asks for something, and answers its case number once customer service was mailed of it. */
async function askAndMail(request: () => Promise<void> | undefined): Promise<string> {
  await request()
  const ticketId = await onlyTicket()
  const mails = (await deliverMails(brewery)).filter(({ to }) => to === SERVICE_ADDRESS)
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(`/support/tickets/${ticketId}`)])
  return ticketId
}

describe('[SUP-01] somebody of the brewery sees, is notified of and answers', () => {
  test.each(lookedAfter)('a %s of %s: the account manager; customer service is mailed', async (request, type) => {
    const ticketId = await askAndMail(() => REQUESTS[request]?.(calls, type))
    expect(await calls.notified(INTERNAL)).toEqual([])
    await isAnsweredBy(ticketId, 'mine', ACCOUNT_MANAGER)
  })

  test.each(ofService)('a %s of %s: customer service, which is mailed as well', async (request, type) => {
    const ticketId = await askAndMail(() => REQUESTS[request]?.(calls, type))
    expect(await calls.listed('queue=service', ADMIN)).toEqual([ticketId])
    expect(await calls.notified(ADMIN)).toEqual([`The customer has written in case ${ticketId}.`])
    await isAnsweredBy(ticketId, 'service', INTERNAL)
  })

  test.each(Object.keys(VISITS))('a %s of a visitor: customer service, which is mailed as well', async (request) => {
    const ticketId = await askAndMail(() => VISITS[request]?.(calls))
    expect(await calls.notified(ADMIN)).toEqual([`The customer has written in case ${ticketId}.`])
    await isAnsweredBy(ticketId, 'service', INTERNAL)
  })

  test.each(customers)('and customers of other companies see nothing of it, %s as little as anybody', async (type) => {
    const author = type === 'Shop' ? 'Trade' : 'Shop'
    const ticketId = await ask(author)
    expect(await calls.listed('', customerOf(type))).toEqual([])
    for (const call of ['GetCommentsByTicketId', 'GetAttachmentsByTicketId']) {
      const [foreign, unknown] = await Promise.all(
        [ticketId, '999999'].map(async (id) => calls.read(`${call}/${id}`, customerOf(type))),
      )
      expect(readPath(foreign, 'status')).toBe(404)
      expect(readPath(foreign, 'body', 'code')).toEqual(readPath(unknown, 'body', 'code'))
    }
    for (const call of ['TakeOverTicket', 'SetTicketStatus', 'SettleClaim']) {
      const payloads = {
        SetTicketStatus: { status: 'closed' },
        SettleClaim: { settlement: 'credit', description: 'x' },
      }
      const own = Reflect.get(payloads, call) ?? {}
      const [foreign, unknown] = await Promise.all(
        [ticketId, '999999'].map(async (id) => calls.post(call, { ticketId: id, ...own }, customerOf(type))),
      )
      expect(foreign?.status).toBe(404)
      expect(readPath(foreign?.body, 'code')).toEqual(readPath(unknown?.body, 'code'))
    }
    expect(await calls.notified(customerOf(type))).toEqual([])
  })
})

describe('a ticket has one owner', () => {
  test('who takes it over, whom the queues and the customer’s next comment follow', async () => {
    const ticketId = await ask('Shop')
    expect((await calls.post('TakeOverTicket', { ticketId }, INTERNAL)).body).toMatchObject({
      desk: { owner: 'U-internal', isMine: true, companyName: 'Company Shop' },
    })
    expect(await calls.listed('queue=mine', INTERNAL)).toEqual([ticketId])
    expect(await calls.listed('queue=service', ADMIN)).toEqual([])
    await brewery.pool.query('delete from notification')
    await calls.say(ticketId, 'Nog een krat.', customerOf('Shop'))
    expect(await calls.notified(INTERNAL)).toEqual([`The customer has written in case ${ticketId}.`])
    expect(await calls.notified(ADMIN)).toEqual([])
    const { rows } = await brewery.pool.query(`select subject from audit_entry where action = 'ticket-taken-over'`)
    expect(rows).toEqual([{ subject: ticketId }])
  })

  test('who is never its customer: what staff ask themselves others answer', async () => {
    const ticketId = await ask('InternalCustomer')
    expect((await calls.post('TakeOverTicket', { ticketId }, customerOf('InternalCustomer'))).status).toBe(403)
    expect(await calls.notified(customerOf('InternalCustomer'))).toEqual([])
    expect(readPath((await calls.read('GetAllTickets', customerOf('Shop'))).body, 0)).toBeUndefined()
  })

  test('of whom the customer reads nothing', async () => {
    await ask('Ontrade')
    expect(readPath((await calls.read('GetAllTickets', customerOf('Ontrade'))).body, 0, 'desk')).toBeNull()
  })

  test.each([
    ['leaves', `update portal_user set status = 'Inactive' where id = 'U-manager'`],
    [
      'loses the ship-to',
      `update user_role set is_active = false where user_id = 'U-manager' and ship_to_id = 'T-Ontrade'`,
    ],
    ['may see tickets no longer', `update user_role set withheld = '{Support}' where user_id = 'U-manager'`],
  ])('and is of customer service at once when that account manager %s, who are notified', async (_what, change) => {
    const ticketId = await ask('Ontrade')
    expect(await ownerOf(ticketId)).toBe('U-manager')
    await brewery.pool.query(change)
    expect(await ownerOf(ticketId)).toBe('')
    expect(await calls.listed('queue=service', INTERNAL)).toEqual([ticketId])
    await watchAt(brewery, '2026-11-23T09:01:00Z')
    await watchAt(brewery, '2026-11-23T09:02:00Z')
    const queued = `Case ${ticketId} has no owner any more. Customer service answers it.`
    expect(await calls.notified(INTERNAL)).toEqual([queued])
    expect(await calls.notified(ADMIN)).toEqual([queued])
  })

  test('is mailed to its owner unless they chose otherwise, and to nobody else of the queue', async () => {
    await ask('Ontrade')
    expect((await deliverMails(brewery)).map(({ to }) => to).toSorted()).toEqual([SERVICE_ADDRESS, ACCOUNT_MANAGER])
    await brewery.pool.query('delete from ticket')
    await ask('Shop')
    expect((await deliverMails(brewery)).map(({ to }) => to)).toEqual([SERVICE_ADDRESS])
    await brewery.pool.query('delete from ticket')
    await brewery.pool.query(`insert into notification_choice values ('U-manager', 'ticket', true, false)`)
    await ask('Ontrade')
    expect((await deliverMails(brewery)).map(({ to }) => to)).toEqual([SERVICE_ADDRESS])
  })
})

describe('a ticket that nobody answers', () => {
  const reported = async () => {
    const { rows } = await brewery.pool.query<{ count: string }>(
      `select count(*) from outbox where topic = 'mail.ticket-unanswered'`,
    )
    return Number(rows[0]?.count)
  }

  // Opened at 10:00 in Amsterdam; the brewery answers from 08:00 to 17:00.
  test.each([
    ['2026-11-23T12:59:00Z', 0],
    ['2026-11-23T13:00:00Z', 1],
  ])('is reported after four working hours: at %s %i times', async (now, times) => {
    await ask('Ontrade')
    await watchAt(brewery, now)
    await watchAt(brewery, now)
    expect(await reported()).toBe(times)
  })

  test('is reported to its owner, to customer service and by mail, once a period', async () => {
    const ticketId = await ask('Ontrade')
    await deliverMails(brewery)
    await brewery.pool.query('delete from notification')
    await watchAt(brewery, '2026-11-23T13:00:00Z')
    brewery.setClock('2026-11-23T13:00:00Z')
    const late = `Case ${ticketId} has waited too long for an answer.`
    for (const as of [ACCOUNT_MANAGER, INTERNAL, ADMIN]) expect(await calls.notified(as)).toEqual([late])
    const mails = await deliverMails(brewery, '2026-11-23T13:00:00Z')
    expect(mails.find(({ to }) => to === SERVICE_ADDRESS)?.subject).toContain(ticketId)
    // 14:00 to 17:00 and one hour of Tuesday.
    await watchAt(brewery, '2026-11-24T07:59:00Z')
    expect(await reported()).toBe(1)
    await watchAt(brewery, '2026-11-24T08:00:00Z')
    expect(await reported()).toBe(2)
  })

  test('waits over a weekend', async () => {
    brewery.setClock('2026-11-27T15:00:00Z')
    await ask('Shop')
    await watchAt(brewery, '2026-11-29T20:00:00Z')
    expect(await reported()).toBe(0)
    await watchAt(brewery, '2026-11-30T10:00:00Z')
    expect(await reported()).toBe(1)
  })

  test('waits for as many hours as the brewery says', async () => {
    const set = (hours: string) =>
      brewery.pool.query(`update brewery_setting set value = value ${hours} where name = 'support'`)
    await set(`|| '{"answered_within_hours": 1}'`)
    await ask('Shop')
    await watchAt(brewery, '2026-11-23T10:00:00Z')
    expect(await reported()).toBe(1)
    await set(`- 'answered_within_hours'`)
  })

  test('is no longer reported once it is answered, and again after the customer has answered', async () => {
    const ticketId = await ask('Shop')
    await calls.say(ticketId, 'Donderdag.', INTERNAL)
    await watchAt(brewery, '2026-11-24T16:00:00Z')
    expect(await reported()).toBe(0)
    brewery.setClock('2026-11-24T09:00:00Z')
    await calls.say(ticketId, 'Welke donderdag?', customerOf('Shop'))
    await watchAt(brewery, '2026-11-24T12:59:00Z')
    expect(await reported()).toBe(0)
    await watchAt(brewery, '2026-11-24T13:00:00Z')
    expect(await reported()).toBe(1)
  })

  test('is reported no later because its customer writes once more', async () => {
    const ticketId = await ask('Shop')
    brewery.setClock('2026-11-23T12:00:00Z')
    await calls.say(ticketId, 'Hallo?', customerOf('Shop'))
    await watchAt(brewery, '2026-11-23T13:00:00Z')
    expect(await reported()).toBe(1)
  })

  test('is not mailed when the answer came before the mail', async () => {
    const ticketId = await ask('Shop')
    await deliverMails(brewery)
    await watchAt(brewery, '2026-11-23T13:00:00Z')
    await calls.say(ticketId, 'Donderdag.', INTERNAL)
    const mails = await deliverMails(brewery)
    expect(mails.filter(({ to }) => to === SERVICE_ADDRESS)).toEqual([])
  })
})

test('with a queue the ticket that has waited longest comes first, what is answered last', async () => {
  const numbers: string[] = []
  for (const [type, at] of [
    ['Shop', '2026-11-23T09:00:00Z'],
    ['Trade', '2026-11-23T10:00:00Z'],
    ['Agreement', '2026-11-23T11:00:00Z'],
  ] as const) {
    brewery.setClock(at)
    await REQUESTS['question']?.(calls, type)
    const { rows } = await brewery.pool.query<{ id: number }>('select max(id) as id from ticket')
    numbers.push(String(rows[0]?.id))
  }
  const [shop = '', trade = '', agreement = ''] = numbers
  await calls.say(shop, 'Donderdag.', INTERNAL)
  expect(await calls.listed('queue=all', INTERNAL)).toEqual([trade, agreement, shop])
  expect(await calls.listed('', INTERNAL)).toEqual([agreement, shop, trade])
})
