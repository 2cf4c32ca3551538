import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSapErp } from '#integrations/erp/sap/sap-sales-order.ts'
import { buildSapSettings } from '#integrations/erp/sap/played-erp.builders.ts'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import type { Erp } from '#integrations/erp/index.ts'
import { buildClock, letTimePass } from '#features/outbox/outbox.builders.ts'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { notificationsFeature } from '#features/notifications/notifications.feature.ts'
import { ticketsFeature } from '#features/tickets/tickets.feature.ts'
import { insertRows } from '../../../test/brewery.builders.ts'
import { ADD, CHOOSE, newCart, place } from '../../../test/cart-calls.builders.ts'
import { readPath } from '../../../test/open-brewery.ts'
import { openResettableBrewery, type ResettableBrewery } from '../../../test/resettable-brewery.ts'
import { sumUp } from '../../insight/ordered/sum-up.builders.ts'
import { readToldOrder } from '../letters/told-order.ts'
import { lookAfterOrders, workOffForErp } from './erp-work.builders.ts'
import { ordersFeature } from '../orders.feature.ts'

const MINUTE_MS = 60_000
const NOTIFICATIONS = '/nl/prod/api/v1/portal/notifications/GetNotifications?language=en'
const CLAIMABLE = '/nl/prod/api/v1/portal/tickets/GetClaimableLines'
const ORDER = `query ($number: String) {
  customer { orders(filter: { number: { eq: $number } }) { items {
    ordered_total { value } grand_total
    total { grand_total { value } subtotal_excl_tax { value } total_tax { value } taxes { amount { value } } }
    additional_data { total_packages }
    items {
      product_sku quantity_ordered quantity_confirmed quantity_shipped quantity_invoiced quantity_canceled quantity_refunded
      prices { row_total { value } }
      confirmation { change later_quantity later_on substitute_sku substitute_name }
    }
  } } }
}`

let played: PlayedWorld
let erp: Erp
let brewery: ResettableBrewery
let worlds = 0

beforeAll(async () => {
  played = await startPlayedWorld({ now: '2026-11-24T09:00:00Z' })
  erp = createSapErp(buildSapSettings(played.url))
  brewery = await openResettableBrewery({
    features: [assortmentFeature, cartFeature, notificationsFeature, ordersFeature, ticketsFeature],
    erp,
  })
})
beforeEach(async () => {
  await brewery.reset()
  worlds += 1
  // The played ERP outlives a test: the numbers are this test's own.
  await insertRows(brewery.pool, 'brewery_setting', [
    { name: 'order_number_prefix', value: JSON.stringify(`L${worlds}-`) },
    { name: 'order_types', value: JSON.stringify({ tank: 'YTOR', posm: 'YPOR' }) },
  ])
})
afterAll(async () => {
  await brewery.close()
  await played.stop()
})

const atErp = (own: Partial<Erp> = {}) => ({ db: brewery.db, clock: buildClock(), erp: { ...erp, ...own } })

const CRATES = [
  { sku: 'PILS-CRATE', quantity: 3 },
  { sku: 'WIT-CRATE', quantity: 5 },
]

type Item = { sku: string; quantity: number; number_of_pallet?: number }

/** Places an order for Tuesday 24 November and takes it to the ERP; answers its number. */
async function ordered(items: readonly Item[] = CRATES): Promise<string> {
  const cart = await newCart(brewery)
  await brewery.ask(ADD, { cartId: cart, items })
  await brewery.ask(CHOOSE, { cart, outlet: 'S1', method: 'selfpickup_selfpickup', date: '2026-11-24' })
  const placed = await place(brewery, cart)
  expect(readPath(placed.data, 'placeOrder', 'errors')).toEqual([])
  expect(await workOffForErp(atErp())).toEqual([])
  return String(readPath(placed.data, 'placeOrder', 'order_number'))
}

async function look(own: Partial<Erp> = {}): Promise<void> {
  await letTimePass(brewery.pool, MINUTE_MS)
  await lookAfterOrders(atErp(own))
}

const lever = (name: string, orderNumber: string, own: object) => played.tell(`erp/${name}`, { orderNumber, ...own })

async function shown(number: string): Promise<unknown> {
  const { data } = await brewery.ask(ORDER, { number })
  return readPath(data, 'customer', 'orders', 'items', 0)
}

const lineOf = async (number: string, index: number) => readPath(await shown(number), 'items', index)
const totalOf = async (number: string) => readPath(await shown(number), 'grand_total')

async function notices(): Promise<string[]> {
  const { body } = await brewery.get(NOTIFICATIONS)
  return (Array.isArray(body) ? body : []).map((one: unknown) => String(readPath(one, 'text')))
}

async function stockOf(sku: string): Promise<number> {
  const { rows } = await brewery.pool.query<{ quantity: number }>('select quantity from stock where sku = $1', [sku])
  return rows[0]?.quantity ?? Number.NaN
}

describe('[ORD-35] a line that the ERP rejects', () => {
  test('is shown beside what was ordered, costs nothing, gives its stock back once and is told once', async () => {
    const before = await stockOf('WIT-CRATE')
    const number = await ordered()
    const total = Number(await totalOf(number))
    expect(await stockOf('WIT-CRATE')).toBe(before - 5)
    await lever('reject', number, { item: 20 })
    await look()
    await look()
    expect(await lineOf(number, 1)).toMatchObject({
      quantity_ordered: 5,
      quantity_confirmed: 0,
      quantity_canceled: 5,
      prices: { row_total: { value: 0 } },
      confirmation: { change: 'REJECTED', later_quantity: null },
    })
    expect(await lineOf(number, 0)).toMatchObject({ quantity_confirmed: 3, quantity_canceled: 0, confirmation: null })
    expect(await shown(number)).toMatchObject({ ordered_total: { value: total } })
    expect(Number(await totalOf(number))).toBeLessThan(total)
    expect(await stockOf('WIT-CRATE')).toBe(before)
    const [text, ...others] = await notices()
    expect(others).toEqual([])
    expect(text).toMatch(
      /^The brewery has changed order .*\. It now costs € [\d,]+\. .*: 5 ordered, 0 confirmed\. Rejected by the brewery\.$/,
    )
  })

  test('is told with its pack: a beer has one name in all of them', async () => {
    await brewery.pool.query(`update product set subtitle = '{"en": "Crate of 24"}' where sku = 'WIT-CRATE'`)
    const number = await ordered()
    await lever('reject', number, { item: 20 })
    await look()
    expect(await notices()).toEqual([expect.stringContaining(', Crate of 24: 5 ordered, 0 confirmed.')])
  })

  test('leaves a total that is what the invoice bills', async () => {
    const number = await ordered()
    await lever('reject', number, { item: 20 })
    for (let station = 0; station < 5; station += 1) await played.tell('erp/advance', { orderNumber: number })
    await look()
    const { rows } = await brewery.pool.query<{ total: number }>(
      'select total_cents::float as total from order_invoice',
    )
    expect(rows).toEqual([{ total: Math.round(Number(await totalOf(number)) * 100) }])
    expect(await lineOf(number, 0)).toMatchObject({ quantity_shipped: 3, quantity_invoiced: 3 })
    expect(await lineOf(number, 1)).toMatchObject({ quantity_shipped: 0, quantity_invoiced: 0 })
  })

  test('and is cancelled afterwards with the rest gives back what is left, and nothing twice', async () => {
    const before = [await stockOf('PILS-CRATE'), await stockOf('WIT-CRATE')]
    const number = await ordered()
    await lever('reject', number, { item: 20 })
    await look()
    await lever('reject', number, { item: 10 })
    await look()
    expect([await stockOf('PILS-CRATE'), await stockOf('WIT-CRATE')]).toEqual(before)
  })
})

describe('[ORD-35] a line of which the ERP confirms less', () => {
  test('costs its share, and takes its stock again once more is confirmed', async () => {
    const before = await stockOf('WIT-CRATE')
    const number = await ordered()
    const total = await totalOf(number)
    await lever('confirm', number, { item: 20, quantity: 2 })
    await look()
    expect(await lineOf(number, 1)).toMatchObject({ quantity_confirmed: 2, confirmation: { change: 'REDUCED' } })
    expect(await stockOf('WIT-CRATE')).toBe(before - 2)
    await lever('confirm', number, { item: 20, quantity: 5 })
    await look()
    expect(await lineOf(number, 1)).toMatchObject({ quantity_confirmed: 5, confirmation: null })
    expect(await shown(number)).toMatchObject({ grand_total: total, ordered_total: null })
    expect(await stockOf('WIT-CRATE')).toBe(before - 5)
    expect(await notices()).toEqual([
      expect.stringContaining('All 5 are confirmed, as ordered.'),
      expect.stringContaining('5 ordered, 2 confirmed.'),
    ])
  })

  test('gets no stock that others have taken meanwhile, and says that it is confirmed all the same', async () => {
    const number = await ordered()
    await lever('confirm', number, { item: 20, quantity: 2 })
    await look()
    await brewery.pool.query(
      `with gone as (select sku, quantity from stock where sku = 'WIT-CRATE'),
       noted as (insert into stock_movement (sku, delta, balance, reason, moved_at)
         select sku, -quantity, 0, 'correction', now() from gone)
       update stock set quantity = 0 where sku = 'WIT-CRATE'`,
    )
    await lever('confirm', number, { item: 20, quantity: 5 })
    await look()
    expect(await lineOf(number, 1)).toMatchObject({ quantity_confirmed: 5 })
    expect(await stockOf('WIT-CRATE')).toBe(0)
  })
})

test('[ORD-35] a part that comes on a later day is told with the day, and keeps its stock and its price', async () => {
  const number = await ordered()
  const [total, stock] = [await totalOf(number), await stockOf('WIT-CRATE')]
  await lever('backorder', number, { item: 20, quantity: 3, day: '2026-11-27' })
  await look()
  expect(await lineOf(number, 1)).toMatchObject({
    quantity_confirmed: 5,
    quantity_canceled: 0,
    confirmation: { change: 'BACKORDERED', later_quantity: 3, later_on: '2026-11-27' },
  })
  expect([await totalOf(number), await stockOf('WIT-CRATE')]).toEqual([total, stock])
  expect(await notices()).toEqual([expect.stringContaining('5 ordered, 3 of them come later, on Friday 27 November.')])
})

test('[ORD-35] another product in place of the ordered one is named, and the stock of the ordered one goes back', async () => {
  const number = await ordered()
  const stock = await stockOf('WIT-CRATE')
  await lever('substitute', number, { item: 20, material: 'PILS-CRATE' })
  await look()
  expect(await lineOf(number, 1)).toMatchObject({
    product_sku: 'WIT-CRATE',
    quantity_confirmed: 5,
    confirmation: { change: 'SUBSTITUTED', substitute_sku: 'PILS-CRATE', substitute_name: expect.stringMatching(/./) },
  })
  expect(await stockOf('WIT-CRATE')).toBe(stock + 5)
  // What the substitute is delivered as is still this line.
  for (let station = 0; station < 5; station += 1) await played.tell('erp/advance', { orderNumber: number })
  await look()
  expect(await lineOf(number, 1)).toMatchObject({ quantity_shipped: 5, quantity_invoiced: 5 })
})

test('[ORD-35] what a delivery does not carry goes back when it has left, and not before', async () => {
  const number = await ordered()
  const stock = await stockOf('WIT-CRATE')
  await played.tell('erp/advance', { orderNumber: number })
  await lever('carry', number, { item: 20, quantity: 4 })
  await look()
  expect(await lineOf(number, 1)).toMatchObject({ quantity_confirmed: 5 })
  for (let station = 0; station < 2; station += 1) await played.tell('erp/advance', { orderNumber: number })
  await look()
  expect(await lineOf(number, 1)).toMatchObject({
    quantity_confirmed: 4,
    quantity_shipped: 4,
    confirmation: { change: 'SHORT_DELIVERED' },
  })
  expect(await stockOf('WIT-CRATE')).toBe(stock + 1)
  expect(await notices()).toContainEqual(expect.stringContaining('5 ordered, 4 delivered.'))
})

describe('[ORD-35] what follows the confirmed quantity', () => {
  test('is the budget, which pays for no more than is confirmed', async () => {
    await insertRows(brewery.pool, 'budget', [
      { company_id: 'C1', ship_to_id: 'S1', year: 2026, granted_cents: 100_000, left_cents: 100_000 },
    ])
    const left = async () => (await brewery.pool.query('select left_cents::int from budget')).rows[0]?.left_cents
    const number = await ordered([{ sku: 'GLASS-25', quantity: 4 }])
    const each = (100_000 - (await left())) / 4
    await lever('confirm', number, { item: 10, quantity: 1 })
    await look()
    expect(await left()).toBe(100_000 - each)
    await lever('confirm', number, { item: 10, quantity: 3 })
    await look()
    expect(await left()).toBe(100_000 - 3 * each)
    await lever('reject', number, { item: 10 })
    await look()
    expect(await left()).toBe(100_000)
  })

  test('is the truck: places of the day that it does not need are free, and are taken again', async () => {
    const taken = async () =>
      (await brewery.pool.query('select sum(taken_places)::int as places from delivery_day_load')).rows[0]?.places
    const number = await ordered([{ sku: 'PILS-CRATE', quantity: 0, number_of_pallet: 3 }])
    const { rows } = await brewery.pool.query<{ cases: number }>('select cases_total as cases from order_line')
    const all = rows[0]?.cases ?? 0
    expect(await taken()).toBe(3)
    await lever('confirm', number, { item: 10, quantity: all / 3 })
    await look()
    expect(await taken()).toBe(1)
    await lever('confirm', number, { item: 10, quantity: all / 3 + 1 })
    await look()
    expect(await taken()).toBe(2)
    await lever('reject', number, { item: 10 })
    await look()
    expect(await taken()).toBe(0)
  })

  test('is a month of the reports, which is aggregated again', async () => {
    const sums = async () =>
      (await brewery.pool.query(`select cases::int, cents::int from ordered_product where sku = 'WIT-CRATE'`)).rows[0]
    const number = await ordered()
    await sumUp(brewery.pool)
    const before = await sums()
    expect(before).toMatchObject({ cases: 5 })
    await lever('confirm', number, { item: 20, quantity: 2 })
    await look()
    await sumUp(brewery.pool)
    expect(await sums()).toEqual({ cases: 2, cents: (before.cents / 5) * 2 })
  })

  test('is what can be claimed of a delivery', async () => {
    const number = await ordered()
    await lever('confirm', number, { item: 20, quantity: 2 })
    for (let station = 0; station < 4; station += 1) await played.tell('erp/advance', { orderNumber: number })
    await look()
    await brewery.pool.query(`update brewery_setting set value = $1 where name = 'portal'`, [
      JSON.stringify({ sections: ['Catalogue Beer', 'My Orders', 'Support'] }),
    ])
    const { body } = await brewery.get(`${CLAIMABLE}?orderNumber=${number}&language=en`)
    const goods = Array.isArray(body) ? body : []
    expect(goods.map((line: unknown) => [readPath(line, 'sku'), readPath(line, 'claimable')])).toEqual([
      ['PILS-CRATE', 3],
      ['WIT-CRATE', 2],
    ])
  })

  test('is the confirmation as a document, which shows both', async () => {
    const number = await ordered()
    await lever('reject', number, { item: 20 })
    await look()
    const { rows } = await brewery.pool.query<{ id: number }>('select id from sales_order where number = $1', [number])
    const order = await readToldOrder(brewery.db, { companyId: 'C1', id: rows[0]?.id ?? 0, reference: null })
    expect(order?.grandTotalCents).toBe(Math.round(Number(await totalOf(number)) * 100))
    expect(order?.lines.map(({ rowTotalCents, confirmation }) => [rowTotalCents > 0, confirmation])).toEqual([
      [true, null],
      [false, { ordered: 5, confirmed: 0, change: 'rejected', later: null, substitute: null }],
    ])
  })
})

describe('[ORD-35] an answer of the ERP', () => {
  test('that two processes read at once is applied once', async () => {
    const number = await ordered()
    const stock = await stockOf('WIT-CRATE')
    await lever('confirm', number, { item: 20, quantity: 1 })
    const bothAsk = Promise.withResolvers<void>()
    let asking = 0
    const orderProgress: Erp['orderProgress'] = async (wanted) => {
      const progress = await erp.orderProgress(wanted)
      asking += 1
      if (asking === 2) bothAsk.resolve()
      await bothAsk.promise
      return progress
    }
    const first = look({ orderProgress })
    await vi.waitFor(() => expect(asking).toBe(1))
    await Promise.all([first, look({ orderProgress })])
    expect(await stockOf('WIT-CRATE')).toBe(stock + 4)
    expect(await notices()).toHaveLength(1)
  })

  test('that comes in after a newer one changes nothing', async () => {
    const number = await ordered()
    const stock = await stockOf('WIT-CRATE')
    await lever('confirm', number, { item: 20, quantity: 1 })
    await look({
      orderProgress: async (wanted) => {
        const older = await erp.orderProgress(wanted)
        await lever('confirm', number, { item: 20, quantity: 3 })
        await look()
        return older
      },
    })
    expect(await lineOf(number, 1)).toMatchObject({ quantity_confirmed: 3 })
    expect(await stockOf('WIT-CRATE')).toBe(stock + 2)
    expect(await notices()).toHaveLength(1)
  })
})
