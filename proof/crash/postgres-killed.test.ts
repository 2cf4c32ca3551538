import { LOCAL_FOLDER, startPostgres, type RunningPostgres } from '@fust/embedded-postgres'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../apps/server/src/platform/test/index.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { createPool } from '../../apps/server/src/platform/postgres/index.ts'
import { serve, type Server } from '../../apps/server/src/test/processes.builders.ts'
import { send } from '../support/at-once.ts'
import { countStock, fillCarts } from '../support/carts.ts'
import { examine } from '../support/examine.ts'
import { aWorkingDay, buildStock, ONE_ADDRESS, signIn, type Buyer } from '../support/open-house.ts'
import { killPostgres } from '../support/kill-postgres.ts'
import { startOutsideWorld, startWorker, untilAllIsOut, type OutsideWorld } from '../support/outside-world.ts'
import { placeCall, placingOf } from '../support/placing.ts'
import type { Pool } from '../support/pool.ts'
import { prove, ROUNDS } from '../support/prove.ts'

const BUYERS = 16

const dataDir = path.join(LOCAL_FOLDER, 'test', `killed-${process.pid}-${randomBytes(4).toString('hex')}`)

let postgres: RunningPostgres
let pool: Pool
let server: Server
let buyers: Buyer[]
let elsewhere: TestDatabase
let world: OutsideWorld
let worker: ReturnType<typeof startWorker>

// Durable as in production: the servers of the other tests may forget what they hold.
const start = (port = 0) => startPostgres({ dataDir, port, log: { info: () => {} } })

beforeAll(async () => {
  postgres = await start()
  pool = createPool(postgres.url, { max: 4 })
  await migrate(pool)
  await buildStock(pool, BUYERS)
  server = await serve({ DATABASE_URL: postgres.url, ...ONE_ADDRESS })
  buyers = await signIn(pool, server.url, BUYERS)
  // The ERP knows the same brewery, from a database of its own that nobody kills.
  elsewhere = await createTestDatabase()
  await buildStock(elsewhere.pool, BUYERS)
  world = await startOutsideWorld(elsewhere.url)
  worker = startWorker(postgres.url, world)
})
afterAll(async () => {
  for (const { child } of [server, worker]) child.kill('SIGKILL')
  await Promise.all([server.ended, worker.ended])
  await world.stop()
  await elsewhere.drop()
  await pool.end()
  await postgres.stop()
  rmSync(postgres.dataDir, { recursive: true, force: true })
})

const lines = [
  { sku: 'PILS-CRATE', packages: 1 },
  { sku: 'WIT-CRATE', packages: 1 },
]

/** Who has brought an order has started: a process does not start without a database, and need not. */
async function untilTheWorkerHasStarted(): Promise<void> {
  const [first] = buyers
  const [cart = ''] = await fillCarts(pool, [
    { buyerId: first?.id ?? '', deliveryDay: aWorkingDay(new Date()), lines: [{ sku: 'WIT-CRATE', packages: 1 }] },
  ])
  await send(placeCall(server.url, first?.token ?? '', cart))
  await untilAllIsOut({ pool })
}

test('a database killed under load and started again has lost nothing that was acknowledged', async () => {
  await untilTheWorkerHasStarted()
  await prove('PostgreSQL killed under load', Math.ceil(ROUNDS / 20), async (round) => {
    for (const { sku } of lines) await countStock(pool, sku, 100_000)
    const day = aWorkingDay(new Date())
    const ordersOfEach = 4
    const acknowledged = new Map<string, string>()
    const placed = new Map<string, Buyer>()
    const killAt = 5 + ((round * 13) % 40)
    const killed = new AbortController()

    const place = async (buyer: Buyer, cart: string) => {
      placed.set(cart, buyer)
      const placing = await send(placeCall(server.url, buyer.token, cart)).then(placingOf, () => null)
      if (placing && 'order' in placing) acknowledged.set(cart, placing.order)
      if (acknowledged.size < killAt || killed.signal.aborted) return
      killed.abort()
      killPostgres(postgres)
    }
    const orderAgainAndAgain = async (buyer: Buyer) => {
      for (let count = 0; count < ordersOfEach && !killed.signal.aborted; count += 1) {
        const filled = await fillCarts(pool, [{ buyerId: buyer.id, deliveryDay: day, lines }]).catch(() => [])
        for (const cart of filled) await place(buyer, cart)
      }
    }
    await Promise.all(buyers.map(orderAgainAndAgain))
    expect(killed.signal.aborted).toBe(true)

    postgres = await start(Number(new URL(postgres.url).port))
    const breaches: string[] = []
    for (const [cart, buyer] of placed) {
      const again = placingOf(await send(placeCall(server.url, buyer.token, cart)))
      const number = acknowledged.get(cart)
      if (!('order' in again)) breaches.push(`${number ?? cart}: asked again: ${JSON.stringify(again)}`)
      else if (number !== undefined && again.order !== number) breaches.push(`${number} became ${again.order}`)
    }
    for (const { child } of [server, worker])
      if (child.exitCode !== null) breaches.push(`a process ended with ${child.exitCode}`)
    return [...breaches, ...(await examine(pool))]
  })
})

test('the worker that lived through it brings each order to the ERP once, and sends one mail', async () => {
  await untilAllIsOut({ pool })
  const { rows: dead } = await pool.query('select key, last_error from outbox where dead_at is not null limit 5')
  expect(dead).toEqual([])
  expect(await notExportedOnce()).toEqual([])
  expect(await examine(pool)).toEqual([])
})

/** Orders that the ERP has not exactly once, or whose buyers have not exactly one mail. */
async function notExportedOnce(): Promise<string[]> {
  const { rows: orders } = await pool.query<{ number: string }>('select number from sales_order')
  const { rows: heard } = await elsewhere.pool.query<{ number: string; exported: number; mails: number }>(
    `select o.number, (select count(*)::int from simulators.sales_order s where s.order_number = o.number) as exported,
       (select coalesce(sum(m.times_received), 0)::int from simulators.message m where m.subject like '%' || o.number || '%') as mails
     from unnest($1::text[]) as o(number)`,
    [orders.map(({ number }) => number)],
  )
  return heard
    .filter(({ exported, mails }) => exported !== 1 || mails !== 1)
    .map(({ number, exported, mails }) => `${number}: ${exported} orders in the ERP, ${mails} mails`)
}
