import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPath } from '../../apps/server/src/test/open-brewery.ts'
import { UNHURRIED } from '../../apps/server/src/test/processes.builders.ts'
import { allAtOnce, send, type Answer, type Call } from '../support/at-once.ts'
import { countStock, fillCarts } from '../support/carts.ts'
import { openHouse, PATIENT, type House } from '../support/open-house.ts'
import { brokenIn, ordersIn, placeCall, placingOf, refusalsIn } from '../support/placing.ts'
import { proveWithBooks } from '../support/prove-with-books.ts'
import { ROUNDS } from '../support/prove.ts'

const AT_ONCE = 64
const CLOSED = /^Order \S+ cannot be changed any more; it stays as it is\.$/

let house: House
beforeAll(async () => {
  house = await openHouse({ servers: 2, buyers: AT_ONCE, settings: { ...PATIENT, ...UNHURRIED } })
})
afterAll(() => house.close())

const serverFor = (index: number) => house.servers[index % house.servers.length]?.url ?? ''

const lines = [
  { sku: 'PILS-CRATE', packages: 2 },
  { sku: 'WIT-CRATE', packages: 1 },
]
const changedLines = [
  { sku: 'WIT-CRATE', packages: 3 },
  { sku: 'BOK-CRATE', packages: 1 },
]

/** An order of the first buyer, and for each of all buyers a cart that takes its place. */
async function anOrderToChange(): Promise<{ id: number; number: string; carts: string[] }> {
  for (const sku of ['PILS-CRATE', 'WIT-CRATE', 'BOK-CRATE']) await countStock(house.pool, sku, 100_000)
  const [first] = house.buyers
  if (!first) throw new Error('There is no buyer.')
  const [cart = ''] = await fillCarts(house.pool, [{ buyerId: first.id, deliveryDay: house.deliveryDay, lines }])
  const placing = placingOf(await send(placeCall(serverFor(0), first.token, cart)))
  if (!('order' in placing)) throw new Error(JSON.stringify(placing))
  const { rows } = await house.pool.query<{ id: number }>('select id from sales_order where number = $1', [
    placing.order,
  ])
  const id = rows[0]?.id ?? 0
  const carts = await fillCarts(
    house.pool,
    house.buyers.map((buyer) => ({
      buyerId: buyer.id,
      deliveryDay: house.deliveryDay,
      lines: changedLines,
      replacesId: id,
    })),
  )
  return { id, number: placing.order, carts }
}

const CANCEL = `mutation ($number: String) {
  cancelOrder(sap_id: $number) { success errorV2 { code } } }`

/** True when it was cancelled by this call, false when it was too late; anything else is broken. */
function cancelled({ status, body }: Answer): boolean | string {
  const said = readPath(body, 'data', 'cancelOrder')
  const code = readPath(said, 'errorV2', 'code')
  if (readPath(said, 'success') === true) return true
  return code === 'INVALID_ORDER_STATUS' ? false : `${status} ${JSON.stringify(body)}`
}

test('an order that 64 cancel and change at once, on two servers, is cancelled or has one that took its place', () =>
  proveWithBooks('cancel against change', ROUNDS, house.pool, async (round) => {
    const { id, number, carts } = await anOrderToChange()
    const isCancel = (index: number) => index % 4 === round % 4
    const calls = house.buyers.map(({ token }, index): Call =>
      isCancel(index)
        ? { url: serverFor(index), token, query: CANCEL, variables: { number } }
        : placeCall(serverFor(index), token, carts[index] ?? ''),
    )
    const answers = await allAtOnce(calls)
    const placings = answers.filter((_, index) => !isCancel(index)).map(placingOf)
    const cancels = answers.filter((_, index) => isCancel(index)).map(cancelled)
    const done = ordersIn(placings).length + cancels.filter((own) => own === true).length
    const { rows } = await house.pool.query<{ status: string; canceled: number; successors: number }>(
      `select o.status,
         (select count(*)::int from order_event e where e.order_id = o.id and e.status = 'Canceled') as canceled,
         (select count(*)::int from sales_order s where s.replaces_id = o.id) as successors
       from sales_order o where o.id = $1`,
      [id],
    )
    const [order] = rows
    return [
      ...brokenIn(placings),
      ...cancels.filter((own) => typeof own === 'string'),
      ...refusalsIn(placings).filter((why) => !CLOSED.test(why)),
      ...(done === 1 ? [] : [`${done} of them were told that it is done`]),
      ...(order?.status === 'Canceled' && order.canceled === 1 ? [] : [`it is ${JSON.stringify(order)}`]),
      ...(order?.successors === ordersIn(placings).length ? [] : [`${order?.successors} took its place`]),
    ]
  }))

// Two servers of twelve connections each; the other calls wait for one of them.
const WAITING = 24
const UNTIL_ALL_WAIT_MS = 25_000

test.each([
  ['its cut-off passes', `update sales_order set delivery_date = placed_at::date where id = $1`],
  ['the ERP goes on with it', `update sales_order set status = 'In Processing' where id = $1`],
])('none of 64 changes an order once %s while they wait for it', (what, happens) =>
  proveWithBooks(`while changing, ${what}`, ROUNDS, house.pool, async (round) => {
    const { id, carts } = await anOrderToChange()
    const before = await house.pool.query<{ status: string; day: string }>(
      'select status, delivery_date as day from sales_order where id = $1',
      [id],
    )
    const holder = await house.pool.connect()
    await holder.query('begin')
    await holder.query('set local idle_in_transaction_session_timeout = 0')
    await holder.query('select from sales_order where id = $1 for update', [id])
    const asked = allAtOnce(
      house.buyers.map(({ token }, index) => placeCall(serverFor(index), token, carts[index] ?? '')),
    )
    await expect
      .poll(
        async () => {
          const { rows } = await house.pool.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          return rows.length
        },
        { timeout: UNTIL_ALL_WAIT_MS },
      )
      .toBe(WAITING)
    await holder.query(happens, [id])
    await holder.query('commit')
    holder.release()
    const placings = (await asked).map(placingOf)
    const after = placingOf(await send(placeCall(serverFor(round), house.buyers[0]?.token ?? '', carts[0] ?? '')))
    // The books know orders as the portal has left them.
    await house.pool.query('update sales_order set status = $2, delivery_date = $3 where id = $1', [
      id,
      before.rows[0]?.status,
      before.rows[0]?.day,
    ])
    return [
      ...brokenIn(placings),
      ...ordersIn([...placings, after]).map((number) => `served with ${number}`),
      ...refusalsIn([...placings, after]).filter((why) => !CLOSED.test(why)),
    ]
  }),
)
