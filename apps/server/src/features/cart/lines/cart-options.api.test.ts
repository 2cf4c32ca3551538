import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPosmWith } from '#features/assortment/assortment.builders.ts'
import { newCart } from '../../../test/cart-calls.builders.ts'
import { openBrewery, readPath, type OpenBrewery } from '../../../test/open-brewery.ts'

const uidOfChoice = (text: string) => Buffer.from(text).toString('base64')

let brewery: OpenBrewery
let cart: string
beforeAll(async () => {
  brewery = await openBrewery()
  await buildPosmWith(brewery.pool, { sku: 'SHIRT', type: 'configurable', posm_price_cents: null })
  for (const [size, colour] of [
    ['M', 'green'],
    ['M', 'blue'],
    ['L', 'green'],
  ] as const)
    await buildPosmWith(brewery.pool, {
      sku: `SHIRT-${size}-${colour}`.toUpperCase(),
      parent_sku: 'SHIRT',
      variant_attributes: JSON.stringify({ size, colour }),
      position: 50,
      stock: 5,
    })
  await brewery.pool.query('update bundle_selection set can_change_quantity = true')
})
beforeEach(async () => {
  await brewery.pool.query('delete from cart')
  cart = await newCart(brewery)
})
afterAll(() => brewery.close())

async function add(item: Record<string, unknown>) {
  const answer = await brewery.ask(
    `mutation ($cart: String, $items: [CartItemInput!]) { addProductsToCart(cartId: $cart, cartItems: $items) {
      cart { items { quantity product { sku } ... on BundleCartItem { bundle_options { values { quantity } } } } }
      user_errors { code message }
    } }`,
    { cart, items: [{ quantity: 1, ...item }] },
  )
  return { items: readPath(answer.data, 'addProductsToCart', 'cart', 'items'), errors: errorsOf(answer.data) }
}
const errorsOf = (data: unknown) => readPath(data, 'addProductsToCart', 'user_errors')

/** The uids of these values as the catalogue shows them. */
async function valuesOf(...wished: string[]): Promise<string[]> {
  const answer = await brewery.ask(
    `{ products(filter: { sku: { eq: "SHIRT" } }) { items { ... on ConfigurableProduct {
      configurable_options { values { uid label } } } } } }`,
  )
  const options = readPath(answer.data, 'products', 'items', 0, 'configurable_options')
  const values = Array.isArray(options) ? options.flatMap((option: unknown) => readPath(option, 'values')) : []
  return wished.map((label) =>
    String(
      readPath(
        values.find((value) => readPath(value, 'label') === label),
        'uid',
      ),
    ),
  )
}

describe('a product with variants', () => {
  test('[GQL-44] is ordered by the values chosen in the catalogue', async () => {
    const { items, errors } = await add({ sku: 'SHIRT', selected_options: await valuesOf('M', 'blue') })
    expect(errors).toEqual([])
    expect(items).toEqual([{ quantity: 1, product: { sku: 'SHIRT-M-BLUE' } }])
  })

  test('is the same line as its variant by SKU', async () => {
    await add({ sku: 'SHIRT-L-GREEN', parent_sku: 'SHIRT' })
    const { items } = await add({ sku: 'SHIRT', selected_options: await valuesOf('L', 'green') })
    expect(items).toEqual([{ quantity: 2, product: { sku: 'SHIRT-L-GREEN' } }])
  })

  test('has no more than its variant has', async () => {
    const { items, errors } = await add({ sku: 'SHIRT', quantity: 6, selected_options: await valuesOf('M', 'blue') })
    expect(items).toEqual([])
    expect(errors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }])
  })

  test.each([
    ['nothing is chosen', [], 'NOT_SALABLE'],
    ['a value is missing', ['M'], 'NOT_SALABLE'],
    ['no variant has the values', ['L', 'blue'], 'NOT_SALABLE'],
  ])('cannot be ordered when %s', async (_case, labels, code) => {
    const { items, errors } = await add({ sku: 'SHIRT', selected_options: await valuesOf(...labels) })
    expect(items).toEqual([])
    expect(errors).toMatchObject([{ code }])
  })

  test('takes no option that is none', async () => {
    const { errors } = await add({ sku: 'SHIRT', selected_options: [uidOfChoice('size/M')] })
    expect(errors).toMatchObject([{ code: 'INVALID_PARAMETER_VALUE' }])
  })
})

describe('a bundle', () => {
  const GLASSES = uidOfChoice('bundle/1/11/2')

  test('[CAT-26] takes a quantity of its own for a part, and has as much as that part allows', async () => {
    const eight = { sku: 'BAR-SET', entered_options: [{ uid: GLASSES, value: '8' }] }
    const six = await add({ ...eight, quantity: 6 })
    expect(six.errors).toEqual([])
    expect(six.items).toMatchObject([{ quantity: 6, bundle_options: [{ values: [{ quantity: 8 }] }] }])
    // 50 glasses are six bundles of eight.
    expect((await add(eight)).errors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }])
  })

  test('[CRT-19] [ENT-14] is not sold without its parts: neither one more of it, nor another number of it', async () => {
    const { items } = await add({ sku: 'BAR-SET' })
    await brewery.pool.query(`update product set is_active = false where sku = 'GLASS-25'`)
    expect((await add({ sku: 'BAR-SET' })).errors).toMatchObject([{ code: 'NOT_SALABLE' }])
    const held = await brewery.ask('{ customerCart { items { id quantity } } }')
    const change = { cart_item_id: Number(readPath(held.data, 'customerCart', 'items', 0, 'id')), quantity: 2 }
    const changed = await brewery.ask(
      'mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) { cart { items { quantity } } errors { code } } }',
      { input: { cart_id: cart, cart_items: [change] } },
    )
    await brewery.pool.query(`update product set is_active = true where sku = 'GLASS-25'`)
    expect(items).toMatchObject([{ quantity: 1 }])
    expect(readPath(changed.data, 'updateCartItems', 'cart', 'items')).toEqual([{ quantity: 1 }])
    expect(changed.data).toMatchObject({ updateCartItems: { errors: [{ code: 'NOT_SALABLE' }] } })
  })

  test('[CRT-19] whose part of beer has no price for the ship-to is not sold there', async () => {
    await brewery.pool.query(`insert into bundle_selection (id, option_id, sku, quantity, is_default, position)
      values (12, 1, 'WIT-CRATE', 1, false, 2)`)
    const withBeer = { sku: 'BAR-SET', selected_options: [uidOfChoice('bundle/1/12/1')] }
    expect((await add(withBeer)).errors).toEqual([])
    await brewery.pool.query(`delete from price where sku = 'WIT-CRATE'`)
    expect((await add(withBeer)).errors).toMatchObject([{ code: 'NOT_SALABLE' }])
  })

  test.each(['0', '-1', '1.5', 'many', ''])('takes no quantity "%s" for a part', async (value) => {
    const { items, errors } = await add({ sku: 'BAR-SET', entered_options: [{ uid: GLASSES, value }] })
    expect(items).toEqual([])
    expect(errors).toMatchObject([{ code: 'INVALID_PARAMETER_VALUE' }])
  })
})
