import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { favouritesFeature } from '#features/favourites/favourites.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { insertRows } from './brewery.builders.ts'
import { ADD, newCart, readyCart } from './cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from './open-brewery.ts'

// graphql.md §4.1: what the contract names flat and what Adobe Commerce wraps do the same.

let brewery: OpenBrewery
let cart: string
beforeAll(async () => {
  brewery = await openBrewery({ features: [assortmentFeature, cartFeature, favouritesFeature, ordersFeature] })
  await insertRows(brewery.pool, 'coupon', [
    { code: 'TIEN', name: '{"nl":"Tien","en":"Ten"}', rate_bp: 1_000, max_uses: 9 },
  ])
  await insertRows(brewery.pool, 'budget', [
    { company_id: 'C1', ship_to_id: 'S1', year: 2026, granted_cents: 50_000, left_cents: 40_000 },
  ])
})
beforeEach(async () => {
  await brewery.pool.query(`delete from cart where state = 'active'; delete from favourite; delete from saved_order`)
  await brewery.pool.query(`update user_role set customer_type = 'Distributor' where user_id = 'U1'`)
  cart = await newCart(brewery)
})
afterAll(() => brewery.close())

const AMOUNTS = 'items { number_of_packages number_of_layer number_of_pallet }'

/** Sends a document about the cart and gives what it answers, where it was not refused. */
async function answered(document: string, variables: Record<string, unknown> = {}): Promise<unknown> {
  const { data, errors } = await brewery.ask(document, { cart, ...variables })
  expect(errors).toEqual([])
  return Object.values(data ?? {})[0]
}

async function codeOf(document: string, variables: Record<string, unknown> = {}) {
  const { errors } = await brewery.ask(document, { cart, ...variables })
  return errors[0]?.extensions
}

async function lineOf(item: Record<string, unknown>): Promise<string> {
  const { data } = await brewery.ask(ADD, { cartId: cart, items: [item] })
  return String(readPath(data, 'addProductsToCart', 'cart', 'items', 0, 'uid'))
}

const tankCustomer = () => brewery.pool.query(`update user_role set customer_type = 'OntradeTank' where user_id = 'U1'`)
const tankLines = async () =>
  (await brewery.pool.query('select liters, tank_type_1, tank_type_2, tank_type_3, tank_type_4 from cart_line')).rows

describe('lines of a cart', () => {
  test('[GQL-44] are added one by one with cases, layers and pallets', async () => {
    const document = `mutation ($cart: String) {
      addProductsToCart(cart_id: $cart, sku: "PILS-CRATE", number_of_packages: 3, number_of_layer: 2, number_of_pallet: 1) {
        cart { ${AMOUNTS} } } }`
    expect(await answered(document)).toEqual({
      cart: { items: [{ number_of_packages: 3, number_of_layer: 2, number_of_pallet: 1 }] },
    })
  })

  test('[GQL-44] are added in one input', async () => {
    const document = `mutation ($input: AddProductsToCartInput) {
      addProductsToCart(input: $input) { cart { total_quantity } } }`
    const input = {
      cart_id: cart,
      cart_items: [
        { sku: 'PILS-CRATE', quantity: 2 },
        { sku: 'WIT-CRATE', quantity: 1 },
      ],
    }
    expect(await answered(document, { input })).toEqual({ cart: { total_quantity: 3 } })
  })

  test('[CAT-26] are added one by one with the choices of a bundle', async () => {
    const choice = Buffer.from('bundle/1/11/2').toString('base64')
    const document = `mutation ($cart: String, $chosen: [ID]) {
      addProductsToCart(cart_id: $cart, sku: "BAR-SET", quantity: 1, selected_options: $chosen) {
        cart { items { quantity product { sku } } } user_errors { code } } }`
    expect(await answered(document, { chosen: [choice] })).toEqual({
      cart: { items: [{ quantity: 1, product: { sku: 'BAR-SET' } }] },
      user_errors: [],
    })
  })

  test('[TNK-04] of tank beer are added and changed one by one, tank by tank', async () => {
    await tankCustomer()
    await answered(`mutation ($cart: String) {
      addProductsToCart(cart_id: $cart, sku: "PILS-TANK", liters: 1000, tank_type_1: 400, tank_type_2: 300, tank_type_3: 200, tank_type_4: 100) {
        cart { id } } }`)
    expect(await tankLines()).toEqual([
      { liters: 1000, tank_type_1: 400, tank_type_2: 300, tank_type_3: 200, tank_type_4: 100 },
    ])
    const { rows } = await brewery.pool.query<{ id: number }>('select id from cart_line')
    await answered(
      `mutation ($cart: String, $line: Int) {
        updateCartItems(cart_id: $cart, cart_item_id: $line, liters: 500, tank_type_1: 50, tank_type_2: 100, tank_type_3: 150, tank_type_4: 200) {
          cart { id } } }`,
      { line: rows[0]?.id },
    )
    expect(await tankLines()).toEqual([
      { liters: 500, tank_type_1: 50, tank_type_2: 100, tank_type_3: 150, tank_type_4: 200 },
    ])
  })

  test('[ERR-10] without a SKU are named', async () => {
    const document = `mutation ($cart: String, $items: [CartItemInput!]) {
      addProductsToCart(cartId: $cart, cartItems: $items) { cart { total_quantity } user_errors { code } } }`
    const items = [
      { sku: '', quantity: 1 },
      { sku: 'WIT-CRATE', quantity: 1 },
    ]
    expect(await answered(document, { items })).toEqual({
      cart: { total_quantity: 1 },
      user_errors: [{ code: 'REQUIRED_PARAMETER_MISSING' }],
    })
  })

  test('of a cart that has changed since are not updated', async () => {
    const line = await lineOf({ sku: 'PILS-CRATE', quantity: 1 })
    const document = `mutation ($cart: String, $line: ID, $seen: Int) {
      updateCartItems(cart_id: $cart, cart_version: $seen, cart_item_uid: $line, quantity: 2) { cart { id } } }`
    expect(await codeOf(document, { line, seen: 1 })).toEqual({ category: 'graphql-input', code: 'cart-changed' })
  })

  test('[GQL-45] are removed by their uid', async () => {
    const line = await lineOf({ sku: 'PILS-CRATE', quantity: 1 })
    const document = `mutation ($cart: String, $line: ID) {
      removeItemFromCart(cart_id: $cart, cart_item_uid: $line) { cart { total_quantity } } }`
    expect(await answered(document, { line })).toEqual({ cart: { total_quantity: 0 } })
  })

  test('[GQL-47] are all removed', async () => {
    await lineOf({ sku: 'PILS-CRATE', quantity: 1 })
    const document = `mutation ($cart: String!) {
      removeAllItems(input: { cart_id: $cart }) { success cart { total_quantity } } }`
    expect(await answered(document)).toEqual({ success: true, cart: { total_quantity: 0 } })
  })
})

describe('delivery, payment and prices in one input', () => {
  test('[GQL-53] choose transport, ship-to, day and payment', async () => {
    const input = {
      cart_id: cart,
      transport_type: 'selfpickup_selfpickup',
      outlet_id: 'S1',
      date_popup: '2026-11-25',
      payment_method: 'On account',
      payment_code: 'onaccount',
      store: 'LivePortal_NL_en',
    }
    const document = `mutation ($input: SetTransportTypeInput) {
      setTransportType(input: $input) { cart { delivery_method delivery_date } } }`
    expect(await answered(document, { input })).toEqual({
      cart: { delivery_method: 'selfpickup_selfpickup', delivery_date: '2026-11-25' },
    })
  })

  test('[GQL-49] keep the details of the delivery', async () => {
    const input = {
      cart_id: cart,
      delivery_date: '2026-11-25',
      date_popup: '2026-11-25',
      payment_method: 'onaccount',
      payment_title: 'On account',
      outlet_order_type: 'YSOR',
      delivery_method: 'flatrate_flatrate',
      delivery_hours_from: '08:00',
      delivery_hours_to: '12:00',
      user_first_name: 'Jan',
      user_surname: 'Brink',
    }
    const document = `mutation ($input: UpdatePricesInput) {
      updatePrices(input: $input) { success cart { delivery_method delivery_date } } }`
    expect(await answered(document, { input })).toEqual({
      success: true,
      cart: { delivery_method: 'flatrate_flatrate', delivery_date: '2026-11-25' },
    })
  })

  test('[GQL-55] choose how POS materials travel', async () => {
    await lineOf({ sku: 'GLASS-25', quantity: 1 })
    const document = `mutation ($cart: String!) {
      setActiveantsLogisticsOptionOnCart(input: { cart_id: $cart, option: "flatrate_flatrate" }) {
        success cart { delivery_method } } }`
    expect(await answered(document)).toEqual({ success: true, cart: { delivery_method: 'flatrate_flatrate' } })
  })

  test('[GQL-56] count with a budget', async () => {
    await lineOf({ sku: 'GLASS-25', quantity: 10 })
    const document = `mutation ($cart: String!) {
      calculateBudget(input: { cart_id: $cart, budget: 400 }) { budgetleft budgetused } }`
    expect(await answered(document)).toEqual({ budgetleft: 400, budgetused: 100 })
  })

  test('[GQL-58] take a coupon off, and refuse a call that names none', async () => {
    await lineOf({ sku: 'PILS-CRATE', quantity: 1 })
    await answered(
      'mutation ($cart: String) { applyCouponToCart(cart_id: $cart, coupon_code: "TIEN") { cart { id } } }',
    )
    const document = `mutation ($cart: String!) {
      removeSpecificCouponFromCart(input: { cart_id: $cart, coupon_code: "TIEN" }) { cart { applied_coupons { code } } } }`
    expect(await answered(document)).toEqual({ cart: { applied_coupons: null } })
    const none = 'mutation ($cart: String) { removeSpecificCouponFromCart(cart_id: $cart) { cart { id } } }'
    expect(await codeOf(none)).toMatchObject({ category: 'graphql-input' })
  })

  test('[GQL-61] estimate transports for an address that is written flat', async () => {
    await lineOf({ sku: 'PILS-CRATE', quantity: 1 })
    const document = `mutation ($cart: String) {
      estimateShippingMethods(cart_id: $cart, country_code: "NL", region: "Overijssel", postcode: "7548 BM") {
        carrier_code } }`
    expect(await answered(document)).toContainEqual({ carrier_code: 'flatrate' })
  })
})

describe('ordering', () => {
  test('[GQL-66] takes its wishes flat; how it is paid in SAP is the portal’s to say', async () => {
    cart = await readyCart(brewery)
    const document = `mutation ($cart: String) {
      placeOrder(cart_id: $cart, deliveryonpallet: true, sappaymentmethod: "X") { order_number errors { code } } }`
    const { order_number: number } = Object(await answered(document))
    const { rows } = await brewery.pool.query('select on_pallet, payment_method from sales_order where number = $1', [
      number,
    ])
    expect(rows).toEqual([{ on_pallet: true, payment_method: 'onaccount' }])
  })

  test.each([
    ['a cart nobody has', async () => 'x'.repeat(32), 'CART_NOT_FOUND'],
    ['a cart that is not ready', async () => newCart(brewery), 'UNABLE_TO_PLACE_ORDER'],
    ['a cart that was given up', () => givenUpCart(), 'CART_NOT_ACTIVE'],
  ])('[GQL-66] of %s is refused in both calls', async (_case, cartOf, code) => {
    const variables = { cart: await cartOf() }
    const placed = 'mutation ($cart: String) { placeOrder(cart_id: $cart) { order_number errors { code } } }'
    expect(await answered(placed, variables)).toEqual({ order_number: null, errors: [{ code }] })
    const paid = `mutation ($cart: String!) {
      setPaymentMethodAndPlaceOrder(input: { cart_id: $cart, payment_method: { code: "onaccount" } }) {
        order_number errors { code } } }`
    expect(await answered(paid, variables)).toEqual({ order_number: null, errors: [{ code }] })
  })
})

describe('ordering again', () => {
  test.each([
    ['left the catalogue', 'LEFT-LONG-AGO', 'PRODUCT_NOT_FOUND'],
    ['may no longer be ordered here', 'PILS-TANK', 'UNDEFINED'],
  ])('[GQL-74] names the line whose product %s', async (_case, sku, code) => {
    const placed = await answered('mutation ($cart: String) { placeOrder(cart_id: $cart) { order_number } }', {
      cart: await readyCart(brewery, { pallets: 1, method: 'selfpickup_selfpickup' }),
    })
    const number = readPath(placed, 'order_number')
    await brewery.pool.query(
      'update order_line set sku = $2 where order_id = (select id from sales_order where number = $1)',
      [number, sku],
    )
    const document = `mutation ($number: String) {
      reorderItems(orderNumber: $number) { userInputErrors { code path } cart { total_quantity } } }`
    expect(await answered(document, { number })).toEqual({
      userInputErrors: [{ code, path: ['items', '0', sku] }],
      cart: { total_quantity: 0 },
    })
  })
})

async function givenUpCart(): Promise<string> {
  const id = await newCart(brewery)
  await brewery.pool.query(`update cart set state = 'discarded' where id = $1`, [id])
  return id
}

describe('favourites', () => {
  test('[GQL-78, GQL-79] are kept with a quantity, and taken away by their ids', async () => {
    const added = await answered(
      'mutation { addProductsToWishlist(wishlist_id: 0, sku: "PILS-CRATE", quantity: 3) { wishlist { id items { id quantity } } } }',
    )
    const id = readPath(added, 'wishlist', 'items', 0, 'id')
    expect(readPath(added, 'wishlist', 'items', 0, 'quantity')).toBe(3)
    const document = `mutation ($list: ID, $ids: [ID!]) {
      removeProductsFromWishlist(wishlistId: $list, wishlistItemsIds: $ids) { wishlist { items_count } } }`
    expect(await answered(document, { list: readPath(added, 'wishlist', 'id'), ids: [String(id)] })).toEqual({
      wishlist: { items_count: 0 },
    })
  })
})

describe('what is read', () => {
  test('[GQL-22] products of brands with a rule of their own, by an argument as by the filter', async () => {
    const counts = async () => [
      readPath(await answered('{ products(filter: {}, is_peroni: true) { total_count } }'), 'total_count'),
      readPath(await answered('{ products(filter: { is_peroni: { eq: "1" } }) { total_count } }'), 'total_count'),
    ]
    expect(await counts()).toEqual([0, 0])
    await brewery.pool.query('update brand set is_peroni = true')
    expect(await counts()).toEqual([6, 6])
  })

  test('[GQL-19] categories page by page', async () => {
    const page = (at: number) => `{ categoryList(pageSize: 1, currentPage: ${at}) { id } }`
    expect(await answered(page(1))).toHaveLength(1)
    expect(await codeOf(page(99))).toMatchObject({ category: 'graphql-input' })
  })

  test('[GQL-28] what a narrowed list can be narrowed by', async () => {
    const document = `{ aggregation(filter: { brand: { eq: "pils" }, sku: { eq: "PILS-CRATE" } }) { total_count } }`
    expect(await answered(document)).toEqual({ total_count: 1 })
  })
})
