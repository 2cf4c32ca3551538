import { uidOfSelectedOption } from '@fust/contract/wire'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPosmWith } from '#features/assortment/assortment.builders.ts'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { savedOrdersFeature } from '#features/saved-orders/saved-orders.feature.ts'
import { insertRows } from '../../../test/brewery.builders.ts'
import { CHOOSE, newCart, place } from '../../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { ordersFeature } from '../orders.feature.ts'

const GLASSES = uidOfSelectedOption({ kind: 'bundle', optionId: 1, selectionId: 11, quantity: 2 })
const TRAYS = uidOfSelectedOption({ kind: 'bundle', optionId: 1, selectionId: 12, quantity: 1 })

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature, ordersFeature, savedOrdersFeature] })
  await buildPosmWith(brewery.pool, { sku: 'TRAY', position: 50 })
  await insertRows(brewery.pool, 'bundle_selection', [
    { id: 12, option_id: 1, sku: 'TRAY', quantity: 1, is_default: false, position: 2 },
  ])
})
beforeEach(async () => {
  await brewery.pool.query('delete from saved_order')
  await brewery.pool.query('delete from cart')
})
afterAll(() => brewery.close())

/** Four sets with glasses and three with trays in a cart that can be placed. */
async function cartOfSets(): Promise<string> {
  await brewery.pool.query('update stock set quantity = 50')
  const cart = await newCart(brewery)
  const items = [
    { sku: 'BAR-SET', quantity: 4, selected_options: [GLASSES] },
    { sku: 'BAR-SET', quantity: 3, selected_options: [TRAYS] },
  ]
  const added = await brewery.ask(
    `mutation ($cart: String, $items: [CartItemInput!]) {
      addProductsToCart(cartId: $cart, cartItems: $items) { user_errors { code } } }`,
    { cart, items },
  )
  expect(added.data).toEqual({ addProductsToCart: { user_errors: [] } })
  await brewery.ask(CHOOSE, { cart, outlet: 'S1', method: 'selfpickup_selfpickup', date: '2026-11-24' })
  return cart
}

const putAside = async (call: 'addSaveOrderForLater' | 'addPreOrder') => {
  const answer = await brewery.ask(`mutation ($cart: String) { ${call}(cart_id: $cart) { id } }`, {
    cart: await cartOfSets(),
  })
  return readPath(answer.data, call, 'id')
}
const ordered = async () => readPath((await place(brewery, await cartOfSets())).data, 'placeOrder', 'order_number')

const ANSWER = `failed_items { sku selected_options quantity code max_available_quantity }
  cart { items { quantity ... on BundleCartItem { bundle_options { values { uid } } } } }`

describe.each([
  ['a saved order', () => putAside('addSaveOrderForLater'), 'reOrderSavedOrder', 'id: $order'],
  ['a pre-order', () => putAside('addPreOrder'), 'reOrderPreOrder', 'id: $order'],
  ['an order of the history', ordered, 'reorderItems', 'order_number: $order'],
] as const)('the bundles of %s', (_what, make, call, named) => {
  const type = named.startsWith('id') ? 'ID' : 'String'
  const again = async (order: unknown) => {
    const answer = await brewery.ask(`mutation ($order: ${type}) { ${call}(${named}) { ${ANSWER} } }`, { order })
    expect(answer.errors).toEqual([])
    return readPath(answer.data, call)
  }
  const line = (quantity: number, uid: string) => ({ quantity, bundle_options: [{ values: [{ uid }] }] })

  test('[CAT-26, ORD-26] come back as they were put together', async () => {
    const order = await make()
    expect(await again(order)).toEqual({ failed_items: [], cart: { items: [line(4, GLASSES), line(3, TRAYS)] } })
  })

  test('[CAT-26, ERR-12] come back as far as a part is there; the rest is named with what was chosen', async () => {
    const order = await make()
    await brewery.pool.query("update stock set quantity = 5 where sku = 'GLASS-25'")
    expect(await again(order)).toEqual({
      failed_items: [
        {
          sku: 'BAR-SET',
          selected_options: [GLASSES],
          quantity: 2,
          code: 'INSUFFICIENT_STOCK',
          max_available_quantity: 2,
        },
      ],
      cart: { items: [line(2, GLASSES), line(3, TRAYS)] },
    })
  })

  test.each([
    ['is not sold any more', `update product set is_active = ($1 = 'back') where sku = 'TRAY'`],
    [
      'is no choice any more',
      `update bundle_selection set id = case $1 when 'back' then 12 else 13 end where sku = 'TRAY'`,
    ],
  ])('[CRT-19, ERR-12] do not come back where a part %s; that line is named, not the other', async (_why, change) => {
    const order = await make()
    await brewery.pool.query(change, ['gone'])
    const answer = await again(order)
    await brewery.pool.query(change, ['back'])
    expect(answer).toEqual({
      failed_items: [
        { sku: 'BAR-SET', selected_options: [TRAYS], quantity: 3, code: 'NOT_SALABLE', max_available_quantity: null },
      ],
      cart: { items: [line(4, GLASSES)] },
    })
  })
})
