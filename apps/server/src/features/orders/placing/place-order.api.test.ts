import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADD, CHOOSE, newCart, place, readyCart } from '../../../test/cart-calls.builders.ts'
import { readPath } from '../../../test/open-brewery.ts'
import { openResettableBrewery, type ResettableBrewery } from '../../../test/resettable-brewery.ts'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { ordersFeature } from '../orders.feature.ts'

let brewery: ResettableBrewery
beforeAll(async () => {
  brewery = await openResettableBrewery({ features: [assortmentFeature, cartFeature, ordersFeature] })
  return () => brewery.close()
})
beforeEach(() => brewery.reset())

const numberOf = (answer: Awaited<ReturnType<typeof place>>) =>
  readPath(answer.data, 'placeOrder', 'order', 'order_number')
const refusalOf = (answer: Awaited<ReturnType<typeof place>>) =>
  readPath(answer.data, 'placeOrder', 'errors', 0, 'message')

async function one<T>(sql: string): Promise<T> {
  const { rows } = await brewery.pool.query(sql)
  return rows[0]
}

describe('placing an order', () => {
  test('[GQL-66] [ORD-01] writes order, lines, stock, events, outbox and audit together', async () => {
    const cart = await readyCart(brewery)
    const number = numberOf(await place(brewery, cart))
    expect(number).toBe('26-00001')
    const order = await one<Record<string, unknown>>('select * from sales_order')
    expect(order).toMatchObject({
      number,
      status: 'Order created',
      sap_order_type: 'YSOR',
      is_half_truck: false,
      ship_to_id: 'S1',
      delivery_date: '2026-11-24',
      pallet_places: 24,
      placed_at: new Date('2026-11-23T09:00:00Z'),
    })
    expect(await one(`select quantity from stock where sku = 'PILS-CRATE'`)).toEqual({ quantity: 2_000 - 960 })
    expect(await one('select sku, delta, balance, reason from stock_movement')).toEqual({
      sku: 'PILS-CRATE',
      delta: -960,
      balance: 1_040,
      reason: 'order',
    })
    expect(await one('select taken_places from delivery_day_load')).toEqual({ taken_places: 24 })
    const { rows: outbox } = await brewery.pool.query('select key from outbox order by key')
    const { reference } = await one<{ reference: string }>('select reference from sales_order')
    expect(outbox).toEqual([
      { key: `erp.submit-order:${reference}:1` },
      { key: `mail.order-confirmation:${reference}:1` },
    ])
    expect(await one('select action, actor_id from audit_entry')).toEqual({ action: 'order-placed', actor_id: 'U1' })
  })

  test('[CRT-35] the order says to the cent what the cart said', async () => {
    const cart = await readyCart(brewery)
    const shown = await brewery.ask('{ customerCart { prices { grand_total { value } } } }')
    await place(brewery, cart)
    const { total } = await one<{ total: number }>('select grand_total_cents as total from sales_order')
    expect(total / 100).toBe(readPath(shown.data, 'customerCart', 'prices', 'grand_total', 'value'))
    const sums = await one<{ whole: number; parts: string }>(
      `select (o.goods_cents - o.discount_cents + o.packaging_tax_cents + o.sorting_charge_cents + o.vat_cents + o.deposit_cents) as whole,
         (select sum(row_total_cents - discount_cents + packaging_tax_cents + sorting_charge_cents + vat_cents + deposit_cents)
          from order_line l where l.order_id = o.id) as parts from sales_order o`,
    )
    expect(sums.whole).toBe(total)
    expect(Number(sums.parts)).toBe(total)
  })

  test('asked again, answers the same order and writes nothing more', async () => {
    const cart = await readyCart(brewery)
    const first = await place(brewery, cart)
    const again = await place(brewery, cart)
    expect(numberOf(again)).toBe(numberOf(first))
    expect(await one('select count(*)::int as orders from sales_order')).toEqual({ orders: 1 })
    expect(await one(`select quantity from stock where sku = 'PILS-CRATE'`)).toEqual({ quantity: 1_040 })
  })

  test('asked sixteen times at once, makes one order', async () => {
    const cart = await readyCart(brewery)
    const answers = await Promise.all(Array.from({ length: 16 }, () => place(brewery, cart)))
    expect(new Set(answers.map(numberOf))).toEqual(new Set(['26-00001']))
    expect(await one('select count(*)::int as orders from sales_order')).toEqual({ orders: 1 })
  })

  test('[ORD-03] leaves the cart to no other call, and the person with a new, empty one', async () => {
    const cart = await readyCart(brewery)
    await place(brewery, cart)
    const add = await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'PILS-CRATE', quantity: 1 }] })
    expect(add.errors[0]?.extensions.category).toBe('graphql-no-such-entity')
    const fresh = await newCart(brewery)
    expect(fresh).not.toBe(cart)
  })

  test('[CRT-67] takes a truck that is filled to its maximum', async () => {
    const cart = await readyCart(brewery, { pallets: 26 })
    expect(numberOf(await place(brewery, cart))).toBe('26-00001')
  })

  test('[BAR-56] a half truck carries its mark with order type YSOR', async () => {
    const cart = await readyCart(brewery, { pallets: 8, method: 'freeshipping_freeshipping' })
    await place(brewery, cart)
    expect(await one('select sap_order_type, is_half_truck from sales_order')).toEqual({
      sap_order_type: 'YSOR',
      is_half_truck: true,
    })
  })

  test('[BAR-54] self pickup is exported as YDOR', async () => {
    const cart = await readyCart(brewery, { pallets: 1, method: 'selfpickup_selfpickup' })
    await place(brewery, cart)
    expect(await one('select sap_order_type from sales_order')).toEqual({ sap_order_type: 'YDOR' })
  })
})

describe('an order that cannot be placed', () => {
  async function nothingHappened(cart: string) {
    expect(await one('select count(*)::int as orders from sales_order')).toEqual({ orders: 0 })
    expect(await one('select count(*)::int as moved from stock_movement')).toEqual({ moved: 0 })
    const kept = await brewery.ask('{ customerCart { id total_quantity } }')
    expect(readPath(kept.data, 'customerCart', 'id')).toBe(cart)
  }

  test('[CRT-28] an empty cart', async () => {
    const cart = await newCart(brewery)
    await brewery.ask(CHOOSE, { cart, outlet: 'S1', method: 'flatrate_flatrate', date: '2026-11-24' })
    expect(refusalOf(await place(brewery, cart))).toBe('The cart is Empty')
    await nothingHappened(cart)
  })

  test.each([
    ['the limit that is missed', 'update transport_limit set min_pallets = 25', 'minimum-pallets-not-reached', []],
    [
      'the day',
      `insert into delivery_calendar_closure values ('daily', '2026-11-24', '{"en":"stock-taking"}')`,
      'delivery-date-unavailable',
      [],
    ],
    ['the stock', `update stock set quantity = 1 where sku = 'PILS-CRATE'`, 'stock-short', ['PILS-CRATE']],
    [
      'a product',
      `update product set is_active = false where sku = 'PILS-CRATE'`,
      'product-not-orderable',
      ['PILS-CRATE'],
    ],
    ['the payment method', 'delete from ship_to_payment_method', 'payment-method-not-offered', []],
  ])('[GQL-66] is told by a name that stays and its products, whatever the message says: %s', async (...refused) => {
    const [, change, reason, skus] = refused
    const cart = await readyCart(brewery)
    await brewery.pool.query(change)
    const answer = await brewery.ask(
      'mutation ($cart: String) { placeOrder(cart_id: $cart) { errors { code reason skus } } }',
      { cart },
    )
    expect(readPath(answer.data, 'placeOrder', 'errors')).toEqual([{ code: 'UNABLE_TO_PLACE_ORDER', reason, skus }])
    await nothingHappened(cart)
  })

  test.each([
    ['[CRT-63] too few pallets', { pallets: 2 }, 'The minimum quantity of pallet has not been reached'],
    ['[CRT-65] too many pallets', { pallets: 27 }, 'The maximum number of pallets has been exceeded.'],
    [
      '[CRT-68] too many pallets for another transport, whatever they weigh',
      { pallets: 27, method: 'selfpickup_selfpickup' },
      'The maximum number of pallets has been exceeded.',
    ],
  ])('%s', async (_case, own, message) => {
    const cart = await readyCart(brewery, own)
    expect(refusalOf(await place(brewery, cart))).toBe(message)
    await nothingHappened(cart)
  })

  test('[CRT-64] too heavy a load', async () => {
    await brewery.pool.query(`update product set gross_weight_per_case_grams = 25000 where sku = 'PILS-CRATE'`)
    const cart = await readyCart(brewery, { pallets: 25 })
    expect(refusalOf(await place(brewery, cart))).toBe('The maximum weight of order has been exceeded.')
    await nothingHappened(cart)
  })

  test('[CRT-66] too light a load', async () => {
    await brewery.pool.query(`update transport_limit set min_weight_grams = 22000000`)
    const cart = await readyCart(brewery, { pallets: 25 })
    expect(refusalOf(await place(brewery, cart))).toBe('The minimum weight of order has not been reached')
    await nothingHappened(cart)
  })

  test('[BAR-43] a day whose cut-off passed since it was chosen', async () => {
    const cart = await readyCart(brewery)
    brewery.setClock('2026-11-23T15:00:00Z')
    expect(refusalOf(await place(brewery, cart))).toBe('Shipping cannot be ordered. Choose a different date.')
    await nothingHappened(cart)
  })

  test('a day that was filled since it was chosen', async () => {
    const cart = await readyCart(brewery)
    await brewery.pool.query(
      `insert into delivery_day_load (calendar_code, day, taken_places, capacity_places) values ('daily', '2026-11-24', 40, 60)`,
    )
    expect(refusalOf(await place(brewery, cart))).toBe('Shipping cannot be ordered. Choose a different date.')
    await nothingHappened(cart)
  })

  test('[CRT-34] stock that somebody else took', async () => {
    const cart = await readyCart(brewery)
    await brewery.pool.query(`update stock set quantity = 959 where sku = 'PILS-CRATE'`)
    expect(refusalOf(await place(brewery, cart))).toBe('Only 959 of PILS-CRATE in stock.')
    await nothingHappened(cart)
  })

  test('[BAR-29] [ERR-03] a ship-to that was suspended', async () => {
    const cart = await readyCart(brewery)
    await brewery.pool.query(`update ship_to set status = 'SUSPENDED' where id = 'S1'`)
    expect(refusalOf(await place(brewery, cart))).toBe('ShipTo suspended - Select another ShipTo')
    await nothingHappened(cart)
  })

  test('[IDN-26] an alcohol licence that ended', async () => {
    const cart = await readyCart(brewery)
    await brewery.pool.query(`update company set licence_ends_on = '2026-11-22'`)
    expect(refusalOf(await place(brewery, cart))).toBe('The alcohol licence ended on 2026-11-22.')
    await nothingHappened(cart)
  })

  test('[ORD-06] hours that the ship-to is not offered any more', async () => {
    const cart = await readyCart(brewery)
    await brewery.pool.query(`update cart set hours_from = '08:00', hours_to = '12:00'`)
    await brewery.pool.query(`update delivery_hour set to_time = '10:00'`)
    expect(refusalOf(await place(brewery, cart))).toBe('These delivery hours are not offered. Choose others.')
    await nothingHappened(cart)
  })

  test('[CRT-19] [ENT-14] a bundle of which a part was taken out of sale', async () => {
    const cart = await readyCart(brewery, { sku: 'WIT-CRATE', pallets: 0, method: 'selfpickup_selfpickup' })
    await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'BAR-SET', quantity: 1 }] })
    await brewery.pool.query(`update product set is_active = false where sku = 'GLASS-25'`)
    expect(refusalOf(await place(brewery, cart))).toBe('No longer for sale: GLASS-25.')
    await nothingHappened(cart)
  })

  test('a product that was taken out of sale', async () => {
    const cart = await readyCart(brewery)
    await brewery.pool.query(`update product set is_active = false where sku = 'PILS-CRATE'`)
    expect(refusalOf(await place(brewery, cart))).toBe('No longer for sale: PILS-CRATE.')
    await nothingHappened(cart)
  })

  test('a product that has no price for this ship-to any more', async () => {
    const cart = await readyCart(brewery)
    await brewery.pool.query(`delete from price where sku = 'PILS-CRATE'`)
    expect(refusalOf(await place(brewery, cart))).toBe('No longer for sale: PILS-CRATE.')
    await nothingHappened(cart)
  })

  test('[BAR-45] single cases that the transport chosen since does not take', async () => {
    const cart = await newCart(brewery)
    await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'IPA-TRAY', quantity: 1 }] })
    await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'PILS-CRATE', quantity: 0, number_of_pallet: 24 }] })
    await brewery.ask(CHOOSE, { cart, outlet: 'S1', method: 'flatrate_flatrate', date: '2026-11-24' })
    const answer = await brewery.ask(
      'mutation ($cart: String) { placeOrder(cart_id: $cart) { errors { message skus } } }',
      { cart },
    )
    expect(readPath(answer.data, 'placeOrder', 'errors', 0)).toEqual({
      message: 'IPA-TRAY cannot be ordered in packages.',
      skus: ['IPA-TRAY'],
    })
    await nothingHappened(cart)
  })

  test('[ORD-11] a confirmation to a colleague who has left since', async () => {
    const cart = await readyCart(brewery)
    await brewery.ask(
      'mutation ($input: SetGuestEmailOnCartInput) { setGuestEmailOnCart(input: $input) { cart { id } } }',
      { input: { cart_id: cart, email: 'second@tenbrink.example' } },
    )
    await brewery.pool.query(`delete from user_role where user_id = 'U4'`)
    expect(refusalOf(await place(brewery, cart))).toBe('The confirmation can only go to an address of your company.')
    await nothingHappened(cart)
  })

  test('[ORD-10] a note for the driver of more than 70 characters', async () => {
    const cart = await readyCart(brewery)
    const answer = await brewery.ask(
      'mutation ($cart: String, $note: String) { placeOrder(cart_id: $cart, notefordriver: $note) { errors { message } } }',
      { cart, note: 'x'.repeat(71) },
    )
    expect(refusalOf(answer)).toBe('The note for the driver has at most 70 characters.')
    await nothingHappened(cart)
  })

  test('[ORD-11] a confirmation to an address outside the company', async () => {
    const cart = await readyCart(brewery)
    const answer = await brewery.ask(
      'mutation ($cart: String) { placeOrder(cart_id: $cart, custom_email: "thief@elsewhere.example") { errors { message } } }',
      { cart },
    )
    expect(refusalOf(answer)).toBe('The confirmation can only go to an address of your company.')
    await nothingHappened(cart)
  })

  test('[ORD-02] somebody else asks: the cart does not exist for them', async () => {
    const cart = await readyCart(brewery)
    const answer = await place(brewery, cart, { as: 'second@tenbrink.example' })
    expect(readPath(answer.data, 'placeOrder', 'errors', 0)).toEqual({
      code: 'CART_NOT_FOUND',
      message: `Could not find a cart with ID "${cart}"`,
    })
  })

  test('[ERR-11] a client without `errors` is told at the top level', async () => {
    const cart = await readyCart(brewery, { pallets: 2 })
    const answer = await brewery.ask('mutation ($cart: String) { placeOrder(cart_id: $cart) { order_number } }', {
      cart,
    })
    expect(answer.errors[0]).toMatchObject({
      message: 'The minimum quantity of pallet has not been reached',
      extensions: { category: 'graphql-input', code: 'minimum-pallets-not-reached' },
    })
  })
})

describe('the last stock', () => {
  test('goes to one of many buyers, and never below nothing', async () => {
    await brewery.pool.query(`update stock set quantity = 40 where sku = 'PILS-CRATE'`)
    const callers = [{ as: 'buyer@tenbrink.example' }, { as: 'second@tenbrink.example' }]
    const carts: string[] = []
    for (const caller of callers)
      carts.push(await readyCart(brewery, { pallets: 1, method: 'selfpickup_selfpickup' }, caller))
    const answers = await Promise.all(carts.map((cart, index) => place(brewery, cart, callers[index])))
    expect(answers.map(numberOf).filter((number) => number !== undefined)).toHaveLength(1)
    expect(await one(`select quantity from stock where sku = 'PILS-CRATE'`)).toEqual({ quantity: 0 })
  })
})
