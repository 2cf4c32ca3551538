import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStock, fillCarts } from '../support/carts.ts'
import { openHouse, type House } from '../support/open-house.ts'
import { startOutsideWorld, startWorker, untilAllIsOut, type OutsideWorld } from '../support/outside-world.ts'
import { placeAtOnce, placeCall } from '../support/placing.ts'
import { proveWithBooks } from '../support/prove-with-books.ts'
import { ROUNDS } from '../support/prove.ts'

const BUYERS = 8
// Long enough that another worker has time to take up what is under way.
const MAIL_TAKES_MS = 100
const AN_HOUR_AHEAD = { NODE_OPTIONS: `--import=${path.resolve(import.meta.dirname, '../support/an-hour-ahead.ts')}` }

let house: House
let world: OutsideWorld
const workers = new Set<ReturnType<typeof startWorker>>()

beforeAll(async () => {
  house = await openHouse({ servers: 1, buyers: BUYERS })
  world = await startOutsideWorld(house.database.url)
  await world.mailTakes(MAIL_TAKES_MS)
})
afterAll(async () => {
  await Promise.all([...workers].map(kill))
  await world.stop()
  await house.close()
})

/** A process with a clock of its own, once it works: until then messages would wait for it. */
async function work(settings: Record<string, string> = {}): Promise<ReturnType<typeof startWorker>> {
  const before = new Set(await listeners())
  const worker = startWorker(house.database.url, world, settings)
  workers.add(worker)
  // The database may still count one that was killed just now: another one has to listen, however many there are.
  await expect
    .poll(async () => (await listeners()).filter((pid) => !before.has(pid)), { timeout: 60_000 })
    .toHaveLength(1)
  return worker
}

async function kill(worker: ReturnType<typeof startWorker>): Promise<void> {
  workers.delete(worker)
  worker.child.kill('SIGKILL')
  await worker.ended
}

async function listeners(): Promise<number[]> {
  const { rows } = await house.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where query = 'listen outbox' and datname = current_database()`,
  )
  return rows.map(({ pid }) => pid)
}

async function order(): Promise<void> {
  await countStock(house.pool, 'WIT-CRATE', 1_000)
  const carts = await fillCarts(
    house.pool,
    house.buyers.map(({ id }) => ({
      buyerId: id,
      deliveryDay: house.deliveryDay,
      lines: [{ sku: 'WIT-CRATE', packages: 1 }],
    })),
  )
  const calls = carts.map((cart, index) =>
    placeCall(house.servers[0]?.url ?? '', house.buyers[index]?.token ?? '', cart),
  )
  await placeAtOnce(calls)
}

type Told = { number: string; exported: number; letters: number; times: number }

/** How often the ERP has each order, how many letters tell of it, and how often they came. */
async function told(): Promise<Told[]> {
  const { rows } = await house.pool.query<Told>(
    `select o.number, count(distinct s.number)::int as exported, count(distinct m.id)::int as letters,
       coalesce(max(m.times_received), 0) as times
     from sales_order o left join simulators.sales_order s on s.order_number = o.number
     left join simulators.message m on m.subject like '%' || o.number || '%'
     group by o.number`,
  )
  expect(rows.length).toBeGreaterThan(0)
  return rows
}

test('workers whose clocks are an hour apart bring each order to the ERP once, and mail it once', async () => {
  const pair = [await work(), await work(AN_HOUR_AHEAD)]
  await proveWithBooks('Workers an hour apart', Math.ceil(ROUNDS / 10), house.pool, async () => {
    await order()
    await untilAllIsOut(house.database)
    return (await told())
      .filter(({ exported, letters, times }) => exported !== 1 || letters !== 1 || times !== 1)
      .map((row) => JSON.stringify(row))
  })
  await Promise.all(pair.map(kill))
})

test('a worker killed at any moment leaves each order once in the ERP, and one letter that comes again at most', async () => {
  await proveWithBooks('Worker killed at work', Math.ceil(ROUNDS / 20), house.pool, async (round) => {
    const worker = await work()
    await order()
    await wait((round * 37) % 400)
    await kill(worker)
    const next = await work()
    await untilAllIsOut(house.database)
    await kill(next)
    return (await told())
      .filter(({ exported, letters, times }) => exported !== 1 || letters !== 1 || times > 2)
      .map((row) => JSON.stringify(row))
  })
})
