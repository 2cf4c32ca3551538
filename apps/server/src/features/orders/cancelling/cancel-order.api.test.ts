import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSapErp } from '#integrations/erp/sap/sap-sales-order.ts'
import { buildSapSettings } from '#integrations/erp/sap/played-erp.builders.ts'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { outboxCommand } from '#features/outbox/index.ts'
import { buildClock, waitingMessages } from '#features/outbox/outbox.builders.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { place, readyCart } from '../../../test/cart-calls.builders.ts'
import { insertRows } from '../../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { lookAfterOrders, workOffForErp } from '../erp/erp-work.builders.ts'
import { messageKeyOf } from '../erp/submit-order.builders.ts'
import { ordersFeature } from '../orders.feature.ts'

const CANCEL = `mutation ($input: CancelOrderInput, $sap: String) {
  cancelOrder(input: $input, sap_id: $sap) {
    success message error errorV2 { code message } sap_id order { number status delivery_status }
  }
}`
const ORDERS = '{ customer { orders { items { id number status available_actions } } } }'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [cartFeature, ordersFeature] })
  await insertRows(brewery.pool, 'coupon', [
    { code: 'PROOST', name: JSON.stringify({ nl: 'P' }), rate_bp: 500, max_uses: 9 },
  ])
})
afterAll(() => brewery.close())

beforeEach(async () => {
  brewery.setClock('2026-11-23T09:00:00Z')
  for (const table of ['outbox', 'delivery_day_load', 'stock_movement', 'sales_order', 'cart'])
    await brewery.pool.query(`delete from ${table}`)
  await brewery.pool.query('update stock set quantity = 2000')
  await brewery.pool.query('update coupon set uses = 0')
})

async function placed(date = '2026-11-25'): Promise<string> {
  const cart = await readyCart(brewery, { date })
  await brewery.ask('mutation ($c: String) { applyCouponToCart(cart_id: $c, coupon_code: "PROOST") { cart { id } } }', {
    c: cart,
  })
  return String(readPath((await place(brewery, cart)).data, 'placeOrder', 'order_number'))
}

const cancel = (variables: Record<string, unknown>, options?: Parameters<OpenBrewery['ask']>[2]) =>
  brewery.ask(CANCEL, variables, options)

const keyOf = (topic: string, number: string) => messageKeyOf(brewery.pool, topic, number)

const held = async () => {
  const read = async (text: string) => (await brewery.pool.query(text)).rows[0]
  return {
    stock: (await read("select quantity from stock where sku = 'PILS-CRATE'"))?.quantity,
    uses: (await read('select uses from coupon'))?.uses,
    places: (await read('select taken_places from delivery_day_load'))?.taken_places,
  }
}

describe('cancelling an order', () => {
  test('[GQL-75] [ORD-29] gives back stock, discount code and pallet places, and tells the ERP afterwards', async () => {
    const number = await placed()
    expect(await held()).toEqual({ stock: 2_000 - 960, uses: 1, places: 24 })
    const answer = await cancel({ sap: number })
    expect(readPath(answer.data, 'cancelOrder')).toEqual({
      success: true,
      message: null,
      error: null,
      errorV2: null,
      sap_id: null,
      order: { number, status: 'Canceled', delivery_status: 'CANCELLED' },
    })
    expect(await held()).toEqual({ stock: 2_000, uses: 0, places: 0 })
    const { rows } = await brewery.pool.query('select delta, balance, reason from stock_movement order by id')
    expect(rows).toEqual([
      { delta: -960, balance: 1_040, reason: 'order' },
      { delta: 960, balance: 2_000, reason: 'release' },
    ])
    expect((await waitingMessages(brewery.db)).map(({ key }) => key)).toContain(await keyOf('erp.cancel-order', number))
  })

  test('[ORD-29] gives the places back to the day that they were taken from, whichever calendar the ship-to follows now', async () => {
    const number = await placed()
    await brewery.pool.query(`insert into delivery_calendar (code, name, weekdays, half_truck_weekdays, tank_weekdays)
      select 'moved', name, weekdays, half_truck_weekdays, tank_weekdays from delivery_calendar where code = 'daily'`)
    await brewery.pool.query(`insert into delivery_day_load values ('moved', '2026-11-25', 30, 60)`)
    await brewery.pool.query(`update ship_to set calendar_code = 'moved' where id = 'S1'`)
    expect(readPath((await cancel({ sap: number })).data, 'cancelOrder', 'success')).toBe(true)
    await brewery.pool.query(`update ship_to set calendar_code = 'daily' where id = 'S1'`)
    const { rows } = await brewery.pool.query('select calendar_code, taken_places from delivery_day_load order by 1')
    expect(rows).toEqual([
      { calendar_code: 'daily', taken_places: 0 },
      { calendar_code: 'moved', taken_places: 30 },
    ])
  })

  test('[ORD-29] gives no places back that nobody counted when it was placed', async () => {
    await brewery.pool.query(`update delivery_calendar set daily_capacity_places = null where code = 'daily'`)
    const number = await placed()
    await brewery.pool.query(`update delivery_calendar set daily_capacity_places = 60 where code = 'daily'`)
    await brewery.pool.query(`insert into delivery_day_load values ('daily', '2026-11-25', 30, 60)`)
    await cancel({ sap: number })
    expect(await held()).toMatchObject({ places: 30 })
  })

  test('[ORD-29] is told to its buyer, once', async () => {
    const number = await placed()
    await cancel({ sap: number })
    await cancel({ sap: number })
    const keys = (await waitingMessages(brewery.db)).map(({ key }) => key)
    expect(keys.filter((key) => key.startsWith('mail.order-cancellation'))).toEqual([
      await keyOf('mail.order-cancellation', number),
    ])
  })

  test('[ORD-29] gives back the budget of POS materials', async () => {
    await insertRows(brewery.pool, 'budget', [
      { company_id: 'C1', ship_to_id: 'S1', year: 2026, granted_cents: 100_000, left_cents: 100_000 },
    ])
    const cart = await readyCart(brewery, {
      sku: 'GLASS-25',
      pallets: 0,
      method: 'selfpickup_selfpickup',
      date: '2026-11-25',
    })
    await brewery.ask(
      'mutation ($c: String) { addProductsToCart(cart_id: $c, sku: "GLASS-25", quantity: 10) { cart { id } } }',
      { c: cart },
    )
    const order = await place(brewery, cart)
    const number = readPath(order.data, 'placeOrder', 'order_number')
    const left = async () => (await brewery.pool.query('select left_cents from budget')).rows[0]?.left_cents
    expect(await left()).toBe(85_000)
    await cancel({ sap: number })
    expect(await left()).toBe(100_000)
    const { rows } = await brewery.pool.query(
      'select delta_cents, balance_cents, reason from budget_movement order by id',
    )
    expect(rows.at(-1)).toEqual({ delta_cents: 15_000, balance_cents: 100_000, reason: 'release' })
    await brewery.pool.query('delete from budget')
  })

  test('[GQL-75] is asked by Adobe Commerce with the id of the order and a reason, which is kept', async () => {
    const number = await placed()
    const shown = await brewery.ask(ORDERS)
    const id = readPath(shown.data, 'customer', 'orders', 'items', 0, 'id')
    expect(readPath(shown.data, 'customer', 'orders', 'items', 0, 'available_actions')).toEqual(['REORDER', 'CANCEL'])
    const answer = await cancel({ input: { order_id: id, reason: 'Other' } })
    expect(readPath(answer.data, 'cancelOrder', 'order', 'number')).toBe(number)
    const audit = await brewery.pool.query(
      "select actor_id, details from audit_entry where action = 'order-canceled' and subject = $1",
      [number],
    )
    expect(audit.rows).toEqual([{ actor_id: 'U1', details: { reason: 'Other' } }])
  })

  test.each([
    ['the evening before its last moment', '2026-11-24T14:59:59Z', true],
    ['when its day can no longer be ordered for', '2026-11-24T15:00:00Z', false],
  ])('[ORD-29] %s: %s', async (_case, instant, may) => {
    const number = await placed()
    brewery.setClock(instant)
    expect(readPath((await cancel({ sap: number })).data, 'cancelOrder', 'success')).toBe(may)
  })

  test.each([
    ['is under way', "update sales_order set status = 'In Processing'", 'INVALID_ORDER_STATUS', /already on its way/],
    ['is cancelled', "update sales_order set status = 'Canceled'", 'INVALID_ORDER_STATUS', /cancelled already/],
    ['has left in part', 'update order_line set shipped_cases = 1', 'PARTIAL_ORDER_ITEM_SHIPPED', /items shipped/],
  ])(
    '[GQL-75] is answered with the reason when the order %s, and nothing changes',
    async (_case, change, code, why) => {
      const number = await placed()
      await brewery.pool.query(change)
      const before = await held()
      const answer = await cancel({ sap: number })
      expect(answer.errors).toEqual([])
      expect(readPath(answer.data, 'cancelOrder')).toMatchObject({
        success: false,
        order: null,
        error: expect.stringMatching(why),
        errorV2: { code },
      })
      expect(await held()).toEqual(before)
    },
  )

  test('[GQL-75] is asked with a number that it had before, unless another order has that now', async () => {
    const [first, second] = [await placed(), await placed()]
    const statuses = async () =>
      (await brewery.pool.query('select number, status from sales_order order by id')).rows.map(({ status }) => status)
    await brewery.pool.query(`update sales_order set former_numbers = array[$2] where number = $1`, [first, second])
    await cancel({ sap: second })
    expect(await statuses()).toEqual(['Order created', 'Canceled'])
    await brewery.pool.query(`update sales_order set former_numbers = '{26-00000}' where number = $1`, [first])
    await cancel({ sap: '26-00000' })
    expect(await statuses()).toEqual(['Canceled', 'Canceled'])
  })

  test('[GQL-75] of somebody else is answered like an unknown one', async () => {
    const number = await placed()
    const [foreign, unknown] = [
      await cancel({ sap: number }, { as: 'buyer@turf.example' }),
      await cancel({ sap: '26-99999' }),
    ]
    expect(foreign.data).toEqual(unknown.data)
    expect(readPath(foreign.data, 'cancelOrder', 'errorV2', 'code')).toBe('ORDER_NOT_FOUND')
  })

  test.each([null, 'basic@tenbrink.example'])('is refused to %s', async (as) => {
    const { errors } = await cancel({ sap: '26-00001' }, { as })
    expect(errors[0]?.extensions.category).toBe('graphql-authorization')
  })

  test.each([{}, { sap: '1', input: { sap_id: '2' } }])('is refused with %j', async (variables) => {
    expect((await cancel(variables)).errors[0]?.extensions.category).toBe('graphql-input')
  })

  test('twice at the same time gives back once', async () => {
    const number = await placed()
    const answers = await Promise.all([cancel({ sap: number }), cancel({ sap: number })])
    expect(answers.filter(({ data }) => readPath(data, 'cancelOrder', 'success'))).toHaveLength(1)
    expect(await held()).toEqual({ stock: 2_000, uses: 0, places: 0 })
  })
})

describe('the ERP', () => {
  let played: PlayedWorld
  beforeAll(async () => {
    played = await startPlayedWorld({ now: '2026-11-23T09:00:00Z' })
  })
  afterAll(() => played.stop())

  const partsWith = (erp = createSapErp(buildSapSettings(played.url))) => ({ db: brewery.db, clock: buildClock(), erp })
  const drain = () => workOffForErp(partsWith())

  /** The brewery cancels an order in its ERP, and the portal looks how far its orders are. */
  async function canceledAtErp(number: string): Promise<void> {
    const parts = partsWith()
    const { rows } = await brewery.pool.query<{ sapId: string; reference: string }>(
      'select sap_id as "sapId", reference from sales_order where number = $1',
      [number],
    )
    for (const order of rows) await parts.erp.cancelOrder(order)
    await looked(parts)
  }

  async function looked(parts = partsWith()): Promise<void> {
    await brewery.pool.query(`update sales_order set erp_check_due_at = now()`)
    await lookAfterOrders(parts)
  }

  const statusOf = async (number: string) =>
    (await brewery.pool.query('select status from sales_order where number = $1', [number])).rows[0]?.status

  const atErp = async (number: string) => readPath(await played.holdings('erp', { orderNumber: number }), 'orders')

  test('[ORD-29] hears of an order that it has', async () => {
    const number = await placed()
    await drain()
    await cancel({ sap: number })
    expect(await drain()).toEqual([])
    expect(JSON.stringify(await atErp(number))).toContain('"rejectionReason":"10"')
  })

  test('[ORD-29] hears nothing of an order that was cancelled before', async () => {
    const number = await placed()
    await cancel({ sap: number })
    expect(await drain()).toEqual([])
    expect(await atErp(number)).toEqual([])
  })

  test("[ORD-29] that refuses leaves 'Request sent', and a person is told", async () => {
    const number = await placed()
    await drain()
    await cancel({ sap: number })
    await played.tell('erp/behaviour', { mode: 'refuse', on: 'changes', times: 1, message: 'Delivery exists' })
    const told = await drain()
    expect(told.join()).toContain('a person has to look')
    expect(told.join()).toContain('SIM/400 Delivery exists')
    const { rows } = await brewery.pool.query('select status from sales_order where number = $1', [number])
    expect(rows).toEqual([{ status: 'Request sent' }])

    const { db } = brewery
    const key = await keyOf('erp.cancel-order', number)
    await outboxCommand(['replay', key], { db, clock: buildClock(), print: () => undefined })
    await drain()
    const settled = await brewery.pool.query('select status from sales_order where number = $1', [number])
    expect(settled.rows).toEqual([{ status: 'Canceled' }])
  })
  test('[ORD-29] that answers about an order that is gone says nothing of the one that has its id now', async () => {
    const number = await placed()
    await drain()
    await cancel({ sap: number })
    const { erp } = partsWith()
    const cancelOrder: typeof erp.cancelOrder = async (order) => {
      const answer = await erp.cancelOrder(order)
      await brewery.pool.query(`update sales_order set reference = gen_random_uuid(), status = 'Request sent'`)
      return answer
    }
    await workOffForErp(partsWith({ ...erp, cancelOrder }))
    expect(await statusOf(number)).toBe('Request sent')
  })

  test('[ORD-29] [ORD-36] that cancels an order by itself gives back what it held, and its buyer hears of it, once', async () => {
    const number = await placed()
    await drain()
    await canceledAtErp(number)
    await looked()
    expect(await statusOf(number)).toBe('Canceled')
    expect(await held()).toEqual({ stock: 2_000, uses: 0, places: 0 })
    const { rows } = await brewery.pool.query(`select key from outbox where topic like '%cancel%'`)
    expect(rows).toEqual([{ key: await keyOf('mail.order-cancellation', number) }])
  })

  test('[ORD-29] that cancels only after it refused to finds nothing left to give back', async () => {
    const number = await placed()
    await drain()
    await cancel({ sap: number })
    await played.tell('erp/behaviour', { mode: 'refuse', on: 'changes', times: 1, message: 'Delivery exists' })
    await drain()
    expect(await statusOf(number)).toBe('Request sent')
    await canceledAtErp(number)
    expect(await statusOf(number)).toBe('Canceled')
    expect(await held()).toEqual({ stock: 2_000, uses: 0, places: 0 })
  })
})
