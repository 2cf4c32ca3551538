import { calendarDate } from '@fust/domain/calendar'
import { NOTIFICATION_KINDS } from '@fust/domain/support'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertRows } from '../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../test/open-brewery.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { createNotices } from './index.ts'
import { createNewsTelling } from './tell-news.service.ts'
import { orderOnItsWay } from './notifications.builders.ts'
import { notificationsFeature } from './notifications.feature.ts'

const V1 = '/nl/prod/api/v1/portal/notifications'
const SECTIONS = ['Catalogue Beer', 'Catalogue POS Materials', 'My Orders', 'My Profile', 'Support']
const OTHER = { as: 'buyer@turf.example' }
const SECOND = { as: 'second@tenbrink.example' }
const BASIC = { as: 'basic@tenbrink.example' }
const AT = new Date('2026-11-23T08:00:00Z')
const ORDER = { companyId: 'C1', id: 501 }

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [notificationsFeature] })
  await brewery.pool.query(`update brewery_setting set value = $1 where name = 'portal'`, [
    JSON.stringify({ sections: SECTIONS }),
  ])
  await insertRows(brewery.pool, 'sales_order', [orderOnItsWay(501)])
})
beforeEach(() => brewery.pool.query('delete from notification'))
afterAll(() => brewery.close())

type As = { as?: string }
const list = async (query = '', options: As = {}) => (await brewery.get(`${V1}/GetNotifications${query}`, options)).body
const unread = async (options: As = {}) => readPath((await brewery.get(`${V1}/GetUnreadCount`, options)).body, 'unread')

async function post(call: string, payload: Record<string, unknown>, { as = 'buyer@tenbrink.example' }: As = {}) {
  const headers = { authorization: `Bearer ${await brewery.tokenOf(as)}` }
  const answer = await brewery.app.inject({ method: 'POST', url: `${V1}/${call}`, headers, payload })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}

const notices = () => createNotices(brewery.db)

test('[API-44] [ENT-50] [NTF-01] [NTF-05] are told in the language of the call, the latest first', async () => {
  await notices().ofOrder(ORDER, 'on-the-way', AT)
  await notices().ofInvoice(ORDER, '90000123', new Date(AT.getTime() + 1_000))
  await notices().ofDeliveries(ORDER, 2, new Date(AT.getTime() + 2_000))
  expect(await list('?language=nl')).toEqual([
    expect.objectContaining({ kind: 'delivery', text: 'Bestelling 26-00501 komt in 2 leveringen.' }),
    expect.objectContaining({ kind: 'invoice', text: 'Factuur 90000123 van bestelling 26-00501 is er.' }),
    {
      id: expect.any(Number),
      kind: 'order',
      text: 'Bestelling 26-00501 is onderweg.',
      shipToId: 'S1',
      orderNumber: '26-00501',
      caseNumber: null,
      newsPath: null,
      createdAt: AT.toISOString(),
      isRead: false,
    },
  ])
  expect(readPath(await list('?limit=1&offset=2'), 0, 'text')).toBe('Order 26-00501 is on its way.')
})

test.each([
  ['nl', 'De levering van bestelling 26-00501 verschuift van donderdag 26 november naar vrijdag 27 november.'],
  ['en', 'The delivery of order 26-00501 moves from Thursday 26 November to Friday 27 November.'],
  [
    'de',
    'Die Lieferung der Bestellung 26-00501 verschiebt sich von Donnerstag, 26. November auf Freitag, 27. November.',
  ],
  ['it', 'La consegna dell’ordine 26-00501 si sposta da giovedì 26 novembre a venerdì 27 novembre.'],
  ['cs', 'Dodávka objednávky 26-00501 se přesouvá. Původně: čtvrtek 26. listopadu, nově: pátek 27. listopadu.'],
  ['sk', 'Dodávka objednávky 26-00501 sa presúva. Pôvodne: štvrtok 26. novembra, po novom: piatok 27. novembra.'],
])('[NTF-05] that a delivery moves to another day is told in %s', async (language, text) => {
  const moved = { from: calendarDate('2026-11-26'), to: calendarDate('2026-11-27') }
  await notices().ofMovedDay(ORDER, { ...moved, isOfSeveral: false }, AT)
  expect(readPath(await list(`?language=${language}`), 0, 'text')).toBe(text)
})

test('of several deliveries it is told that the last one moves', async () => {
  const moved = { from: calendarDate('2026-11-26'), to: calendarDate('2026-11-27') }
  await notices().ofMovedDay(ORDER, { ...moved, isOfSeveral: true }, AT)
  expect(await list()).toEqual([
    expect.objectContaining({
      kind: 'delivery',
      text: 'The last delivery of order 26-00501 moves from Thursday 26 November to Friday 27 November.',
    }),
  ])
})

test('are told once each', async () => {
  for (let round = 0; round < 3; round += 1) {
    await notices().ofOrder(ORDER, 'sent', AT)
    await notices().ofInvoice(ORDER, '90000123', AT)
  }
  expect(await list()).toHaveLength(2)
})

describe('are for who sees the thing itself:', () => {
  beforeEach(async () => {
    await notices().ofOrder(ORDER, 'delivered', AT)
  })

  test('[NTF-02] people of the ship-to, by id and ship-tos joined by commas', async () => {
    const { rows } = await brewery.pool.query<{ id: string }>(
      `select id from portal_user where email = 'second@tenbrink.example'`,
    )
    expect(await list(`?id=${rows[0]?.id}&shippingIds=S1`, SECOND)).toHaveLength(1)
    expect(await list('?shippingIds=S2')).toEqual([])
    expect(await list('?shippingIds=S2,S1')).toHaveLength(1)
  })

  test('nobody else', async () => {
    expect(await list('', OTHER)).toEqual([])
    expect(await list('', BASIC)).toEqual([])
    expect((await brewery.get(`${V1}/GetNotifications?shippingIds=S1`, OTHER)).status).toBe(403)
    expect((await brewery.get(`${V1}/GetNotifications?shippingIds=S77`, OTHER)).status).toBe(403)
    expect((await brewery.get(`${V1}/GetNotifications?id=U3`)).status).toBe(422)
    expect((await brewery.get(`${V1}/GetNotifications`, { as: null })).status).toBe(401)
  })

  test('of an answer who asked, and no colleague', async () => {
    const { rows } = await brewery.pool.query<{ id: number }>(
      `insert into ticket (company_id, ship_to_id, user_id, market, kind, subject, description, created_at, updated_at)
       values ('C1', 'S1', 'U1', 'NL', 'question', 'x', 'x', now(), now()) returning id`,
    )
    const ticketId = rows[0]?.id ?? 0
    await notices().ofAnswer({ ticketId, commentId: 1 }, AT)
    expect(await list('')).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'ticket', caseNumber: String(ticketId) })]),
    )
    expect(await list('', SECOND)).toHaveLength(1)
    await brewery.pool.query('delete from ticket')
  })
})

describe('of many, a caller asks for', () => {
  const textsOf = async (query: string, options: As = {}) => {
    const told = await list(query, options)
    return Array.isArray(told) ? told.map((one: unknown) => readPath(one, 'text')) : told
  }
  const SENT = 'Order 26-00501 has been sent.'
  const INVOICED = 'Invoice 90000123 for order 26-00501 is there.'
  const IN_TWO = 'Order 26-00501 comes in 2 deliveries.'

  beforeEach(async () => {
    await notices().ofOrder(ORDER, 'sent', AT)
    await notices().ofInvoice(ORDER, '90000123', new Date(AT.getTime() + 1_000))
    await notices().ofDeliveries(ORDER, 2, new Date(AT.getTime() + 2_000))
  })

  test('[NTF-01] kinds, one or several', async () => {
    expect(await textsOf('?kinds=invoice')).toEqual([INVOICED])
    expect(await textsOf('?kinds=order,delivery')).toEqual([IN_TWO, SENT])
    expect(await textsOf('?kinds=news,user')).toEqual([])
    expect(await textsOf(`?kinds=${NOTIFICATION_KINDS.join()}`)).toEqual([IN_TWO, INVOICED, SENT])
  })

  test('[NTF-03] what they have read themselves, or have not', async () => {
    const id = readPath(await list('?kinds=invoice'), 0, 'id')
    await post('ReadNotification', { UserId: 'U1', NotificationId: id })
    expect(await textsOf('?isRead=true')).toEqual([INVOICED])
    expect(await textsOf('?isRead=false')).toEqual([IN_TWO, SENT])
    expect(await textsOf('?isRead=false', SECOND)).toEqual([IN_TWO, INVOICED, SENT])
  })

  test('a page of what is left by then', async () => {
    expect(await textsOf('?kinds=order,invoice&limit=1')).toEqual([INVOICED])
    expect(await textsOf('?kinds=order,invoice&limit=1&offset=1')).toEqual([SENT])
    expect(await textsOf('?kinds=order,invoice&limit=1&offset=2')).toEqual([])
    expect(await textsOf('?kinds=order&shippingIds=S1&isRead=false')).toEqual([SENT])
  })

  test('nothing that is not theirs, and nothing that is no kind, page or answer', async () => {
    expect(await textsOf('?kinds=order', OTHER)).toEqual([])
    expect((await brewery.get(`${V1}/GetNotifications?shippingIds=S1&kinds=order`, OTHER)).status).toBe(403)
    const hostile = [
      'kinds=',
      'kinds=order,',
      'kinds=tax',
      `kinds=${encodeURIComponent(`order' or 1=1`)}`,
      `kinds=${Array.from({ length: 7 }, () => 'order').join()}`,
      'kinds=order&kinds=invoice',
      'isRead=perhaps',
      'limit=501',
      'offset=-1',
      'unread=true',
    ]
    for (const query of hostile)
      expect([query, (await brewery.get(`${V1}/GetNotifications?${query}`)).status]).toEqual([query, 422])
  })
})

describe('reading', () => {
  test('[API-45] [NTF-03] [NTF-04] marks one as read, for oneself alone, and counts what is left', async () => {
    await notices().ofOrder(ORDER, 'sent', AT)
    await notices().ofOrder(ORDER, 'delivered', AT)
    expect(await unread()).toBe(2)
    const id = readPath(await list(), 0, 'id')
    expect(await post('ReadNotification', { UserId: 'U1', NotificationId: id })).toEqual({
      status: 200,
      body: { unread: 1 },
    })
    expect(await post('ReadNotification', { UserId: 'U1', NotificationId: id })).toMatchObject({ status: 200 })
    expect(readPath(await list(), 0, 'isRead')).toBe(true)
    expect(await unread(SECOND)).toBe(2)
    expect(await post('ReadAllNotifications', { UserId: 'U1' })).toEqual({ status: 200, body: { unread: 0 } })
  })

  test('is of one’s own, in one’s own name', async () => {
    await notices().ofOrder(ORDER, 'sent', AT)
    const id = readPath(await list(), 0, 'id')
    for (const foreign of [id, 999_999])
      expect((await post('ReadNotification', { UserId: 'U3', NotificationId: foreign }, OTHER)).status).toBe(404)
    expect((await post('ReadNotification', { UserId: 'U3', NotificationId: id })).status).toBe(422)
    expect(await unread()).toBe(1)
  })
})

describe('news of the brewery', () => {
  const clock = { now: () => AT }
  const tellNews = () =>
    createNewsTelling({
      db: brewery.db,
      clock,
      portal: createPortal({ store: createPortalStore(brewery.db), clock }),
    })()

  beforeAll(() =>
    insertRows(brewery.pool, 'content_page', [
      articleWith({ slug: 'winterbier' }),
      articleWith({ slug: 'winterbier', language: 'nl', title: 'Winterbier' }),
      articleWith({ slug: 'for-others', user_types: ['OntradeTank'] }),
      articleWith({ slug: 'tomorrow', published_on: '2026-11-24' }),
      articleWith({ slug: 'long-ago', published_on: '2026-11-01' }),
    ]),
  )
  afterAll(() => brewery.pool.query('delete from content_page'))

  test('is told on its day, once, to whom it is for, with the way to it', async () => {
    await Promise.all([tellNews(), tellNews()])
    await tellNews()
    expect(await list('?language=nl')).toEqual([
      expect.objectContaining({
        kind: 'news',
        text: 'Nieuw van de brouwerij: Winterbier',
        newsPath: 'winterbier',
        shipToId: null,
      }),
    ])
    expect(await list('', OTHER)).toEqual([expect.objectContaining({ text: 'New from the brewery: Winter beer' })])
  })

  test('is told no more once its page is gone', async () => {
    await tellNews()
    await brewery.pool.query(`delete from content_page where slug = 'winterbier'`)
    expect(await list()).toEqual([])
    expect(await unread()).toBe(0)
  })
})

const articleWith = (own: Record<string, unknown>) => ({
  kind: 'news',
  slug: 'x',
  language: 'en',
  title: 'Winter beer',
  summary: '',
  body: '',
  position: 0,
  published_on: '2026-11-23',
  ...own,
})

test('what is older than ninety days is told no more', async () => {
  await notices().ofOrder(ORDER, 'sent', new Date('2026-08-20T00:00:00Z'))
  expect(await list()).toEqual([])
})
