import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { insertRows } from '../../../test/brewery.builders.ts'
import { ADD, newCart, place, readyCart } from '../../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { ordersFeature } from '../orders.feature.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature, ordersFeature] })
  await insertRows(brewery.pool, 'special_offer', [
    {
      sku: 'PILS-CRATE',
      valid_from: '2026-11-23',
      valid_to: '2026-11-24',
      deliverable_from: '2026-11-25',
      deliverable_to: '2026-11-26',
      price_cents: 1_500,
    },
    { sku: 'WIT-CRATE', valid_from: '2026-11-01', valid_to: '2026-11-30', max_cases: 960 },
  ])
})
beforeEach(() => brewery.pool.query('delete from cart'))
afterAll(() => brewery.close())

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const ASK =
  '{ products(filter: { sku: { eq: "PILS-CRATE" } }) { items { your_price special_offer_details { valid_to } } } }'

describe('[CAT-25, ENT-13] a special offer', () => {
  test.each([
    ['a second before its first day', '2026-11-22T22:59:59Z', 17.85],
    ['from midnight of its first day in Amsterdam', '2026-11-22T23:00:00Z', 15],
    ['to the last second of its last day', '2026-11-24T22:59:59Z', 15],
    ['from midnight after its last day', '2026-11-24T23:00:00Z', 17.85],
  ])('has its price %s', async (_when, instant, price) => {
    brewery.setClock(instant)
    const [item] = list(readPath((await brewery.ask(ASK)).data, 'products', 'items'))
    expect(readPath(item, 'your_price')).toBe(price)
    expect(readPath(item, 'special_offer_details') !== null).toBe(price === 15)
    brewery.setClock('2026-11-23T09:00:00Z')
  })

  test.each([
    ['the day before it is delivered', '2026-11-24'],
    ['the day after it is delivered', '2026-11-27'],
  ])('[CAT-27] is not ordered for %s', async (_when, date) => {
    const answer = await place(brewery, await readyCart(brewery, { pallets: 24, date }))
    expect(readPath(answer.data, 'placeOrder', 'order_number')).toBeNull()
    expect(readPath(answer.data, 'placeOrder', 'errors', 0, 'message')).toContain('PILS-CRATE')
  })

  test.each([
    ['the first day that it is delivered', '2026-11-25'],
    ['the last day that it is delivered', '2026-11-26'],
  ])('[CAT-27] is ordered for %s', async (_when, date) => {
    const answer = await place(brewery, await readyCart(brewery, { date }))
    expect(readPath(answer.data, 'placeOrder')).toMatchObject({ order_number: expect.any(String), errors: [] })
  })

  test('gives so much to an order and no more, however it is added', async () => {
    const cartId = await newCart(brewery)
    const add = async (number_of_pallet: number, number_of_packages = 0) => {
      const items = [{ sku: 'WIT-CRATE', quantity: number_of_packages, number_of_packages, number_of_pallet }]
      return readPath((await brewery.ask(ADD, { cartId, items })).data, 'addProductsToCart', 'user_errors')
    }
    expect(await add(24, 1)).toEqual([expect.objectContaining({ code: 'INSUFFICIENT_STOCK' })])
    expect(await add(23)).toEqual([])
    expect(await add(1)).toEqual([])
    expect(await add(0, 1)).toEqual([expect.objectContaining({ code: 'INSUFFICIENT_STOCK' })])
  })
})
