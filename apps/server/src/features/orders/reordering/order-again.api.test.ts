import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { place, readyCart } from '../../../test/cart-calls.builders.ts'
import { insertRows } from '../../../test/brewery.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { ordersFeature } from '../orders.feature.ts'

const AGAIN = `query ($number: String) {
  orderAgain(order_number: $number) {
    order_number delivery_method delivery_date cut_off_at payment_method grand_total { value }
    items { product_sku changes message number_of_pallet ordered_price { value } price { value } }
    refusal { reason message }
  }
}`

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature, ordersFeature] })
})
beforeEach(async () => {
  await brewery.pool.query('delete from sales_order')
  await brewery.pool.query('delete from delivery_day_load')
  await brewery.pool.query('delete from cart')
  await brewery.pool.query('update stock set quantity = 2000')
  await brewery.pool.query("update ship_to set status = 'ACTIVE', customer_type = 'Distributor'")
  await brewery.pool.query("update product set is_active = true where sku <> 'GONE-CRATE'")
})
afterAll(() => brewery.close())

async function ordered(wishes: Parameters<typeof readyCart>[1] = {}): Promise<string> {
  const placed = await place(brewery, await readyCart(brewery, wishes))
  return String(readPath(placed.data, 'placeOrder', 'order_number'))
}

async function again(number: string | null, options?: Parameters<OpenBrewery['ask']>[2]): Promise<unknown> {
  const answer = await brewery.ask(AGAIN, { number }, options)
  expect(answer.errors).toEqual([])
  return readPath(answer.data, 'orderAgain')
}

describe('an order of the past, today', () => {
  test('travels as it did, on the first day of that transport, until its cut-off', async () => {
    // Tuesday: a half truck does not come on Wednesdays.
    brewery.setClock('2026-11-23T09:00:00Z')
    const number = await ordered({ pallets: 8, method: 'freeshipping_freeshipping', date: '2026-11-24' })
    brewery.setClock('2026-11-24T09:00:00Z')
    expect(await again(number)).toMatchObject({
      order_number: number,
      delivery_method: 'freeshipping_freeshipping',
      delivery_date: '2026-11-26',
      cut_off_at: '2026-11-25T15:00:00.000Z',
      payment_method: 'onaccount',
      items: [{ product_sku: 'PILS-CRATE', changes: [], message: null, number_of_pallet: 8 }],
      refusal: null,
    })
  })

  test.each(['26-99999', '', "26-1' or '1'='1", '%', 'x'.repeat(60)])(
    '[ORD-26] of no order, "%s", is answered by every call that takes a number as an unknown one',
    async (number) => {
      for (const call of [
        'query ($n: String!) { orderAgain(order_number: $n) { order_number } }',
        'mutation ($n: String!) { reorderItems(orderNumber: $n) { cart { id } } }',
        'mutation ($n: String!) { changeOrder(order_number: $n) { cart { id } errors { code } } }',
        'mutation ($n: String!) { cancelOrder(sap_id: $n) { success errorV2 { code } } }',
      ]) {
        const { status, data, errors } = await brewery.ask(call, { n: number })
        expect(status).toBe(200)
        expect(errors.map(({ extensions }) => extensions.category)).not.toContain('internal')
        expect(JSON.stringify(data)).not.toMatch(/"success":true|"order_number":"|"cart":\{/)
      }
    },
  )

  test('comes on the first day that has room for all of it', async () => {
    brewery.setClock('2026-11-23T09:00:00Z')
    const number = await ordered()
    await brewery.pool.query('delete from delivery_day_load')
    await insertRows(brewery.pool, 'delivery_day_load', [
      { calendar_code: 'daily', day: '2026-11-24', taken_places: 50, capacity_places: 60 },
    ])
    expect(await again(number)).toMatchObject({ delivery_date: '2026-11-25', refusal: null })
  })

  test('costs what a cart with the same lines costs', async () => {
    brewery.setClock('2026-11-23T09:00:00Z')
    const number = await ordered()
    const cart = await readyCart(brewery)
    const held = await brewery.ask(
      'query ($cart: String!) { cart(cart_id: $cart) { prices { grand_total { value } } } }',
      {
        cart,
      },
    )
    expect(readPath(await again(number), 'grand_total', 'value')).toBe(
      readPath(held.data, 'cart', 'prices', 'grand_total', 'value'),
    )
  })

  test('says which price is another one', async () => {
    brewery.setClock('2026-11-23T09:00:00Z')
    const number = await ordered()
    const before = readPath(await again(number), 'items', 0, 'price', 'value')
    await brewery.pool.query(`update order_line set unit_price_cents = unit_price_cents - 10`)
    expect(await again(number)).toMatchObject({
      items: [{ changes: ['PRICE'], price: { value: before }, ordered_price: { value: Number(before) - 0.1 } }],
    })
  })

  test('[ERR-12] has what the stock still holds, and says what is too little of it', async () => {
    brewery.setClock('2026-11-23T09:00:00Z')
    const number = await ordered({ pallets: 8, method: 'freeshipping_freeshipping' })
    await brewery.pool.query("update stock set quantity = 80 where sku = 'PILS-CRATE'")
    expect(await again(number)).toMatchObject({
      items: [{ changes: ['LESS'], number_of_pallet: 2, message: expect.stringContaining('80') }],
      refusal: null,
    })
  })

  test('[CRT-65] names the limit that what is left of it misses', async () => {
    brewery.setClock('2026-11-23T09:00:00Z')
    const number = await ordered()
    await brewery.pool.query("update stock set quantity = 80 where sku = 'PILS-CRATE'")
    expect(readPath(await again(number), 'refusal')).toEqual({
      reason: 'minimum-pallets-not-reached',
      message: 'The minimum quantity of pallet has not been reached',
    })
  })

  test('of which nothing is sold any more cannot be had', async () => {
    brewery.setClock('2026-11-23T09:00:00Z')
    const number = await ordered()
    await brewery.pool.query("update product set is_active = false where sku = 'PILS-CRATE'")
    expect(await again(number)).toMatchObject({
      grand_total: { value: 0 },
      items: [{ changes: ['GONE'], price: null, number_of_pallet: 0 }],
      refusal: { reason: 'product-not-orderable' },
    })
  })

  test('[BAR-29] cannot be had at a suspended ship-to', async () => {
    brewery.setClock('2026-11-23T09:00:00Z')
    const number = await ordered()
    await brewery.pool.query("update ship_to set status = 'SUSPENDED' where id = 'S1'")
    expect(readPath(await again(number), 'refusal', 'reason')).toBe('ship-to-suspended')
  })

  test('[BAR-09, BAR-11, BAR-57] goes by the default of the ship-to where that is not chosen, or no longer offered', async () => {
    brewery.setClock('2026-11-23T09:00:00Z')
    const number = await ordered({ pallets: 8, method: 'freeshipping_freeshipping' })
    await brewery.pool.query("update user_role set customer_type = 'Agreement' where user_id = 'U1'")
    expect(readPath(await again(number), 'delivery_method')).toBe('flatrate_flatrate')
    await brewery.pool.query("update user_role set customer_type = 'Distributor' where user_id = 'U1'")
    await brewery.pool.query(
      "delete from ship_to_method where method = 'freeshipping_freeshipping' and ship_to_id = 'S1'",
    )
    expect(readPath(await again(number), 'delivery_method')).toBe('flatrate_flatrate')
    await insertRows(brewery.pool, 'ship_to_method', [
      { company_id: 'C1', ship_to_id: 'S1', method: 'freeshipping_freeshipping' },
    ])
  })

  test('is the last one of the ship-to of the request where none is named, and nothing where it has none', async () => {
    brewery.setClock('2026-11-23T09:00:00Z')
    await ordered()
    brewery.setClock('2026-11-23T10:00:00Z')
    const last = await ordered({ pallets: 25 })
    expect(await again(null)).toMatchObject({ order_number: last })
    expect(await again(null, { headers: { outletid: 'S2' } })).toBeNull()
  })

  test('writes nothing', async () => {
    brewery.setClock('2026-11-23T09:00:00Z')
    const number = await ordered()
    await again(number)
    const { rows } = await brewery.pool.query("select from cart where state = 'active'")
    expect(rows).toEqual([])
  })
})

describe('an order of somebody else', () => {
  test('is answered as an unknown one', async () => {
    brewery.setClock('2026-11-23T09:00:00Z')
    const number = await ordered()
    const foreign = await brewery.ask(AGAIN, { number }, { as: 'buyer@turf.example' })
    const unknown = await brewery.ask(AGAIN, { number: '26-99999' })
    for (const answer of [foreign, unknown]) expect(answer.errors[0]?.extensions.category).toBe('graphql-input')
    expect(foreign.errors[0]?.message).toBe(unknown.errors[0]?.message.replace('26-99999', number))
  })

  test('and of who may see no orders is refused', async () => {
    const answer = await brewery.ask(AGAIN, { number: '26-1' }, { as: 'basic@tenbrink.example' })
    expect(answer.errors[0]?.extensions.category).toBe('graphql-authorization')
  })
})
