import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { ADD, newCart } from '../../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { cartFeature } from '../cart.feature.ts'

let brewery: OpenBrewery
let cart: string
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature] })
})
beforeEach(async () => {
  await brewery.pool.query('delete from cart')
  cart = await newCart(brewery)
})
afterAll(() => brewery.close())

const lines = async () => (await brewery.pool.query('select sku, packages, options from cart_line order by sku')).rows

function add(kind: 'Simple' | 'Virtual' | 'Configurable' | 'Bundle', items: unknown[], cartId = cart) {
  const name = `add${kind}ProductsToCart`
  return brewery.ask(
    `mutation ($input: Add${kind}ProductsToCartInput) { ${name}(input: $input) { cart { id total_quantity } } }`,
    { input: { cart_id: cartId, cart_items: items } },
  )
}

describe("Adobe's older calls", () => {
  test.each(['Simple', 'Virtual'] as const)('add %s products', async (kind) => {
    expect((await add(kind, [{ data: { sku: 'PILS-CRATE', quantity: 3 } }])).errors).toEqual([])
    expect(await lines()).toMatchObject([{ sku: 'PILS-CRATE', packages: 3 }])
  })

  test('add the variant of a configurable product', async () => {
    const item = { data: { sku: 'PILS', quantity: 2 }, variant_sku: 'PILS-CRATE' }
    expect((await add('Configurable', [item])).errors).toEqual([])
    expect(await lines()).toMatchObject([{ sku: 'PILS-CRATE', packages: 2 }])
  })

  test('[CAT-26] add a bundle with its choices', async () => {
    const item = { data: { sku: 'BAR-SET', quantity: 1 }, bundle_options: [{ id: 1, quantity: 1, value: ['11'] }] }
    expect((await add('Bundle', [item])).errors).toEqual([])
    expect(await lines()).toMatchObject([{ sku: 'BAR-SET', options: [{ selectionId: 11, sku: 'GLASS-25' }] }])
  })

  test.each([
    ['an unknown SKU', { sku: 'NOTHING', quantity: 1 }, 'graphql-no-such-entity'],
    ['a product no longer sold', { sku: 'GONE-CRATE', quantity: 1 }, 'graphql-input'],
    ['more than there is', { sku: 'WIT-CRATE', quantity: 2_001 }, 'graphql-input'],
    ['no quantity', { sku: 'WIT-CRATE', quantity: 0 }, 'graphql-input'],
  ])('keep nothing of a call with %s', async (_case, data, category) => {
    const answer = await add('Simple', [{ data: { sku: 'PILS-CRATE', quantity: 3 } }, { data }])
    expect(answer.errors[0]?.extensions.category).toBe(category)
    expect(await lines()).toEqual([])
  })
})

describe('emptying a cart', () => {
  const CLEAR = 'mutation ($id: ID!) { clearCart(input: { uid: $id }) { cart { id total_quantity } errors { type } } }'

  test('keeps it active under its id', async () => {
    await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'PILS-CRATE', quantity: 1 }] })
    const answer = await brewery.ask(CLEAR, { id: cart })
    expect(readPath(answer.data, 'clearCart')).toEqual({ cart: { id: cart, total_quantity: 0 }, errors: [] })
  })

  test.each(['second@tenbrink.example', 'buyer@turf.example'])('is answered to %s as an unknown cart', async (as) => {
    const answer = await brewery.ask(CLEAR, { id: cart }, { as })
    expect(readPath(answer.data, 'clearCart')).toEqual({ cart: null, errors: [{ type: 'NOT_FOUND' }] })
  })
})

describe('merging carts', () => {
  const MERGE =
    'mutation ($from: String!, $to: String) { mergeCarts(source_cart_id: $from, destination_cart_id: $to) { id } }'

  test('of one person and company answers the one there is', async () => {
    const answer = await brewery.ask(MERGE, { from: cart })
    expect(readPath(answer.data, 'mergeCarts', 'id')).toBe(cart)
  })

  test('of somebody else finds none', async () => {
    const answer = await brewery.ask(MERGE, { from: cart }, { as: 'second@tenbrink.example' })
    expect(answer.errors[0]?.extensions.category).toBe('graphql-no-such-entity')
  })
})
