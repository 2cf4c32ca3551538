import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addNumberedShipTo, insertRows, PASSWORD } from './brewery.builders.ts'
import * as browsing from './adobe-client.browsing.ts'
import * as ordering from './adobe-client.ordering.ts'
import { BUYER, openBrewery, readPath, type OpenBrewery } from './open-brewery.ts'

// A shop that was written for Adobe Commerce: its documents as it sends them, in the order in which it sends them. What
// its owner sets up is the address, the store, and the headers of the ship-to and the day.

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery()
  await addNumberedShipTo(brewery.pool, '4711', 'Depot Haaksbergen')
  await insertRows(brewery.pool, 'coupon', [
    { code: 'PROOST', name: JSON.stringify({ nl: 'Korting', en: 'Discount' }), rate_bp: 500, max_uses: 10 },
  ])
})
afterAll(() => brewery.close())

const SETUP = { Store: 'LivePortal_NL_nl', 'Content-Currency': 'EUR', outletid: '4711', datepopup: '2026-11-24' }

/** The shop's own client: a document, its variables, and the token once there is one. */
function createShop() {
  let token: string | undefined
  return {
    keep: (own: string) => {
      token = own
    },
    send: async (query: string, variables: Record<string, unknown> = {}) => {
      const headers = { ...SETUP, ...(token !== undefined && { Authorization: `Bearer ${token}` }) }
      const answer = await brewery.app.inject({
        method: 'POST',
        url: '/graphql',
        headers,
        payload: { query, variables },
      })
      const body: unknown = answer.json()
      return { status: answer.statusCode, data: readPath(body, 'data'), errors: readPath(body, 'errors') }
    },
  }
}

async function signedIn() {
  const shop = createShop()
  const { data } = await shop.send(browsing.SIGN_IN, { email: BUYER, password: PASSWORD })
  shop.keep(String(readPath(data, 'generateCustomerToken', 'token')))
  return shop
}

describe('a shop written for Adobe Commerce', () => {
  test('[GQL-07] [GQL-81] starts: its store, its currency, and a customer who signs in', async () => {
    const shop = createShop()
    const started = await shop.send(browsing.START)
    expect(started).toMatchObject({
      status: 200,
      data: {
        storeConfig: { store_code: 'LivePortal_NL_nl', locale: 'nl_NL', base_currency_code: 'EUR' },
        currency: { default_display_currency_code: 'EUR' },
        countries: expect.arrayContaining([{ id: 'NL', full_name_locale: 'Nederland', available_regions: null }]),
      },
    })
    expect(started.errors).toBeUndefined()
    const wrong = await shop.send(browsing.SIGN_IN, { email: BUYER, password: 'not-the-password' })
    expect(wrong).toMatchObject({ errors: [{ extensions: { category: 'graphql-authentication' } }] })
    const before = await shop.send(browsing.CUSTOMER)
    expect(before).toMatchObject({ errors: [{ extensions: { category: 'graphql-authorization' } }] })
    const customer = await (await signedIn()).send(browsing.CUSTOMER)
    expect(customer.errors).toBeUndefined()
    expect(customer.data).toMatchObject({
      customer: { email: BUYER, addresses: expect.arrayContaining([expect.objectContaining({ id: 4711 })]) },
    })
  })

  test('[GQL-19] [GQL-20] [GQL-28] shows its assortment: the menu, a category with filters, the search', async () => {
    const shop = await signedIn()
    const menu = await shop.send(browsing.MENU)
    expect(menu.errors).toBeUndefined()
    expect(menu.data).toMatchObject({ categories: { items: [{ __typename: 'CategoryTree', name: 'Bier' }] } })
    const listed = await shop.send(browsing.CATEGORY_PAGE, {
      filters: { sku: { in: ['PILS-CRATE', 'BAR-SET'] } },
      sort: { position: 'ASC' },
      pageSize: 12,
      currentPage: 1,
    })
    expect(listed.errors).toBeUndefined()
    expect(listed.data).toMatchObject({
      products: {
        total_count: 2,
        page_info: { page_size: 12, current_page: 1, total_pages: 1 },
        items: [
          {
            __typename: 'SimpleProduct',
            sku: 'PILS-CRATE',
            stock_status: 'IN_STOCK',
            price_range: { minimum_price: { final_price: { value: 17.85, currency: 'EUR' } } },
          },
          { __typename: 'BundleProduct', sku: 'BAR-SET', items: [{ options: [{ product: { sku: 'GLASS-25' } }] }] },
        ],
        sort_fields: { options: expect.arrayContaining([{ label: expect.any(String), value: 'name' }]) },
      },
    })
    const aggregations = readPath(listed.data, 'products', 'aggregations')
    expect(aggregations).toContainEqual(expect.objectContaining({ attribute_code: 'brand' }))
    const found = await shop.send(browsing.SEARCH, { phrase: 'pils', pageSize: 5 })
    expect(found.errors).toBeUndefined()
    expect(readPath(found.data, 'products', 'items', 0, 'sku')).toMatch(/^PILS-/)
  })

  test('[GQL-44] [GQL-66] [GQL-42] orders: cart, address, transport, payment, order, history', async () => {
    const shop = await signedIn()
    const opened = await shop.send(ordering.CUSTOMER_CART)
    expect(opened.errors).toBeUndefined()
    const cartId = String(readPath(opened.data, 'customerCart', 'id'))
    expect(cartId).toMatch(/^[A-Za-z0-9]{32}$/)

    const added = await shop.send(ordering.ADD, { cartId, items: [{ sku: 'PILS-CRATE', quantity: 960 }] })
    expect(added.errors).toBeUndefined()
    expect(added.data).toMatchObject({
      addProductsToCart: {
        user_errors: [],
        cart: {
          __typename: 'Cart',
          id: cartId,
          total_quantity: 960,
          lines: [
            {
              __typename: 'SimpleCartItem',
              quantity: 960,
              product: { __typename: 'SimpleProduct', sku: 'PILS-CRATE' },
              prices: { row_total: { value: 16_320, currency: 'EUR' } },
            },
          ],
        },
      },
    })
    const uid = readPath(added.data, 'addProductsToCart', 'cart', 'lines', 0, 'uid')

    const steps = [
      ['updateCartItems', ordering.UPDATE, { cartId, items: [{ cart_item_uid: uid, quantity: 961 }] }],
      ['updateCartItems', ordering.UPDATE, { cartId, items: [{ cart_item_uid: uid, quantity: 960 }] }],
      ['setShippingAddressesOnCart', ordering.SHIP_TO, { cartId, addressId: 4711 }],
      ['setShippingMethodsOnCart', ordering.SHIP_BY, { cartId, carrier: 'flatrate', method: 'flatrate' }],
      ['setBillingAddressOnCart', ordering.BILL_TO, { cartId }],
      ['applyCouponToCart', ordering.COUPON, { cartId, code: 'PROOST' }],
      ['setPaymentMethodOnCart', ordering.PAY_BY, { cartId, code: 'onaccount' }],
    ] as const
    for (const [name, document, variables] of steps) {
      const answer = await shop.send(document, variables)
      const id = readPath(answer.data, name, 'cart', 'id')
      expect({ name, errors: answer.errors, id }).toEqual({ name, errors: undefined, id: cartId })
    }

    const checkout = await shop.send(ordering.CHECKOUT, { cartId })
    expect(checkout.errors).toBeUndefined()
    expect(checkout.data).toMatchObject({
      cart: {
        itemsV2: { total_count: 1, items: [{ quantity: 960 }], page_info: { total_pages: 1 } },
        applied_coupons: [{ code: 'PROOST' }],
        available_payment_methods: [{ code: 'onaccount', title: 'Op rekening' }],
        selected_payment_method: { code: 'onaccount', title: 'Op rekening' },
        shipping_addresses: [
          {
            __typename: 'ShippingCartAddress',
            city: 'Haaksbergen',
            country: { code: 'NL', label: 'Nederland' },
            available_shipping_methods: expect.arrayContaining([
              expect.objectContaining({ carrier_code: 'flatrate', available: true }),
            ]),
            selected_shipping_method: { carrier_code: 'flatrate', amount: { value: 0 } },
            cart_items_v2: [{ __typename: 'SimpleCartItem', quantity: 960 }],
          },
        ],
        billing_address: { __typename: 'BillingCartAddress', country: { label: 'Nederland' } },
        prices: {
          grand_total: { value: expect.any(Number), currency: 'EUR' },
          discounts: expect.arrayContaining([expect.objectContaining({ label: 'Kortingscode' })]),
        },
      },
    })

    const placed = await shop.send(ordering.PLACE, { cartId })
    expect(placed.errors).toBeUndefined()
    const number = readPath(placed.data, 'placeOrder', 'order', 'order_number')
    expect(number).toMatch(/^26-\d{5}$/)
    const charged = readPath(checkout.data, 'cart', 'prices', 'grand_total', 'value')

    const history = await shop.send(ordering.HISTORY, { number })
    expect(history.errors).toBeUndefined()
    expect(history.data).toMatchObject({
      customer: {
        orders: {
          total_count: 1,
          items: [
            {
              __typename: 'CustomerOrder',
              number,
              status: 'Order created',
              total: { grand_total: { value: charged, currency: 'EUR' } },
              items: [{ __typename: 'OrderItem', product_sku: 'PILS-CRATE', quantity_ordered: 960 }],
              payment_methods: [{ name: 'Op rekening', type: 'onaccount' }],
              shipping_address: { city: 'Haaksbergen', country_code: 'NL' },
              applied_coupons: [{ code: 'PROOST' }],
            },
          ],
        },
      },
    })
    const gone = await shop.send(ordering.CHECKOUT, { cartId })
    expect(gone).toMatchObject({ errors: [{ extensions: { category: 'graphql-no-such-entity' } }] })
  })

  test.each([
    ['what there is too little of', { sku: 'PILS-CRATE', quantity: 9_999 }, 'INSUFFICIENT_STOCK'],
    ['what nobody knows', { sku: 'NOTHING', quantity: 1 }, 'PRODUCT_NOT_FOUND'],
    ['what cannot be sold', { sku: 'GONE-CRATE', quantity: 1 }, 'NOT_SALABLE'],
  ])('[GQL-44] [ERR-10] is told of %s in user_errors, in the language of its store', async (_what, item, code) => {
    const shop = await signedIn()
    const cartId = String(readPath((await shop.send(ordering.CUSTOMER_CART)).data, 'customerCart', 'id'))
    const { data, errors } = await shop.send(ordering.ADD, { cartId, items: [item] })
    expect(errors).toBeUndefined()
    const told = readPath(data, 'addProductsToCart', 'user_errors', 0)
    expect(told).toMatchObject({ code, message: expect.stringMatching(/voorraad|eenheid|Er is geen|kan niet/) })
  })

  test('[ERR-34] is told at the top level of what fails a whole call', async () => {
    const shop = await signedIn()
    const cartId = String(readPath((await shop.send(ordering.CUSTOMER_CART)).data, 'customerCart', 'id'))
    const empty = await shop.send(ordering.PLACE, { cartId })
    expect(empty).toMatchObject({
      errors: [{ message: 'De winkelwagen is leeg', extensions: { category: 'graphql-input' } }],
    })
    await shop.send(ordering.ADD, { cartId, items: [{ sku: 'PILS-CRATE', quantity: 1 }] })
    const coupon = await shop.send(ordering.COUPON, { cartId, code: 'NIETS' })
    expect(coupon).toMatchObject({
      status: 200,
      data: { applyCouponToCart: null },
      errors: [
        {
          message: 'Ongeldige kortingscode',
          path: ['applyCouponToCart'],
          extensions: { category: 'graphql-no-such-entity' },
        },
      ],
    })
  })

  test('[GQL-01] gets a refusal to GET that its client understands', async () => {
    const answer = await brewery.app.inject({
      method: 'GET',
      url: `/graphql?query=${encodeURIComponent('{ storeConfig { store_code } }')}`,
      headers: SETUP,
    })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers['allow']).toContain('POST')
    expect(readPath(answer.json(), 'errors', 0, 'extensions', 'category')).toBe('graphql')
  })
})
