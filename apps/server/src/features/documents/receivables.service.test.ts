import { calendarDate } from '@fust/domain/calendar'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ErpFault, type Erp, type ErpReceivable } from '#integrations/erp/index.ts'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { buildLog, letTimePass } from '#features/outbox/outbox.builders.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { lookAfterOrders, workOffForErp } from '../orders/erp/erp-work.builders.ts'
import { openOrderWorld, type OrderWorld } from '../orders/erp/submit-order.builders.ts'
import { createReceivables } from './receivables.service.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let played: PlayedWorld
let world: OrderWorld

beforeAll(async () => {
  played = await startPlayedWorld({ now: '2026-11-23T09:00:00Z' })
})
beforeEach(async () => {
  world = await openOrderWorld(played)
})
afterEach(() => world.close())
afterAll(() => played.stop())

function sync({ erp = world.erp, batch = 50 }: { erp?: Pick<Erp, 'receivable'>; batch?: number } = {}) {
  const portal = createPortal({ store: createPortalStore(world.db), clock: world.clock })
  const settings = { batch, everyMs: HOUR_MS }
  return createReceivables({ ...world, portal, erp, log: buildLog(), settings }).syncReceivables()
}

async function passes(ms: number) {
  world.clock.advance(ms)
  await letTimePass(world.pool, ms)
}

type Booked = { number: string; due_on: string | null; paid_cents: number | null; total_cents: number }
async function booked(): Promise<Booked> {
  const { rows } = await world.pool.query<Booked>('select number, due_on, paid_cents, total_cents from order_invoice')
  const [invoice] = rows
  if (!invoice || rows.length > 1) throw new Error(`There are ${rows.length} invoices`)
  return invoice
}

/** An order that has come, with the invoice that the ERP wrote for it. */
async function invoiced(): Promise<Booked> {
  const number = await world.place(1)
  await workOffForErp(world)
  await world.advance(number, 5)
  await passes(60_000)
  await lookAfterOrders(world)
  return booked()
}

const told = async (own: Partial<ErpReceivable>) => ({ dueOn: calendarDate('2026-12-23'), openCents: 0, ...own })

describe('[DOC-06] the open amount of an invoice', () => {
  test('is known soon after the invoice, with its due date', async () => {
    expect(await invoiced()).toMatchObject({ due_on: null, paid_cents: null })
    expect(await sync()).toBe(1)
    expect(await booked()).toMatchObject({ due_on: '2026-12-23', paid_cents: 0 })
    expect(await sync()).toBe(0)
  })

  test('follows what is paid, in parts, to the end, and back where a bank takes it back', async () => {
    const { number, total_cents: total } = await invoiced()
    await sync()
    for (const [paid, ms] of [
      [100, HOUR_MS],
      [total / 100, HOUR_MS],
      [100.5, DAY_MS],
    ] as const) {
      await played.tell('erp/pay', { invoiceNumber: number, paid })
      expect(await sync()).toBe(0)
      await passes(ms)
      expect(await sync()).toBe(1)
      expect((await booked()).paid_cents).toBe(Math.round(paid * 100))
    }
  })

  test('is asked once an hour while something is open, and once a day when it is paid', async () => {
    const { number } = await invoiced()
    await sync()
    await played.tell('erp/pay', { invoiceNumber: number })
    await passes(HOUR_MS)
    await sync()
    await passes(23 * HOUR_MS)
    expect(await sync()).toBe(0)
    await passes(HOUR_MS)
    expect(await sync()).toBe(1)
  })

  test.each([
    ['2026-08-25', 0, true],
    ['2026-08-24', 0, false],
    ['2026-08-24', 1, true],
  ])('is asked again of one due on %s with %i cents open: %s', async (due, openCents, isAskedAgain) => {
    await invoiced()
    await sync({ erp: { receivable: () => told({ dueOn: calendarDate(due), openCents }) } })
    await passes(30 * DAY_MS)
    expect(await sync()).toBe(isAskedAgain ? 1 : 0)
  })

  test('that the books do not have stays as it was, is asked daily, and is given up after 400 days', async () => {
    await invoiced()
    await world.pool.query(`update order_invoice set due_on = '2026-12-07', paid_cents = 12`)
    const unknown = { receivable: async () => undefined }
    await sync({ erp: unknown })
    expect(await booked()).toMatchObject({ due_on: '2026-12-07', paid_cents: 12 })
    expect(await sync({ erp: unknown })).toBe(0)
    await passes(401 * DAY_MS)
    expect(await sync({ erp: unknown })).toBe(1)
    await passes(400 * DAY_MS)
    expect(await sync({ erp: unknown })).toBe(0)
  })

  test('that could not be asked for comes again with the next ones, and an ERP that is away is asked once', async () => {
    await invoiced()
    await world.pool.query(
      `insert into order_invoice (company_id, order_id, number, invoiced_on, total_cents)
       select company_id, order_id, '2', invoiced_on, 1 from order_invoice`,
    )
    const away = {
      receivable: async () => {
        throw new ErpFault('unreachable', 'It is away')
      },
    }
    expect(await sync({ erp: away })).toBe(1)
    await passes(300_000)
    expect(await sync({ erp: { receivable: () => told({}) } })).toBe(2)
  })

  test('is never an older one over a newer one', async () => {
    const { total_cents: total } = await invoiced()
    let answerSlow = (_answer: ErpReceivable) => {}
    const slow = new Promise<ErpReceivable>((resolve) => {
      answerSlow = resolve
    })
    let wasAsked = () => {}
    const asked = new Promise<void>((resolve) => {
      wasAsked = resolve
    })
    const first = sync({
      erp: {
        receivable: () => {
          wasAsked()
          return slow
        },
      },
    })
    await asked
    await passes(300_000)
    await sync({ erp: { receivable: () => told({ openCents: 0 }) } })
    answerSlow(await told({ openCents: total }))
    await first
    expect((await booked()).paid_cents).toBe(total)
  })
})
