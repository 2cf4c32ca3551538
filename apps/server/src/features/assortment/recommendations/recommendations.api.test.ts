import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertRows } from '../../../test/brewery.builders.ts'
import { place, readyCart } from '../../../test/cart-calls.builders.ts'
import { openBrewery, readPath, type OpenBrewery } from '../../../test/open-brewery.ts'

const RECOMMEND = `query ($shipTo: String!, $selected: String, $cart: [String]) {
  recommendItems(shipTo: $shipTo, selectedItem: $selected, cartItems: $cart) { shipTo recItems { productId Priority } }
}`

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery()
  const { pool } = brewery
  await pool.query("update product set is_recommended = true where sku in ('BOK-CRATE', 'GONE-CRATE', 'PILS-TANK')")
  await insertRows(pool, 'product_relation', [{ sku: 'BOK-CRATE', related_sku: 'IPA-TRAY', kind: 'related' }])
  for (const [sku, date] of [
    ['WIT-CRATE', '2026-11-24'],
    ['PILS-CRATE', '2026-11-25'],
    ['PILS-CRATE', '2026-11-26'],
  ] as const)
    await place(brewery, await readyCart(brewery, { sku, date }))
})
afterAll(() => brewery.close())

async function recommended(variables: Record<string, unknown>, headers: Record<string, string> = {}) {
  const answer = await brewery.ask(RECOMMEND, { shipTo: 'S1', ...variables }, { headers })
  return readPath(answer.data, 'recommendItems', 'recItems')
}

const inOrder = (...skus: string[]) => skus.map((productId, index) => ({ productId, Priority: String(index + 1) }))

describe('recommended items', () => {
  test('[GQL-35] [ENT-19] are what the ship-to orders most, then what the brewery recommends and it can order', async () => {
    expect(await recommended({})).toEqual(inOrder('PILS-CRATE', 'WIT-CRATE', 'BOK-CRATE'))
  })

  test('[GQL-35] begin with what goes with the selected item, and leave it out', async () => {
    expect(await recommended({ selected: 'BOK-CRATE' })).toEqual(inOrder('IPA-TRAY', 'PILS-CRATE', 'WIT-CRATE'))
  })

  test('[GQL-13] [GQL-35] leave out what is in the cart, by argument or by header', async () => {
    expect(await recommended({ cart: ['PILS-CRATE'] }, { cartSKUs: 'WIT-CRATE' })).toEqual(inOrder('BOK-CRATE'))
  })

  test('[GQL-16] are none when the header switches them off', async () => {
    expect(await recommended({}, { productrecoenabled: '0' })).toEqual([])
    expect(await recommended({}, { productrecoenabled: '1' })).not.toEqual([])
  })

  test('are of the ship-to that is named', async () => {
    expect(await recommended({ shipTo: 'S2' })).toEqual(inOrder('BOK-CRATE'))
  })

  test.each([
    ['nobody', 'S1', null],
    ['somebody without a catalogue', 'S1', 'basic@tenbrink.example'],
    ['somebody else', 'S9', 'buyer@tenbrink.example'],
  ])('are refused to %s', async (_case, shipTo, as) => {
    const answer = await brewery.ask(RECOMMEND, { shipTo }, { as })
    expect(answer.errors[0]?.extensions.category).toBe('graphql-authorization')
  })
})
