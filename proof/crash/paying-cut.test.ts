import { afterAll, beforeAll, test } from 'vitest'
import { createDatabase } from '../../apps/server/src/platform/database/database.ts'
import { createPool } from '../../apps/server/src/platform/postgres/index.ts'
import { createTestDatabase, type TestDatabase } from '../../apps/server/src/platform/test/index.ts'
import { serve, type Server } from '../../apps/server/src/test/processes.builders.ts'
import { send } from '../support/at-once.ts'
import { countStock, fillCarts } from '../support/carts.ts'
import { examine } from '../support/examine.ts'
import { aWorkingDay, buildStock, ONE_ADDRESS, signIn, type Buyer } from '../support/open-house.ts'
import { startOutsideWorld, type OutsideWorld } from '../support/outside-world.ts'
import {
  cancelCall,
  IDEAL,
  judgeMoney,
  offerOnlinePayment,
  PAYMENT_KEY,
  paymentWork,
  paymentWorkOn,
  placeToPay,
  startCall,
  toPay,
} from '../support/paying.ts'
import { prove, ROUNDS } from '../support/prove.ts'
import { startPostgresProxy, type Cut, type PostgresProxy } from './postgres-proxy.ts'

const MOMENTS = ['before', 'during', 'after'] as const
// begin, the order's lock, its payments, the state, what follows, when to ask again, commit
const FEWEST_STATEMENTS = 6

let database: TestDatabase
let played: TestDatabase
let world: OutsideWorld
let proxy: PostgresProxy
let server: Server
let buyer: Buyer
beforeAll(async () => {
  ;[database, played] = await Promise.all([createTestDatabase(), createTestDatabase()])
  world = await startOutsideWorld(played.url)
  await world.tellPayments('/calls', { calls: 'never' })
  await buildStock(database.pool, 1)
  await offerOnlinePayment(database.pool)
  proxy = await startPostgresProxy(database.url)
  server = await serve({
    DATABASE_URL: database.url,
    ...ONE_ADDRESS,
    PAYMENT_URL: world.paymentUrl,
    PAYMENT_KEY,
  })
  const [first] = await signIn(database.pool, server.url, 1)
  if (!first) throw new Error('Nobody signed in.')
  buyer = first
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  await proxy.close()
  await world.stop()
  await database.drop()
  await played.drop()
})

async function anOrder(): Promise<{ number: string; token: string; id: string }> {
  await countStock(database.pool, 'PILS-CRATE', 100_000)
  const lines = [{ sku: 'PILS-CRATE', packages: 2 }]
  const [cart = ''] = await fillCarts(database.pool, [
    { buyerId: buyer.id, deliveryDay: aWorkingDay(new Date()), lines, payment: IDEAL },
  ])
  const { number, token } = toPay(await send(placeToPay(server.url, buyer.token, cart)))
  const [payment] = await world.heldPayments(number)
  return { number, token, id: payment?.id ?? '' }
}

const dueNow = (number: string) =>
  database.pool.query(
    `update payment p set check_due_at = now() from sales_order o
     where o.company_id = p.company_id and o.id = p.order_id and o.number = $1`,
    [number],
  )

/** Once over the cut connection, then as often as is needed over whole ones; `undefined`: there was no such statement. */
async function workWithCut(number: string, cut: Cut, work: 'sweep' | 'drainRefunds'): Promise<string[] | undefined> {
  const pool = createPool(proxy.url, { max: 2 })
  await dueNow(number)
  const disarm = proxy.arm(cut)
  const overCut = paymentWork(createDatabase(pool), world)
  await overCut[work]().catch(() => undefined)
  const { cut: label } = disarm()
  await pool.end()
  const whole = paymentWorkOn(database.pool, world)
  for (let turn = 0; turn < 3; turn += 1) {
    // What a worker held when it was cut off is taken up again after its lease.
    await database.pool.query('update outbox set leased_until = null, available_at = now() where done_at is null')
    await dueNow(number)
    await whole.sweep()
    await whole.drainRefunds()
  }
  if (label === undefined) return undefined
  return (await judgeMoney(database.pool, world, number)).map((breach) => `${cut.when} ${cut.at} (${label}): ${breach}`)
}

type Case = {
  what: string
  arrange: (order: { number: string; id: string }) => Promise<void>
  work: 'sweep' | 'drainRefunds'
}

const CASES: readonly Case[] = [
  { what: 'paying', work: 'sweep', arrange: ({ id }) => world.tellPayments(`/${id}`, { status: 'paid' }) },
  { what: 'giving up', work: 'sweep', arrange: ({ id }) => world.tellPayments(`/${id}`, { status: 'failed' }) },
  {
    what: 'paying late',
    work: 'sweep',
    arrange: async ({ id, number }) => {
      await send(cancelCall(server.url, buyer.token, number))
      await world.tellPayments(`/${id}`, { status: 'paid' })
    },
  },
  {
    what: 'giving money back',
    work: 'drainRefunds',
    arrange: async ({ id, number }) => {
      await world.tellPayments(`/${id}`, { status: 'paid' })
      await dueNow(number)
      await paymentWorkOn(database.pool, world).sweep()
      await send(cancelCall(server.url, buyer.token, number))
    },
  },
]

test.each(CASES.flatMap((own) => MOMENTS.map((when) => [when, own.what, own] as const)))(
  'a connection cut %s any statement of %s leaves order and money whole',
  (when, what, { arrange, work }) =>
    prove(`connection cut ${when} each statement of ${what}`, Math.max(1, Math.floor(ROUNDS / 20)), async () => {
      const breaches: string[] = []
      let cuts = 0
      for (let at = 1; ; at += 1) {
        const order = await anOrder()
        await arrange(order)
        const found = await workWithCut(order.number, { at, when }, work)
        if (!found) break
        cuts += 1
        breaches.push(...found)
      }
      if (cuts < FEWEST_STATEMENTS) breaches.push(`only ${cuts} statements were cut`)
      return [...breaches, ...(await examine(database.pool))]
    }),
)

test.each(MOMENTS)('a connection cut %s any statement of beginning to pay leaves one payment', (when) =>
  prove(`connection cut ${when} each statement of beginning to pay`, Math.max(1, Math.floor(ROUNDS / 20)), async () => {
    const breaches: string[] = []
    let cuts = 0
    for (let at = 1; ; at += 1) {
      const found = await beginWithCut(await anOrderNotBegun(), { at, when })
      if (!found) break
      cuts += 1
      breaches.push(...found)
    }
    if (cuts < FEWEST_STATEMENTS) breaches.push(`only ${cuts} statements were cut`)
    return [...breaches, ...(await examine(database.pool))]
  }),
)

type Begun = { number: string; key: { companyId: string; id: number } }

/** An order whose payment nobody has asked the provider for. */
async function anOrderNotBegun(): Promise<Begun> {
  await world.tellPayments('/behaviour', { mode: 'down' })
  const { number } = await anOrder()
  await world.tellPayments('/behaviour', { mode: 'normal' })
  const { rows } = await database.pool.query<Begun['key']>(
    'select company_id as "companyId", id from sales_order where number = $1',
    [number],
  )
  if (!rows[0]) throw new Error(`${number} is not there`)
  await database.pool.query('delete from payment where order_id = $1', [rows[0].id])
  return { number, key: rows[0] }
}

/** Begins over the cut connection, then over whole ones, and pays; `undefined`: there was no such statement. */
async function beginWithCut({ number, key }: Begun, cut: Cut): Promise<string[] | undefined> {
  const pool = createPool(proxy.url, { max: 2 })
  const disarm = proxy.arm(cut)
  const back = 'https://portal.example/checkoutpayment'
  await paymentWork(createDatabase(pool), world)
    .start(key, back)
    .catch(() => undefined)
  const { cut: label } = disarm()
  await pool.end()
  const whole = paymentWorkOn(database.pool, world)
  await whole.start(key, back)
  const held = await world.heldPayments(number)
  for (const { id } of held) await world.tellPayments(`/${id}`, { status: 'paid' })
  await dueNow(number)
  await whole.sweep()
  if (label === undefined) return undefined
  return [
    ...(held.length === 1 ? [] : [`the provider has ${held.length} payments`]),
    ...(await judgeMoney(database.pool, world, number)),
  ].map((breach) => `${cut.when} ${cut.at} (${label}): ${breach}`)
}

const BAD_MOMENTS = [
  ['is away', { mode: 'down', times: 2 }],
  ['fails', { mode: 'error', times: 2 }],
  ['loses its answer', { mode: 'lose-answer', times: 1 }],
] as const

test.each(BAD_MOMENTS)(
  'a provider that %s while it is asked for a payment has one, however often it is asked',
  (_what, behaviour) =>
    prove(`provider ${behaviour.mode} while a payment begins`, Math.max(1, Math.floor(ROUNDS / 4)), async () => {
      await world.tellPayments('/behaviour', behaviour)
      const { number, token } = await anOrder()
      await Promise.all(Array.from({ length: 4 }, () => send(startCall(server.url, buyer.token, token))))
      await send(startCall(server.url, buyer.token, token))
      const held = await world.heldPayments(number)
      for (const { id } of held) await world.tellPayments(`/${id}`, { status: 'paid' })
      await dueNow(number)
      await paymentWorkOn(database.pool, world).sweep()
      return [
        ...(held.length === 1 ? [] : [`the provider has ${held.length} payments`]),
        ...(await judgeMoney(database.pool, world, number)),
        ...(await examine(database.pool)),
      ]
    }),
)

test.each(BAD_MOMENTS)('a provider that %s while it gives money back gives it back once', (_what, behaviour) =>
  prove(`provider ${behaviour.mode} while refunding`, Math.max(1, Math.floor(ROUNDS / 4)), async () => {
    const order = await anOrder()
    await CASES[3]?.arrange(order)
    await world.tellPayments('/behaviour', behaviour)
    const work = paymentWorkOn(database.pool, world)
    for (let turn = 0; turn < 4; turn += 1) {
      await database.pool.query('update outbox set available_at = now() where done_at is null')
      await work.drainRefunds()
      await dueNow(order.number)
      await work.sweep()
    }
    return [...(await judgeMoney(database.pool, world, order.number)), ...(await examine(database.pool))]
  }),
)
