import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assortmentFeature } from '#features/assortment/assortment.feature.ts'
import { cartFeature } from '#features/cart/cart.feature.ts'
import { customerAddressesFeature } from '#features/customer/customer-addresses.feature.ts'
import { deliveryFeature } from '#features/delivery/delivery.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { savedOrdersFeature } from '#features/saved-orders/saved-orders.feature.ts'
import { newCart } from './cart-calls.builders.ts'
import { BUYER, openBrewery, type OpenBrewery, readPath } from './open-brewery.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openBrewery({
    features: [
      assortmentFeature,
      cartFeature,
      customerAddressesFeature,
      deliveryFeature,
      ordersFeature,
      savedOrdersFeature,
    ],
  })
})
afterAll(() => brewery.close())

const SEARCH = 'query ($it: String) { products(search: $it) { total_count } }'
const NAME = 'mutation ($it: String) { saveCustomerOrderNumber(cart_id: "x", customer_order_number: $it) { success } }'
const WISH = `mutation ($it: String) {
  createCustomerAddress(input: { street: [$it, "7"], city: "Boekelo", postcode: "7548 BM" }) { id }
}`

describe('a text', () => {
  test.each([
    ['a search that would fill the stack of the database', SEARCH, 'a@'.repeat(25_000), 'products.search'],
    [
      'a title of one letter with accents',
      NAME,
      `a${'\u0301'.repeat(200_000)}`,
      'saveCustomerOrderNumber.customer_order_number',
    ],
    ['a street', WISH, 'x'.repeat(500_000), 'createCustomerAddress.input.street.0'],
  ])('without end is refused and not told back: %s', async (_case, document, it, argument) => {
    const { status, errors } = await brewery.ask(document, { it })
    expect({ status, errors }).toMatchObject({
      status: 200,
      errors: [{ extensions: { category: 'graphql-input', code: 'text-too-long', argument } }],
    })
    expect(JSON.stringify(errors).length).toBeLessThan(300)
  })

  test.each([
    ['a line break', 'Kerst\nTotaal: 0'],
    ['a terminal code', '\u001B[2JKerst'],
    ['a text that runs backwards', 'Kerst\u202E'],
    ['half a letter', 'Kerst\uD83C'],
  ])('of one line has no %s', async (_case, it) => {
    const { errors } = await brewery.ask(NAME, { it })
    expect(errors).toMatchObject([{ extensions: { category: 'graphql-input', code: 'text-not-one-line' } }])
  })
})

describe('a number', () => {
  test.each([
    '{ customer { orders(currentPage: 2147483647) { total_count } } }',
    '{ getSaveOrderForLater(currentPage: 2147483647) { total_count } }',
    '{ products(filter: {}, currentPage: -1) { total_count } }',
  ])('of a page that no list has is refused: %s', async (document) => {
    const { status, errors } = await brewery.ask(document)
    expect({ status, errors }).toMatchObject({
      status: 200,
      errors: [{ extensions: { category: 'graphql-input', code: 'number-out-of-range' } }],
    })
  })

  test.each(['1e-320', '1e308', '1e999', '2147483648', '9007199254740992', '-0'])(
    'of cases that nobody means is refused: %s',
    async (quantity) => {
      const cart = await newCart(brewery)
      const query = `mutation { addProductsToCart(cartId: "${cart}", cartItems: [{ sku: "PILS-CRATE", quantity: ${quantity} }]) { cart { id } } }`
      const ofVariable =
        'mutation ($cart: String, $items: [CartItemInput!]) { addProductsToCart(cartId: $cart, cartItems: $items) { cart { id } } }'
      const items = `[{"sku":"PILS-CRATE","quantity":${quantity}}]`
      for (const payload of [
        JSON.stringify({ query }),
        `{"query":${JSON.stringify(ofVariable)},"variables":{"cart":"${cart}","items":${items}}}`,
      ]) {
        const answer = await brewery.app.inject({
          method: 'POST',
          url: '/graphql',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${await brewery.tokenOf(BUYER)}` },
          payload,
        })
        expect(readPath(answer.json(), 'errors', 0, 'extensions', 'code')).toBe('number-out-of-range')
      }
    },
  )
})

describe('what says which document is meant', () => {
  test.each([
    ['the name of an operation', { query: '{ customerCart { id } }', operationName: 'x'.repeat(201) }],
    ['the hash of a document', { documentId: 'x'.repeat(201) }],
    [
      'the hash of a document, as Apollo writes it',
      { extensions: { persistedQuery: { sha256Hash: 'x'.repeat(201) } } },
    ],
  ])('has an end: %s', async (_case, payload) => {
    const answer = await brewery.app.inject({ method: 'POST', url: '/graphql', payload })
    expect(answer.statusCode).toBe(400)
    expect(readPath(answer.json(), 'errors', 0, 'extensions', 'code')).toBe('name-too-long')
  })
})

describe('a REST call', () => {
  const ORDERS = '/nl/prod/api/v1/portal/orders'

  test.each([
    ['orders to skip that no list has', `${ORDERS}?offset=2147483648`, {}],
    ['a status without end', `${ORDERS}?status=${'x'.repeat(61)}`, {}],
    ['a status of two lines', `${ORDERS}?status=a%0Ab`, {}],
    ['a NUL', `${ORDERS}?status=%00`, {}],
    ['a ship-to that runs backwards', `${ORDERS}?ShipToId=S1%E2%80%AE`, {}],
    ['a path with a NUL', '/nl/prod/api/v1/portal/payers/%00', {}],
    ['a version without end', `/nl/prod/api/${'v'.repeat(17)}/portal/orders`, {}],
    ['a ship-to without end in a header', ORDERS, { outletid: '9'.repeat(41) }],
    ['a customer type without end in a header', ORDERS, { customertype: 'x'.repeat(41) }],
  ])('is refused with %s', async (_case, url, headers) => {
    expect((await brewery.get(url, { headers })).status).toBe(422)
  })

  test.each([
    ['an e-mail address of two lines', { email: 'buyer@tenbrink.example\nBcc: x@y.example', password: 'x' }],
    ['a password without end', { email: BUYER, password: 'x'.repeat(129) }],
  ])('of somebody who signs in is refused with %s', async (_case, payload) => {
    const answer = await brewery.app.inject({ method: 'POST', url: '/identity/sign-in', payload })
    expect(answer.statusCode).toBe(422)
    expect(answer.body.length).toBeLessThan(300)
  })

  test('says in words that a text has more than one line', async () => {
    const { body } = await brewery.get(`${ORDERS}?status=a%0Ab`)
    expect(readPath(body, 'message')).toBe(
      'querystring/status is one line of text, without characters that nobody sees',
    )
  })
})

describe('a text in a header', () => {
  const CHOOSE = `mutation { setTransportType(cart_id: "x", outlet_id: "S1", transport_type: "flatrate_flatrate",
    date_popup: "2026-11-24", payment_method: "On account", payment_code: "onaccount", store: "LivePortal_NL_en") { success } }`

  test.each([
    ['a line break', 'Bel%0Aaan'],
    ['a NUL', 'Bel%00aan'],
    ['a text that runs backwards', 'Bel%E2%80%AEaan'],
    ['more behind its letters than letters have', `a${'%CC%81'.repeat(700)}`],
  ])('is held to what its argument is held to: %s', async (_case, text) => {
    for (const name of ['notefordriver', 'customerordernumber']) {
      const { errors } = await brewery.ask(CHOOSE, {}, { headers: { [name]: text } })
      expect(errors).toMatchObject([{ extensions: { category: 'graphql-input', code: 'header-unusable' } }])
    }
  })

  test('has room for as many families as its argument', async () => {
    const note = encodeURIComponent('👨‍👩‍👧‍👦'.repeat(70))
    const { errors } = await brewery.ask(CHOOSE, {}, { headers: { notefordriver: note } })
    expect(errors).toMatchObject([{ extensions: { category: 'graphql-no-such-entity' } }])
  })
})
