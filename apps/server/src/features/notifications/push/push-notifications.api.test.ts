import { calendarDate } from '@fust/domain/calendar'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readSettings, SettingsFault } from '#platform/env.ts'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { buildMailbox } from '#integrations/mail/mailbox.builders.ts'
import { newPushKey, readPushKey, type PushSender } from '#integrations/push/index.ts'
import { buildPush } from '#integrations/push/push.builders.ts'
import { createWorker } from '#features/outbox/index.ts'
import { buildLog, letTimePass, type TestLog } from '#features/outbox/outbox.builders.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { usersFeature } from '#features/users/users.feature.ts'
import { insertRows, PASSWORD } from '../../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { createNotices, readOwnPushKey } from '../index.ts'
import { notificationsFeature } from '../notifications.feature.ts'
import { orderOnItsWay } from '../notifications.builders.ts'
import { createPassingOn } from '../pass-on.service.ts'

const V1 = '/nl/prod/api/v1/portal/notifications'
const NOW = '2026-11-23T09:00:00Z'
const AT = new Date('2026-11-23T08:00:00Z')
const BUYER = 'buyer@tenbrink.example'
const SECOND = 'second@tenbrink.example'
const ORDER = { companyId: 'C1', id: 501 }

const clock = { now: () => new Date(NOW) }
let world: PlayedWorld
let push: PushSender
let brewery: OpenBrewery
let log: TestLog

beforeAll(async () => {
  world = await startPlayedWorld({ now: NOW })
  push = buildPush({ playedUrl: `${world.url}/push` })
  brewery = await openBrewery({ features: [notificationsFeature, usersFeature], push })
  await brewery.pool.query(
    `update brewery_setting set value = '{"sections": ["Catalogue Beer", "My Orders", "My Profile", "Support"]}'
     where name = 'portal'`,
  )
  await insertRows(brewery.pool, 'sales_order', [orderOnItsWay(501)])
})
beforeEach(async () => {
  log = buildLog()
  await brewery.pool.query('truncate notification, notification_read, push_device, outbox; delete from session')
  await world.tell('push/behaviour', { mode: 'normal' })
})
afterAll(async () => {
  await brewery.close()
  await world.stop()
})

const notices = () => createNotices(brewery.db)

type Subscription = { endpoint: string; publicKey: string; authSecret: string }

/** A browser in which somebody allowed it, as it tells the portal. */
async function subscribe(): Promise<Subscription> {
  const answer = await fetch(`${world.url}/simulators/push/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey: push.publicKey }),
  })
  const said: unknown = await answer.json()
  return {
    endpoint: String(readPath(said, 'endpoint')),
    publicKey: String(readPath(said, 'keys', 'p256dh')),
    authSecret: String(readPath(said, 'keys', 'auth')),
  }
}

/** What a browser keeps. */
type Cookies = Record<string, string>
type Asking = { cookies: Cookies; url: string; payload?: object }

/** Asks from a browser, which keeps what is left in it. */
async function ask({ cookies, url, payload }: Asking) {
  const answer = await brewery.app.inject({ url, cookies, ...(payload && { method: 'POST', payload }) })
  for (const { name, value, maxAge, expires } of answer.cookies)
    if (maxAge === 0 || (expires && expires.getTime() === 0)) delete cookies[name]
    else cookies[name] = value
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json<unknown>() }
}

async function signIn(email: string, cookies: Cookies = {}): Promise<Cookies> {
  const { status } = await ask({ cookies, url: '/identity/sign-in', payload: { email, password: PASSWORD } })
  expect(status).toBe(200)
  return cookies
}

const save = (cookies: Cookies, device: Subscription, kinds = ['order']) =>
  ask({ cookies, url: `${V1}/SaveDevice`, payload: { ...device, kinds } })
const here = async (cookies: Cookies) => (await ask({ cookies, url: `${V1}/GetDevice` })).body
const mayShow = async (cookies: Cookies, id: unknown) =>
  (await ask({ cookies, url: `/identity/devices/${String(id)}` })).status

/** A browser in which this person is told. */
async function allow(email = BUYER, kinds = ['order']) {
  const cookies = await signIn(email)
  const device = await subscribe()
  expect((await save(cookies, device, kinds)).status).toBe(200)
  return { cookies, device }
}

/** Sends what waits. */
async function deliver(sender: PushSender | null = push): Promise<void> {
  await createPassingOn(brewery)()
  const { db } = brewery
  const portal = createPortal({ store: createPortalStore(db), clock })
  const work = { db, clock, mailer: buildMailbox(), push: sender, portal, publicUrl: 'https://bestellen.example' }
  await createWorker({ db, log, handlers: notificationsFeature.handlers(work) }).drain()
}

/** What a browser was told, the latest first. */
async function toldTo({ endpoint }: Subscription): Promise<unknown[]> {
  const messages = readPath(await world.holdings('push', {}), 'messages')
  return (Array.isArray(messages) ? messages : [])
    .filter((message: unknown) => endpoint.endsWith(`/${String(readPath(message, 'subscription'))}`))
    .map((message: unknown) => readPath(message, 'message'))
}

describe('what is pushed to a device', () => {
  test('is of the kinds that are ticked there: kind and number, in the person’s language, once', async () => {
    const { cookies, device } = await allow()
    await brewery.pool.query(`update portal_user set locale = 'nl' where email = $1`, [BUYER])
    await notices().ofOrder(ORDER, 'on-the-way', AT)
    await notices().ofDeliveries(ORDER, 2, AT)
    await Promise.all([createPassingOn(brewery)(), createPassingOn(brewery)()])
    await deliver()
    const [told, ...others] = await toldTo(device)
    expect(others).toEqual([])
    expect(told).toEqual({
      title: expect.any(String),
      text: 'Bestelling 26-00501 is onderweg.',
      language: 'nl',
      path: '/orders/history/26-00501',
      notification: expect.any(Number),
      device: expect.any(Number),
    })
    expect(await mayShow(cookies, readPath(told, 'device'))).toBe(204)
    await notices().ofOrder(ORDER, 'on-the-way', AT)
    await deliver()
    expect(await toldTo(device)).toHaveLength(1)
    await brewery.pool.query(`update portal_user set locale = 'en' where email = $1`, [BUYER])
  })

  test('comes to each device of a person, and to nobody who allowed none', async () => {
    const [phone, laptop] = [await allow(), await allow()]
    await notices().ofOrder(ORDER, 'sent', AT)
    await deliver()
    expect(await toldTo(phone.device)).toHaveLength(1)
    expect(await toldTo(laptop.device)).toHaveLength(1)
    const { rows } = await brewery.pool.query(`select from outbox where topic = 'push.notification'`)
    expect(rows).toHaveLength(2)
  })

  test('says to which day a delivery moves, where that is ticked', async () => {
    const { device } = await allow(BUYER, ['delivery'])
    const moved = { from: calendarDate('2026-11-26'), to: calendarDate('2026-11-27'), isOfSeveral: false }
    await notices().ofMovedDay(ORDER, moved, AT)
    await deliver()
    expect(await toldTo(device)).toMatchObject([
      {
        text: 'The delivery of order 26-00501 moves from Thursday 26 November to Friday 27 November.',
        path: '/orders/history/26-00501',
      },
    ])
  })

  test('names no company, no person and no title: the screen may be locked', async () => {
    const { device } = await allow(BUYER, ['user', 'news'])
    await notices().ofRoles('U1', ['C1'], AT)
    await brewery.pool.query(
      `insert into notification (key, kind, subject, created_at) values ('news:offer', 'news', 'offer', $1)`,
      [AT],
    )
    await brewery.pool.query(
      `insert into content_page (kind, slug, language, title, body, published_on)
       values ('news', 'offer', 'en', 'Beer for 9.95', '', '2026-11-20')`,
    )
    await deliver()
    const texts = (await toldTo(device)).map((told) => readPath(told, 'text'))
    expect(texts.map(String).toSorted()).toEqual([
      'Something about your account has changed.',
      'There is news from the brewery.',
    ])
    await brewery.pool.query(`delete from content_page where slug = 'offer'`)
  })

  test.each(['down', 'error', 'lose-answer'])(
    'is sent again where the push service is %s, and shown once',
    async (mode) => {
      const { device } = await allow()
      await world.tell('push/behaviour', { mode, times: 1 })
      await notices().ofOrder(ORDER, 'sent', AT)
      await deliver()
      await letTimePass(brewery.pool, 60_000)
      await deliver()
      expect(await toldTo(device)).toHaveLength(1)
      const { rows } = await brewery.pool.query(
        `select attempts, done_at is not null as done from outbox where topic = 'push.notification'`,
      )
      expect(rows).toEqual([{ attempts: 2, done: true }])
    },
  )

  test('ends where the browser is gone: its push service says so once, and it is forgotten', async () => {
    const { cookies, device } = await allow()
    await world.tell('push/unsubscribe', { endpoint: device.endpoint })
    await notices().ofOrder(ORDER, 'sent', AT)
    await deliver()
    expect(await here(cookies)).toMatchObject({ kinds: [] })
    expect((await brewery.pool.query('select from push_device')).rows).toEqual([])
    const { rows } = await brewery.pool.query(
      `select dead_at, last_error from outbox where topic = 'push.notification'`,
    )
    expect(rows).toEqual([{ dead_at: null, last_error: null }])
  })

  test.each([
    ['may not see it any more', `update user_role set withheld = '{My Orders}' where user_id = 'U1'`],
    ['is deactivated', `update portal_user set status = 'Inactive' where id = 'U1'`],
    ['has taken the kind back', `update push_device set kinds = '{news}'`],
  ])('does not reach who %s once it goes out', async (_who, change) => {
    const { cookies, device } = await allow()
    await notices().ofOrder(ORDER, 'sent', AT)
    await createPassingOn(brewery)()
    const { rows } = await brewery.pool.query<{ id: number }>('select id from push_device')
    await brewery.pool.query(change)
    await deliver()
    expect(await toldTo(device)).toEqual([])
    const isInactive = change.includes('Inactive')
    expect(await mayShow(cookies, rows[0]?.id)).toBe(isInactive ? 404 : 204)
    await brewery.pool.query(
      `update user_role set withheld = '{}'; update portal_user set status = 'Active' where id = 'U1'`,
    )
  })

  test.each([
    ['its push service may not be called any more', buildPush()],
    ['nobody is told on devices any more', null],
  ])('goes nowhere once %s', async (_what, sender) => {
    const { device } = await allow()
    await notices().ofOrder(ORDER, 'sent', AT)
    await deliver(sender)
    expect(await toldTo(device)).toEqual([])
    expect(log.errors).toEqual([])
  })
})

describe('a device', () => {
  test('is taken back there, or on all others at once', async () => {
    const [phone, laptop] = [await allow(), await allow()]
    expect(await here(laptop.cookies)).toEqual({ publicKey: push.publicKey, kinds: ['order'], elsewhere: 1 })
    const elsewhere = { cookies: laptop.cookies, url: `${V1}/ForgetDevices`, payload: { where: 'elsewhere' } }
    expect((await ask(elsewhere)).body).toMatchObject({ kinds: ['order'], elsewhere: 0 })
    expect(await here(phone.cookies)).toMatchObject({ kinds: [], elsewhere: 1 })
    const own = { cookies: laptop.cookies, url: `${V1}/ForgetDevices`, payload: { where: 'here' } }
    expect((await ask(own)).body).toMatchObject({ kinds: [], elsewhere: 0 })
  })

  test('is told nothing more after a logout there, neither of what was on its way', async () => {
    const { cookies, device } = await allow()
    await notices().ofOrder(ORDER, 'sent', AT)
    await createPassingOn(brewery)()
    const { rows } = await brewery.pool.query<{ id: number }>('select id from push_device')
    const before = { ...cookies }
    await ask({ cookies, url: '/identity/logout', payload: {} })
    expect(Object.keys(cookies)).toEqual(['fust-device'])
    expect(await mayShow(before, rows[0]?.id)).toBe(404)
    await deliver()
    expect(await toldTo(device)).toEqual([])
  })

  test('is told nothing of the one before once somebody else signs in there, though no session was left', async () => {
    const { cookies, device } = await allow()
    const { rows } = await brewery.pool.query<{ id: number }>('select id from push_device')
    await brewery.pool.query('delete from session')
    await notices().ofOrder(ORDER, 'sent', AT)
    await createPassingOn(brewery)()
    await signIn(SECOND, cookies)
    expect(await here(cookies)).toMatchObject({ kinds: [] })
    expect(await mayShow(cookies, rows[0]?.id)).toBe(404)
    expect((await save(cookies, device, ['news'])).status).toBe(200)
    await deliver()
    expect(await toldTo(device)).toEqual([])
  })

  test('stays as it is when its person signs in there again', async () => {
    const { cookies } = await allow()
    await brewery.pool.query('delete from session')
    await signIn(BUYER, cookies)
    expect(await here(cookies)).toMatchObject({ kinds: ['order'] })
  })

  test('of another person is refused to who knows its address, and given to who has its keys', async () => {
    const { cookies, device } = await allow()
    const second = await signIn(SECOND)
    const other = await subscribe()
    const guessed = await save(second, { ...other, endpoint: device.endpoint })
    expect([guessed.status, readPath(guessed.body, 'code')]).toEqual([422, 'device-of-another'])
    expect(await here(cookies)).toMatchObject({ kinds: ['order'] })
    expect((await save(second, device, ['news'])).status).toBe(200)
    expect(await here(cookies)).toMatchObject({ kinds: [] })
    expect(await here(second)).toMatchObject({ kinds: ['news'] })
  })

  test('is forgotten with a new password', async () => {
    const { cookies } = await allow('buyer@turf.example')
    const { statusCode } = await brewery.app.inject({
      method: 'PUT',
      url: '/alcdcservice/api/v1/portal/users/ChangePassword/U3',
      cookies,
      payload: { oldPassword: PASSWORD, newPassword: 'Another-Way-Home-26' },
    })
    expect(statusCode).toBe(200)
    expect((await brewery.pool.query('select from push_device')).rows).toEqual([])
  })
})

describe('the server keeps a device', () => {
  const INNER = [
    'http://fcm.googleapis.com/send/1',
    'https://127.0.0.1/send/1',
    'https://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com:8443/send/1',
    'https://user:password@fcm.googleapis.com/send/1',
    'https://fcm.googleapis.com.evil.example/send/1',
    'https://evilnotify.windows.com/send/1',
    'https://notify.windows.com/send/1',
    'file:///etc/passwd',
    'no address',
  ]

  test.each(INNER)('only of a push service that may be called, and not at %s', async (endpoint) => {
    const cookies = await signIn(BUYER)
    const { status, body } = await save(cookies, { ...(await subscribe()), endpoint })
    expect([status, readPath(body, 'code')]).toEqual([422, 'push-service-unknown'])
    expect((await brewery.pool.query('select from push_device')).rows).toEqual([])
  })

  test.each(['https://fcm.googleapis.com/fcm/send/1', 'https://wns2-am3p.notify.windows.com/w/?token=1'])(
    'at %s',
    async (endpoint) => {
      const cookies = await signIn(BUYER)
      expect((await save(cookies, { ...(await subscribe()), endpoint })).status).toBe(200)
    },
  )

  test('within limits', async () => {
    const cookies = await signIn(BUYER)
    const device = await subscribe()
    const wrong = [
      { ...device, endpoint: `https://fcm.googleapis.com/${'x'.repeat(1_000)}` },
      { ...device, publicKey: device.publicKey.slice(1) },
      { ...device, authSecret: `${device.authSecret}A` },
    ]
    for (const body of wrong) expect((await save(cookies, body)).status).toBe(422)
    expect((await save(cookies, { ...device, publicKey: 'B'.repeat(87) })).status).toBe(422)
    for (const kinds of [[], ['weather'], ['order', 'order']])
      expect((await save(cookies, device, kinds)).status).toBe(422)
    expect((await brewery.pool.query('select from push_device')).rows).toEqual([])
  })

  test('ten of them a person, however many ask at once', async () => {
    const browsers = await Promise.all(Array.from({ length: 12 }, () => signIn(BUYER)))
    const answers = await Promise.all(browsers.map(async (cookies) => save(cookies, await subscribe())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(new Set(answers.flatMap(({ body }) => readPath(body, 'code') ?? []))).toEqual(new Set(['too-many-devices']))
  })

  test('for nobody who is not signed in', async () => {
    expect((await save({}, await subscribe())).status).toBe(401)
    expect((await ask({ cookies: {}, url: `${V1}/GetDevice` })).status).toBe(401)
    expect(await mayShow({}, 1)).toBe(404)
  })
})

describe('the key by which push services know the portal', () => {
  test('is made once, whichever of several servers starts first, and stays', async () => {
    const settings = readSettings({})
    const keys = await Promise.all([1, 2, 3].map(() => readOwnPushKey(brewery.db, settings)))
    const again = await readOwnPushKey(brewery.db, settings)
    expect(new Set([...keys, again].map(({ publicKey }) => publicKey)).size).toBe(1)
  })

  test('is that of the settings where they have one', async () => {
    const own = newPushKey()
    const { publicKey } = await readOwnPushKey(brewery.db, readSettings({ PUSH_KEY: own.toString('base64url') }))
    expect(publicKey).toBe(readPushKey(own)?.publicKey)
  })

  test('is no other thing, and what it was is not told', async () => {
    const PUSH_KEY = Buffer.alloc(32).toString('base64url')
    const fault = await readOwnPushKey(brewery.db, readSettings({ PUSH_KEY })).catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(SettingsFault)
    expect(String(fault)).not.toContain(PUSH_KEY)
  })
})
