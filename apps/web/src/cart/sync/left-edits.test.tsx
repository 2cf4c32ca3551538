import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readLocal, readLocalJson, readSession, readSessionJson, writeLocal } from '../../lib/storage/storage.ts'
import { server } from '../../lib/test/server.ts'
import { trusted } from '../../lib/trusted.ts'
import { cartQuery } from '../api/cart-query.ts'
import { wireCartWith } from '../cart.builders.ts'
import { cartSyncOf, type CartNews } from './cart-sync.ts'
import { shown } from '../state/cart-state.ts'
import { cartOf, countedOf } from '../state/cart.ts'
import { BUILD } from './kept-edits.ts'
import { LeftEdits } from './left-edits.ts'

const api = graphql.link('*/graphql')
const ME = 'u-1'
const DAY_MS = 86_400_000

let sent: { pallets: number; key: string | null }[]
let pages: { die: () => void }[]

beforeEach(() => {
  sent = []
  pages = []
  server.use(
    api.mutation('UpdateCartLines', ({ variables: { input }, request }) => {
      const pallets = Number(input.cart_items[0].number_of_pallet)
      sent.push({ pallets, key: request.headers.get('Idempotency-Key') })
      return HttpResponse.json({ data: { updateCartItems: { cart: cartWith(pallets), errors: [] } } })
    }),
  )
  onlineManager.setOnline(false)
})

afterEach(() => {
  for (const page of pages) page.die()
  vi.useRealTimers()
  onlineManager.setOnline(true)
})

describe('what was tapped without a network', () => {
  test.each<[string, (page: Page) => void]>([
    ['is closed', ({ leave, hide, die }) => (leave(), hide(), die())],
    ['is hidden, and ended by the phone', ({ hide, die }) => (hide(), die())],
    ['is left with the last tap', ({ leave, tap, die }) => (leave(), tap(3), die())],
  ])('is there on a new page after one that %s, and sent once', async (_how, ends) => {
    const page = open()
    page.tap(3)
    ends(page)
    const next = openTab()
    expect(next.counted()).toBe(3)
    expect(readLocal('cartEditsLeft')).toBeNull()
    expect(readSessionJson('cartEdits')).toMatchObject({ userId: ME, edits: { 1: { waiting: [{}] } } })
    onlineManager.setOnline(true)
    await waitFor(() => expect(sent).toMatchObject([{ pallets: 3 }]))
  })

  test('is taken up by the page that is loaded anew in its tab', () => {
    const page = open()
    page.tap(3)
    page.leave()
    page.die()
    expect(open().counted()).toBe(3)
    expect(readLocal('cartEditsLeft')).toBeNull()
  })

  test('of two pages that were closed counts as the later one has it', () => {
    const [earlier, later] = [open(), open()]
    earlier.tap(3)
    earlier.hide()
    earlier.die()
    later.show()
    vi.setSystemTime(Date.now() + 1000)
    later.tap(4)
    later.hide()
    later.die()
    expect(openTab().counted()).toBe(4)
  })

  test('comes back with its page, which keeps it in its tab again', () => {
    const page = open()
    page.tap(3)
    page.hide()
    expect([readSession('cartEdits'), readLocalJson('cartEditsLeft')]).toEqual([null, expect.anything()])
    page.show()
    expect(page.counted()).toBe(3)
    expect([readSessionJson('cartEdits'), readLocal('cartEditsLeft')]).toEqual([expect.anything(), null])
  })

  test('goes out from a page behind another one once there is a network', async () => {
    const page = open()
    page.tap(3)
    page.hide()
    onlineManager.setOnline(true)
    await waitFor(() => expect(sent).toMatchObject([{ pallets: 3 }]))
    expect(readLocal('cartEditsLeft')).toBeNull()
  })

  test.each<[string, (page: Page) => void]>([
    ['is looked at again', ({ show }) => show()],
    ['hears of a network', () => onlineManager.setOnline(true)],
  ])('is with one page only: the one before drops it when it %s', async (_how, wakes) => {
    const page = open()
    page.tap(3)
    page.hide()
    const next = openTab()
    wakes(page)
    expect([page.counted(), next.counted()]).toEqual([2, 3])
    onlineManager.setOnline(true)
    await waitFor(() => expect(next.held()).toBe(3))
    expect(sent).toHaveLength(1)
  })

  test('counts on a page that stood open and is looked at again', () => {
    const [page, other] = [open(), open()]
    other.tap(3)
    other.hide()
    other.die()
    page.show()
    expect(page.counted()).toBe(3)
    expect(readLocal('cartEditsLeft')).toBeNull()
  })

  test('stays in the tab where the browser keeps nothing beside it', () => {
    const page = open()
    page.tap(3)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('It is full.', 'QuotaExceededError')
    })
    page.hide()
    page.show()
    expect(page.counted()).toBe(3)
    expect(readSession('cartEdits')).not.toBeNull()
  })
})

test('with a network nothing is left: it goes out with its page', async () => {
  const page = open()
  onlineManager.setOnline(true)
  page.tap(3)
  page.hide()
  expect(readLocal('cartEditsLeft')).toBeNull()
  await waitFor(() => expect(sent).toHaveLength(1))
})

describe('of what pages left, a page that starts', () => {
  test.each([
    ['drops in silence what is of somebody else', { userId: 'u-2' }, []],
    ['drops in silence what is older than seven days', { leftAt: Date.now() - 8 * DAY_MS }, []],
    ['drops what is of another build, and that is said', { build: '/assets/of-another.js' }, [{ is: 'dropped' }]],
  ])('%s', (_title, wishes, news) => {
    const page = open()
    page.tap(3)
    page.hide()
    page.die()
    change(wishes)
    const next = openTab()
    expect([next.counted(), next.news]).toEqual([2, news])
    expect(readLocal('cartEditsLeft')).toBeNull()
  })
})

test('ten pages at most leave something, the latest ones', () => {
  const left = { userId: ME, build: BUILD, edits: {} }
  const earlier = Object.fromEntries(
    Array.from({ length: 10 }, (_, at) => [`page-${at}`, { ...left, leftAt: Date.now() - 1000 + at }]),
  )
  const page = open()
  page.tap(3)
  writeLocal('cartEditsLeft', JSON.stringify(earlier))
  page.hide()
  const kept = Object.keys(readLocalJson('cartEditsLeft') ?? {})
  expect(kept).toHaveLength(10)
  expect(kept).not.toContain('page-0')
})

type Page = ReturnType<typeof open>

/** A page of the tab that is open. */
function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  client.setQueryData(cartQuery('1').queryKey, cartOf(cartWith(2)))
  const sync = cartSyncOf(client)
  const news: CartNews[] = []
  const stop = sync.start(ME, (one) => news.push(one))
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <LeftEdits userId={ME} />
    </QueryClientProvider>,
  )
  const confirmed = () => client.getQueryData(cartQuery('1').queryKey) ?? cartOf(wireCartWith())
  const palletsOf = (cart: ReturnType<typeof confirmed>) => countedOf(cart.lines[0]).pallets
  let isOver = false
  const page = {
    news,
    tap: (pallets: number) => {
      const [line] = confirmed().lines
      if (line) act(() => sync.edit('1', { product: line.product, amounts: { pallets } }))
    },
    counted: () => {
      const edits = sync.store.state.edits['1']
      return palletsOf(edits ? shown(confirmed(), edits) : confirmed())
    },
    held: () => palletsOf(confirmed()),
    hide: () => isOutOfSight(true),
    show: () => isOutOfSight(false),
    leave: () => void act(() => dispatchEvent(new Event('pagehide'))),
    /** It is not there any more, and nobody told it. */
    die: () => {
      if (isOver) return
      isOver = true
      unmount()
      stop()
    },
  }
  pages.push(page)
  return page
}

/** A page in another tab, that is looked at. */
function openTab(): Page {
  sessionStorage.clear()
  seen('visible')
  return open()
}

const cartWith = (pallets: number) => wireCartWith({ version: pallets, lines: [{ pallets }] })

const seen = (state: DocumentVisibilityState) => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

/** The pages of the test are behind another one, or looked at again. */
function isOutOfSight(isHidden: boolean): void {
  seen(isHidden ? 'hidden' : 'visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

/** What pages left, as if it had been left otherwise. */
function change(wishes: object): void {
  const copies = Object.entries(trusted<Record<string, object>>(readLocalJson('cartEditsLeft')))
  writeLocal(
    'cartEditsLeft',
    JSON.stringify(Object.fromEntries(copies.map(([page, left]) => [page, { ...left, ...wishes }]))),
  )
}
