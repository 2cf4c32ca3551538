import { randomUUID } from 'node:crypto'
import { refuse } from '@fust/domain/outcome'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildErpOrderWith, enterUnmarked } from '#integrations/erp/sap/played-erp.builders.ts'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import type { Erp, ErpOrder } from '#integrations/erp/index.ts'
import { createWorker } from '#features/outbox/index.ts'
import { buildLog, letTimePass, waitingMessages, type TestLog } from '#features/outbox/outbox.builders.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { createOrderConfirmation, createOrderRenumbered } from '../letters/order-letter.service.ts'
import { openOrderWorld, type OrderWorld } from './submit-order.builders.ts'
import { createSubmitOrder } from './submit-order.service.ts'

const HOUR_MS = 3_600_000

let played: PlayedWorld
let world: OrderWorld
let log: TestLog

beforeAll(async () => {
  played = await startPlayedWorld()
})
beforeEach(async () => {
  world = await openOrderWorld(played)
  log = buildLog()
})
afterEach(() => world.close())
afterAll(() => played.stop())

/** Works on all that waits for the ERP; `erp` may be another one than the played one. */
const work = (erp: Erp = world.erp) =>
  createWorker({ ...world, log, handlers: { 'erp.submit-order': createSubmitOrder({ ...world, erp }) } }).drain()

/** The ERP has orders of these numbers that were lost here. */
async function lost(...numbers: string[]): Promise<void> {
  for (const orderNumber of numbers) await world.erp.submitOrder(buildErpOrderWith({ orderNumber }))
}

/** The number after the prefix of this world: `drawn(3)` is the third of the sequence. */
const drawn = (count: number) => world.numberOf(0).replace('000', String(count).padStart(5, '0'))

type Row = { number: string; former: string[]; sapId: string | null; status: string; reference: string }
async function order(): Promise<Row> {
  const { rows } = await world.pool.query<Row>(
    `select number, former_numbers as former, sap_id as "sapId", status, reference from sales_order order by id limit 1`,
  )
  const [row] = rows
  if (!row) throw new Error('There is no order.')
  return row
}

const nextNumber = async () => (await world.pool.query(`select nextval('order_number')::int as next`)).rows[0]?.next

/** The order as the ERP is told about it, under its own reference and this number. */
const asSent = async (orderNumber: string): Promise<ErpOrder> =>
  buildErpOrderWith({ reference: (await order()).reference, orderNumber })

describe('an order whose number the ERP has for another one', () => {
  test('gets another number, and reaches the ERP once with its own reference', async () => {
    const number = await world.place(1)
    await lost(number)
    await work()
    const { former, sapId, status, reference } = await order()
    const [held] = await world.erpOrders(drawn(1))
    expect({ former, sapId, status }).toEqual({ former: [number], sapId: held?.number, status: 'Order created' })
    expect(held).toMatchObject({
      reference: reference.replaceAll('-', ''),
      document: { header: { PurchaseOrderByCustomer: drawn(1) } },
    })
    expect(await world.erpOrders(number)).toHaveLength(1)
    expect(log.errors).toEqual([])
  })

  test('jumps further ahead each time, and orders placed later are numbered behind it', async () => {
    const number = await world.place(1)
    await lost(number, ...[1, 2, 3, 4, 5, 6].map(drawn))
    await work()
    expect(await order()).toMatchObject({ number: drawn(7), former: [number, drawn(1), drawn(3)] })
    expect(await nextNumber()).toBe(8)
  })

  test('is in the audit trail with both numbers, and with what has the first one', async () => {
    const number = await world.place(1)
    await lost(number)
    const [held] = await world.erpOrders(number)
    await work()
    const { rows } = await world.pool.query('select action, subject, ship_to_id, details from audit_entry')
    expect(rows).toEqual([
      {
        action: 'order-renumbered',
        subject: number,
        ship_to_id: 'S1',
        details: { number: drawn(1), sapId: held?.number },
      },
    ])
  })

  test('keeps the number that it got when the worker ends before it was sent', async () => {
    const number = await world.place(1)
    await lost(number)
    const { erp } = world
    let calls = 0
    const away: Erp = {
      ...erp,
      submitOrder: async (asked) => {
        calls += 1
        if (calls > 1) throw new Error('The ERP is away')
        return erp.submitOrder(asked)
      },
    }
    await work(away)
    expect(await order()).toMatchObject({ number: drawn(1), sapId: null })
    expect(await waitingMessages(world.db)).toMatchObject([{ order: drawn(1) }, { order: drawn(1) }])

    await letTimePass(world.pool, HOUR_MS)
    await work()
    expect(await order()).toMatchObject({ number: drawn(1), former: [number], sapId: expect.any(String) })
  })

  test('is tried again later, further ahead, when no number of one attempt was free', async () => {
    await world.place(1)
    const asked: string[] = []
    const full: Erp = {
      ...world.erp,
      submitOrder: async ({ orderNumber }) => {
        asked.push(orderNumber)
        return refuse({ code: 'erp-number-taken', sapId: '1' })
      },
    }
    await work(full)
    expect(asked).toHaveLength(12)
    expect(asked.at(-1)).toBe(drawn(2 ** 11 - 1))
    expect(await waitingMessages(world.db)).toMatchObject([{ isDead: false, attempts: 1 }, { attempts: 0 }])

    await letTimePass(world.pool, HOUR_MS)
    await work()
    expect(await order()).toMatchObject({ number: drawn(2 ** 12 - 1), sapId: expect.any(String) })
  })
})

describe('an order that the ERP has under another number', () => {
  test('takes that one over, and later orders are numbered behind it', async () => {
    const number = await world.place(1)
    await world.erp.submitOrder(await asSent(drawn(5)))
    await work()
    const [held] = await world.erpOrders(drawn(5))
    expect(await order()).toMatchObject({ number: drawn(5), former: [number], sapId: held?.number })
    expect(await world.erpOrders(number)).toEqual([])
    expect(await nextNumber()).toBeGreaterThan(5)
  })

  test('takes it from an order that got it meanwhile, which is numbered behind it', async () => {
    await world.place(1)
    await world.erp.submitOrder(await asSent(drawn(5)))
    const meanwhile = await world.place(2, { ship_to_id: 'S2' })
    await world.pool.query('update sales_order set number = $1 where number = $2', [drawn(5), meanwhile])
    await work()
    const { rows } = await world.pool.query<Row>('select number, sap_id as "sapId" from sales_order order by id')
    for (const { number, sapId } of rows) expect(await world.erpOrders(number)).toMatchObject([{ number: sapId }])
    expect(rows[0]?.number).toBe(drawn(5))
  })

  test('keeps its own where a person wrote something else over it in the ERP', async () => {
    const number = await world.place(1)
    await world.erp.submitOrder(await asSent('Koningsdag'))
    await work()
    expect(await order()).toMatchObject({ number, former: [], sapId: expect.any(String) })
  })
})

describe('an order whose number the ERP has without a reference', () => {
  test('waits for a person, and is not sent', async () => {
    const number = await world.place(1)
    await enterUnmarked(played.url, buildErpOrderWith({ orderNumber: number }))
    const [held] = await world.erpOrders(number)
    await work()
    expect(await order()).toMatchObject({ number, former: [], sapId: null, status: 'Request sent' })
    expect(await world.erpOrders(number)).toHaveLength(1)
    expect(log.errors).toEqual([expect.stringContaining(`see whether ${held?.number} in the ERP`)])
    const { rows } = await world.pool.query('select action, subject, details from audit_entry')
    const details = { code: 'erp-order-unmarked', sapId: held?.number }
    expect(rows).toEqual([{ action: 'erp-refused-order', subject: number, details }])
  })

  test('does so too when it was cancelled before it was sent', async () => {
    const number = await world.place(1, { status: 'Canceled' })
    await enterUnmarked(played.url, buildErpOrderWith({ orderNumber: number }))
    await work()
    expect(log.errors).toEqual([expect.stringContaining('erp-order-unmarked')])
  })
})

test('an order cancelled before it was sent has nothing to do with another one of its number', async () => {
  const number = await world.place(1, { status: 'Canceled' })
  await lost(number)
  await work()
  expect(await order()).toMatchObject({ number, former: [], sapId: null, status: 'Canceled' })
  expect(log.errors).toEqual([])
})

describe('the buyer of an order that got another number', () => {
  let buyer: string
  beforeEach(async () => {
    buyer = `${randomUUID()}@tenbrink.example`
    await world.pool.query(`update portal_user set email = $1, locale = 'nl' where id = 'U1'`, [buyer])
  })

  const sendMails = () => {
    const portal = createPortal({ store: createPortalStore(world.db), clock: world.clock })
    const parts = { ...world, portal, publicUrl: 'https://bestellen.veenhof.example' }
    const handlers = {
      'mail.order-confirmation': createOrderConfirmation(parts),
      'mail.order-renumbered': createOrderRenumbered(parts),
    }
    return createWorker({ ...world, log, handlers }).drain()
  }

  test('is told so in the words of its reader, by a mail of its own', async () => {
    const number = await world.place(1)
    await lost(number, drawn(1))
    await sendMails()
    await work()
    await sendMails()
    const mails = await world.mails(buyer)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Bestelling ${number} is nu bestelling ${drawn(3)}`,
      `Bestelling ${number} voor Depot Boekelo`,
    ])
    expect(mails[0]?.text.trimEnd().split('\n')).toEqual([
      'Beste Jan,',
      '',
      `Uw bestelling ${number} heeft een ander nummer gekregen: ${drawn(3)}. Verder is er niets veranderd en u hoeft niets te doen.`,
      '',
      `Bestelnummer: ${drawn(3)}`,
      `Eerder bestelnummer: ${number}, ${drawn(1)}`,
      'Afleveradres: Depot Boekelo, Windmolenweg 14, 7548 BM Boekelo',
      'Leverdag: dinsdag 24 november 2026',
      'Transport: Volle vrachtwagen',
      '',
      'Uw bestellingen bekijken: https://bestellen.veenhof.example/orders/history',
    ])
    expect(mails[0]?.html).not.toContain('<thead>')
  })

  test('in English where that is read, and a confirmation that was not sent yet has the new number', async () => {
    await world.pool.query(`update portal_user set locale = 'en' where id = 'U1'`)
    const number = await world.place(1)
    await lost(number)
    await work()
    await sendMails()
    const subjects = (await world.mails(buyer)).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual([
      `Order ${drawn(1)} for Depot Boekelo`,
      `Order ${number} is now order ${drawn(1)}`,
    ])
  })

  test('hears of an order with the number of a lost one as of another order', async () => {
    const number = await world.place(1)
    await sendMails()
    await world.pool.query('truncate sales_order cascade; truncate outbox')
    await world.place(1)
    await sendMails()
    // The inbox knows a repeat by its Message-ID.
    expect(await world.mails(buyer)).toMatchObject([
      { subject: expect.stringContaining(number), timesReceived: 1 },
      { subject: expect.stringContaining(number), timesReceived: 1 },
    ])
  })

  test('hears nothing of it where the number stayed', async () => {
    await world.place(1)
    await work()
    await sendMails()
    expect(await world.mails(buyer)).toHaveLength(1)
    expect(await waitingMessages(world.db)).toEqual([])
  })
})
