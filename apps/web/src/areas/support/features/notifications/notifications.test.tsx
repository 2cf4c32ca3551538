import type { Notification } from '@fust/contract/rest'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { NotificationsCount } from '../../../../notifications/index.ts'
import { shipToWith, userWith } from '../../../../session/session.builders.ts'
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
let asked: unknown[]
const unread = () => told.filter(({ isRead }) => !isRead).length

beforeEach(() => {
  asked = []
  const shipTos = [shipToWith({ permissions: ['Catalogue Beer', 'My Profile'] })]
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith({ shipTos }) })),
    http.get(`${CALLS}/GetNotifications`, () => HttpResponse.json(told)),
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

const open = () => renderPages('/notifications', { '/notifications': NotificationsPage }, <NotificationsCount />)

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

  test('say so where there are none', async () => {
    told = []
    open()
    expect(await screen.findByText('Nothing new')).toBeVisible()
  })
})
