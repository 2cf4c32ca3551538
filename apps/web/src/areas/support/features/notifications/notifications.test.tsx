import type { Notification } from '@fust/contract/rest'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { parseSearch } from '../../../../lib/page/search-params.ts'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { NotificationsCount } from '../../../../notifications/index.ts'
import { shipToWith, userWith } from '../../../../session/session.builders.ts'
import { SUPPORT_PAGES } from '../../pages.ts'
import { notificationSearch } from './notification-search.ts'
import { NotificationsPage } from './notifications-page.tsx'

const CALLS = '*/nl/prod/api/v1/portal/notifications'

const notificationWith = (own: Partial<Notification> = {}): Notification => ({
  id: 1,
  kind: 'order',
  text: 'Order 26-11790 is on its way.',
  shipToId: '1',
  orderNumber: '26-11790',
  caseNumber: null,
  newsPath: null,
  createdAt: '2026-11-23T09:00:00.000Z',
  isRead: false,
  ...own,
})

let told: Notification[]
let lists: Record<string, string>[]
let asked: unknown[]
const unread = () => told.filter(({ isRead }) => !isRead).length

beforeEach(() => {
  asked = []
  lists = []
  const permissions = ['Catalogue Beer', 'My Profile']
  const shipTos = ['S1', 'S2'].map((id) => shipToWith({ id, permissions }))
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith({ shipTos }) })),
    http.get(`${CALLS}/GetNotifications`, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      lists.push(query)
      const { kinds, isRead, offset, limit } = query
      const found = told
        .filter(({ kind }) => kinds === undefined || kinds.split(',').includes(kind))
        .filter((own) => isRead === undefined || String(own.isRead) === isRead)
      return HttpResponse.json(found.slice(Number(offset), Number(offset) + Number(limit)))
    }),
    http.get(`${CALLS}/GetUnreadCount`, () => HttpResponse.json({ unread: unread() })),
    http.post(`${CALLS}/ReadNotification`, async ({ request }) => {
      const body: unknown = await request.json()
      asked.push(body)
      told = told.map((own) =>
        typeof body === 'object' && body !== null && 'NotificationId' in body && body.NotificationId === own.id
          ? { ...own, isRead: true }
          : own,
      )
      return HttpResponse.json({ unread: unread() })
    }),
    http.post(`${CALLS}/ReadAllNotifications`, async ({ request }) => {
      asked.push(await request.json())
      told = told.map((own) => ({ ...own, isRead: true }))
      return HttpResponse.json({ unread: 0 })
    }),
  )
})

const open = (query = '') =>
  renderPages(
    `/notifications${query}`,
    { '/notifications': { component: NotificationsPage, validateSearch: SUPPORT_PAGES.notifications.search } },
    <NotificationsCount />,
  )

describe('[NTF-01] the notifications', () => {
  test('[NTF-05] say what happened, with the way to it', async () => {
    told = [
      notificationWith(),
      notificationWith({ id: 2, kind: 'ticket', orderNumber: null, caseNumber: '100042' }),
      notificationWith({ id: 3, kind: 'news', shipToId: null, orderNumber: null, newsPath: 'nieuw-bier' }),
      notificationWith({ id: 4, kind: 'user', shipToId: null, orderNumber: null }),
    ]
    open()
    const [order, ticket, news, user] = await screen.findAllByRole('article')
    expect(order).toHaveTextContent('Order 26-11790 is on its way.')
    expect(within(order ?? document.body).getByRole('link')).toHaveAttribute('href', '/orders/history/26-11790')
    expect(within(ticket ?? document.body).getByRole('link')).toHaveAttribute('href', '/support/tickets/100042')
    expect(within(news ?? document.body).getByRole('link')).toHaveAttribute('href', '/news/nieuw-bier')
    expect(within(user ?? document.body).queryByRole('link')).not.toBeInTheDocument()
  })

  test('[NTF-03] [NTF-04] [NAV-12] are marked as read one by one or all at once, and counted', async () => {
    told = [notificationWith(), notificationWith({ id: 2 }), notificationWith({ id: 3, isRead: true })]
    open()
    expect(await screen.findByText('2 unread notifications')).toBeInTheDocument()
    const [first] = await screen.findAllByRole('button', { name: 'Read' })
    await userEvent.click(first ?? document.body)
    expect(await screen.findByText('1 unread notification')).toBeInTheDocument()
    expect(asked).toEqual([{ UserId: 'u-1', NotificationId: 1 }])
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(screen.queryByText(/unread notification/)).not.toBeInTheDocument())
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
  })

  test('say so where there are none, without filters over nothing', async () => {
    told = []
    open()
    expect(await screen.findByText('Nothing new')).toBeVisible()
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })
})

describe('[NTF-01] of many notifications', () => {
  const choose = async (list: string, entry: string) => {
    await userEvent.click(screen.getByRole('combobox', { name: new RegExp(list) }))
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(entry) }))
  }
  const texts = async () => (await screen.findAllByRole('article')).map((row) => row.querySelector('p')?.textContent)

  beforeEach(() => {
    told = [
      notificationWith({ id: 1, text: 'On its way', isRead: true }),
      notificationWith({ id: 2, kind: 'invoice', text: 'An invoice', isRead: true }),
      notificationWith({ id: 3, kind: 'news', text: 'Winter beer', shipToId: null, orderNumber: null, isRead: true }),
    ]
  })

  test('those about one thing are shown, and the address says so', async () => {
    const router = open()
    expect(await screen.findAllByRole('article')).toHaveLength(3)
    await choose('About', 'Invoices')
    await waitFor(async () => expect(await texts()).toEqual(['An invoice']))
    expect(router.state.location.search).toEqual({ kind: 'invoice' })
  })

  test('those of one ship-to are asked for without what concerns none', async () => {
    const router = open('?kind=news')
    await waitFor(async () => expect(await texts()).toEqual(['Winter beer']))
    await choose('Ship-to', 'Depot S2')
    await waitFor(async () => expect(await texts()).toEqual(['On its way', 'An invoice']))
    expect(lists.at(-1)).toMatchObject({ shippingIds: 'S2', kinds: 'order,delivery,invoice,ticket' })
    expect(router.state.location.search).toEqual({ shipTo: 'S2' })
  })

  test('those that are not read are shown by the keyboard alone; with none of them the filters are cleared', async () => {
    const router = open()
    await screen.findAllByRole('article')
    const unreadOnly = screen.getByRole('checkbox', { name: 'Only unread' })
    while (document.activeElement !== unreadOnly) await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(await screen.findByText('No notification matches')).toBeVisible()
    expect(router.state.location.search).toEqual({ show: 'unread' })
    const [, clear] = screen.getAllByRole('button', { name: 'Clear the filters' })
    clear?.focus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findAllByRole('article')).toHaveLength(3)
    expect(unreadOnly).not.toBeChecked()
  })

  test('[NTF-03] who reads one after the other by the keyboard stays among them', async () => {
    told = [1, 2].map((id) => notificationWith({ id, text: `Number ${id}` }))
    open('?show=unread')
    const [first] = await screen.findAllByRole('button', { name: 'Read' })
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await texts()).toEqual(['New: Number 2']))
    expect(screen.getByRole('listitem')).toHaveFocus()
  })

  test('a page shows twenty-five, with the way to what is older and back', async () => {
    told = Array.from({ length: 30 }, (_, index) => notificationWith({ id: index + 1, text: `Number ${index + 1}` }))
    const router = open()
    expect(await screen.findAllByRole('article')).toHaveLength(25)
    expect(screen.getByRole('button', { name: 'Newer' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Older' }))
    await waitFor(async () => expect(await texts()).toHaveLength(5))
    expect(router.state.location.search).toEqual({ page: '2' })
    expect(screen.getByRole('button', { name: 'Older' })).toHaveAttribute('aria-disabled', 'true')
    await choose('About', 'Orders')
    await waitFor(async () => expect(await texts()).toHaveLength(25))
    expect(router.state.location.search).toEqual({ kind: 'order' })
  })

  test('what the address makes up is not asked for', async () => {
    open('?kind=tax&show=all&page=-1')
    await screen.findAllByRole('article')
    expect(lists).toEqual([{ limit: '26', offset: '0', language: 'en' }])
  })

  test.each([
    ['?kind=tax&show=all&page=-1', {}],
    ['?kind=news&shipTo=S1', { kind: 'news' }],
    ['?page=99999999999', {}],
    ['?shipTo=S1&shipTo=S2', {}],
    ['?kind=ticket&shipTo=S1&show=unread&page=3', { kind: 'ticket', shipTo: 'S1', show: 'unread', page: 3 }],
  ])('of the address %s no more is taken than it can say', (query, expected) => {
    expect(notificationSearch(parseSearch(query))).toEqual(expected)
  })
})
