import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPosmWith } from '#features/assortment/assortment.builders.ts'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { insertRows } from '../../../test/brewery.builders.ts'
import { CHOOSE, newCart, place } from '../../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { cartFeature } from '../cart.feature.ts'

const uidOfChoice = (text: string) => Buffer.from(text).toString('base64')

let brewery: OpenBrewery
let cart: string
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature, ordersFeature] })
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
      cart { items { __typename quantity product { sku }
        ... on BundleCartItem { bundle_options { label values { label quantity } } }
        ... on ConfigurableCartItem { configured_variant { sku } configurable_options {
          option_label value_label configurable_product_option_uid configurable_product_option_value_uid } } } }
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
    expect(items).toMatchObject([{ quantity: 1, configured_variant: { sku: 'SHIRT-M-BLUE' } }])
  })

  test('[GQL-44] is told as itself, with what was chosen, in the numbers of the catalogue', async () => {
    const chosen = await valuesOf('M', 'blue')
    const { items } = await add({ sku: 'SHIRT', selected_options: chosen })
    const { rows } = await brewery.pool.query(`select id from product where sku = 'SHIRT'`)
    const option = (id: number, value: unknown) => ({
      configurable_product_option_uid: uidOfChoice(`configurable/${rows[0]?.id}/${id}`),
      configurable_product_option_value_uid: value,
    })
    expect(items).toEqual([
      {
        __typename: 'ConfigurableCartItem',
        quantity: 1,
        product: { sku: 'SHIRT' },
        configured_variant: { sku: 'SHIRT-M-BLUE' },
        configurable_options: [
          { option_label: 'size', value_label: 'M', ...option(1, chosen[0]) },
          { option_label: 'colour', value_label: 'blue', ...option(2, chosen[1]) },
        ],
      },
    ])
  })

  test('[GQL-44] is still told once its variant is no longer sold', async () => {
    await add({ sku: 'SHIRT', selected_options: await valuesOf('M', 'blue') })
    await brewery.pool.query(`update product set is_active = false where sku = 'SHIRT-M-BLUE'`)
    const shown = await brewery.ask(
      '{ customerCart { items { is_available ... on ConfigurableCartItem { configurable_options { value_label } } } } }',
    )
    await brewery.pool.query(`update product set is_active = true where sku = 'SHIRT-M-BLUE'`)
    expect(readPath(shown.data, 'customerCart', 'items')).toEqual([
      { is_available: false, configurable_options: [{ value_label: 'M' }, { value_label: 'blue' }] },
    ])
  })

  test('is the same line as its variant by SKU', async () => {
    await add({ sku: 'SHIRT-L-GREEN', parent_sku: 'SHIRT' })
    const { items } = await add({ sku: 'SHIRT', selected_options: await valuesOf('L', 'green') })
    expect(items).toMatchObject([{ quantity: 2, configured_variant: { sku: 'SHIRT-L-GREEN' } }])
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

  describe('with a part that may be left out', () => {
    beforeAll(async () => {
      await insertRows(brewery.pool, 'bundle_option', [
        { id: 2, sku: 'BAR-SET', title: '{"en":"Extras"}', input: 'checkbox', is_required: false, position: 2 },
      ])
      await insertRows(brewery.pool, 'bundle_selection', [
        { id: 21, option_id: 2, sku: 'SHIRT-M-BLUE', quantity: 1, is_default: true, position: 1 },
      ])
    })
    afterAll(async () => {
      await brewery.pool.query('delete from bundle_selection where option_id = 2')
      await brewery.pool.query('delete from bundle_option where id = 2')
    })
    const EXTRA = uidOfChoice('bundle/2/21/1')
    const labels = (items: unknown) => readPath(items, 0, 'bundle_options')

    test('[CAT-26] has it when it was chosen, and not when it was left open', async () => {
      expect(labels((await add({ sku: 'BAR-SET' })).items)).toMatchObject([{ label: 'Glasses' }])
      await brewery.pool.query('delete from cart_line')
      const whole = await add({ sku: 'BAR-SET', selected_options: [EXTRA] })
      expect(labels(whole.items)).toMatchObject([{ label: 'Glasses' }, { label: 'Extras' }])
    })

    test('[CAT-26] is not sold when nothing of it was chosen', async () => {
      await brewery.pool.query('update bundle_option set is_required = false where id = 1')
      const nothing = await add({ sku: 'BAR-SET' })
      await brewery.pool.query('update bundle_option set is_required = true where id = 1')
      expect(nothing).toMatchObject({ items: [], errors: [{ code: 'NOT_SALABLE' }] })
    })

    test('[GQL-42] [GQL-74] is told as itself in the order, and comes back as it was', async () => {
      await add({ sku: 'BAR-SET', entered_options: [{ uid: GLASSES, value: '3' }] })
      await add({ sku: 'SHIRT', selected_options: await valuesOf('L', 'green') })
      await add({ sku: 'GLASS-25' })
      await brewery.ask(CHOOSE, { cart, outlet: 'S1', method: 'selfpickup_selfpickup', date: '2026-11-24' })
      const number = readPath((await place(brewery, cart)).data, 'placeOrder', 'order_number')
      const ITEMS = `query ($number: String) { customer { orders(filter: { number: { eq: $number } }) { items { items {
        __typename product_sku product_url_key product { sku url_key } selected_options { label value }
        ... on ConfigurableOrderItem { parent_sku configured_variant { sku } }
        ... on BundleOrderItem { parent_sku bundle_options { label values { product_name product_sku quantity } } }
      } } } } }`
      const told = await brewery.ask(ITEMS, { number })
      expect(told.errors).toEqual([])
      expect(readPath(told.data, 'customer', 'orders', 'items', 0, 'items')).toEqual([
        {
          __typename: 'BundleOrderItem',
          product_sku: 'BAR-SET',
          product_url_key: 'bar-set',
          product: { sku: 'BAR-SET', url_key: 'bar-set' },
          selected_options: [],
          parent_sku: 'BAR-SET',
          bundle_options: [
            {
              label: 'Glasses',
              values: [{ product_name: 'GLASS-25, Crate 24 × 30 cl', product_sku: 'GLASS-25', quantity: 3 }],
            },
          ],
        },
        {
          __typename: 'ConfigurableOrderItem',
          product_sku: 'SHIRT-L-GREEN',
          product_url_key: 'shirt',
          product: { sku: 'SHIRT', url_key: 'shirt' },
          selected_options: [
            { label: 'size', value: 'L' },
            { label: 'colour', value: 'green' },
          ],
          parent_sku: 'SHIRT',
          configured_variant: { sku: 'SHIRT-L-GREEN' },
        },
        expect.objectContaining({ __typename: 'OrderItem', product_url_key: 'glass-25' }),
      ])

      const again = await brewery.ask(
        `mutation ($number: String!) { reorderItems(orderNumber: $number) { userInputErrors { code } cart { items {
          __typename ... on BundleCartItem { bundle_options { label values { quantity } } }
          ... on ConfigurableCartItem { configured_variant { sku } } } } } }`,
        { number },
      )
      expect(readPath(again.data, 'reorderItems')).toEqual({
        userInputErrors: [],
        cart: {
          items: [
            { __typename: 'BundleCartItem', bundle_options: [{ label: 'Glasses', values: [{ quantity: 3 }] }] },
            { __typename: 'ConfigurableCartItem', configured_variant: { sku: 'SHIRT-L-GREEN' } },
            { __typename: 'SimpleCartItem' },
          ],
        },
      })
    })
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
