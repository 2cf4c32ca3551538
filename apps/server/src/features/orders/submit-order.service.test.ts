import { accept } from '@fust/domain/outcome'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createOutbox, outboxCommand, type OutboxHandler } from '#features/outbox/index.ts'
import { buildLog, waitingMessages, type TestLog } from '#features/outbox/outbox.builders.ts'
import {
  FIRST_SHIP_TO,
  insertOrder,
  SECOND_SHIP_TO,
  startOrderWorld,
  type OrderWorld,
  type WishedOrder,
} from './submit-order.builders.ts'
import { createSubmitOrder } from './submit-order.service.ts'

const IMPATIENT_MS = 300
const HOUR_MS = 3_600_000

let world: OrderWorld
let log: TestLog

beforeEach(async () => {
  world = await startOrderWorld({ erpTimeoutMs: IMPATIENT_MS })
  log = buildLog()
})
afterEach(() => world.stop())

const place = (order: WishedOrder) => insertOrder(world.db, world.clock.now(), order)

function worker(handler?: OutboxHandler) {
  const { db, clock, erp } = world
  return createOutbox({
    db,
    clock,
    log,
    handlers: { 'erp.submit-order': handler ?? createSubmitOrder({ db, clock, erp }) },
  })
}

async function orderNumbered(number: string) {
  const { rows } = await world.database.pool.query<{ sapId: string | null; status: string; events: string[] | null }>(
    `select sap_id as "sapId", status,
       (select array_agg(source || ': ' || e.status order by e.id) from order_event e where e.order_id = o.id) as events
     from sales_order o where number = $1`,
    [number],
  )
  return rows[0]
}

const keysWaiting = async () =>
  (await waitingMessages(world.db)).map((message) => message.key).filter((key) => key.startsWith('erp.'))

describe('a placed order reaches the ERP', () => {
  test('with its lines in their own units, and gets its SAP id', async () => {
    await place({
      number: '26-000001',
      isHalfTruck: true,
      lines: [
        { sku: 'VP-24', pallets: 1, packages: 4, cases: 100 },
        { sku: 'VP-33', packages: 5, cases: 5 },
      ],
    })
    await worker().drain()
    const [held] = await world.erpOrders('26-000001')
    expect(held?.document.header).toMatchObject({ SalesOrderType: 'YSOR', SoldToParty: '1000101', ShippingType: 'HT' })
    expect(held?.items).toMatchObject([
      { item: 10, material: 'VP-24', quantity: '100.000' },
      { item: 20, material: 'VP-33', quantity: '5.000' },
    ])
    expect(await orderNumbered('26-000001')).toEqual({
      sapId: held?.number,
      status: 'Order created',
      events: ['erp: Order created'],
    })
  })

  test.each([
    ['tank beer in litres', 'tank', { sku: 'VP-TANK', liters: 1_000 }, '1000.000'],
    ['point-of-sale material in pieces', 'posm', { sku: 'GLASS', packages: 12, cases: 12 }, '12.000'],
  ] as const)('sends %s', async (_title, kind, line, quantity) => {
    await place({ number: '26-000001', kind, lines: [line] })
    await worker().drain()
    expect(await world.erpOrders('26-000001')).toMatchObject([{ items: [{ quantity }] }])
  })

  test.each([
    ['was away', { mode: 'down' }],
    ['answered late', { mode: 'late', on: 'changes', times: 1, delayMs: 60_000 }],
    ['lost the answer', { mode: 'lose-answer', times: 1 }],
    ['failed', { mode: 'error', times: 2 }],
  ])('once, after the ERP %s', async (_title, behaviour) => {
    await place({ number: '26-000001' })
    await world.erpBehaves(behaviour)
    await worker().drain()
    await world.erpBehaves({ mode: 'normal' })
    world.clock.advance(HOUR_MS)
    await worker().drain()
    const held = await world.erpOrders('26-000001')
    expect(held).toHaveLength(1)
    expect(await orderNumbered('26-000001')).toMatchObject({ sapId: held[0]?.number, events: ['erp: Order created'] })
    expect(await keysWaiting()).toEqual([])
  })

  test('once, when the worker dies between sending and remembering it', async () => {
    await place({ number: '26-000001' })
    const { erp } = world
    let isDead = false
    const dying: OutboxHandler = {
      inOrder: true,
      handle: async (message) => {
        await createSubmitOrder({
          db: world.db,
          clock: world.clock,
          erp: {
            ...erp,
            submitOrder: async (order) => {
              await erp.submitOrder(order)
              isDead = true
              return new Promise(() => {})
            },
          },
        }).handle(message)
        return accept(undefined)
      },
    }
    void worker(dying).runOnce()
    await expect.poll(() => isDead).toBe(true)
    expect(await orderNumbered('26-000001')).toMatchObject({ sapId: null })

    world.clock.advance(HOUR_MS)
    await worker().drain()
    const held = await world.erpOrders('26-000001')
    expect(held).toHaveLength(1)
    expect(await orderNumbered('26-000001')).toMatchObject({ sapId: held[0]?.number })
  })

  test('once, when it is replayed', async () => {
    await place({ number: '26-000001' })
    await worker().drain()
    await world.database.pool.query('update outbox set done_at = null')
    await worker().drain()
    expect(await world.erpOrders('26-000001')).toHaveLength(1)
    expect(await orderNumbered('26-000001')).toMatchObject({ events: ['erp: Order created'] })
  })

  test('once each, with several workers at it', async () => {
    const numbers = Array.from({ length: 12 }, (_, index) => `26-0000${index + 10}`)
    for (const [index, number] of numbers.entries())
      await place({ number, shipToId: index % 2 === 0 ? FIRST_SHIP_TO : SECOND_SHIP_TO })
    const workers = [worker(), worker(), worker()]
    while ((await keysWaiting()).length > 0) await Promise.all(workers.map((each) => each.drain()))
    const held = (await world.erpOrders()).map((order) => order.reference)
    expect(held.toSorted()).toEqual(numbers)
    // SAP numbers orders as they come in: each ship-to's own order is kept.
    const arrived = (await world.erpOrders()).toSorted((a, b) => Number(a.number) - Number(b.number))
    for (const rest of [0, 1]) {
      const ofShipTo = arrived.map((order) => order.reference).filter((number) => numbers.indexOf(number) % 2 === rest)
      expect(ofShipTo).toEqual(ofShipTo.toSorted())
    }
  })
})

describe('an order the ERP refuses', () => {
  test("[ORD-36] shows 'Request sent', tells a person, and keeps back only its ship-to", async () => {
    await place({ number: '26-000001', shipToId: FIRST_SHIP_TO })
    await place({ number: '26-000002', shipToId: FIRST_SHIP_TO })
    await world.erpBehaves({ mode: 'refuse', on: 'changes', times: 1, message: 'Customer 1000101 is blocked' })
    await worker().drain()
    await place({ number: '26-000003', shipToId: SECOND_SHIP_TO })
    await worker().drain()

    expect(await orderNumbered('26-000001')).toEqual({
      sapId: null,
      status: 'Request sent',
      events: ['erp: Request sent'],
    })
    expect(log.errors).toEqual([expect.stringContaining('Customer 1000101 is blocked')])
    expect((await world.erpOrders()).map((order) => order.reference)).toEqual(['26-000003'])
    const { rows } = await world.database.pool.query('select action, subject, ship_to_id, details from audit_entry')
    expect(rows).toEqual([
      {
        action: 'erp-refused-order',
        subject: '26-000001',
        ship_to_id: FIRST_SHIP_TO,
        details: { code: 'erp-refused', erpCode: 'SIM/400', message: 'Customer 1000101 is blocked' },
      },
    ])
  })

  test("is 'Order created' again once a person has replayed it, and what waited follows", async () => {
    await place({ number: '26-000001' })
    await place({ number: '26-000002' })
    await world.erpBehaves({ mode: 'refuse', on: 'changes', times: 1, message: 'blocked' })
    await worker().drain()
    await outboxCommand(['replay', 'erp.submit-order:26-000001:1'], { ...world, print: () => undefined })
    await worker().drain()
    expect(await orderNumbered('26-000001')).toMatchObject({
      status: 'Order created',
      events: ['erp: Request sent', 'erp: Order created'],
    })
    expect(await world.erpOrders()).toHaveLength(2)
  })
})

describe('an order cancelled before it was sent', () => {
  test('is not sent', async () => {
    await place({ number: '26-000001', status: 'Canceled' })
    await worker().drain()
    expect(await world.erpOrders()).toEqual([])
    expect(await keysWaiting()).toEqual([])
  })

  test('is known when the ERP has it all the same, so that it can be cancelled there', async () => {
    await place({ number: '26-000001' })
    await world.erpBehaves({ mode: 'slow', on: 'changes', times: 1, delayMs: 2 * IMPATIENT_MS })
    await worker().drain()
    await expect.poll(() => world.erpOrders('26-000001'), { timeout: 5_000 }).toHaveLength(1)
    await world.database.pool.query(`update sales_order set status = 'Canceled'`)
    world.clock.advance(HOUR_MS)
    await worker().drain()
    const [held] = await world.erpOrders('26-000001')
    expect(await orderNumbered('26-000001')).toEqual({ sapId: held?.number, status: 'Canceled', events: null })
  })
})
