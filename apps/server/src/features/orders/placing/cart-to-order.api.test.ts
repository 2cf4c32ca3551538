import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { ADD, newCart, place, readyCart } from '../../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { ordersFeature } from '../orders.feature.ts'

const SECOND = { as: 'second@tenbrink.example' }
const FOREIGN = { as: 'buyer@turf.example' }

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature, ordersFeature] })
})
beforeEach(async () => {
  await brewery.pool.query('delete from sales_order')
  await brewery.pool.query('delete from delivery_day_load')
  await brewery.pool.query('delete from cart')
  await brewery.pool.query('update stock set quantity = 2000')
  await brewery.pool.query("update product set is_active = true where sku <> 'GONE-CRATE'")
})
afterAll(() => brewery.close())

describe('the stock check', () => {
  const CHECK = `mutation ($cart: String, $input: CartIdInput) {
    checkProductsStock(cart_id: $cart, input: $input) { items { sku reason max_available_quantity } cart { id } }
  }`
  let cart: string
  beforeEach(async () => {
    cart = await newCart(brewery)
    const items = ['PILS-CRATE', 'WIT-CRATE', 'BOK-CRATE'].map((sku) => ({ sku, quantity: 10 }))
    await brewery.ask(ADD, { cartId: cart, items })
  })

  test('[CRT-34] [GQL-48] [ERR-13] lists what fails, why, and how much there is', async () => {
    const before = await brewery.ask(CHECK, { cart })
    expect(readPath(before.data, 'checkProductsStock')).toEqual({ items: [], cart: { id: cart } })
    await brewery.pool.query("update stock set quantity = 4 where sku = 'PILS-CRATE'")
    await brewery.pool.query("update stock set quantity = 0 where sku = 'WIT-CRATE'")
    await brewery.pool.query("update product set is_active = false where sku = 'BOK-CRATE'")
    const after = await brewery.ask(CHECK, { input: { cart_id: cart } })
    expect(readPath(after.data, 'checkProductsStock', 'items')).toEqual([
      { sku: 'BOK-CRATE', reason: 'no-longer-sold', max_available_quantity: 0 },
      { sku: 'PILS-CRATE', reason: 'not-enough-stock', max_available_quantity: 4 },
      { sku: 'WIT-CRATE', reason: 'out-of-stock', max_available_quantity: 0 },
    ])
  })

  test('[GQL-48] is refused on a cart of somebody else, without a session, and when spellings contradict', async () => {
    const categoryOf = async (variables: object, options?: Parameters<OpenBrewery['ask']>[2]) =>
      (await brewery.ask(CHECK, { ...variables }, options)).errors[0]?.extensions.category
    expect(await categoryOf({ cart }, SECOND)).toBe('graphql-no-such-entity')
    expect(await categoryOf({ cart }, { as: null })).toBe('graphql-authorization')
    expect(await categoryOf({ cart, input: { cart_id: 'b'.repeat(32) } })).toBe('graphql-input')
  })
})

describe('paying and placing in one call', () => {
  const PAY = `mutation ($cart: String!, $code: String!) {
    setPaymentMethodAndPlaceOrder(input: { cart_id: $cart, payment_method: { code: $code } }) { order { order_number } }
  }`

  test('places the order, and asked again answers the same', async () => {
    const cart = await readyCart(brewery)
    const once = await brewery.ask(PAY, { cart, code: 'onaccount' })
    expect(once.errors).toEqual([])
    expect((await brewery.ask(PAY, { cart, code: 'onaccount' })).data).toEqual(once.data)
    expect((await brewery.pool.query('select from sales_order')).rowCount).toBe(1)
  })

  test('a payment that is not offered places nothing', async () => {
    const cart = await readyCart(brewery)
    const answer = await brewery.ask(PAY, { cart, code: 'barter' })
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'payment-method-not-offered' })
    expect((await brewery.pool.query('select from sales_order')).rowCount).toBe(0)
  })
})

describe('ordering again', () => {
  const REORDER = `mutation ($one: String, $other: String) {
    reorderItems(orderNumber: $one, order_number: $other) {
      cart { id items { quantity_total } } userInputErrors { code message path }
      failed_items { sku name quantity code max_available_quantity }
    }
  }`

  async function orderNumber(): Promise<string> {
    const placed = await place(brewery, await readyCart(brewery))
    return String(readPath(placed.data, 'placeOrder', 'order_number'))
  }

  test('[GQL-74] puts the lines of an order into the cart', async () => {
    const answer = await brewery.ask(REORDER, { one: await orderNumber() })
    expect(readPath(answer.data, 'reorderItems')).toMatchObject({
      cart: { items: [{ quantity_total: 960 }] },
      userInputErrors: [],
    })
  })

  test('[GQL-74] knows an order by a number that it had before', async () => {
    const number = await orderNumber()
    await brewery.pool.query(`update sales_order set number = '26-90000', former_numbers = array[number]`)
    const answer = await brewery.ask(REORDER, { one: number })
    expect(readPath(answer.data, 'reorderItems', 'cart', 'items', 0, 'quantity_total')).toBe(960)
  })

  test('[GQL-74] [ERR-12] names what cannot be had, and keeps what fits', async () => {
    const number = await orderNumber()
    await brewery.pool.query("update stock set quantity = 80 where sku = 'PILS-CRATE'")
    const short = await brewery.ask(REORDER, { other: number })
    expect(readPath(short.data, 'reorderItems')).toMatchObject({
      cart: { items: [{ quantity_total: 80 }] },
      userInputErrors: [{ code: 'INSUFFICIENT_STOCK', path: ['items', '0', 'PILS-CRATE'] }],
      failed_items: [{ sku: 'PILS-CRATE', quantity: 880, code: 'INSUFFICIENT_STOCK', max_available_quantity: 80 }],
    })
    await brewery.pool.query('delete from cart_line')
    await brewery.pool.query("update product set is_active = false where sku = 'PILS-CRATE'")
    const gone = await brewery.ask(REORDER, { other: number })
    expect(readPath(gone.data, 'reorderItems')).toMatchObject({
      cart: { items: [] },
      userInputErrors: [{ code: 'NOT_SALABLE' }],
      failed_items: [{ sku: 'PILS-CRATE', quantity: 960, code: 'NOT_SALABLE' }],
    })
  })

  test('[GQL-74] an order of somebody else is answered as an unknown one', async () => {
    const number = await orderNumber()
    const foreign = await brewery.ask(REORDER, { one: number }, FOREIGN)
    const unknown = await brewery.ask(REORDER, { one: '26-99999' })
    for (const answer of [foreign, unknown]) expect(answer.errors[0]?.extensions.category).toBe('graphql-input')
    expect(foreign.errors[0]?.message).toBe(unknown.errors[0]?.message.replace('26-99999', number))
  })

  test('[GQL-74] is refused without a number, and with two', async () => {
    for (const variables of [{}, { one: '26-00001', other: '26-00002' }])
      expect((await brewery.ask(REORDER, variables)).errors[0]?.extensions.category).toBe('graphql-input')
    const basic = await brewery.ask(REORDER, { one: '26-00001' }, { as: 'basic@tenbrink.example' })
    expect(basic.errors[0]?.extensions.category).toBe('graphql-authorization')
  })
})
