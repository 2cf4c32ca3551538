import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../apps/server/src/platform/test/index.ts'
import { UNHURRIED } from '../../apps/server/src/test/processes.builders.ts'
import {
  allAtOnceUntilServed,
  isBusy,
  sendUntilServed,
  waitAsTold,
  type Answer,
  type Call,
} from '../support/at-once.ts'
import { countStock, fillCarts, stockOf } from '../support/carts.ts'
import { examine } from '../support/examine.ts'
import { holdOrder } from '../support/hold-cart.ts'
import { openHouse, PATIENT, type House } from '../support/open-house.ts'
import { startOutsideWorld, type OutsideWorld } from '../support/outside-world.ts'
import {
  cancelCall,
  comeBack,
  faultsIn,
  IDEAL,
  judgeMoney,
  offerOnlinePayment,
  PAYMENT_KEY,
  paymentWorkOn,
  placeToPay,
  toPay,
} from '../support/paying.ts'
import { prove, ROUNDS } from '../support/prove.ts'

const AT_ONCE = 64
const SWEEPS = 4
const STOCK = 100_000
const CASES = 3

let played: TestDatabase
let world: OutsideWorld
let house: House
beforeAll(async () => {
  played = await createTestDatabase()
  world = await startOutsideWorld(played.url)
  // The races call the webhook themselves, at the worst moment.
  await world.tellPayments('/calls', { calls: 'never' })
  house = await openHouse({
    servers: 2,
    buyers: 1,
    settings: { ...PATIENT, ...UNHURRIED, PAYMENT_URL: world.paymentUrl, PAYMENT_KEY },
  })
  await offerOnlinePayment(house.pool)
})
afterAll(async () => {
  await house.close()
  await world.stop()
  await played.drop()
})

const serverFor = (index: number) => house.servers[index % house.servers.length]?.url ?? ''
const person = () => house.buyers[0]?.token ?? ''

async function aCart(): Promise<string> {
  await countStock(house.pool, 'PILS-CRATE', STOCK)
  const lines = [{ sku: 'PILS-CRATE', packages: CASES }]
  const [cart = ''] = await fillCarts(house.pool, [
    { buyerId: house.buyers[0]?.id ?? '', deliveryDay: house.deliveryDay, lines, payment: IDEAL },
  ])
  return cart
}

/** An order that waits for its payment, with the provider's id of it. */
async function anOrder(): Promise<{ number: string; token: string; id: string }> {
  const order = toPay(await sendUntilServed(placeToPay(serverFor(0), person(), await aCart())))
  const [payment] = await world.heldPayments(order.number)
  return { ...order, id: payment?.id ?? '' }
}

/** Tells a server of a payment, as the provider does: whoever is turned away tells it again. */
async function webhook(url: string, id: string): Promise<Answer> {
  for (;;) {
    const heard = await fetch(`${url}/payments/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `id=${id}`,
    })
    const retryAfter = heard.headers.get('retry-after') ?? undefined
    const answer = { status: heard.status, retryAfter, body: await heard.text() }
    if (!isBusy(answer)) return answer
    await waitAsTold(answer)
  }
}

const dueNow = (number: string) =>
  house.pool.query(
    `update payment p set check_due_at = now() from sales_order o
     where o.company_id = p.company_id and o.id = p.order_id and o.number = $1`,
    [number],
  )

/** All that is still to be done about an order, until nothing is. */
async function settle(number: string): Promise<void> {
  const work = paymentWorkOn(house.pool, world)
  for (let turn = 0; turn < 3; turn += 1) {
    await dueNow(number)
    await work.sweep()
    await work.drainRefunds()
  }
}

/** Sweeps of several workers, and webhooks to both servers, beside calls that begin at once. */
async function together(calls: readonly Call[], { id, number }: { id: string; number: string }): Promise<string[]> {
  const sweeps = Array.from({ length: SWEEPS }, async () => {
    await dueNow(number)
    await paymentWorkOn(house.pool, world).sweep()
  })
  const hooks = Array.from({ length: AT_ONCE / 4 }, (_, index) => webhook(serverFor(index), id))
  const [answers, heard] = await Promise.all([allAtOnceUntilServed(calls), Promise.all(hooks), ...sweeps])
  return [...faultsIn(answers), ...faultsIn(heard)]
}

async function books(number: string): Promise<string[]> {
  const { rows } = await house.pool.query<{ status: string }>('select status from sales_order where number = $1', [
    number,
  ])
  const left = await stockOf(house.pool, 'PILS-CRATE')
  const due = rows[0]?.status === 'Canceled' ? STOCK : STOCK - CASES
  return [
    ...(left === due ? [] : [`${number}: ${left} crates are left, of ${due}`]),
    ...(await judgeMoney(house.pool, world, number)),
    ...(await examine(house.pool)),
  ]
}

const comeBacks = (token: string, count = AT_ONCE) =>
  Array.from({ length: count }, (_, index) => comeBack(serverFor(index), person(), token))

test('what is paid is an order once, however many webhooks, returns and sweeps tell it at once on two servers', () =>
  prove('paid, told at once', ROUNDS, async () => {
    const order = await anOrder()
    await world.tellPayments(`/${order.id}`, { status: 'paid' })
    const breaches = await together(comeBacks(order.token), order)
    await settle(order.number)
    const { rows } = await house.pool.query<{ stage: string }>(
      'select payment_stage as stage from sales_order where number = $1',
      [order.number],
    )
    return [
      ...breaches,
      ...(rows[0]?.stage === 'paid' ? [] : [`it is ${rows[0]?.stage}`]),
      ...(await books(order.number)),
    ]
  }))

test.each(['failed', 'canceled', 'expired'])('what has %s is given up once, and gives back once', (status) =>
  prove(`${status}, told at once`, ROUNDS, async () => {
    const order = await anOrder()
    await world.tellPayments(`/${order.id}`, { status })
    const breaches = await together(comeBacks(order.token), order)
    await settle(order.number)
    return [...breaches, ...(await books(order.number))]
  }),
)

test('who cancels while the payment comes has either the order with its money gone back, or none of both', () =>
  prove('cancel against paid', ROUNDS, async (round) => {
    const order = await anOrder()
    const isCancel = (index: number) => index % 4 === round % 4
    const calls = comeBacks(order.token).map((call, index) =>
      isCancel(index) ? cancelCall(serverFor(index), person(), order.number) : call,
    )
    const paying = world.tellPayments(`/${order.id}`, { status: 'paid' })
    const breaches = await together(calls, order)
    await paying
    await settle(order.number)
    return [...breaches, ...(await books(order.number))]
  }))

test('what is paid while its order is being cancelled waits for that, and the money goes back', () =>
  prove('paid behind a cancellation', ROUNDS, async (round) => {
    const order = await anOrder()
    const holder = await holdOrder(house.pool, order.number)
    const cancelling = allAtOnceUntilServed([cancelCall(serverFor(round), person(), order.number)])
    await holder.untilWaiting(1)
    await world.tellPayments(`/${order.id}`, { status: 'paid' })
    const comingBack = allAtOnceUntilServed([comeBack(serverFor(round + 1), person(), order.token)])
    await holder.untilWaiting(2)
    await holder.letGo()
    const breaches = faultsIn([...(await cancelling), ...(await comingBack)])
    await settle(order.number)
    return [...breaches, ...(await books(order.number))]
  }))

test('an order whose time is over while it is paid is paid, or its money goes back', () =>
  prove('expiry against paid', ROUNDS, async (round) => {
    const order = await anOrder()
    await house.pool.query(`update sales_order set pay_until = now() - interval '1 s' where number = $1`, [
      order.number,
    ])
    const paying = wait(round % 5).then(() => world.tellPayments(`/${order.id}`, { status: 'paid' }))
    const breaches = await together(comeBacks(order.token), order)
    await paying
    await settle(order.number)
    return [...breaches, ...(await books(order.number))]
  }))

test('a webhook that comes before the provider has answered takes nothing away', () =>
  prove('webhook before the answer', Math.max(1, Math.floor(ROUNDS / 4)), async () => {
    await world.tellPayments('/behaviour', { mode: 'late', delayMs: 300, times: 1 })
    const cart = await aCart()
    const placing = sendUntilServed(placeToPay(serverFor(0), person(), cart))
    let id = ''
    await expect
      .poll(async () => {
        const { rows } = await house.pool.query<{ number: string }>(
          'select number from sales_order where cart_id = $1',
          [cart],
        )
        const [payment] = rows[0] ? await world.heldPayments(rows[0].number) : []
        id = payment?.id ?? ''
        return id
      })
      .not.toBe('')
    await world.tellPayments(`/${id}`, { status: 'paid' })
    const heard = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => webhook(serverFor(index), id)))
    const order = toPay(await placing)
    await settle(order.number)
    return [...faultsIn(heard), ...(await books(order.number))]
  }))
