import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertRows } from './brewery.builders.ts'
import { ADD, newCart, place, readyCart } from './cart-calls.builders.ts'
import { readPath, type OpenBrewery } from './open-brewery.ts'
import { openWholeBrewery } from './open-whole-brewery.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openWholeBrewery()
})
afterAll(() => brewery.close())
beforeEach(() => brewery.pool.query('delete from cart'))

async function cartWith(items: readonly unknown[], fields: string): Promise<unknown> {
  const cart = await newCart(brewery)
  await brewery.ask(ADD, { cartId: cart, items })
  const answer = await brewery.ask(`query ($cart: String!) { cart(cart_id: $cart) { ${fields} } }`, { cart })
  return readPath(answer.data, 'cart')
}

describe('a cart on the wire', () => {
  test('[ENT-04] has its amounts in euros, in one place', async () => {
    const PRICES = `grand_total_price grand_total_price_with_vat deposit fixed_discounts promotional_discounts packaging_tax
      sorting_charge vat summary`
    const cart = await cartWith(
      [{ sku: 'PILS-CRATE', quantity: 10 }],
      `cart_prices { ${PRICES} } prices { grand_total { value } }`,
    )
    expect(readPath(cart, 'cart_prices')).toEqual({
      // ten crates at 17.85 and their deposit of 3.90
      summary: 178.5,
      deposit: 39,
      vat: 37.49,
      grand_total_price: 217.5,
      grand_total_price_with_vat: 254.99,
      fixed_discounts: 0,
      promotional_discounts: 0,
      packaging_tax: 0,
      sorting_charge: 0,
    })
    expect(readPath(cart, 'prices', 'grand_total', 'value')).toBe(254.99)
  })

  test('[ENT-05] [ENT-06] has lines with amounts, prices, deposits and what the counters ask of the product', async () => {
    const ITEM = `id uid pack_format number_of_packages number_of_layer number_of_layer_total number_of_pallet quantity
      quantity_total tank_details { liters }
      prices { price_details { your_price row_total deposit } multi_deposit_details { sku name deposit_type quantity price total } discounts { label } }
      product { sku name catalog_product_name material_type small_image { url } stock_quantity number_of_products_on_layer
        number_of_layers_per_pallet disable_for_pallet_ordering_fe disable_for_layer_ordering_fe }`
    const line = { sku: 'PILS-CRATE', quantity: 2, number_of_layer: 1, number_of_pallet: 1 }
    const cart = await cartWith([line], `items { ${ITEM} }`)
    const item = readPath(cart, 'items', 0)
    expect(item).toMatchObject({
      pack_format: 'Crate',
      number_of_packages: 2,
      number_of_layer: 1,
      number_of_layer_total: 6,
      number_of_pallet: 1,
      quantity: 2,
      quantity_total: 50,
      tank_details: null,
      prices: {
        price_details: { your_price: 17, row_total: 850, deposit: 195 },
        multi_deposit_details: [
          { sku: 'PILS-CRATE', name: 'Crate', deposit_type: 'crate', quantity: 50, price: 3.9, total: 195 },
        ],
        // a full pallet of one beer
        discounts: [{ label: 'Discount' }],
      },
      product: {
        sku: 'PILS-CRATE',
        material_type: 'FERT',
        small_image: { url: expect.stringContaining('/media/packs/') },
        stock_quantity: 2_000,
        number_of_products_on_layer: 8,
        number_of_layers_per_pallet: 5,
        disable_for_pallet_ordering_fe: 0,
        disable_for_layer_ordering_fe: 0,
      },
    })
    expect(readPath(item, 'uid')).toBe(btoa(String(readPath(item, 'id'))))
  })

  test('[ENT-05] a bundle shows its options, each with what is in stock of it', async () => {
    const OPTIONS =
      '... on BundleCartItem { bundle_options { uid id label type values { uid id label quantity product { sku stock_quantity } } } }'
    const cart = await cartWith([{ sku: 'BAR-SET', quantity: 1 }], `items { ${OPTIONS} }`)
    expect(readPath(cart, 'items', 0, 'bundle_options')).toMatchObject([
      {
        id: 1,
        label: 'Glasses',
        type: 'radio',
        values: [
          {
            id: 11,
            label: 'GLASS-25, Crate 24 × 30 cl',
            quantity: 2,
            product: { sku: 'GLASS-25', stock_quantity: 50 },
          },
        ],
      },
    ])
  })

  test('[ENT-07] an update names a line and its amounts; the stock it claims is not believed', async () => {
    const cart = await newCart(brewery)
    const added = await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'GLASS-25', quantity: 1 }] })
    const id = Number(readPath(added.data, 'addProductsToCart', 'cart', 'items', 0, 'id'))
    const UPDATE = `mutation ($cart: String, $id: Int) {
      updateCartItems(cart_id: $cart, cart_item_id: $id, number_of_packages: 60, number_of_layer: 0, number_of_pallet: 0,
        stock_quantity: 999) { cart { items { number_of_packages } } errors { code } }
    }`
    const answer = await brewery.ask(UPDATE, { cart, id })
    expect(readPath(answer.data, 'updateCartItems')).toEqual({
      cart: { items: [{ number_of_packages: 50 }] },
      errors: [{ code: 'INSUFFICIENT_STOCK' }],
    })
  })

  test('[ENT-38] estimates its transports with their amounts', async () => {
    const cart = await newCart(brewery)
    const ESTIMATE = `mutation ($cart: String) { estimateShippingMethods(cart_id: $cart, country_code: "NL") {
      carrier_code method_code amount { value currency } schedule { date } servicepoints { latitude longitude }
    } }`
    const answer = await brewery.ask(ESTIMATE, { cart })
    expect(readPath(answer.data, 'estimateShippingMethods', 0)).toEqual({
      carrier_code: 'flatrate',
      method_code: 'flatrate',
      amount: { value: 0, currency: 'EUR' },
      schedule: [],
      servicepoints: [],
    })
  })
})

describe('an order on the wire', () => {
  test('[ENT-24] [ENT-27] is told when it is placed, and in full in the history', async () => {
    const cart = await readyCart(brewery, { pallets: 24 })
    const PLACE = `mutation ($cart: String) { placeOrder(cart_id: $cart, notefordriver: "Poort links", deliveryaftersixpm: true) {
      order_number customer_order_number note_for_driver payment_token payment_redirect_url sap_id
    } }`
    const placed = readPath((await brewery.ask(PLACE, { cart })).data, 'placeOrder')
    expect(placed).toEqual({
      order_number: expect.stringMatching(/^26-\d{5}$/),
      customer_order_number: null,
      note_for_driver: 'Poort links',
      payment_token: null,
      payment_redirect_url: null,
      sap_id: null,
    })
    const HISTORY = `{ customer { orders(pageSize: 1) { items {
      order_number status grand_total delivery_cost discount items { product_sku quantity_ordered } shipments { tracking { number } }
      additional_data { delivery_date payment_method transport_type empties { sku } total_layer total_pallet total_packages
        total_weight delivery_hours_from custom_email delivery_after_six_pm delivery_on_pallet note_for_driver }
      shipping_address { company street city } billing_address { company }
    } } } }`
    const order = readPath((await brewery.ask(HISTORY)).data, 'customer', 'orders', 'items', 0)
    expect(order).toMatchObject({
      order_number: readPath(placed, 'order_number'),
      status: 'Order created',
      grand_total: expect.any(Number),
      delivery_cost: 0,
      items: [{ product_sku: 'PILS-CRATE', quantity_ordered: 960 }],
      shipments: [],
      additional_data: {
        delivery_date: '2026-11-24',
        payment_method: 'onaccount',
        transport_type: 'flatrate_flatrate',
        empties: [],
        total_layer: 0,
        total_pallet: 24,
        total_packages: 960,
        total_weight: 20_184,
        delivery_after_six_pm: true,
        delivery_on_pallet: false,
        note_for_driver: 'Poort links',
      },
      shipping_address: { company: 'Ten Brink Dranken', street: ['Windmolenweg 14'], city: 'Boekelo' },
      billing_address: { company: 'Ten Brink Dranken' },
    })
  })

  test('[ERR-48] an offer that is not delivered on the day says so', async () => {
    const cart = await readyCart(brewery, { pallets: 24, date: '2026-11-26' })
    await insertRows(brewery.pool, 'special_offer', [
      { sku: 'PILS-CRATE', valid_from: '2026-11-01', valid_to: '2026-12-31', deliverable_to: '2026-11-25' },
    ])
    const answer = await place(brewery, cart)
    expect(readPath(answer.data, 'placeOrder', 'errors', 0, 'message')).toContain(
      'PRODUCT NOT AVAILABLE ON THE SELECTED DATE',
    )
  })
})

describe('a fault', () => {
  test('[ERR-36] is told without detail, by both kinds of call', async () => {
    await brewery.pool.query('alter table delivery_hour rename to delivery_hour_gone')
    const rest = await brewery.get('/nl/prod/api/v1/portal/orders/GetAvailableHours')
    await brewery.pool.query('alter table delivery_hour_gone rename to delivery_hour')
    expect(rest).toMatchObject({
      status: 500,
      body: { code: 'fault', message: 'Something went wrong, try again later.' },
    })
    await brewery.pool.query('alter table coupon rename to coupon_gone')
    const cart = await readyCart(brewery, { pallets: 1 })
    const APPLY = 'mutation ($c: String) { applyCouponToCart(cart_id: $c, coupon_code: "X") { cart { id } } }'
    const graphql = await brewery.ask(APPLY, { c: cart })
    await brewery.pool.query('alter table coupon_gone rename to coupon')
    expect(graphql.errors[0]?.extensions.category).toBe('internal')
    expect(JSON.stringify(graphql.errors)).not.toMatch(/relation|select|coupon_gone/)
  })
})
