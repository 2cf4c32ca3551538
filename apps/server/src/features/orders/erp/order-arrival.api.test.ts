import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSapErp } from '#integrations/erp/sap/sap-sales-order.ts'
import { buildSapSettings } from '#integrations/erp/sap/played-erp.builders.ts'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { createWorker } from '#features/outbox/index.ts'
import { buildClock, buildLog, letTimePass } from '#features/outbox/outbox.builders.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { place, readyCart } from '../../../test/cart-calls.builders.ts'
import { readPath } from '../../../test/open-brewery.ts'
import { openResettableBrewery, type ResettableBrewery } from '../../../test/resettable-brewery.ts'
import { createSubmitOrder } from './submit-order.service.ts'
import { ordersFeature } from '../orders.feature.ts'

const IMPATIENT_MS = 300
const MINUTE_MS = 60_000

let played: PlayedWorld
let brewery: ResettableBrewery
let prefixes = 0

beforeAll(async () => {
  played = await startPlayedWorld()
  brewery = await openResettableBrewery({ features: [cartFeature, ordersFeature] })
})
beforeEach(async () => {
  await brewery.reset()
  // The played ERP outlives a test: the numbers are this test's own.
  prefixes += 1
  const value = JSON.stringify(`A${prefixes}-`)
  await brewery.pool.query('insert into brewery_setting (name, value) values ($1, $2)', ['order_number_prefix', value])
})
afterEach(async () => {
  await played.tell('erp/behaviour', { mode: 'normal' })
})
afterAll(async () => {
  await brewery.close()
  await played.stop()
})

const METHODS = [
  // method                      pallets  day           SAP order type and shipping type
  ['flatrate_flatrate', 24, '2026-11-24', 'YSOR', undefined],
  ['freeshipping_freeshipping', 6, '2026-11-26', 'YSOR', 'HT'],
  ['selfpickup_selfpickup', 2, '2026-11-25', 'YDOR', undefined],
] as const

/** One order of each transport, placed through the door; their numbers. */
async function placeOneOfEach(): Promise<string[]> {
  const numbers: string[] = []
  for (const [method, pallets, date] of METHODS) {
    const cart = await readyCart(brewery, { method, pallets, date })
    numbers.push(String(readPath((await place(brewery, cart)).data, 'placeOrder', 'order_number')))
  }
  return numbers
}

/** What the worker does in an hour: it looks again every minute. */
async function passAnHour(): Promise<void> {
  const { db } = brewery
  const erp = createSapErp(buildSapSettings(played.url, IMPATIENT_MS))
  const outbox = createWorker({
    db,
    log: buildLog(),
    handlers: { 'erp.submit-order': createSubmitOrder({ db, clock: buildClock(), erp }) },
  })
  for (let minute = 0; minute < 60; minute += 1) {
    await outbox.drain()
    await letTimePass(brewery.pool, MINUTE_MS)
  }
}

async function arrivals(number: string): Promise<unknown[]> {
  const { orders } = Object(await played.holdings('erp', { orderNumber: number }))
  return Array.isArray(orders) ? orders.map((order) => readPath(order, 'document', 'header')) : []
}

describe('orders of every transport arrive exactly once, with their order type', () => {
  test.each([
    ['was away for an hour', { mode: 'down' }],
    ['was slow', { mode: 'slow', times: 3, delayMs: 2 * IMPATIENT_MS }],
    ['answered late', { mode: 'late', times: 3, delayMs: 2 * IMPATIENT_MS }],
    ['answered twice', { mode: 'twice' }],
    ['acknowledged and lost the answer', { mode: 'lose-answer', times: 3 }],
    ['failed now and then', { mode: 'error', times: 5 }],
  ])('[BAR-54] [BAR-55] [ORD-01] when the ERP %s', async (_title, behaviour) => {
    const numbers = await placeOneOfEach()
    await played.tell('erp/behaviour', behaviour)
    await passAnHour()
    await played.tell('erp/behaviour', { mode: 'normal' })
    await passAnHour()

    const arrived = await Promise.all(numbers.map(arrivals))
    expect(arrived).toEqual(
      METHODS.map(([, , date, orderType, shippingType]) => [
        expect.objectContaining({
          SalesOrderType: orderType,
          RequestedDeliveryDate: `/Date(${Date.parse(`${date}T00:00:00Z`)})/`,
          ...(shippingType && { ShippingType: shippingType }),
        }),
      ]),
    )
    const { rows } = await brewery.pool.query('select number from sales_order where sap_id is null')
    expect(rows).toEqual([])
  })
})
