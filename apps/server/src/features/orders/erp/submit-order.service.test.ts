import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildErpOrderWith, buildSapSettings } from '#integrations/erp/sap/played-erp.builders.ts'
import { createSapErp } from '#integrations/erp/sap/sap-sales-order.ts'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { createWorker, outboxCommand, type OutboxHandler } from '#features/outbox/index.ts'
import { buildLog, letTimePass, waitingMessages, type TestLog } from '#features/outbox/outbox.builders.ts'
import { openOrderWorld, type OrderWorld } from './submit-order.builders.ts'
import type { Erp } from '#integrations/erp/index.ts'
import { createSubmitOrder } from './submit-order.service.ts'

// Well above what an answer takes on a busy machine.
const IMPATIENT_MS = 1_000
const HOUR_MS = 3_600_000

let played: PlayedWorld
let world: OrderWorld
let log: TestLog

beforeAll(async () => {
  played = await startPlayedWorld()
})
beforeEach(async () => {
  world = await openOrderWorld(played, { erpTimeoutMs: IMPATIENT_MS })
  log = buildLog()
})
afterEach(() => world.close())
afterAll(() => played.stop())

function worker(handler: OutboxHandler = createSubmitOrder(world)) {
  return createWorker({ ...world, log, handlers: { 'erp.submit-order': handler } })
}

async function orderNumbered(number: string) {
  const { rows } = await world.pool.query<{ sapId: string | null; status: string; events: string[] | null }>(
    `select sap_id as "sapId", status,
       (select array_agg(source || ': ' || e.status order by e.id) from order_event e where e.order_id = o.id) as events
     from sales_order o where number = $1`,
    [number],
  )
  return rows[0]
}

const keysWaiting = async () =>
  (await waitingMessages(world.db)).map((message) => message.key).filter((key) => key.startsWith('erp.'))

/** How often the ERP has it, whether we know it by that number, and what waits. */
async function exportOf(number: string) {
  const held = await world.erpOrders(number)
  const order = await orderNumbered(number)
  const isKnown = order?.sapId === held[0]?.number
  return { held: held.length, isKnown, events: order?.events, waiting: await keysWaiting() }
}
const ONCE = { held: 1, isKnown: true, events: ['portal: Order created'], waiting: [] }

describe('a placed order reaches the ERP', () => {
  test('with its lines in their own units, and gets its SAP id', async () => {
    const number = await world.place(1, {
      is_half_truck: true,
      lines: [
        { sku: 'PILS-CRATE', pallets: 2, packages: 20, cases_total: 100 },
        { sku: 'WIT-CRATE', packages: 5, cases_total: 5 },
      ],
    })
    await worker().drain()
    const [held] = await world.erpOrders(number)
    expect(held?.document.header).toMatchObject({ SalesOrderType: 'YSOR', SoldToParty: 'C1', ShippingType: 'HT' })
    expect(held?.items).toMatchObject([
      { item: 10, material: 'PILS-CRATE', quantity: '100.000' },
      { item: 20, material: 'WIT-CRATE', quantity: '5.000' },
    ])
    expect(await orderNumbered(number)).toEqual({
      sapId: held?.number,
      status: 'Order created',
      events: ['portal: Order created'],
    })
  })

  test.each([
    ['tank beer in litres', 'tank', { sku: 'PILS-TANK', liters: 1_000 }, '1000.000'],
    ['point-of-sale material in pieces', 'posm', { sku: 'GLASS-25', packages: 12, cases_total: 12 }, '12.000'],
  ])('sends %s', async (_title, kind, line, quantity) => {
    const number = await world.place(1, { kind, lines: [line] })
    await worker().drain()
    expect(await world.erpOrders(number)).toMatchObject([{ items: [{ quantity }] }])
  })

  test('[GQL-50] with the addresses that POS materials go to, and what goes there', async () => {
    const address = {
      firstName: 'Ank',
      lastName: 'Tap',
      company: 'De Turf',
      street: ['Oude Markt 12'],
      city: 'Enschede',
    }
    const place = { postcode: '7511 GA', country: 'NL', telephone: '0612345678', note: 'Achterom', shipToId: null }
    const goods = [{ lineNumber: 10, sku: 'GLASS-25', pieces: 12 }]
    const number = await world.place(1, {
      kind: 'posm',
      addresses: JSON.stringify([{ ...address, ...place, goods }]),
      lines: [{ sku: 'GLASS-25', packages: 12, cases_total: 12 }],
    })
    await worker().drain()
    const [held] = await world.erpOrders(number)
    const text = 'Ank Tap, De Turf, Oude Markt 12, 7511 GA Enschede, NL; 0612345678; Achterom; 12 × GLASS-25'
    expect(held?.document).toMatchObject({
      texts: expect.arrayContaining([{ Language: 'EN', LongTextID: 'ZADR', LongText: text }]),
    })
  })

  test('[GQL-55] with the service point that POS materials are collected at, and how they are brought', async () => {
    const point = {
      firstName: 'Ank',
      lastName: 'Tap',
      company: 'Primera Haaksbergen',
      street: ['Blankenburgerstraat 7'],
      postcode: '7481EA',
      city: 'Haaksbergen',
      country: 'NL',
      servicePoint: { carrier: 'PostNL', id: '181040' },
      goods: [{ lineNumber: 10, sku: 'GLASS-25', pieces: 12 }],
    }
    const number = await world.place(1, {
      kind: 'posm',
      method: 'selfpickup_selfpickup',
      addresses: JSON.stringify([point]),
      lines: [{ sku: 'GLASS-25', packages: 12, cases_total: 12 }],
    })
    await worker().drain()
    const [held] = await world.erpOrders(number)
    const text =
      'PostNL 181040; Ank Tap, Primera Haaksbergen, Blankenburgerstraat 7, 7481EA Haaksbergen, NL; 12 × GLASS-25'
    expect(held?.document).toMatchObject({
      texts: expect.arrayContaining([
        { Language: 'EN', LongTextID: 'ZADR', LongText: text },
        { Language: 'EN', LongTextID: 'ZTRA', LongText: 'Self Pickup' },
      ]),
    })
  })

  test.each([
    ['was away', { mode: 'down' }],
    ['answered late', { mode: 'late', on: 'changes', times: 1, delayMs: 60_000 }],
    ['lost the answer', { mode: 'lose-answer', times: 1 }],
    ['answered twice', { mode: 'twice', times: 8 }],
    ['failed', { mode: 'error', times: 2 }],
  ])('once, after the ERP %s', async (_title, behaviour) => {
    const number = await world.place(1)
    await world.erpBehaves(behaviour)
    await worker().drain()
    await world.erpBehaves({ mode: 'normal' })
    await letTimePass(world.pool, HOUR_MS)
    await worker().drain()
    expect(await exportOf(number)).toEqual(ONCE)
  })

  test('once, after the ERP was slow and took the order when nobody waited any more', async () => {
    const number = await world.place(1)
    await world.erpBehaves({ mode: 'slow', on: 'changes', times: 1, delayMs: 2 * IMPATIENT_MS })
    await worker().drain()
    await expect.poll(() => world.erpOrders(number)).toHaveLength(1)
    await letTimePass(world.pool, HOUR_MS)
    await worker().drain()
    expect(await exportOf(number)).toEqual(ONCE)
  })

  test('once, when the worker dies between sending and remembering it', async () => {
    const number = await world.place(1)
    const { erp } = world
    let isSent = false
    const dying = createSubmitOrder({
      ...world,
      erp: {
        ...erp,
        submitOrder: async (order) => {
          await erp.submitOrder(order)
          isSent = true
          return new Promise(() => {})
        },
      },
    })
    void worker(dying).runOnce()
    await expect.poll(() => isSent).toBe(true)
    expect(await orderNumbered(number)).toMatchObject({ sapId: null })

    await letTimePass(world.pool, HOUR_MS)
    await worker().drain()
    const held = await world.erpOrders(number)
    expect(held).toHaveLength(1)
    expect(await orderNumbered(number)).toMatchObject({ sapId: held[0]?.number })
  })

  test('once, when it is told to go again', async () => {
    const number = await world.place(1)
    await worker().drain()
    await world.pool.query('update outbox set done_at = null')
    await worker().drain()
    expect(await world.erpOrders(number)).toHaveLength(1)
    expect(await orderNumbered(number)).toMatchObject({ events: ['portal: Order created'] })
  })

  test('once each and in the order of its ship-to, with several workers at it', async () => {
    const sequences = Array.from({ length: 12 }, (_, index) => index + 1)
    for (const sequence of sequences) await world.place(sequence, { ship_to_id: sequence % 2 === 0 ? 'S2' : 'S1' })
    const workers = [worker(), worker(), worker()]
    while ((await keysWaiting()).length > 0) await Promise.all(workers.map((each) => each.drain()))

    const arrivals = await Promise.all(sequences.map((sequence) => world.erpOrders(world.numberOf(sequence))))
    expect(arrivals.map((held) => held.length)).toEqual(sequences.map(() => 1))
    // SAP numbers orders as they come in.
    const sapNumbers = arrivals.flat().map((held) => Number(held.number))
    for (const rest of [0, 1]) {
      const ofShipTo = sapNumbers.filter((_, index) => index % 2 === rest)
      expect(ofShipTo).toEqual(ofShipTo.toSorted((a, b) => a - b))
    }
  })
})

describe('an order that is gone when the ERP answers, and whose id another one has', () => {
  /** The database comes back without its last seconds while the ERP is asked. */
  const comingBack: Partial<Erp> = {
    submitOrder: async (order) => {
      const answer = await world.erp.submitOrder(order)
      await world.pool.query('update sales_order set reference = gen_random_uuid()')
      return answer
    },
  }

  test('gives it neither its SAP id nor its number', async () => {
    const number = await world.place(1)
    await worker(createSubmitOrder({ ...world, erp: { ...world.erp, ...comingBack } })).runOnce()
    expect(await orderNumbered(number)).toEqual({
      sapId: null,
      status: 'Order created',
      events: ['portal: Order created'],
    })
  })

  test('leaves it as it was when the ERP refuses', async () => {
    const number = await world.place(1)
    await world.erpBehaves({ mode: 'refuse', on: 'changes', times: 1 })
    await worker(createSubmitOrder({ ...world, erp: { ...world.erp, ...comingBack } })).runOnce()
    expect(await orderNumbered(number)).toMatchObject({ status: 'Order created' })
    expect((await world.pool.query('select from audit_entry')).rowCount).toBe(0)
  })

  test('is not sent in its stead', async () => {
    const number = await world.place(1)
    await world.pool.query('update sales_order set reference = gen_random_uuid()')
    await worker().runOnce()
    expect(await world.erpOrders(number)).toEqual([])
    expect(await keysWaiting()).toHaveLength(1)
  })
})

describe('an order the ERP refuses', () => {
  const refuseNext = () =>
    world.erpBehaves({ mode: 'refuse', on: 'changes', times: 1, message: 'Customer C1 is blocked' })

  test("[ORD-36] shows 'Request sent', tells a person, and keeps back only its ship-to", async () => {
    const refused = await world.place(1)
    const behindIt = await world.place(2)
    await refuseNext()
    await worker().drain()
    const elsewhere = await world.place(3, { ship_to_id: 'S2' })
    await worker().drain()

    expect(await orderNumbered(refused)).toEqual({
      sapId: null,
      status: 'Request sent',
      events: ['portal: Order created', 'erp: Request sent'],
    })
    expect(log.errors).toEqual([expect.stringContaining('Customer C1 is blocked')])
    expect(await world.erpOrders(behindIt)).toEqual([])
    expect(await world.erpOrders(elsewhere)).toHaveLength(1)
    const { rows } = await world.pool.query('select action, subject, ship_to_id, details from audit_entry')
    expect(rows).toEqual([
      {
        action: 'erp-refused-order',
        subject: refused,
        ship_to_id: 'S1',
        details: { code: 'erp-refused', erpCode: 'SIM/400', message: 'Customer C1 is blocked' },
      },
    ])
  })

  test("is 'Order created' again once a person has replayed it, and what waited follows", async () => {
    const refused = await world.place(1)
    const behindIt = await world.place(2)
    await refuseNext()
    await worker().drain()
    await outboxCommand(['replay', await world.keyOf('erp.submit-order', refused)], {
      ...world,
      print: () => undefined,
    })
    await worker().drain()
    expect(await orderNumbered(refused)).toMatchObject({
      status: 'Order created',
      events: ['portal: Order created', 'erp: Request sent', 'erp: Order created'],
    })
    expect(await world.erpOrders(behindIt)).toHaveLength(1)
  })
})

describe('an order whose reference the ERP drops', () => {
  const dropping = () => {
    const { connection, customizing } = buildSapSettings(played.url)
    const erp = createSapErp({
      connection,
      customizing: async () => ({ ...(await customizing()), referenceField: 'ExternalDocumentID' }),
    })
    return createSubmitOrder({ ...world, erp })
  }
  beforeEach(() => played.tell('erp/metadata', { notWritable: 'drop' }))
  afterEach(() => played.tell('erp/metadata', {}))

  test('reaches the ERP once, is followed, holds nothing back, and is written down for the operator', async () => {
    const number = await world.place(1)
    const behindIt = await world.place(2)
    await worker(dropping()).drain()
    expect(await exportOf(number)).toEqual(ONCE)
    expect(await exportOf(behindIt)).toEqual(ONCE)
    const [held] = await world.erpOrders(number)
    const { rows } = await world.pool.query('select action, subject, ship_to_id, details from audit_entry order by id')
    expect(rows).toHaveLength(2)
    expect(rows[0]).toEqual({
      action: 'erp-reference-dropped',
      subject: 'erp-reference-dropped',
      ship_to_id: 'S1',
      details: { number, sapId: held?.number },
    })
  })

  test('waits for a person when the answer is lost as well, and the error says what to look at', async () => {
    const number = await world.place(1)
    await world.erpBehaves({ mode: 'lose-answer', times: 1 })
    await worker(dropping()).drain()
    await letTimePass(world.pool, HOUR_MS)
    await worker(dropping()).drain()
    const [held] = await world.erpOrders(number)
    expect(await orderNumbered(number)).toMatchObject({ sapId: null, status: 'Request sent' })
    expect(log.errors).toContainEqual(expect.stringContaining(`see whether ${held?.number} in the ERP`))
    expect(log.errors).toContainEqual(expect.stringContaining('SAP_REFERENCE_FIELD'))
  })
})

test('an order with a value that is longer than the ERP takes it is not sent, and the error names the value', async () => {
  const number = await world.place(1, { sap_order_type: 'YSORX' })
  await worker().drain()
  expect(await world.erpOrders(number)).toEqual([])
  expect(await orderNumbered(number)).toMatchObject({ status: 'Request sent' })
  expect(log.errors).toEqual([
    expect.stringContaining("erp-value-too-long: SalesOrderType 'YSORX' has 5 characters, SAP takes 4"),
  ])
})

describe('an order cancelled before it was sent', () => {
  test('is not sent', async () => {
    const number = await world.place(1, { status: 'Canceled' })
    await worker().drain()
    expect(await world.erpOrders(number)).toEqual([])
    expect(await keysWaiting()).toEqual([])
  })

  test('is known when the ERP has it all the same, so that it can be cancelled there', async () => {
    const number = await world.place(1)
    await world.erp.findOrder(buildErpOrderWith({}))
    await world.erpBehaves({ mode: 'slow', on: 'changes', times: 1, delayMs: 2 * IMPATIENT_MS })
    await worker().drain()
    await expect.poll(() => world.erpOrders(number)).toHaveLength(1)
    await world.pool.query(`update sales_order set status = 'Canceled'`)
    await letTimePass(world.pool, HOUR_MS)
    await worker().drain()
    const [held] = await world.erpOrders(number)
    expect(await orderNumbered(number)).toEqual({
      sapId: held?.number,
      status: 'Canceled',
      events: ['portal: Order created'],
    })
  })
})
