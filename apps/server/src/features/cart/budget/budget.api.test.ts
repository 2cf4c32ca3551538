import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { insertRows } from '../../../test/brewery.builders.ts'
import { ADD, newCart } from '../../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { cartFeature } from '../cart.feature.ts'

const BUDGET = `mutation ($cart: String, $budget: Float) {
  calculateBudget(cart_id: $cart, budget: $budget) {
    message remaining budgetleft budgetused cart { id budgetDetails { posBudget } }
  }
}`

let brewery: OpenBrewery
let cart: string
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature] })
})
afterAll(() => brewery.close())
beforeEach(async () => {
  for (const table of ['cart', 'budget']) await brewery.pool.query(`delete from ${table}`)
  await insertRows(brewery.pool, 'budget', [
    { company_id: 'C1', ship_to_id: 'S1', year: 2026, granted_cents: 50_000, left_cents: 40_000 },
  ])
  cart = await newCart(brewery)
  await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'GLASS-25', quantity: 10 }] })
})

const calculate = (budget: number) => brewery.ask(BUDGET, { cart, budget })

describe('the budget of a cart', () => {
  test('[GQL-56] [ENT-39] [ENT-03] says what is left, used, and remains after this cart', async () => {
    expect(readPath((await calculate(400)).data, 'calculateBudget')).toEqual({
      message: null,
      remaining: 250,
      budgetleft: 400,
      budgetused: 100,
      cart: { id: cart, budgetDetails: { posBudget: 400 } },
    })
  })

  test.each([
    ['less than there is', 100, -50, 'The budget is not enough for this order.'],
    ['more than there is', 99_999, 250, null],
  ])('[GQL-56] a client that counts with %s', async (_case, budget, remaining, message) => {
    expect(readPath((await calculate(budget)).data, 'calculateBudget')).toMatchObject({
      remaining,
      message,
      budgetleft: 400,
    })
  })

  test('is not touched by beer', async () => {
    await brewery.ask('mutation ($c: String) { removeAllItems(cart_id: $c) { success } }', { c: cart })
    await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'PILS-CRATE', quantity: 10 }] })
    expect(readPath((await calculate(400)).data, 'calculateBudget', 'remaining')).toBe(400)
  })

  test('is none where none is kept', async () => {
    await brewery.pool.query('delete from budget')
    expect(readPath((await calculate(400)).data, 'calculateBudget')).toMatchObject({
      message: 'There is no budget for this ship-to.',
      remaining: null,
      cart: { budgetDetails: null },
    })
  })

  test.each([-1, null])('is not calculated with %s', async (budget) => {
    const answer = await brewery.ask(BUDGET, { cart, budget })
    expect(answer.errors[0]?.extensions.category).toBe('graphql-input')
  })

  test('of a cart of somebody else is not told', async () => {
    const answer = await brewery.ask(BUDGET, { cart, budget: 1 }, { as: 'second@tenbrink.example' })
    expect(answer.errors[0]?.extensions.category).toBe('graphql-no-such-entity')
  })
})

describe('the lines of a cart, page by page', () => {
  const PAGE = `query ($cart: String!, $size: Int, $page: Int, $sort: QuoteItemsSortInput) {
    cart(cart_id: $cart) { itemsV2(pageSize: $size, currentPage: $page, sort: $sort) {
      items { product { sku } } total_count page_info { page_size total_pages }
    } }
  }`
  const read = async (variables: Record<string, unknown>) => brewery.ask(PAGE, { cart, ...variables })
  const skus = (items: unknown) =>
    Array.isArray(items) ? items.map((item) => readPath(item, 'product', 'sku')) : items

  test('[ENT-03] come sorted as asked', async () => {
    await brewery.ask('mutation ($c: String) { removeAllItems(cart_id: $c) { success } }', { c: cart })
    const items = ['WIT-CRATE', 'BOK-CRATE', 'PILS-CRATE'].map((sku, index) => ({ sku, quantity: index + 1 }))
    await brewery.ask(ADD, { cartId: cart, items })
    for (const [sort, expected] of [
      [null, ['WIT-CRATE', 'BOK-CRATE', 'PILS-CRATE']],
      [{ field: 'SKU', order: 'ASC' }, ['BOK-CRATE', 'PILS-CRATE', 'WIT-CRATE']],
      [{ field: 'QTY', order: 'DESC' }, ['PILS-CRATE', 'BOK-CRATE', 'WIT-CRATE']],
    ] as const)
      expect(skus(readPath((await read({ sort })).data, 'cart', 'itemsV2', 'items'))).toEqual(expected)
    const second = await read({ size: 2, page: 2 })
    expect(readPath(second.data, 'cart', 'itemsV2')).toMatchObject({
      total_count: 3,
      page_info: { page_size: 2, total_pages: 2 },
    })
  })

  test.each([{ size: 0 }, { size: 501 }, { page: 0 }, { page: 2 }])('are refused with %j', async (variables) => {
    expect((await read(variables)).errors[0]?.extensions.category).toBe('graphql-input')
  })
})

test('[ERR-35] an estimate for a country that is none is told so', async () => {
  const ASK = `mutation ($cart: String, $country: String) {
    estimateShippingMethods(cart_id: $cart, country_code: $country) { carrier_code }
  }`
  const answer = await brewery.ask(ASK, { cart, country: 'XX' })
  expect(answer.errors[0]).toMatchObject({ message: 'Invalid country code', extensions: { category: 'graphql-input' } })
  expect((await brewery.ask(ASK, { cart, country: 'nl' })).errors).toEqual([])
})
