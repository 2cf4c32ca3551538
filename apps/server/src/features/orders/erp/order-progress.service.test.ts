import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErpProgress } from '#integrations/erp/index.ts'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { createWorker } from '#features/outbox/index.ts'
import { buildLog, letTimePass } from '#features/outbox/outbox.builders.ts'
import { createOrderProgress } from './order-progress.service.ts'
import { openOrderWorld, type OrderWorld, type WishedOrder } from './submit-order.builders.ts'
import { createSubmitOrder } from './submit-order.service.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const TODAY = '2026-11-24T09:00:00Z'

let played: PlayedWorld
let world: OrderWorld

beforeAll(async () => {
  played = await startPlayedWorld({ now: TODAY })
})
beforeEach(async () => {
  world = await openOrderWorld(played)
})
afterEach(() => world.close())
afterAll(() => played.stop())

/** An order that the ERP has. */
async function submitted(sequence: number, wish: WishedOrder = {}): Promise<string> {
  const number = await world.place(sequence, wish)
  const handlers = { 'erp.submit-order': createSubmitOrder(world) }
  await createWorker({ ...world, log: buildLog(), handlers }).drain()
  return number
}

function progress({ erp = world.erp, batch = 50 } = {}) {
  return createOrderProgress({
    ...world,
    erp,
    log: buildLog(),
    timeZone: async () => 'Europe/Amsterdam',
    settings: { batch, everyMs: MINUTE_MS },
  })
}

async function passes(ms: number) {
  world.clock.advance(ms)
  await letTimePass(world.pool, ms)
}

async function sync() {
  await passes(MINUTE_MS)
  return progress().syncOrderProgress()
}

async function one<Row>(sql: string): Promise<Row | undefined> {
  const { rows } = await world.pool.query(sql)
  return rows[0]
}

async function shippedCases(): Promise<number[]> {
  const { rows } = await world.pool.query<{ shipped_cases: number }>(
    'select shipped_cases from order_line order by line_number',
  )
  return rows.map((row) => row.shipped_cases)
}

const standing = () => one('select status, processing_status, delivery_status from sales_order')

describe('an order on its way', () => {
  test('[ORD-33] [ORD-35] [ORD-36] passes each station, with the times at which it was seen', async () => {
    const number = await submitted(1)
    for (let station = 0; station < 5; station += 1) {
      await world.advance(number)
      await sync()
    }
    const { rows } = await world.pool.query(`select status, source, happened_at from order_event order by id`)
    expect(rows.map((row) => [row.status, row.source])).toEqual([
      ['Order created', 'portal'],
      ['In Processing', 'erp'],
      ['Order in preparation', 'erp'],
      ['On the way', 'erp'],
      ['Delivered', 'erp'],
      ['Completed', 'erp'],
    ])
    expect(rows[5].happened_at).toEqual(world.clock.now())
    expect(await standing()).toEqual({
      status: 'Completed',
      processing_status: 'Completely Processed',
      delivery_status: 'DELIVERED',
    })
  })

  test('gets its delivery, its invoice and what was shipped of each line', async () => {
    const number = await submitted(1, {
      lines: [
        { sku: 'PILS-CRATE', pallets: 2, packages: 20, cases_total: 100 },
        { sku: 'WIT-CRATE', packages: 5, cases_total: 5 },
      ],
    })
    await world.advance(number, 5)
    await sync()
    const [held] = await world.erpOrders(number)
    const { rows: deliveries } = await world.pool.query('select * from order_delivery')
    const deliveryNumber = held?.deliveries[0]?.number
    // Midnight in Amsterdam.
    expect(deliveries).toMatchObject([
      {
        number: deliveryNumber,
        shipped_at: new Date('2026-11-23T23:00:00Z'),
        carrier: 'PostNL',
        tracking_number: `3SFUST${deliveryNumber}`,
      },
    ])
    const { rows: invoices } = await world.pool.query('select number, invoiced_on, total_cents from order_invoice')
    const [invoice] = held?.invoices ?? []
    expect(invoices).toEqual([
      {
        number: invoice?.number,
        invoiced_on: '2026-11-24',
        total_cents: (invoice?.netCents ?? 0) + (invoice?.vatCents ?? 0),
      },
    ])
    const { rows: lines } = await world.pool.query('select shipped_cases from order_line order by line_number')
    expect(lines).toEqual([{ shipped_cases: 100 }, { shipped_cases: 5 }])
  })

  test('[ORD-35] of tank beer has so many litres shipped, in part when it comes in part', async () => {
    const tank = { kind: 'tank', sap_order_type: 'YTOR', lines: [{ sku: 'PILS-TANK', liters: 1_000 }] }
    const number = await submitted(1, tank)
    await world.split(number)
    const passed: number[] = []
    for (let station = 0; station < 9; station += 1) {
      await world.advance(number)
      await sync()
      passed.push(...(await shippedCases()))
    }
    expect([...new Set(passed)]).toEqual([0, 500, 1_000])
  })

  test('[ORD-33] [ORD-35] [ORD-37] in two deliveries is partly delivered, with numbers, quantities and invoices of each', async () => {
    const number = await submitted(1, {
      lines: [
        { sku: 'PILS-CRATE', pallets: 2, packages: 21, cases_total: 101 },
        { sku: 'WIT-CRATE', packages: 1, cases_total: 1 },
      ],
    })
    await world.split(number)
    const passed: unknown[] = []
    for (let station = 0; station < 9; station += 1) {
      await world.advance(number)
      await sync()
      passed.push([Object.values((await standing()) ?? {}).join(' | '), await shippedCases()])
    }
    expect(passed).toEqual([
      ['In Processing | Partially Processed | AWAITING FULLFILLMENT', [0, 0]], // two deliveries are planned
      ['In Processing | Partially Processed | AWAITING FULLFILLMENT', [0, 0]],
      ['In Processing | Partially Processed | AWAITING FULLFILLMENT', [51, 1]], // the first one is on its way
      ['In delivery | Partially Processed | PARTIALLY DELIVERED', [51, 1]],
      ['In delivery | Partially Processed | PARTIALLY DELIVERED', [51, 1]], // and invoiced
      ['In delivery | Partially Processed | PARTIALLY DELIVERED', [51, 1]],
      ['In delivery | Partially Processed | PARTIALLY DELIVERED', [101, 1]],
      ['Delivered | Partially Processed | DELIVERED', [101, 1]],
      ['Completed | Completely Processed | DELIVERED', [101, 1]],
    ])
    const { rows: carried } = await world.pool.query(
      'select delivery_number as number, line_number as line, quantity from order_delivery_line order by 1, 2',
    )
    const [held] = await world.erpOrders(number)
    const [first, second] = held?.deliveries ?? []
    expect(carried).toEqual([
      { number: first?.number, line: 10, quantity: 51 },
      { number: first?.number, line: 20, quantity: 1 },
      { number: second?.number, line: 10, quantity: 50 },
    ])
    const { rows: invoices } = await world.pool.query('select number, total_cents from order_invoice order by number')
    expect(invoices).toEqual(
      held?.invoices.map((invoice) => ({ number: invoice.number, total_cents: invoice.netCents + invoice.vatCents })),
    )
    expect(held?.invoices).toHaveLength(2)
    expect(held?.invoices.reduce((sum, invoice) => sum + invoice.netCents, 0)).toBe(102 * 1_785)
  })

  test('changes nothing when the ERP says the same again', async () => {
    const number = await submitted(1)
    await world.advance(number, 4)
    await sync()
    const first = await one('select status_changed_at, (select count(*) from order_event) as events from sales_order')
    await sync()
    expect(
      await one('select status_changed_at, (select count(*) from order_event) as events from sales_order'),
    ).toEqual(first)
  })

  test('[ORD-37] never goes back, and an order that was cancelled stays so', async () => {
    await submitted(1)
    await world.pool.query(`update sales_order set status = 'On the way', delivery_status = 'AWAITING DELIVERY'`)
    await sync()
    expect(await standing()).toMatchObject({ status: 'On the way', delivery_status: 'AWAITING DELIVERY' })
    await world.pool.query(`update sales_order set status = 'Canceled', delivery_status = 'CANCELLED'`)
    await sync()
    expect(await standing()).toMatchObject({ status: 'Canceled', delivery_status: 'CANCELLED' })
  })

  test('[ORD-37] shows a status that the portal does not know as it comes', async () => {
    await submitted(1)
    const said: ErpProgress = {
      sapId: '1',
      orderNumber: '1',
      orderStatus: 'Q',
      processingStatus: 'Q',
      deliveryStatus: 'AWAITING SHIPMENT',
      lines: [],
      deliveries: [],
      invoices: [],
    }
    await passes(MINUTE_MS)
    await progress({ erp: { ...world.erp, orderProgress: async () => said } }).syncOrderProgress()
    expect(await standing()).toMatchObject({ status: 'Q', processing_status: 'Q' })
  })
})

describe('[NTF-01] the day of a delivery that the ERP moves', () => {
  const told = async () => {
    const { rows } = await world.pool.query<{ subject: string; news: string }>(
      `select subject, news from notification where kind = 'delivery' and news <> '' order by id`,
    )
    return rows.map(({ subject, news }) => `${news} ${subject}`)
  }
  const days = () => one('select delivery_date, planned_on from sales_order')

  /** An order for Tuesday 24 November with a delivery planned. */
  async function planned(wish: WishedOrder = {}): Promise<string> {
    const number = await submitted(1, wish)
    await world.advance(number)
    await sync()
    return number
  }

  test('is kept beside the day that was ordered, and told once', async () => {
    const number = await planned()
    expect(await days()).toEqual({ delivery_date: '2026-11-24', planned_on: null })
    await world.plan(number, '2026-11-26')
    await sync()
    await sync()
    expect(await days()).toEqual({ delivery_date: '2026-11-24', planned_on: '2026-11-26' })
    expect(await told()).toEqual(['moved 2026-11-24 2026-11-26'])
  })

  test('is told each time that it is another one, back to the ordered day, too', async () => {
    const number = await planned()
    for (const day of ['2026-11-26', '2026-11-24', '2026-11-26']) {
      await world.plan(number, day)
      await sync()
    }
    expect(await told()).toEqual([
      'moved 2026-11-24 2026-11-26',
      'moved 2026-11-26 2026-11-24',
      'moved 2026-11-24 2026-11-26',
    ])
  })

  test('of several deliveries is that of the last', async () => {
    const number = await submitted(1)
    await world.split(number)
    await world.advance(number, 3)
    await world.plan(number, '2026-11-27')
    await sync()
    expect(await told()).toEqual(['last-moved 2026-11-24 2026-11-27'])
  })

  test('is told of no order that has arrived or was cancelled', async () => {
    const number = await planned()
    await world.plan(number, '2026-11-26')
    for (const status of ['Delivered', 'Canceled']) {
      await world.pool.query('update sales_order set status = $1', [status])
      await sync()
    }
    expect(await told()).toEqual([])
  })

  test('is told once where two processes read it at once', async () => {
    const number = await planned()
    await world.plan(number, '2026-11-26')
    const bothAsk = Promise.withResolvers<void>()
    let asking = 0
    const orderProgress: typeof world.erp.orderProgress = async (asked) => {
      const said = await world.erp.orderProgress(asked)
      asking += 1
      if (asking === 2) bothAsk.resolve()
      await bothAsk.promise
      return said
    }
    await passes(MINUTE_MS)
    const first = progress({ erp: { ...world.erp, orderProgress } }).syncOrderProgress()
    await vi.waitFor(() => expect(asking).toBe(1))
    await passes(MINUTE_MS)
    await Promise.all([first, progress({ erp: { ...world.erp, orderProgress } }).syncOrderProgress()])
    expect(await told()).toEqual(['moved 2026-11-24 2026-11-26'])
  })

  test('is not taken back by an older answer that comes in after a newer one', async () => {
    const number = await planned()
    await world.plan(number, '2026-11-26')
    const orderProgress: typeof world.erp.orderProgress = async (asked) => {
      const old = await world.erp.orderProgress(asked)
      await world.plan(number, '2026-11-27')
      await sync()
      return old
    }
    await passes(MINUTE_MS)
    await progress({ erp: { ...world.erp, orderProgress } }).syncOrderProgress()
    expect(await days()).toMatchObject({ planned_on: '2026-11-27' })
    expect(await told()).toEqual(['moved 2026-11-24 2026-11-27'])
  })
})

test('what the ERP says of an order that is gone is not written to the one that has its id now', async () => {
  const number = await submitted(1)
  await world.advance(number, 5)
  const { erp } = world
  const orderProgress: typeof erp.orderProgress = async (asked) => {
    const said = await erp.orderProgress(asked)
    await world.pool.query('update sales_order set reference = gen_random_uuid()')
    return said
  }
  await passes(MINUTE_MS)
  await progress({ erp: { ...erp, orderProgress } }).syncOrderProgress()
  expect(await standing()).toMatchObject({ status: 'Order created' })
  expect((await world.pool.query('select from order_invoice')).rowCount).toBe(0)
})

describe('the ERP is asked', () => {
  test('only about orders that it has and that are not finished', async () => {
    await world.place(1)
    expect(await sync()).toBe(0)
    const number = await submitted(2, { ship_to_id: 'S2' })
    await world.advance(number, 5)
    expect(await sync()).toBe(2)
    expect(await sync()).toBe(1)
  })

  test('no more than once a minute about an order, however many workers there are', async () => {
    for (const sequence of [1, 2, 3, 4]) await submitted(sequence)
    const asked = await Promise.all([1, 2, 3].map(() => progress().syncOrderProgress()))
    expect(asked.reduce((sum, orders) => sum + orders, 0)).toBe(4)
    expect(await progress().syncOrderProgress()).toBe(0)
  })

  test('first about the orders that waited longest', async () => {
    for (const sequence of [1, 2, 3]) {
      await submitted(sequence)
      await passes(1_000)
    }
    const asked: string[] = []
    const erp = {
      ...world.erp,
      orderProgress: async ({ sapId }: { sapId: string }) => {
        asked.push(sapId)
        return undefined
      },
    }
    await progress({ erp, batch: 2 }).syncOrderProgress()
    const { rows } = await world.pool.query<{ sap_id: string }>(
      'select sap_id from sales_order order by number limit 2',
    )
    expect(asked.toSorted()).toEqual(rows.map((row) => row.sap_id).toSorted())
  })

  test('for the invoice of a delivered order for thirty days', async () => {
    const number = await submitted(1)
    await world.advance(number, 4)
    await sync()
    await passes(31 * DAY_MS)
    expect(await sync()).toBe(1)
    expect(await sync()).toBe(0)
  })

  test('again later when it could not answer, and not about the others while it is away', async () => {
    const number = await submitted(1)
    await submitted(2)
    await world.advance(number, 1)
    const away = await openOrderWorld(played, { erpTimeoutMs: 100 })
    await world.erpBehaves({ mode: 'slow', delayMs: 60_000, times: 1 })
    await passes(MINUTE_MS)
    expect(await progress({ erp: away.erp }).syncOrderProgress()).toBe(1)
    await away.close()
    expect(await sync()).toBe(2)
    expect(await one(`select status from sales_order where number = '${number}'`)).toEqual({ status: 'In Processing' })
  })
})
