import type { Backlog, FailedMessage } from '@fust/contract/rest'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { pageSearch } from '../../../../lib/page/search-params.ts'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { server } from '../../../../lib/test/server.ts'
import { BacklogPage } from './backlog-page.tsx'

const CALLS = '*/nl/prod/api/v1/portal/admin'
const NOTHING: Backlog = { kinds: [], lanes: [], messages: [] }

const failedWith = (own: Partial<FailedMessage> = {}): FailedMessage => ({
  id: 7,
  kind: 'erp',
  topic: 'erp.submit-order',
  orderNumber: '26-00012',
  shipToId: '3000101',
  shipToName: 'Depot Haaksbergen',
  createdAt: '2026-11-23T09:00:00.000Z',
  nextAt: null,
  attempts: 1,
  error: 'erp-refused: Material CRATE-24 is not maintained',
  ...own,
})

const backlogWith = (...messages: FailedMessage[]): Backlog => ({
  kinds: [{ kind: 'erp', waiting: 3, dead: messages.length, oldestAt: '2026-11-23T09:00:00.000Z' }],
  lanes: [
    {
      shipToId: '3000101',
      shipToName: 'Depot Haaksbergen',
      since: '2026-11-23T09:00:00.000Z',
      waiting: 2,
      orders: ['26-00013', '26-00014'],
    },
  ],
  messages,
})

let told: Backlog
let asked: unknown[]
beforeEach(() => {
  asked = []
  const keep = async (request: Request) => {
    asked.push(await request.json())
    told = NOTHING
    return HttpResponse.json({ retried: 1 })
  }
  server.use(
    http.get(`${CALLS}/GetBacklog`, ({ request }) => {
      const { searchParams } = new URL(request.url)
      const offset = Number(searchParams.get('offset'))
      const limit = Number(searchParams.get('limit'))
      return HttpResponse.json({ ...told, messages: told.messages.slice(offset, offset + limit) })
    }),
    http.post(`${CALLS}/RetryMessage`, ({ request }) => keep(request)),
    http.post(`${CALLS}/RetryMessages`, ({ request }) => keep(request)),
  )
})

const open = (href = '/admin/erp') =>
  renderPages(href, { '/admin/erp': { component: BacklogPage, validateSearch: pageSearch } })

describe('the outgoing messages', () => {
  test('say so where everything has arrived', async () => {
    told = NOTHING
    open()
    expect(await screen.findByText('Everything has arrived')).toBeVisible()
  })

  test('say what failed and why, and which ship-to is held back', async () => {
    told = backlogWith(failedWith())
    open()
    const failed = await screen.findByRole('table', { name: 'What failed' })
    for (const said of ['26-00012', 'Place order', 'Depot Haaksbergen', 'Given up'])
      expect(within(failed).getAllByText(said, { exact: false })[0]).toBeVisible()
    expect(within(failed).getByText('erp-refused: Material CRATE-24 is not maintained')).toBeVisible()
    expect(within(screen.getByRole('table', { name: 'Ship-tos held back' })).getByText(/26-00013/)).toBeVisible()
    expect(screen.getByText('3 wait')).toBeVisible()
  })

  test('a reason with markup is shown as it was said', async () => {
    told = backlogWith(failedWith({ error: '<img src=x onerror="alert(1)">' }))
    open()
    expect(await screen.findByText('<img src=x onerror="alert(1)">')).toBeVisible()
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })

  test('one is tried again, after a question', async () => {
    told = backlogWith(failedWith())
    open()
    await userEvent.click(await screen.findByRole('button', { name: /26-00012/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Try 26-00012 again?' })
    expect(asked).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1 message is tried again')).toBeVisible()
    expect(asked).toEqual([{ messageId: 7 }])
    expect(await screen.findByText('Everything has arrived')).toBeVisible()
  })

  test('all of a kind are tried again, or left', async () => {
    told = backlogWith(failedWith(), failedWith({ id: 8, orderNumber: '26-00015' }))
    open()
    const all = await screen.findByRole('button', { name: 'Try all 2 again' })
    await userEvent.click(all)
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(asked).toEqual([])
    await userEvent.click(all)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(asked).toEqual([{ kind: 'erp' }]))
  })

  test('come by pages', async () => {
    told = backlogWith(
      ...Array.from({ length: 27 }, (_, index) => failedWith({ id: index + 1, orderNumber: `26-${index + 101}` })),
    )
    const router = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Later' }))
    expect((await screen.findAllByText('26-126'))[0]).toBeVisible()
    expect(router.state.location.href).toBe('/admin/erp?page=2')
    expect(screen.getByRole('button', { name: 'Later' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('say that nobody else may see them', async () => {
    server.use(
      http.get(`${CALLS}/GetBacklog`, () =>
        HttpResponse.json({ status: 403, code: 'forbidden', message: 'no', requestId: 'r' }, { status: 403 }),
      ),
    )
    open()
    expect(await screen.findByRole('link', { name: 'To the home page' })).toBeVisible()
  })

  test('say what went wrong, and try again', async () => {
    told = NOTHING
    let isBroken = true
    server.use(
      http.get(`${CALLS}/GetBacklog`, () =>
        isBroken
          ? HttpResponse.json({ status: 500, code: 'fault', message: 'no', requestId: 'r-1' }, { status: 500 })
          : HttpResponse.json(NOTHING),
      ),
    )
    open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    isBroken = false
    await userEvent.click(again)
    expect(await screen.findByText('Everything has arrived')).toBeVisible()
  })
})
