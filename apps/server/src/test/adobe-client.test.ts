import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPosmWith } from '#features/assortment/assortment.builders.ts'
import { addNumberedShipTo, insertRows, PASSWORD } from './brewery.builders.ts'
import * as browsing from './adobe-client.browsing.ts'
import * as ordering from './adobe-client.ordering.ts'
import { BUYER, openBrewery, readPath, type OpenBrewery } from './open-brewery.ts'

// A shop that was written for Adobe Commerce: its documents as it sends them, in the order in which it sends them. What
// its owner sets up is the address and the store; of ship-tos and days it knows nothing.

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery()
  await addNumberedShipTo(brewery.pool, '4711', 'Depot Haaksbergen')
  await brewery.pool.query(`update portal_user set default_ship_to_id = '4711' where email = $1`, [BUYER])
  const shirt = { posm_price_cents: 2_500, position: 40 }
  await buildPosmWith(brewery.pool, { ...shirt, sku: 'SHIRT', type: 'configurable' })
  await buildPosmWith(brewery.pool, {
    ...shirt,
    sku: 'SHIRT-M',
    parent_sku: 'SHIRT',
    variant_attributes: '{"size":"M"}',
    stock: 9,
  })
  await buildPosmWith(brewery.pool, { ...shirt, sku: 'GLASS-50', stock: 9 })
  const terms = { kind: 'page', slug: 'voorwaarden', body: '', is_public: true, details: '{"location":"terms"}' }
  await insertRows(brewery.pool, 'content_page', [
    { ...terms, language: 'nl', title: 'Voorwaarden', html: '<p>Een bestelling is rond.</p>' },
  ])
  await insertRows(brewery.pool, 'coupon', [
    { code: 'PROOST', name: JSON.stringify({ nl: 'Korting', en: 'Discount' }), rate_bp: 500, max_uses: 10 },
  ])
})
afterAll(() => brewery.close())

/** What the catalogue calls size M of the shirt. */
const SIZE_M = Buffer.from('configurable/1/1').toString('base64')

// Shops read the code of a region without asking whether there is one.
const NOWHERE = { code: null, label: null }

const SETUP = { Store: 'LivePortal_NL_nl', 'Content-Currency': 'EUR' }

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
        availableStores: [{ store_code: 'LivePortal_NL_nl' }, { store_code: 'LivePortal_NL_en' }],
        checkoutAgreements: [],
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
      customer: {
        email: BUYER,
        default_shipping: '4711',
        default_billing: '4711',
        addresses: expect.arrayContaining([expect.objectContaining({ id: 4711, default_shipping: true })]),
      },
    })
  })

  test('[CNT-08] [GQL-07] shows pages and texts of the brewery to who has not signed in', async () => {
    const shop = createShop()
    const text = { title: 'Voorwaarden', content: '<p>Een bestelling is rond.</p>' }
    const page = await shop.send(browsing.CMS_PAGE, { identifier: 'voorwaarden' })
    expect(page.errors).toBeUndefined()
    expect(page.data).toMatchObject({
      cmsPage: { __typename: 'CmsPage', url_key: 'voorwaarden', meta_title: 'Voorwaarden', ...text },
    })
    const blocks = await shop.send(browsing.CMS_BLOCKS, { identifiers: ['terms', 'home-banner'] })
    expect(blocks.data).toMatchObject({ cmsBlocks: { items: [{ identifier: 'terms', ...text }, null] } })
    expect(blocks.errors).toMatchObject([{ path: ['cmsBlocks', 'items', 1] }])
  })

  test('[GQL-81] shows an account: who it is, what was ordered, and that nothing is downloaded or kept to pay with', async () => {
    const account = await (await signedIn()).send(browsing.ACCOUNT)
    expect(account.errors).toBeUndefined()
    expect(account.data).toMatchObject({
      customer: { __typename: 'Customer', email: BUYER },
      customerDownloadableProducts: { items: [] },
      customerPaymentTokens: { items: [] },
    })
    const nobody = await createShop().send(browsing.ACCOUNT)
    expect(nobody.data).toEqual({ customer: null, customerDownloadableProducts: null, customerPaymentTokens: null })
    expect(nobody.errors).toHaveLength(3)
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

  test('[GQL-44] [GQL-51] [GQL-66] [GQL-42] goes from token to history: an address that is written out, three kinds of lines, no day', async () => {
    const shop = await signedIn()
    const heard = async (document: string, variables: Record<string, unknown> = {}) => {
      const { data, errors } = await shop.send(document, variables)
      expect(errors).toBeUndefined()
      return data
    }
    const page = await heard(browsing.PAGE, { url: 'bar-set' })
    expect(page).toMatchObject({
      route: { __typename: 'BundleProduct', sku: 'BAR-SET', type: 'PRODUCT' },
      urlResolver: { type: 'PRODUCT', relative_url: 'bar-set' },
    })
    const product = await heard(browsing.PRODUCT_PAGE, { key: 'bar-set' })
    const shown = readPath(product, 'products', 'items', 0)
    expect(readPath(shown, 'media_gallery', 0, 'url')).toBe(
      'http://localhost:80/media/packs/crate/pils.svg?v=as-imported',
    )
    const choice = readPath(shown, 'items', 0, 'options', 0, 'uid')

    const cartId = String(readPath(await heard(ordering.CUSTOMER_CART), 'customerCart', 'id'))
    const added = await heard(ordering.ADD, {
      cartId,
      items: [
        { sku: 'BAR-SET', quantity: 2, selected_options: [choice] },
        { sku: 'SHIRT', quantity: 1, selected_options: [SIZE_M] },
        { sku: 'GLASS-25', quantity: 5 },
        { sku: 'GLASS-50', quantity: 1 },
      ],
    })
    expect(added).toMatchObject({
      addProductsToCart: {
        user_errors: [],
        cart: {
          lines: [
            { __typename: 'BundleCartItem', bundle_options: [{ label: 'Glazen', values: [{ quantity: 2 }] }] },
            {
              __typename: 'ConfigurableCartItem',
              product: { sku: 'SHIRT' },
              configured_variant: { sku: 'SHIRT-M' },
              configurable_options: [{ value_label: 'M' }],
            },
            { __typename: 'SimpleCartItem', product: { sku: 'GLASS-25' } },
            { __typename: 'SimpleCartItem', product: { sku: 'GLASS-50' } },
          ],
        },
      },
    })
    const lines = readPath(added, 'addProductsToCart', 'cart', 'lines')
    await heard(ordering.UPDATE, { cartId, items: [{ cart_item_uid: readPath(lines, 2, 'uid'), quantity: 6 }] })
    const fewer = await heard(ordering.REMOVE, { cartId, uid: readPath(lines, 3, 'uid') })
    expect(readPath(fewer, 'removeItemFromCart', 'cart', 'total_quantity')).toBe(9)
    await heard(ordering.COUPON, { cartId, code: 'PROOST' })
    const off = await heard(ordering.TAKE_COUPON_OFF, { cartId })
    expect(readPath(off, 'removeCouponFromCart', 'cart', 'applied_coupons')).toBeNull()

    const customer = await heard(browsing.CUSTOMER)
    const addresses: unknown = readPath(customer, 'customer', 'addresses')
    const depot = Array.isArray(addresses) ? addresses.find((own: unknown) => readPath(own, 'default_shipping')) : null
    const [firstname, lastname, street, city, postcode] = ['firstname', 'lastname', 'street', 'city', 'postcode'].map(
      (field) => readPath(depot, field),
    )
    const address = { firstname, lastname, street, city, postcode, country_code: 'NL', telephone: '0612345678' }
    const sent = await heard(ordering.WRITTEN_ADDRESSES, { cartId, address })
    expect(readPath(sent, 'setShippingAddressesOnCart', 'cart', 'shipping_addresses')).toEqual([
      { city: 'Haaksbergen', postcode: '7481 HX' },
    ])
    await heard(ordering.SHIP_BY, { cartId, carrier: 'selfpickup', method: 'selfpickup' })
    await heard(ordering.PAY_BY, { cartId, code: 'onaccount' })
    const placed = await heard(ordering.PLACE, { cartId })
    const number = readPath(placed, 'placeOrder', 'order', 'order_number')

    const history = await heard(ordering.HISTORY, { number })
    const order = readPath(history, 'customer', 'orders', 'items', 0)
    expect(order).toMatchObject({
      number,
      shipping_address: { street: ['Spoorstraat 3'], city: 'Haaksbergen' },
      items: [
        {
          __typename: 'BundleOrderItem',
          product_url_key: 'bar-set',
          product: { url_key: 'bar-set', small_image: { url: expect.stringContaining('http://localhost:80/media/') } },
          bundle_options: [{ label: 'Glazen', values: [{ product_sku: 'GLASS-25', quantity: 2 }] }],
        },
        {
          __typename: 'ConfigurableOrderItem',
          product_sku: 'SHIRT-M',
          product_url_key: 'shirt',
          selected_options: [{ value: 'M' }],
        },
        { __typename: 'OrderItem', product_url_key: 'glass-25', quantity_ordered: 6 },
      ],
    })
    const day = await brewery.pool.query('select delivery_date, hours_from from sales_order where number = $1', [
      number,
    ])
    expect(day.rows).toEqual([{ delivery_date: '2026-11-24', hours_from: '08:00' }])

    const again = await heard(ordering.REORDER, { number })
    expect(readPath(again, 'reorderItems')).toMatchObject({
      userInputErrors: [],
      cart: {
        total_quantity: 9,
        lines: [{ __typename: 'BundleCartItem' }, { __typename: 'ConfigurableCartItem' }, {}],
      },
    })
    const full = readPath(again, 'reorderItems', 'cart')
    for (const uid of [0, 1, 2].map((index) => readPath(full, 'lines', index, 'uid')))
      await heard(ordering.REMOVE, { cartId: readPath(full, 'id'), uid })
  })

  test('[GQL-44] [GQL-50] [GQL-66] sends POS materials to whoever is written into its forms, line by line', async () => {
    const shop = await signedIn()
    const heard = async (document: string, variables: Record<string, unknown> = {}) => {
      const { data, errors } = await shop.send(document, variables)
      expect(errors).toBeUndefined()
      return data
    }
    const cartId = String(readPath(await heard(ordering.CUSTOMER_CART), 'customerCart', 'id'))
    const input = { cart_id: cartId, cart_items: [{ data: { sku: 'GLASS-25', quantity: 2 } }] }
    expect(await heard(ordering.ADD_SIMPLE, { input })).toMatchObject({
      addSimpleProductsToCart: { cart: { total_quantity: 2, lines: [{ __typename: 'SimpleCartItem' }] } },
    })
    const person = { firstname: 'Ank', lastname: 'Tap', telephone: '0612345678' }
    const place = { street: 'Oude Markt', city: 'Enschede', postcode: '7511 GA', region: '' }
    const form = { ...person, ...place, houseNumber: '12', addition: '', countryCode: 'NL', note: null }
    const sent = await heard(ordering.BILL_THEN_SHIP, { cartId, ...form })
    expect(readPath(sent, 'setShippingAddressesOnCart', 'cart', 'shipping_addresses')).toMatchObject([
      { firstname: 'Ank', company: null, street: ['Oude Markt', '12'], city: 'Enschede', region: NOWHERE },
    ])
    const [carrier, method] = ['carrier_code', 'method_code'].map((half) =>
      readPath(
        sent,
        'setShippingAddressesOnCart',
        'cart',
        'shipping_addresses',
        0,
        'available_shipping_methods',
        0,
        half,
      ),
    )
    await heard(ordering.SHIP_BY, { cartId, carrier, method })
    const checkout = await heard(ordering.CHECKOUT, { cartId })
    expect(readPath(checkout, 'cart', 'billing_address', 'region')).toEqual(NOWHERE)
    const book = await heard(browsing.CUSTOMER)
    expect(readPath(book, 'customer', 'addresses', 0, 'region')).toEqual({
      region: null,
      region_code: null,
      region_id: null,
    })
    const address = {
      ...person,
      street: ['Oude Markt 12', ''],
      city: 'Enschede',
      postcode: '7511 GA',
      country_code: 'NL',
    }
    await heard(ordering.BILL_AND_PAY, { cartId, payment: { code: 'onaccount' }, address: { address } })
    const placed = await heard(ordering.PLACE, { cartId })
    const history = await heard(ordering.HISTORY, { number: readPath(placed, 'placeOrder', 'order', 'order_number') })
    expect(readPath(history, 'customer', 'orders', 'items', 0)).toMatchObject({
      shipping_address: { firstname: 'Ank', lastname: 'Tap', street: ['Oude Markt', '12'], city: 'Enschede' },
    })
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

  const get = (query: string) =>
    brewery.app.inject({ method: 'GET', url: '/graphql', query: { query }, headers: SETUP })

  test('[GQL-01] reads by GET', async () => {
    const answer = await get('{ storeConfig { store_code } }')
    expect(answer.json()).toEqual({ data: { storeConfig: { store_code: expect.any(String) } } })
  })

  test('[GQL-01] gets a refusal of a mutation by GET that its client understands', async () => {
    const answer = await get('mutation { createEmptyCart }')
    expect(answer.statusCode).toBe(405)
    expect(answer.headers['allow']).toContain('POST')
    expect(readPath(answer.json(), 'errors', 0, 'extensions', 'category')).toBe('graphql')
  })
})
