import { calendarDate } from '@fust/domain/calendar'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildMailbox } from '#integrations/mail/mailbox.builders.ts'
import type { Mail } from '#integrations/mail/index.ts'
import { createWorker } from '#features/outbox/index.ts'
import { buildLog } from '#features/outbox/outbox.builders.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { insertRows } from '../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery } from '../../test/open-brewery.ts'
import { createNotices } from './index.ts'
import { notificationsFeature } from './notifications.feature.ts'
import { orderOnItsWay } from './notifications.builders.ts'
import { createPassingOn } from './pass-on.service.ts'

const V1 = '/nl/prod/api/v1/portal/notifications'
const PORTAL = 'https://bestellen.example'
const BUYER = 'buyer@tenbrink.example'
const SECOND = 'second@tenbrink.example'
const AT = new Date('2026-11-23T08:00:00Z')
const ORDER = { companyId: 'C1', id: 501 }
const LINK = /https:\/\/bestellen\.example(\/unsubscribe\/[\w-]{43})/

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [notificationsFeature] })
  await brewery.pool.query(
    `update brewery_setting set value = '{"sections": ["Catalogue Beer", "My Orders", "My Profile", "Support"]}'
     where name = 'portal'`,
  )
  await insertRows(brewery.pool, 'sales_order', [orderOnItsWay(501)])
})
beforeEach(() =>
  brewery.pool.query('truncate notification, notification_read, notification_choice, notification_unsubscribe, outbox'),
)
afterAll(() => brewery.close())

const notices = () => createNotices(brewery.db)
const mailing = () => createPassingOn(brewery)()

/** Leaves the mails and sends what waits; who got what. */
async function deliver(): Promise<Mail[]> {
  await mailing()
  const mailer = buildMailbox()
  const { db } = brewery
  const clock = { now: () => new Date('2026-11-23T09:00:00Z') }
  const portal = createPortal({ store: createPortalStore(db), clock })
  const handlers = notificationsFeature.handlers({ db, clock, mailer, push: null, portal, publicUrl: PORTAL })
  await createWorker({ db, log: buildLog(), handlers }).drain()
  return mailer.mails.toSorted((one, other) => one.to.localeCompare(other.to))
}

type Choice = { kind: string; inPortal: boolean; byMail: boolean }

async function choose(choices: Choice[], as = BUYER) {
  const headers = { authorization: `Bearer ${await brewery.tokenOf(as)}` }
  return brewery.app.inject({
    method: 'POST',
    url: `${V1}/SaveNotificationChoices`,
    headers,
    payload: { choices },
  })
}
const chosen = async (as = BUYER) => (await brewery.get(`${V1}/GetNotificationChoices`, { as })).body
const list = async (as = BUYER) => (await brewery.get(`${V1}/GetNotifications`, { as })).body

const unsubscribe = (path: string) =>
  brewery.app.inject({
    method: 'POST',
    url: path,
    // As a mail service posts it: from anywhere, without a cookie.
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    payload: 'List-Unsubscribe=One-Click',
  })

describe('what somebody wants to be told', () => {
  test('[NTF-01] is what the product has until they say otherwise, and theirs alone', async () => {
    expect(await chosen()).toContainEqual({ kind: 'order', inPortal: true, byMail: false })
    expect(await chosen()).toContainEqual({ kind: 'delivery', inPortal: true, byMail: true })
    const own = { kind: 'order', inPortal: false, byMail: true }
    expect((await choose([own])).json()).toContainEqual(own)
    expect(await chosen(SECOND)).toContainEqual({ kind: 'order', inPortal: true, byMail: false })
    expect((await choose([{ ...own, kind: 'weather' }])).statusCode).toBe(422)
  })

  test('is not told in the portal where they do not want it, and neither counted', async () => {
    await notices().ofOrder(ORDER, 'sent', AT)
    await choose([{ kind: 'order', inPortal: false, byMail: false }])
    expect(await list()).toEqual([])
    expect((await brewery.get(`${V1}/GetUnreadCount`)).body).toEqual({ unread: 0 })
    expect(await list(SECOND)).toHaveLength(1)
  })
})

describe('a mail about a notification', () => {
  test('goes to each who may see it and wants mails of its kind, in their language, once', async () => {
    await choose([{ kind: 'order', inPortal: false, byMail: true }])
    await brewery.pool.query(`update portal_user set locale = 'nl' where email = $1`, [BUYER])
    await notices().ofOrder(ORDER, 'on-the-way', AT)
    await Promise.all([mailing(), mailing()])
    const [mail, ...others] = await deliver()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: BUYER, subject: 'Bestelling 26-00501 is onderweg.' })
    expect(mail?.text).toContain(`${PORTAL}/orders/history/26-00501`)
    await notices().ofOrder(ORDER, 'on-the-way', AT)
    expect(await deliver()).toEqual([])
  })

  test('says to which day a delivery moves, to who said nothing, too', async () => {
    const moved = { from: calendarDate('2026-11-26'), to: calendarDate('2026-11-27'), isOfSeveral: false }
    await notices().ofMovedDay(ORDER, moved, AT)
    const mails = await deliver()
    expect(mails.find(({ to }) => to === BUYER)).toMatchObject({
      subject: 'De levering van bestelling 26-00501 verschuift van donderdag 26 november naar vrijdag 27 november.',
      text: expect.stringContaining(`${PORTAL}/orders/history/26-00501`),
    })
  })

  test('is left whole or not at all: what a worker was killed in is left by the next', async () => {
    await notices().ofDeliveries(ORDER, 2, AT)
    await brewery.pool.query(
      `create function fail_once() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
       create trigger fail_once before insert on outbox for each row execute function fail_once()`,
    )
    await expect(mailing()).rejects.toThrow('killed')
    await brewery.pool.query('drop trigger fail_once on outbox; drop function fail_once')
    const mails = await deliver()
    expect(mails.map(({ to }) => to)).toEqual([...new Set(mails.map(({ to }) => to))])
    expect(mails.map(({ to }) => to)).toContain(BUYER)
  })

  test('is not sent to who may not see it any more once it goes out', async () => {
    await notices().ofDeliveries(ORDER, 2, AT)
    await mailing()
    await brewery.pool.query(
      `update user_role set withheld = '{My Orders}' where user_id = (select id from portal_user where email = $1)`,
      [BUYER],
    )
    expect((await deliver()).map(({ to }) => to)).not.toContain(BUYER)
    await brewery.pool.query(`update user_role set withheld = '{}'`)
  })

  test('of a role goes to its person alone, and none is sent of a ticket, whose answer is mailed itself', async () => {
    await notices().ofRoles('U1', ['C1'], AT)
    const { rows } = await brewery.pool.query<{ id: number }>(
      `insert into ticket (company_id, ship_to_id, user_id, market, kind, subject, description, created_at, updated_at)
       values ('C1', 'S1', 'U1', 'NL', 'question', 'x', 'x', now(), now()) returning id`,
    )
    await notices().ofAnswer({ ticketId: rows[0]?.id ?? 0, commentId: 1 }, AT)
    expect((await deliver()).map(({ to }) => to)).toEqual([BUYER])
    await brewery.pool.query('delete from ticket')
  })
})

describe('the address in a mail that ends such mails', () => {
  async function mailed(): Promise<string> {
    await notices().ofDeliveries(ORDER, 2, AT)
    const mail = (await deliver()).find(({ to }) => to === BUYER)
    expect(mail?.text).toContain(mail?.unsubscribeUrl)
    return LINK.exec(mail?.unsubscribeUrl ?? '')?.[1] ?? ''
  }

  test('ends those of its kind for its reader, by one post without signing in, however often', async () => {
    const path = await mailed()
    for (let round = 0; round < 2; round += 1) {
      const answer = await unsubscribe(path)
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
    }
    expect(await chosen()).toContainEqual({ kind: 'delivery', inPortal: true, byMail: false })
    expect(await chosen()).toContainEqual({ kind: 'ticket', inPortal: true, byMail: true })
    expect(await chosen(SECOND)).toContainEqual({ kind: 'delivery', inPortal: true, byMail: true })
    await notices().ofDeliveries(ORDER, 3, AT)
    expect((await deliver()).map(({ to }) => to)).not.toContain(BUYER)
  })

  test('changes nothing by being looked at, and of a token that is nobody’s nothing is told', async () => {
    const path = await mailed()
    await brewery.app.inject({ method: 'GET', url: path })
    const wrong = await unsubscribe(`/unsubscribe/${'a'.repeat(43)}`)
    expect([wrong.statusCode, wrong.body]).toEqual([204, ''])
    expect(await chosen()).toContainEqual({ kind: 'delivery', inPortal: true, byMail: true })
    expect((await unsubscribe('/unsubscribe/short')).statusCode).toBe(422)
  })

  test('is kept by its hash alone', async () => {
    const token = (await mailed()).split('/').at(-1) ?? ''
    const { rows } = await brewery.pool.query(
      `select encode(token_hash, 'base64') as hash from notification_unsubscribe`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
