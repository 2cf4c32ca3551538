import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { place, readyCart } from '../../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery } from '../../../test/open-brewery.ts'
import { skusFound, type Caller } from '../small-assortment.builders.ts'
import { assortmentFeature } from '../assortment.feature.ts'

let brewery: OpenBrewery
let inTurn: unknown[]

const beers = (sort: string, args = '', options?: Caller) =>
  skusFound(brewery, `filter: { material_type: { eq: "FERT" } }, sort: ${sort} ${args}`, options)

beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature, ordersFeature] })
  inTurn = await beers('{ habit: DESC }')
  for (const [sku, date] of [
    ['WIT-CRATE', '2026-11-24'],
    ['IPA-TRAY', '2026-11-25'],
    ['IPA-TRAY', '2026-11-26'],
  ] as const)
    await place(brewery, await readyCart(brewery, { sku, date }))
})
afterAll(() => brewery.close())

describe('a list sorted by habit', () => {
  test('[CAT-11] begins with what this ship-to orders most; the brands follow in turn', async () => {
    const others = inTurn.filter((sku) => sku !== 'IPA-TRAY' && sku !== 'WIT-CRATE')
    expect(await beers('{ habit: DESC }')).toEqual(['IPA-TRAY', 'WIT-CRATE', ...others])
    expect((await beers('{ habit: ASC }')).slice(-2)).toEqual(['WIT-CRATE', 'IPA-TRAY'])
  })

  test('comes in pages that never overlap', async () => {
    const pages = await Promise.all([1, 2].map((page) => beers('{ habit: DESC }', `pageSize: 1, currentPage: ${page}`)))
    expect(pages).toEqual([['IPA-TRAY'], ['WIT-CRATE']])
  })

  test('has only what is asked for', async () => {
    expect(await skusFound(brewery, 'filter: { sku: { eq: "WIT-CRATE" } }, sort: { habit: DESC }')).toEqual([
      'WIT-CRATE',
    ])
  })

  test('is another one for another ship-to', async () => {
    expect(await beers('{ habit: DESC }', '', { headers: { outletid: 'S2' } })).toEqual(inTurn)
  })

  test('is what a caller asks for by name: without one, or by another, the order stays the range', async () => {
    expect(await beers('{}')).toEqual(await beers('{ position: ASC }'))
    expect(await beers('{ position: ASC, habit: DESC }')).toEqual(await beers('{ position: ASC }'))
  })

  test('counts no order that was cancelled', async () => {
    await brewery.pool.query("update sales_order set status = 'Canceled'")
    expect(await beers('{ habit: DESC }')).toEqual(inTurn)
  })
})
