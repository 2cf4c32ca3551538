import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPath } from '../../apps/server/src/test/open-brewery.ts'
import { insertRows } from '../../apps/server/src/test/brewery.builders.ts'
import { isBusy, send, sendUntilServed, type Answer, type Call } from '../support/at-once.ts'
import { countStock, fillCarts } from '../support/carts.ts'
import { examine } from '../support/examine.ts'
import { aWorkingDay } from '../support/open-house.ts'
import { placeCall, placingOf } from '../support/placing.ts'
import { prove, ROUNDS } from '../support/prove.ts'
import { cutAtEach, MOMENTS, openCutHouse, type CutHouse } from './cut-house.ts'
import type { Cut } from './postgres-proxy.ts'

const DAY = aWorkingDay(new Date())
const COUPON = 'TIEN'

let house: CutHouse
let order: { id: number; number: string }
let kept: { saved: string; pending: string }
beforeAll(async () => {
  house = await openCutHouse()
  await insertRows(house.pool, 'coupon', [
    { code: COUPON, name: '{"nl":"Tien","en":"Ten"}', rate_bp: 1_000, max_uses: 100 },
  ])
  for (const sku of ['PILS-CRATE', 'WIT-CRATE']) await countStock(house.pool, sku, 1_000)
  order = await anOrder()
  kept = { saved: await putAside('addSaveOrderForLater'), pending: await putAside('addPreOrder') }
})
afterAll(() => house.close())

const aCart = async (lines: { sku: string; packages: number }[] = [], coupon?: string): Promise<string> => {
  const wanted = { buyerId: house.buyer.id, deliveryDay: DAY, lines, ...(coupon !== undefined && { coupon }) }
  const [cart = ''] = await fillCarts(house.pool, [wanted])
  return cart
}

const LINES = [
  { sku: 'PILS-CRATE', packages: 2 },
  { sku: 'WIT-CRATE', packages: 1 },
]

async function anOrder() {
  const cart = await aCart(LINES, COUPON)
  const placing = placingOf(await send(placeCall(house.url(), house.buyer.token, cart)))
  if (!('order' in placing)) throw new Error(JSON.stringify(placing))
  const { rows } = await house.pool.query<{ id: number }>('select id from sales_order where cart_id = $1', [cart])
  return { id: rows[0]?.id ?? 0, number: placing.order }
}

/** Answers what the saved order or pre-order is named by that this made of a cart. */
async function putAside(call: 'addSaveOrderForLater' | 'addPreOrder'): Promise<string> {
  const { url, buyer } = house
  const query = `mutation ($cart: String) { ${call}(cart_id: $cart) { id } }`
  const answer = await send({ url: url(), token: buyer.token, query, variables: { cart: await aCart(LINES) } })
  return String(readPath(answer.body, 'data', call, 'id'))
}

const AS_NEW = 'PILS-CRATE 2, WIT-CRATE 1; instead of nothing; no coupon'

/** What fills a cart from an order or from what was put aside, and how it stands then: what it holds, the order whose place it takes, its coupon. */
const FILLING = {
  'ordering again': {
    query: 'mutation ($number: String) { reorderItems(orderNumber: $number) { cart { id } } }',
    field: 'reorderItems',
    variables: () => ({ number: order.number }),
    filled: () => AS_NEW,
  },
  'ordering a saved order': {
    query: 'mutation ($id: ID) { reOrderSavedOrder(id: $id) { cart { id } } }',
    field: 'reOrderSavedOrder',
    variables: () => ({ id: kept.saved }),
    filled: () => AS_NEW,
  },
  'ordering a pre-order': {
    query: 'mutation ($id: ID) { reOrderPreOrder(id: $id) { cart { id } } }',
    field: 'reOrderPreOrder',
    variables: () => ({ id: kept.pending }),
    filled: () => AS_NEW,
  },
  'beginning to change': {
    query: 'mutation ($number: String!) { changeOrder(order_number: $number) { cart { id } } }',
    field: 'changeOrder',
    variables: () => ({ number: order.number }),
    filled: () => `PILS-CRATE 2, WIT-CRATE 1; instead of ${order.id}; ${COUPON}`,
  },
} as const

type Filling = keyof typeof FILLING

async function stateOf(cart: string): Promise<string> {
  const { rows } = await house.pool.query<{ state: string }>(
    `select coalesce((select string_agg(l.sku || ' ' || l.packages, ', ' order by l.sku)
         from cart_line l where l.cart_id = c.id), 'nothing')
       || '; instead of ' || coalesce(c.replaces_id::text, 'nothing') || '; ' || coalesce(c.coupon_code, 'no coupon') as state
     from cart c where c.id = $1`,
    [cart],
  )
  return rows[0]?.state ?? 'no cart'
}

/** Cut off, it was served all the same, or says that nothing is known of it, or not yet: nobody hears no. */
const isHonest = (field: string, answer: Answer | Error): boolean =>
  answer instanceof Error ||
  isBusy(answer) ||
  isRunning(answer) ||
  readPath(answer.body, 'data', field, 'cart', 'id') !== undefined

/** Where the database has not noticed the cut, the server asks again itself, and finds the call on its way: ask again. */
const isRunning = ({ body }: Answer): boolean => readPath(body, 'errors', 0, 'extensions', 'code') === 'IN_PROGRESS'

/** Asks until it is done, as the portal does. */
async function askAgain(call: Call): Promise<Answer> {
  for (;;) {
    const answer = await sendUntilServed(call)
    if (!isRunning(answer)) return answer
  }
}

async function fillWithCut(what: Filling, cut: Cut, key: string | undefined): Promise<string[] | undefined> {
  const cart = await aCart()
  const { query, field, variables, filled } = FILLING[what]
  const call: Call = {
    url: house.url(),
    token: house.buyer.token,
    query,
    variables: variables(),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  }
  const disarm = house.proxy.arm(cut)
  const first = await send(call).catch((fault: unknown) => new Error(String(fault)))
  const { cut: label } = disarm()
  if (label === undefined) return undefined
  const half = await stateOf(cart)
  const second = await askAgain(call)
  const state = await stateOf(cart)
  const where = `${cut.when} ${cut.at} (${label})`
  return [
    ...(isHonest(field, first) ? [] : [`${where}: ${JSON.stringify(first)}`]),
    ...(half === filled() || half === 'nothing; instead of nothing; no coupon' ? [] : [`${where}: half: ${half}`]),
    ...(readPath(second.body, 'data', field, 'cart', 'id') === cart ? [] : [`${where}: ${JSON.stringify(second)}`]),
    ...(state === filled() ? [] : [`${where}: the cart is ${state}`]),
  ]
}

// The key, its answer, the cart, what it is filled with, the record and the commit.
const FEWEST_STATEMENTS = 6

// What begins to change an order means the same however often it is asked for, without a key, too.
const CASES = MOMENTS.flatMap((when) => [
  { when, what: 'ordering again', hasKey: true } as const,
  { when, what: 'ordering a saved order', hasKey: true } as const,
  { when, what: 'ordering a pre-order', hasKey: true } as const,
  { when, what: 'beginning to change', hasKey: false } as const,
])

test.each(CASES)(
  'a connection cut $when any statement of $what fills the cart once, when it is asked again',
  ({ what, when, hasKey }) =>
    prove(`connection cut ${when} each statement of ${what}`, Math.max(1, Math.floor(ROUNDS / 20)), async (round) => {
      const breaches: string[] = []
      const keyAt = (at: number) => `${what}-${when}-${round}-${at}`.replaceAll(' ', '-')
      const cuts = await cutAtEach(when, (cut) => fillWithCut(what, cut, hasKey ? keyAt(cut.at) : undefined), breaches)
      if (cuts < FEWEST_STATEMENTS) breaches.push(`only ${cuts} statements were cut`)
      return [...breaches, ...(await examine(house.pool))]
    }),
)

test('the order that was filled from stands as it was placed', async () => {
  const { rows } = await house.pool.query('select status, replaces_id from sales_order')
  expect(rows).toEqual([{ status: 'Order created', replaces_id: null }])
})

test('what was put aside and filled from is still put aside, whole', async () => {
  const { rows } = await house.pool.query(
    `select o.kind, string_agg(l.sku || ' ' || l.packages, ', ' order by l.sku) as lines
     from saved_order o join saved_order_line l on l.saved_order_id = o.id group by o.id, o.kind order by o.kind`,
  )
  expect(rows).toEqual(['pending', 'saved'].map((kind) => ({ kind, lines: 'PILS-CRATE 2, WIT-CRATE 1' })))
})
