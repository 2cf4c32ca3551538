import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSapErp } from '#integrations/erp/sap/sap-sales-order.ts'
import { buildSapSettings } from '#integrations/erp/sap/played-erp.builders.ts'
import { startPlayedWorld, type PlayedWorld } from '#integrations/erp/simulators.builders.ts'
import { buildClock, waitingMessages } from '#features/outbox/outbox.builders.ts'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { insertRows } from '../../../test/brewery.builders.ts'
import { place, readyCart } from '../../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { workOffForErp } from '../erp/erp-work.builders.ts'
import { messageKeyOf } from '../erp/submit-order.builders.ts'
import { ordersFeature } from '../orders.feature.ts'

const CART = `cart { id delivery_date delivery_method customer_order_number applied_coupons { code }
  items { uid number_of_packages number_of_pallet product { sku } }
  replaces { order_number grand_total { value } is_open delivery_date items { product_sku number_of_pallet } } }`
const CHANGE = `mutation ($number: String!) { changeOrder(order_number: $number) {
  ${CART} failed_items { sku name quantity } errors { code message } } }`
const SET = `mutation ($cart: String!, $uid: ID, $pallets: Int) {
  updateCartItems(input: { cart_id: $cart, cart_items: [{ cart_item_uid: $uid, number_of_pallet: $pallets, number_of_packages: 0, number_of_layer: 0 }] }) {
    ${CART} } }`
const ORDERS = `{ customer { orders { items { number status can_be_changed replaced_by
  replaces { order_number is_open items { product_sku number_of_pallet } } } } } }`
const COUPON = 'mutation ($c: String) { applyCouponToCart(cart_id: $c, coupon_code: "PROOST") { cart { id } } }'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature, ordersFeature] })
  await insertRows(brewery.pool, 'coupon', [
    { code: 'PROOST', name: JSON.stringify({ nl: 'P' }), rate_bp: 500, max_uses: 1 },
  ])
})
afterAll(() => brewery.close())

beforeEach(async () => {
  brewery.setClock('2026-11-23T09:00:00Z')
  for (const table of [
    'outbox',
    'delivery_day_load',
    'stock_movement',
    'sales_order',
    'cart',
    'budget_movement',
    'budget',
  ])
    await brewery.pool.query(`delete from ${table}`)
  await brewery.pool.query('update stock set quantity = 2000')
  await brewery.pool.query('update coupon set uses = 0')
})

type Wishes = Parameters<typeof readyCart>[1]

async function ordered(wishes: Wishes = {}, { coupon = false } = {}): Promise<string> {
  const cart = await readyCart(brewery, { date: '2026-11-25', ...wishes })
  if (coupon) await brewery.ask(COUPON, { c: cart })
  return numberIn(await place(brewery, cart))
}

const numberIn = (answer: { data?: unknown }) => {
  const number = readPath(answer.data, 'placeOrder', 'order_number')
  if (typeof number !== 'string') throw new Error(JSON.stringify(answer))
  return number
}

type Caller = Parameters<OpenBrewery['ask']>[2]
const change = async (number: string, caller?: Caller) => (await brewery.ask(CHANGE, { number }, caller)).data

/** Begins to change an order, and sets its first line to so many pallets. */
async function changing(number: string, pallets: number): Promise<string> {
  const begun = await change(number)
  const cart = String(readPath(begun, 'changeOrder', 'cart', 'id'))
  const uid = readPath(begun, 'changeOrder', 'cart', 'items', 0, 'uid')
  await brewery.ask(SET, { cart, uid, pallets })
  return cart
}

const rows = async (text: string, values: unknown[] = []) => (await brewery.pool.query(text, values)).rows
const statusOf = async (number: string) =>
  (await rows('select status from sales_order where number = $1', [number]))[0]?.status

const keyOf = (topic: string, number: string) => messageKeyOf(brewery.pool, topic, number)

describe('beginning to change an order', () => {
  test('[ORD-29] puts its lines, its delivery and its discount code into the cart, and leaves the order as it is', async () => {
    const number = await ordered({ pallets: 24 }, { coupon: true })
    expect(readPath(await change(number), 'changeOrder')).toEqual({
      failed_items: [],
      errors: [],
      cart: {
        id: expect.any(String),
        delivery_date: '2026-11-25',
        delivery_method: 'flatrate_flatrate',
        customer_order_number: null,
        applied_coupons: [{ code: 'PROOST' }],
        items: [
          { uid: expect.any(String), number_of_packages: 0, number_of_pallet: 24, product: { sku: 'PILS-CRATE' } },
        ],
        replaces: {
          order_number: number,
          grand_total: { value: expect.any(Number) },
          is_open: true,
          delivery_date: '2026-11-25',
          items: [{ product_sku: 'PILS-CRATE', number_of_pallet: 24 }],
        },
      },
    })
    expect(await statusOf(number)).toBe('Order created')
    expect(await rows('select reason from stock_movement')).toEqual([{ reason: 'order' }])
  })

  test('[ORD-29] asked again answers the cart with what was made of it since', async () => {
    const number = await ordered()
    await changing(number, 25)
    expect(readPath(await change(number), 'changeOrder', 'cart', 'items', 0, 'number_of_pallet')).toBe(25)
  })

  test('[ORD-29] waits until a cart that holds something else has found its place', async () => {
    const number = await ordered()
    await readyCart(brewery, { pallets: 1 })
    const answer = await brewery.ask(CHANGE, { number })
    expect(answer.errors[0]?.extensions).toEqual({ category: 'graphql-input', code: 'cart-not-empty' })
  })

  test.each([
    ['after its cut-off', async () => brewery.setClock('2026-11-24T15:00:00Z'), 'INVALID_ORDER_STATUS'],
    ['once the ERP has gone on', () => rows(`update sales_order set status = 'In Processing'`), 'INVALID_ORDER_STATUS'],
    ['once it is cancelled', () => rows(`update sales_order set status = 'Canceled'`), 'INVALID_ORDER_STATUS'],
    ['once some of it is shipped', () => rows('update order_line set shipped_cases = 1'), 'PARTIAL_ORDER_ITEM_SHIPPED'],
  ])('[ORD-29] is refused %s', async (_when, meanwhile, code) => {
    const number = await ordered()
    await meanwhile()
    expect(readPath(await change(number), 'changeOrder')).toMatchObject({ cart: null, errors: [{ code }] })
  })

  test('[ORD-29] of an order of somebody else is refused as that of none', async () => {
    const number = await ordered()
    const unknown = await change('26-9999999')
    expect(readPath(unknown, 'changeOrder', 'errors', 0, 'code')).toBe('ORDER_NOT_FOUND')
    expect(await change(number, { as: 'buyer@turf.example' })).toEqual(unknown)
  })

  test('ends with the last line of the cart, which is an order of its own from then on', async () => {
    const number = await ordered()
    const cart = await changing(number, 0)
    const [kept] = await rows('select replaces_id from cart where id = $1', [cart])
    expect(kept).toEqual({ replaces_id: null })
    await readyCart(brewery, { pallets: 24 })
    const second = numberIn(await place(brewery, cart))
    expect([await statusOf(number), await statusOf(second)]).toEqual(['Order created', 'Order created'])
  })
})

describe('placing what an order was changed into', () => {
  test('[ORD-29] cancels the order and gives back what it held, in one transaction', async () => {
    const number = await ordered({ pallets: 24 })
    const cart = await changing(number, 25)
    const next = numberIn(await place(brewery, cart))
    expect([await statusOf(number), await statusOf(next)]).toEqual(['Canceled', 'Order created'])
    expect(await rows('select delta, balance, reason from stock_movement order by id')).toEqual([
      { delta: -960, balance: 1_040, reason: 'order' },
      { delta: 960, balance: 2_000, reason: 'release' },
      { delta: -1_000, balance: 1_000, reason: 'order' },
    ])
    expect(await rows('select taken_places from delivery_day_load')).toEqual([{ taken_places: 25 }])
    expect(numberIn(await place(brewery, cart))).toBe(next)
  })

  test('[ORD-29] tells the ERP to cancel, then to create, and its buyer once', async () => {
    const number = await ordered()
    await brewery.pool.query('delete from outbox')
    const next = numberIn(await place(brewery, await changing(number, 25)))
    expect((await waitingMessages(brewery.db)).map(({ key }) => key)).toEqual([
      await keyOf('erp.cancel-order', number),
      await keyOf('erp.submit-order', next),
      await keyOf('mail.order-confirmation', next),
    ])
  })

  test('[ORD-29] leaves both in the audit trail and in the history, each with the other', async () => {
    const number = await ordered()
    const next = numberIn(await place(brewery, await changing(number, 25)))
    const audited = await rows(
      `select action, subject, details ->> 'replacedBy' as by from audit_entry
       where subject = any($1) order by id desc limit 2`,
      [[number, next]],
    )
    expect(audited).toEqual([
      { action: 'order-placed', subject: next, by: null },
      { action: 'order-canceled', subject: number, by: next },
    ])
    const { data } = await brewery.ask(ORDERS)
    expect(readPath(data, 'customer', 'orders', 'items')).toEqual([
      {
        number: next,
        status: 'Order created',
        can_be_changed: true,
        replaced_by: null,
        replaces: {
          order_number: number,
          is_open: false,
          items: [{ product_sku: 'PILS-CRATE', number_of_pallet: 24 }],
        },
      },
      { number, status: 'Canceled', can_be_changed: false, replaced_by: next, replaces: null },
    ])
  })

  test('[ORD-29] counts what the order holds as there for it: stock, the day, the last use of a code', async () => {
    await brewery.pool.query('update stock set quantity = 1000')
    await brewery.pool.query(`update delivery_calendar set daily_capacity_places = 25 where code = 'daily'`)
    const number = await ordered({ pallets: 25 }, { coupon: true })
    const cart = await changing(number, 24)
    await brewery.pool.query(`update delivery_calendar set daily_capacity_places = 60 where code = 'daily'`)
    const next = numberIn(await place(brewery, cart))
    expect(await statusOf(next)).toBe('Order created')
    expect(await rows(`select quantity from stock where sku = 'PILS-CRATE'`)).toEqual([{ quantity: 40 }])
    expect(await rows('select uses from coupon')).toEqual([{ uses: 1 }])
  })

  test('[ORD-29] counts the budget that the order holds as there for it', async () => {
    await insertRows(brewery.pool, 'budget', [
      { company_id: 'C1', ship_to_id: 'S1', year: 2026, granted_cents: 15_000, left_cents: 15_000 },
    ])
    const first = await readyCart(brewery, {
      sku: 'GLASS-25',
      pallets: 0,
      method: 'selfpickup_selfpickup',
      date: '2026-11-25',
    })
    await brewery.ask(
      'mutation ($c: String) { addProductsToCart(cart_id: $c, sku: "GLASS-25", quantity: 10) { cart { id } } }',
      { c: first },
    )
    const number = numberIn(await place(brewery, first))
    const begun = await change(number)
    const next = numberIn(await place(brewery, String(readPath(begun, 'changeOrder', 'cart', 'id'))))
    expect(await statusOf(next)).toBe('Order created')
    expect(await rows('select left_cents from budget')).toEqual([{ left_cents: 0 }])
    expect(await rows('select delta_cents from budget_movement order by id')).toEqual([
      { delta_cents: -15_000 },
      { delta_cents: 15_000 },
      { delta_cents: -15_000 },
    ])
  })

  test.each([
    ['after the cut-off of the order', async () => brewery.setClock('2026-11-24T15:00:00Z')],
    ['once the ERP has gone on', () => rows(`update sales_order set status = 'In Processing'`)],
    ['once somebody else has cancelled it', () => rows(`update sales_order set status = 'Canceled'`)],
  ])('[ORD-29] is refused %s, and changes nothing', async (_when, meanwhile) => {
    const number = await ordered()
    const cart = await changing(number, 25)
    await brewery.ask(
      'mutation ($c: String) { updatePrices(cart_id: $c, delivery_date: "2026-11-30") { cart { id } } }',
      { c: cart },
    )
    await meanwhile()
    const answer = await brewery.ask(
      'mutation ($c: String) { placeOrder(cart_id: $c) { order_number errors { code reason message } } }',
      { c: cart },
    )
    expect(readPath(answer.data, 'placeOrder')).toMatchObject({
      order_number: null,
      errors: [
        { reason: 'replaced-order-closed', message: `Order ${number} cannot be changed any more; it stays as it is.` },
      ],
    })
    expect(await rows('select reason from stock_movement')).toEqual([{ reason: 'order' }])
  })
})

describe('the ERP', () => {
  let played: PlayedWorld
  beforeAll(async () => {
    played = await startPlayedWorld({ now: '2026-11-23T09:00:00Z' })
  })
  afterAll(() => played.stop())

  const drain = () =>
    workOffForErp({ db: brewery.db, clock: buildClock(), erp: createSapErp(buildSapSettings(played.url)) })
  const atErp = async (number: string) => JSON.stringify(await played.holdings('erp', { orderNumber: number }))

  test('[ORD-29] cancels the order that it has, and has the new one', async () => {
    const number = await ordered()
    await drain()
    const next = numberIn(await place(brewery, await changing(number, 25)))
    expect(await drain()).toEqual([])
    expect(await atErp(number)).toContain('"rejectionReason":"10"')
    expect(await atErp(next)).toContain(next)
  })

  test("[ORD-29] that refuses leaves 'Request sent' and tells a person; the new order waits behind that", async () => {
    const number = await ordered()
    await drain()
    const next = numberIn(await place(brewery, await changing(number, 25)))
    await played.tell('erp/behaviour', { mode: 'refuse', on: 'changes', times: 1, message: 'Delivery exists' })
    expect((await drain()).join()).toContain('a person has to look')
    expect(await statusOf(number)).toBe('Request sent')
    expect(readPath(await played.holdings('erp', { orderNumber: next }), 'orders')).toEqual([])
  })
})
