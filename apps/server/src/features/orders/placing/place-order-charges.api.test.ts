import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADD, CHOOSE, newCart, place, readyCart } from '../../../test/cart-calls.builders.ts'
import { readPath } from '../../../test/open-brewery.ts'
import { openResettableBrewery, type ResettableBrewery } from '../../../test/resettable-brewery.ts'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { savedOrdersFeature } from '#features/saved-orders/saved-orders.feature.ts'
import { ordersFeature } from '../orders.feature.ts'

let brewery: ResettableBrewery
beforeAll(async () => {
  brewery = await openResettableBrewery({
    features: [assortmentFeature, cartFeature, ordersFeature, savedOrdersFeature],
  })
  return () => brewery.close()
})
beforeEach(() => brewery.reset())

const refusalOf = (answer: Awaited<ReturnType<typeof place>>) =>
  readPath(answer.data, 'placeOrder', 'errors', 0, 'message')

async function one<T>(sql: string): Promise<T> {
  const { rows } = await brewery.pool.query(sql)
  return rows[0]
}

describe('a price that changed since the cart was shown', () => {
  const PLACE_SHOWN = `mutation ($cart: String, $shown: Float) {
    placeOrder(cart_id: $cart, shown_grand_total: $shown) {
      grand_total { value } price_changed order { grand_total { value } price_changed } orderV2 { total { grand_total { value } } }
    }
  }`
  const totalOf = async () =>
    readPath(
      (await brewery.ask('{ customerCart { prices { grand_total { value } } } }')).data,
      'customerCart',
      'prices',
      'grand_total',
      'value',
    )

  test('is charged as it is now, and the answer says so', async () => {
    const cart = await readyCart(brewery)
    const shown = await totalOf()
    await brewery.pool.query(`update price set price_cents = price_cents + 100 where sku = 'PILS-CRATE'`)
    const charged = await totalOf()
    expect(charged).not.toBe(shown)
    const answer = await brewery.ask(PLACE_SHOWN, { cart, shown })
    expect(readPath(answer.data, 'placeOrder')).toEqual({
      grand_total: { value: charged },
      price_changed: true,
      order: { grand_total: { value: charged }, price_changed: true },
      orderV2: { total: { grand_total: { value: charged } } },
    })
  })

  test.each([
    ['is told to be the same when it is', true, false],
    ['is not spoken of when nobody says what was shown', false, null],
  ])('%s', async (_case, says, expected) => {
    const cart = await readyCart(brewery)
    const shown = says ? await totalOf() : null
    const answer = await brewery.ask(PLACE_SHOWN, { cart, shown })
    expect(readPath(answer.data, 'placeOrder', 'price_changed')).toBe(expected)
  })
})

describe('VAT of half a cent', () => {
  const TOLD = `price_including_tax { value } row_total_including_tax { value }`
  // 21 % of it is 10.5 cents: counted with fractions of two they are a little less.
  const told = { price_including_tax: { value: 0.61 }, row_total_including_tax: { value: 0.61 } }

  test('goes up in the cart, in the order and in an order put aside alike', async () => {
    await brewery.pool.query(`update product set posm_price_cents = 50 where sku = 'GLASS-25'`)
    const cart = await newCart(brewery)
    await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'GLASS-25', quantity: 1 }] })
    await brewery.ask(CHOOSE, { cart, outlet: 'S1', method: 'flatrate_flatrate', date: '2026-11-24' })
    const shown = await brewery.ask(
      `{ customerCart { items { prices { ${TOLD} price_details { posm_price_vat } } } } }`,
    )
    expect(readPath(shown.data, 'customerCart', 'items', 0, 'prices')).toEqual({
      ...told,
      price_details: { posm_price_vat: 0.61 },
    })

    await brewery.ask(`mutation ($cart: String) { addSaveOrderForLater(cart_id: $cart) { status } }`, { cart })
    const saved = await brewery.ask('{ getSaveOrderForLater { items { items { row_total_with_tax } } } }')
    expect(readPath(saved.data, 'getSaveOrderForLater', 'items', 0, 'items', 0)).toEqual({ row_total_with_tax: 0.61 })

    await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'GLASS-25', quantity: 1 }] })
    await brewery.ask(CHOOSE, { cart, outlet: 'S1', method: 'flatrate_flatrate', date: '2026-11-24' })
    await place(brewery, cart)
    const ordered = await brewery.ask(`{ customer { orders { items { items { prices { ${TOLD} } } } } } }`)
    expect(readPath(ordered.data, 'customer', 'orders', 'items', 0, 'items', 0, 'prices')).toEqual(told)
  })
})

describe('POS materials', () => {
  async function posmCart(glasses: number): Promise<string> {
    const cart = await newCart(brewery)
    await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'GLASS-25', quantity: glasses }] })
    await brewery.ask(CHOOSE, { cart, outlet: 'S1', method: 'flatrate_flatrate', date: '2026-11-24' })
    return cart
  }
  beforeEach(async () => {
    await brewery.pool.query(
      `insert into budget (company_id, ship_to_id, year, granted_cents, left_cents) values ('C1', 'S1', 2026, 50000, 50000)`,
    )
  })

  test('[CRT-41] are paid from the budget of the ship-to, without VAT', async () => {
    await place(brewery, await posmCart(10))
    expect(await one('select left_cents from budget')).toEqual({ left_cents: 35_000 })
    expect(await one('select delta_cents, balance_cents, reason from budget_movement')).toEqual({
      delta_cents: -15_000,
      balance_cents: 35_000,
      reason: 'order',
    })
  })

  test('[BAR-15] over the budget are refused and nothing is taken', async () => {
    const answer = await place(brewery, await posmCart(40))
    expect(refusalOf(answer)).toBe('The budget is not enough for this order.')
    expect(await one('select left_cents from budget')).toEqual({ left_cents: 50_000 })
  })

  test('[CRT-19] a bundle takes the stock of its options', async () => {
    const cart = await newCart(brewery)
    await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'BAR-SET', quantity: 3 }] })
    await brewery.ask(CHOOSE, { cart, outlet: 'S1', method: 'flatrate_flatrate', date: '2026-11-24' })
    await place(brewery, cart)
    expect(await one(`select quantity from stock where sku = 'GLASS-25'`)).toEqual({ quantity: 44 })
  })
})
