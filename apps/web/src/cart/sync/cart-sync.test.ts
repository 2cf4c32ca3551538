import type { SessionUser } from '@fust/contract/rest'
import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PRODUCTS_KEY } from '../../lib/server/query-keys.ts'
import { readSessionJson, writeSession } from '../../lib/storage/storage.ts'
import { server } from '../../lib/test/server.ts'
import { sessionQuery } from '../../session/index.ts'
import { userWith } from '../../session/session.builders.ts'
import { cartQuery } from '../api/cart-query.ts'
import { removeAll } from '../api/remove-all.ts'
import { saveForLater } from '../api/save-for-later.ts'
import { wireCartWith } from '../cart.builders.ts'
import type { CartCommand } from './cart-command.ts'
import { cartSyncOf, NumberUnheard, type CartNews } from './cart-sync.ts'
import { shown } from '../state/cart-state.ts'
import { cartOf, countedOf, type Cart } from '../state/cart.ts'

const api = graphql.link('*/graphql')
const ME = userWith().UID
const DENIED = { errors: [{ message: 'No', extensions: { category: 'graphql-authorization' } }] }
const SAVED = { data: { addSaveOrderForLater: { id: '7' } } }

let client: QueryClient
let sent: { pallets: number; cartId: string; key: string | null }[]
let news: CartNews[]
let stop: () => void

beforeEach(async () => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  sent = []
  holds(wireCartWith({ lines: [{ pallets: 2 }] }))
  answersUpdates((pallets) => taken(pallets))
  start()
  await client.ensureQueryData(cartQuery('1'))
})

afterEach(() => {
  stop()
  onlineManager.setOnline(true)
})

describe('a tap that meets an ended session', () => {
  beforeEach(() => knows(null))

  test('is kept with all that waits behind it, and goes when the same person is back', async () => {
    answersUpdates(() => HttpResponse.json(DENIED))
    tap(3)
    await waitFor(() => expect(sent).toHaveLength(1))
    tap(4)
    await waitFor(() => expect(sent).toHaveLength(2))
    await waitFor(() => expect(client.isMutating()).toBe(0))
    stop()
    knows(userWith())
    answersUpdates((pallets) => taken(pallets))
    start()
    await waitFor(() => expect(counted()).toBe(4))
    await waitFor(() => expect(held()).toBe(4))
    expect(sent.map(({ pallets }) => pallets)).toEqual([3, 3, 3, 4])
    expect(sent[2]?.key).toBe(sent[0]?.key)
    expect(news.filter(({ is }) => is === 'refused')).toEqual([])
  })

  test('leaves a command that comes after it to the login', async () => {
    answersUpdates(() => HttpResponse.json(DENIED))
    tap(3)
    await expect(sync().run('1', saveForLater)).rejects.toMatchObject({ category: 'graphql-authorization' })
    expect(counted()).toBe(3)
  })
})

test('a tap that its person may not make is refused', async () => {
  knows(userWith())
  answersUpdates(() => HttpResponse.json(DENIED))
  tap(3)
  await waitFor(() => expect(news).toMatchObject([{ is: 'refused' }]))
  expect(counted()).toBe(2)
})

describe('the products on the page', () => {
  beforeEach(() => client.setQueryData(PRODUCTS_KEY, 'as they were read'))

  test('are not read again for a tap that is taken', async () => {
    tap(3)
    await waitFor(() => expect(held()).toBe(3))
    expect(areStale()).toBe(false)
  })

  test('are read again where the number was cut back to what is left', async () => {
    answersUpdates(() => taken(1, [{ code: 'INSUFFICIENT_STOCK', message: 'One is left.' }]))
    tap(3)
    await waitFor(() => expect(areStale()).toBe(true))
  })

  const areStale = () => client.getQueryState(PRODUCTS_KEY)?.isInvalidated
})

describe('while nobody has heard of a number', () => {
  test('a cart is not put aside without it: it stands, and says so', async () => {
    const saved = vi.fn<() => void>()
    server.use(
      api.mutation('SaveForLater', () => {
        saved()
        return HttpResponse.json(SAVED)
      }),
    )
    answersUpdates(() => HttpResponse.error())
    tap(3)
    await expect(sync().run('1', saveForLater)).rejects.toBeInstanceOf(NumberUnheard)
    expect(saved).not.toHaveBeenCalled()
    expect([counted(), held()]).toEqual([3, 2])
  })

  test('a cart can be emptied', async () => {
    server.use(
      api.mutation('RemoveAllLines', () =>
        HttpResponse.json({ data: { removeAllItems: { cart: holds(wireCartWith({ version: 2 })) } } }),
      ),
    )
    answersUpdates(() => HttpResponse.error())
    tap(3)
    await sync().run('1', removeAll)
    expect(counted()).toBe(0)
    expect(readSessionJson('cartEdits')).toBeNull()
  })
})

test('a tap while an earlier one is given up is sent with it once more', async () => {
  let isReached = false
  answersUpdates((pallets) => (isReached ? taken(pallets) : HttpResponse.error()))
  tap(3)
  await waitFor(() => expect(sent).toHaveLength(4))
  tap(4)
  isReached = true
  await waitFor(() => expect(held()).toBe(4))
  expect(sent.map(({ pallets }) => pallets)).toEqual([3, 3, 3, 3, 3, 4])
})

describe('what happens now or not at all', () => {
  const now: CartCommand = { mayWait: false, call: async ({ before }) => ({ cart: before }) }

  test('is given up without a connection, and what was tapped before goes on waiting', async () => {
    onlineManager.setOnline(false)
    tap(3)
    await expect(sync().run('1', now)).rejects.toMatchObject({ name: 'NoAnswer' })
    onlineManager.setOnline(true)
    await waitFor(() => expect(held()).toBe(3))
  })

  test('is given up when the connection is lost in its turn', async () => {
    const answer = Promise.withResolvers<void>()
    answersUpdates(async () => {
      await answer.promise
      return HttpResponse.error()
    })
    tap(3)
    const given = sync().run('1', now)
    await waitFor(() => expect(sent).toHaveLength(1))
    onlineManager.setOnline(false)
    await expect(given).rejects.toMatchObject({ name: 'NoAnswer' })
    answersUpdates((pallets) => taken(pallets))
    answer.resolve()
    onlineManager.setOnline(true)
    await waitFor(() => expect(held()).toBe(3))
  })
})

describe('a cart that became an order', () => {
  const order: CartCommand = { mayWait: false, call: async () => ({ cart: null }) }

  test('is shown until the next one is known, takes no number any more, and is told to other tabs at once', async () => {
    const told: unknown[] = []
    const otherTab = new BroadcastChannel(`cart ${ME}`)
    otherTab.addEventListener('message', ({ data }) => told.push(data))
    await sync().run('1', order)
    expect(counted()).toBe(2)
    tap(5)
    expect(counted()).toBe(2)
    await waitFor(() => expect(told).toEqual([{ id: '', version: 0 }]))
    otherTab.close()

    holds(wireCartWith({ id: 'cart-2', lines: [{ pallets: 1 }] }))
    await client.resetQueries(cartQuery('1'))
    await client.ensureQueryData(cartQuery('1'))
    tap(5)
    await waitFor(() => expect(sent).toMatchObject([{ pallets: 5, cartId: 'cart-2' }]))
  })
})

test('a cart that was being read when it was put aside does not come back', async () => {
  const reading = Promise.withResolvers<void>()
  const old = wireCartWith({ lines: [{ pallets: 2 }] })
  server.use(
    api.query('CustomerCart', async () => {
      await reading.promise
      return HttpResponse.json({ data: { customerCart: old } })
    }),
    api.mutation('SaveForLater', () => {
      holds(wireCartWith({ id: 'cart-2' }))
      return HttpResponse.json(SAVED)
    }),
  )
  const stopWatching = new QueryObserver(client, cartQuery('1')).subscribe(() => undefined)
  const read = client.refetchQueries(cartQuery('1'))
  await sync().run('1', saveForLater)
  reading.resolve()
  await read
  expect(confirmed().id).toBe('cart-2')
  stopWatching()
})

describe('on a page that is tapped on before there is anybody to tell', () => {
  beforeEach(() => stop())

  test('what became of a tap is told once there is', async () => {
    tap(3)
    await waitFor(() => expect(held()).toBe(3))
    await waitFor(() => expect(client.isMutating()).toBe(0))
    start()
    expect(news).toMatchObject([{ is: 'answered', after: { lines: [{ amounts: { pallets: 3 } }] } }])
  })

  test('a tap without an answer is kept from then on', async () => {
    onlineManager.setOnline(false)
    tap(3)
    start()
    expect(readSessionJson('cartEdits')).toMatchObject({ userId: ME, edits: { 1: { waiting: [{}] } } })
  })

  test('a tap of who is known to be here is kept at once, with what an earlier page of the tab left', async () => {
    client.setQueryData(sessionQuery.queryKey, { user: userWith() })
    onlineManager.setOnline(false)
    tap(3)
    expect(readSessionJson('cartEdits')).toMatchObject(kept({ pallets: 3 }))
    stop()
    tap(2, 'layers')
    expect(readSessionJson('cartEdits')).toMatchObject(kept({ pallets: 3, layers: 2 }))
    start()
    expect(shownNow().lines).toMatchObject([{ amounts: { pallets: 3, layers: 2 } }])
  })

  test('what one person tapped is nothing of the next, though nothing began for the former', () => {
    client.setQueryData(sessionQuery.queryKey, { user: userWith() })
    onlineManager.setOnline(false)
    tap(3)
    stop = sync().start('u-colleague', (one) => news.push(one))
    expect(sync().store.state.edits).toEqual({})
    expect(readSessionJson('cartEdits')).toBeNull()
    expect(counted()).toBe(2)
  })

  test('nor of nobody, once the session is over', () => {
    client.setQueryData(sessionQuery.queryKey, { user: userWith() })
    onlineManager.setOnline(false)
    tap(3)
    client.setQueryData(sessionQuery.queryKey, { user: null })
    tap(1, 'layers')
    expect(shownNow().lines).toMatchObject([{ amounts: { pallets: 2, layers: 1 } }])
  })

  const kept = (amounts: object) => ({ userId: ME, edits: { 1: { waiting: [{ amounts }] } } })
})

test('what another build kept is dropped, and that is said', async () => {
  stop()
  const edits = { 1: { waiting: [{ sku: 'VP-KR2430', wanted: 3 }], underWay: [], unheard: false } }
  writeSession('cartEdits', JSON.stringify({ userId: ME, build: '/assets/of-another-release.js', edits }))
  start()
  expect(news).toEqual([{ is: 'dropped' }])
  expect(readSessionJson('cartEdits')).toBeNull()
  expect(counted()).toBe(2)
})

const sync = () => cartSyncOf(client)
const confirmed = (): Cart => client.getQueryData(cartQuery('1').queryKey) ?? cartOf(wireCartWith())
const held = () => confirmed().lines[0]?.amounts.pallets ?? 0
const counted = () => countedOf(shownNow().lines[0]).pallets

function shownNow(): Cart {
  const edits = sync().store.state.edits['1']
  return edits ? shown(confirmed(), edits) : confirmed()
}

function tap(amount: number, unit: 'pallets' | 'layers' = 'pallets') {
  const [line] = confirmed().lines
  if (line) sync().edit('1', { product: line.product, amounts: { [unit]: amount } })
}

function start() {
  news = []
  stop = sync().start(ME, (one) => news.push(one))
}

function knows(user: SessionUser | null) {
  server.use(http.get('*/identity/session', () => HttpResponse.json({ user })))
}

/** What the server holds from now on. */
function holds(cart: ReturnType<typeof wireCartWith>) {
  server.use(api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: cart } })))
  return cart
}

function taken(pallets: number, errors: { code: string; message: string }[] = []) {
  const cart = holds(wireCartWith({ version: pallets, lines: [{ pallets }] }))
  return HttpResponse.json({ data: { updateCartItems: { cart, errors } } })
}

type Answer = ReturnType<typeof HttpResponse.error>

/** What the server says to a number of pallets. */
function answersUpdates(answer: (pallets: number) => Answer | Promise<Answer>) {
  server.use(
    api.mutation('UpdateCartLines', ({ variables: { input }, request }) => {
      const pallets = Number(input.cart_items[0].number_of_pallet)
      sent.push({ pallets, cartId: input.cart_id, key: request.headers.get('Idempotency-Key') })
      return answer(pallets)
    }),
  )
}
