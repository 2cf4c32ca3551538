import type { Notification } from '@fust/contract/rest'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPages } from '../lib/test/render-page.tsx'
import { server } from '../lib/test/server.ts'
import { shipToWith, userWith } from '../session/session.builders.ts'
import { NotificationsCount } from './index.ts'
import { LiveNotifications } from './live-notifications.tsx'
import { waitForLatest } from './api/wait-for-latest.ts'

const CALLS = '*/nl/prod/api/v1/portal/notifications'

const notificationWith = (id: number): Notification => ({
  id,
  kind: 'order',
  text: `Order 26-1179${id} is on its way.`,
  shipToId: '1',
  orderNumber: `26-1179${id}`,
  caseNumber: null,
  newsPath: null,
  createdAt: '2026-11-23T09:00:00.000Z',
  isRead: false,
})

let told: Notification[]
let asked: (string | null)[]
let arrive: (ids: readonly number[]) => void
let statusOfWaiting: number

beforeEach(() => {
  asked = []
  told = []
  statusOfWaiting = 200
  const shipTos = [shipToWith({ permissions: ['Catalogue Beer', 'My Profile'] })]
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith({ shipTos }) })),
    http.get(`${CALLS}/GetNotifications`, () => HttpResponse.json(told)),
    http.get(`${CALLS}/GetUnreadCount`, () => HttpResponse.json({ unread: told.length })),
    http.get(`${CALLS}/WaitForNotifications`, async ({ request }) => {
      const known = new URL(request.url).searchParams.get('known')
      asked.push(known)
      if (statusOfWaiting !== 200) return HttpResponse.json({ code: 'x' }, { status: statusOfWaiting })
      if (known === null) return HttpResponse.json({ latest: [], pauseSeconds: 0 })
      const latest = await new Promise<readonly number[]>((resolve) => {
        arrive = resolve
      })
      return HttpResponse.json({ latest, pauseSeconds: 0 })
    }),
  )
})

const open = (path = '/') =>
  renderPages(
    path,
    { '/': () => <p>Home</p>, '/notifications': () => <p>All of them</p> },
    <>
      <LiveNotifications />
      <NotificationsCount />
    </>,
  )

const later = { timeout: 60_000 }
const untilAsked = (known: string | null) => waitFor(() => expect(asked).toContain(known), later)

async function comes(...ids: number[]) {
  await untilAsked('')
  told = ids.map(notificationWith)
  arrive(ids)
}

describe('[NTF-04] on an open page', () => {
  test('a notification is said and counted as it comes, with the way to all of them', async () => {
    open()
    await comes(1)
    expect(await screen.findByText('Order 26-11791 is on its way.', undefined, later)).toBeVisible()
    expect(await screen.findByText('1 unread notification')).toBeInTheDocument()
    await untilAsked('1')
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(await screen.findByText('All of them')).toBeVisible()
  })

  test('what is there already is asked for at once: what comes while the page begins is said, too', async () => {
    const first = Promise.withResolvers<string | null>()
    server.use(
      http.get(`${CALLS}/WaitForNotifications`, ({ request }) => {
        first.resolve(new URL(request.url).searchParams.get('known'))
        return HttpResponse.json({ latest: [], pauseSeconds: 0 })
      }),
    )
    const ended = new AbortController()
    // No time passes.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    void waitForLatest({ ids: undefined }, () => undefined, ended.signal)
    expect(await first.promise).toBeNull()
    ended.abort()
  })

  test('several at once are one message', async () => {
    open()
    await comes(3, 2, 1)
    expect(await screen.findByText('3 new notifications', undefined, later)).toBeVisible()
  })

  test('who looks at the list is not told of it besides', async () => {
    open('/notifications')
    await comes(1)
    await untilAsked('1')
    expect(screen.queryByRole('button', { name: 'Show' })).not.toBeInTheDocument()
  })

  test('nobody waits behind another page, and whoever comes back hears what came meanwhile', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    const look = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state)
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
    }
    open()
    await untilAsked('')
    look('hidden')
    const before = asked.length
    look('visible')
    await waitFor(() => expect(asked).toHaveLength(before + 1), later)
    expect(asked.at(-1)).toBe('')
    visibility.mockRestore()
  })

  test('who is not signed in any more is not asked for again', async () => {
    statusOfWaiting = 401
    open()
    await untilAsked(null)
    await expect(waitFor(() => expect(asked).toHaveLength(2), { timeout: 3_000 })).rejects.toThrow('length of 2')
  })
})
