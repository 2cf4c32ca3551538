import { afterAll, beforeAll, test } from 'vitest'
import { createOrderProgress } from '../../apps/server/src/features/orders/erp/order-progress.service.ts'
import { createSapErp } from '../../apps/server/src/integrations/erp/sap/sap-sales-order.ts'
import { buildSapSettings } from '../../apps/server/src/integrations/erp/sap/played-erp.builders.ts'
import type { ErpProgress } from '../../apps/server/src/integrations/erp/index.ts'
import { createDatabase, type Database } from '../../apps/server/src/platform/database/database.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { createPool } from '../../apps/server/src/platform/postgres/index.ts'
import { allAtOnce, type Call } from '../support/at-once.ts'
import { countStock, fillCarts } from '../support/carts.ts'
import { holdOrder } from '../support/hold-cart.ts'
import { openHouse, PATIENT, type House } from '../support/open-house.ts'
import { ordersIn, placeAtOnce, placeCall } from '../support/placing.ts'
import { proveWithBooks } from '../support/prove-with-books.ts'
import { ROUNDS } from '../support/prove.ts'

const ORDERED = 5
const STOCK = 50
const CANCEL = 'mutation ($number: String) { cancelOrder(sap_id: $number) { success } }'
const NO_ERP = createSapErp(buildSapSettings('http://127.0.0.1:9'))

let house: House
// Each follows orders as a process of its own would: on connections of its own.
let followers: Database[]
beforeAll(async () => {
  house = await openHouse({ servers: 2, buyers: 1, settings: PATIENT })
  followers = [1, 2].map(() => createDatabase(createPool(house.database.url)))
})
afterAll(async () => {
  await Promise.all(followers.map((db) => db.close()))
  await house.close()
})

/** Places an order of five crates that the ERP has; answers its number. */
async function order(round: number): Promise<string> {
  await countStock(house.pool, 'WIT-CRATE', STOCK)
  const [buyer] = house.buyers
  const { deliveryDay } = house
  const lines = [{ sku: 'WIT-CRATE', packages: ORDERED }]
  const [cart = ''] = await fillCarts(house.pool, [{ buyerId: buyer?.id ?? '', deliveryDay, lines }])
  const placed = await placeAtOnce([placeCall(house.servers[0]?.url ?? '', buyer?.token ?? '', cart)])
  const [number = ''] = ordersIn(placed)
  // Nobody asks about the orders of earlier rounds meanwhile.
  await house.pool.query(`update sales_order set erp_check_due_at = now() + interval '1 hour' where sap_id is not null`)
  await house.pool.query('update sales_order set sap_id = $2 where number = $1', [number, `CONFIRMED-${round}`])
  return number
}

const confirmed = (orderNumber: string, quantity: number): ErpProgress => ({
  sapId: '',
  orderNumber,
  orderStatus: 'Order created',
  processingStatus: 'Not Yet Processed',
  deliveryStatus: 'AWAITING SHIPMENT',
  lines: [
    {
      lineNumber: 1,
      sku: 'WIT-CRATE',
      isRejected: false,
      confirmed: [{ quantity, on: null }],
      isFullyDelivered: false,
      substituteSku: null,
    },
  ],
  deliveries: [],
  invoices: [],
})

/** One process asks the ERP about the order and writes what it answers, once `until` has come. */
async function follow(db: Database | undefined, number: string, quantity: number, until: Promise<void>): Promise<void> {
  if (!db) throw new Error('There are two processes.')
  await house.pool.query('update sales_order set erp_check_due_at = now() where number = $1', [number])
  const asked = Promise.withResolvers<void>()
  const progress = createOrderProgress({
    db,
    clock: systemClock,
    erp: {
      ...NO_ERP,
      orderProgress: async () => {
        asked.resolve()
        await until
        return confirmed(number, quantity)
      },
    },
    timeZone: async () => 'Europe/Amsterdam',
    log: { info: () => undefined, warn: console.error, error: console.error },
  })
  const written = progress.syncOrderProgress()
  await asked.promise
  following.push(written)
}
let following: Promise<unknown>[] = []

async function allFollowed(): Promise<void> {
  await Promise.all(following)
  following = []
}

async function stock(): Promise<number | undefined> {
  const { rows } = await house.pool.query<{ quantity: number }>(`select quantity from stock where sku = 'WIT-CRATE'`)
  return rows[0]?.quantity
}

const unless = (expected: number, found: number | undefined) =>
  found === expected ? [] : [`${found} crates are in stock, not ${expected}`]

test('[ORD-35] what two processes read at once goes back once', () =>
  proveWithBooks('one confirmation, read twice', ROUNDS, house.pool, async (round) => {
    const number = await order(round)
    const start = Promise.withResolvers<void>()
    for (const db of followers) await follow(db, number, 1, start.promise)
    start.resolve()
    await allFollowed()
    return unless(STOCK - 1, await stock())
  }))

test('[ORD-35] an older answer that comes in last takes nothing back', () =>
  proveWithBooks('an older confirmation after a newer one', ROUNDS, house.pool, async (round) => {
    const number = await order(round)
    const [older, newer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await follow(followers[0], number, 1, older.promise)
    await follow(followers[1], number, 3, newer.promise)
    newer.resolve()
    await following[1]
    older.resolve()
    await allFollowed()
    return unless(STOCK - 3, await stock())
  }))

test('[ORD-35] an order that is cancelled while less of it is confirmed gives back what it took', () =>
  proveWithBooks('a confirmation against cancelling', ROUNDS, house.pool, async (round) => {
    const number = await order(round)
    const start = Promise.withResolvers<void>()
    await follow(followers[0], number, 1, start.promise)
    const holder = await holdOrder(house.pool, number)
    const cancelling = allAtOnce(
      house.servers.map(({ url }): Call => ({
        url,
        token: house.buyers[0]?.token ?? '',
        query: CANCEL,
        variables: { number },
      })),
    )
    // What is confirmed comes while the order is being cancelled: it waits behind it.
    await holder.untilWaiting(house.servers.length)
    start.resolve()
    await holder.untilWaiting(house.servers.length + 1)
    await holder.letGo()
    await Promise.all([cancelling, allFollowed()])
    return unless(STOCK, await stock())
  }))
