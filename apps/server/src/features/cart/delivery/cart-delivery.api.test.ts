import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { customerAddressesFeature } from '#features/customer/customer-addresses.feature.ts'
import { ordersFeature } from '#features/orders/orders.feature.ts'
import { addNumberedShipTo, insertRows } from '../../../test/brewery.builders.ts'
import { ADD, CHOOSE, newCart, place } from '../../../test/cart-calls.builders.ts'
import { type OpenBrewery, openBrewery, readPath } from '../../../test/open-brewery.ts'
import { cartFeature } from '../cart.feature.ts'

const SECOND = { as: 'second@tenbrink.example' }

let brewery: OpenBrewery
let cart: string
beforeAll(async () => {
  brewery = await openBrewery({ features: [cartFeature, customerAddressesFeature, ordersFeature] })
  await addNumberedShipTo(brewery.pool, '4711', 'Depot Haaksbergen')
})
beforeEach(async () => {
  await brewery.pool.query('delete from cart')
  cart = await newCart(brewery)
  await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'WIT-CRATE', quantity: 10 }] })
})
afterAll(() => brewery.close())

async function call(name: string, input: Record<string, unknown>, options?: Parameters<OpenBrewery['ask']>[2]) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const answer = await brewery.ask(
    `mutation ($input: ${type}) { ${name}(input: $input) { cart {
      id email delivery_method ship_to_id note_for_driver customer_order_number
    } } }`,
    { input: { cart_id: cart, ...input } },
    options,
  )
  return { cart: readPath(answer.data, name, 'cart'), error: answer.errors[0] }
}

describe('the transport', () => {
  const FLAT = `mutation ($cart: String, $method: String, $input: SetDeliveryMethodInput) {
    setDeliveryMethod(cart_id: $cart, deliverymethod: $method, input: $input) { success cart { delivery_method } }
  }`

  test('[GQL-52] [GQL-51] is set by its joined code, or by its two halves', async () => {
    const flat = await brewery.ask(FLAT, { cart, method: 'selfpickup_selfpickup' })
    expect(readPath(flat.data, 'setDeliveryMethod')).toEqual({
      success: true,
      cart: { delivery_method: 'selfpickup_selfpickup' },
    })
    const halves = { carrier_code: 'flatrate', method_code: 'flatrate' }
    const both = await call('setShippingMethodsOnCart', { shipping_methods: [halves] })
    expect(both.cart).toMatchObject({ delivery_method: 'flatrate_flatrate' })
  })

  test('[GQL-51] is none when the two halves are of different ones', async () => {
    const halves = { carrier_code: 'flatrate', method_code: 'selfpickup' }
    const mixed = await call('setShippingMethodsOnCart', { shipping_methods: [halves] })
    expect(mixed.error?.extensions).toMatchObject({ category: 'graphql-input', code: 'method-not-offered' })
    expect((await brewery.pool.query('select method from cart')).rows).toEqual([{ method: null }])
  })

  test('[GQL-52] [GQL-53] is not set for a store that the market does not have', async () => {
    const FOR_STORE = `mutation ($cart: String, $store: String) {
      setDeliveryMethod(cart_id: $cart, deliverymethod: "selfpickup_selfpickup", store: $store) { success }
    }`
    expect((await brewery.ask(FOR_STORE, { cart, store: 'LivePortal_NL_nl' })).errors).toEqual([])
    for (const store of ['LivePortal_CZ_cs', 'default', 'nl']) {
      const { errors } = await brewery.ask(FOR_STORE, { cart, store })
      expect(errors).toMatchObject([
        { message: `Requested store "${store}" is not found.`, extensions: { category: 'graphql-input' } },
      ])
      const transport = await brewery.ask(TRANSPORT, { cart, store })
      expect(transport.errors[0]?.extensions.category).toBe('graphql-input')
    }
  })

  test('[GQL-52] is refused when two spellings contradict each other', async () => {
    const input = { cart_id: cart, deliverymethod: 'flatrate_flatrate' }
    const answer = await brewery.ask(FLAT, { cart, method: 'selfpickup_selfpickup', input })
    expect(answer.errors[0]?.extensions.category).toBe('graphql-input')
  })

  test.each(['emptiespickup_emptiespickup', 'bicycle_bicycle', ''])('[GQL-52] is refused as "%s"', async (method) => {
    expect((await brewery.ask(FLAT, { cart, method })).errors[0]?.extensions.category).toBe('graphql-input')
  })

  test('[GQL-61] is estimated among what the ship-to is offered, in both spellings', async () => {
    const ESTIMATE = `mutation ($cart: String, $country: String, $input: EstimateTotalsInput) {
      estimateShippingMethods(cart_id: $cart, country_code: $country, input: $input) { carrier_code method_code }
    }`
    const flat = await brewery.ask(ESTIMATE, { cart, country: 'NL' })
    expect(readPath(flat.data, 'estimateShippingMethods')).toEqual(
      ['flatrate', 'freeshipping', 'selfpickup'].map((code) => ({ carrier_code: code, method_code: code })),
    )
    const input = { cart_id: cart, address: { country_code: 'NL' } }
    expect((await brewery.ask(ESTIMATE, { input })).data).toEqual(flat.data)
    expect(readPath((await brewery.ask(ESTIMATE, { cart, country: 'BE' })).data, 'estimateShippingMethods')).toEqual([])
    const contradicting = await brewery.ask(ESTIMATE, { input, country: 'BE' })
    expect(contradicting.errors[0]?.extensions.category).toBe('graphql-input')
  })

  test('an estimate keeps nothing', async () => {
    const answer = await brewery.ask(
      `mutation ($input: EstimateTotalsInput!) {
        estimateTotals(input: $input) { cart { delivery_method prices { grand_total { value } } } }
      }`,
      {
        input: {
          cart_id: cart,
          address: { country_code: 'NL' },
          shipping_method: { carrier_code: 'selfpickup', method_code: 'selfpickup' },
        },
      },
    )
    expect(readPath(answer.data, 'estimateTotals', 'cart', 'delivery_method')).toBe('selfpickup_selfpickup')
    expect((await brewery.pool.query('select method from cart')).rows).toEqual([{ method: null }])
  })
})

const TRANSPORT = `mutation ($cart: String, $method: String = "selfpickup_selfpickup", $date: String,
  $store: String = "LivePortal_NL_en") {
  setTransportType(cart_id: $cart, outlet_id: "S1", transport_type: $method, date_popup: $date,
    payment_method: "On account", payment_code: "onaccount", store: $store) { cart { delivery_date delivery_method } }
}`

describe('the day of a client that knows none', () => {
  const JOINED = `mutation ($cart: String, $method: String = "selfpickup_selfpickup") {
    setDeliveryMethod(cart_id: $cart, deliverymethod: $method) { cart { delivery_date } }
  }`
  const HALVES = `mutation ($cart: String!) { setShippingMethodsOnCart(input: { cart_id: $cart,
    shipping_methods: [{ carrier_code: "selfpickup", method_code: "selfpickup" }] }) { cart { delivery_date } } }`
  const stored = async () =>
    (await brewery.pool.query('select delivery_date, date_popup, hours_from, hours_to from cart')).rows[0]
  const first = { delivery_date: '2026-11-24', date_popup: '2026-11-24', hours_from: '08:00', hours_to: '12:00' }
  const dayIn = (data: unknown, name: string) => readPath(data, name, 'cart', 'delivery_date')

  test.each([
    ['setShippingMethodsOnCart', HALVES],
    ['setTransportType', TRANSPORT],
    ['setDeliveryMethod', JOINED],
  ])(
    '[GQL-51] [GQL-53] [BAR-33] is the first available one with its first hours, and stands in the cart: %s',
    async (name, document) => {
      const { data, errors } = await brewery.ask(document, { cart })
      expect(errors).toEqual([])
      expect(dayIn(data, name)).toBe('2026-11-24')
      expect(await stored()).toEqual(first)
    },
  )

  test('[GQL-51] is the first one on which there is room for the cart', async () => {
    await brewery.pool.query(`insert into delivery_day_load values ('daily', '2026-11-24', 60, 60)`)
    const { data } = await brewery.ask(HALVES, { cart })
    await brewery.pool.query('delete from delivery_day_load')
    expect(dayIn(data, 'setShippingMethodsOnCart')).toBe('2026-11-25')
  })

  test('[GQL-51] [GQL-53] is replaced by the day of a later header or call, and stays as it was chosen', async () => {
    await brewery.ask(HALVES, { cart })
    const headed = await brewery.ask(HALVES, { cart }, { headers: { datepopup: '2026-11-26' } })
    expect(dayIn(headed.data, 'setShippingMethodsOnCart')).toBe('2026-11-26')
    expect(dayIn((await brewery.ask(HALVES, { cart })).data, 'setShippingMethodsOnCart')).toBe('2026-11-26')
    const called = await brewery.ask(TRANSPORT, { cart, date: '2026-11-27' })
    expect(dayIn(called.data, 'setTransportType')).toBe('2026-11-27')
    expect(await stored()).toMatchObject({ hours_from: '08:00', hours_to: '12:00' })
  })

  test('[GQL-51] [BAR-22] is another one where the transport does not come on the one before', async () => {
    await brewery.ask(JOINED, { cart, method: 'flatrate_flatrate' }, { headers: { datepopup: '2026-11-25' } })
    const half = await brewery.ask(JOINED, { cart, method: 'freeshipping_freeshipping' })
    expect(dayIn(half.data, 'setDeliveryMethod')).toBe('2026-11-24')
  })

  test('[GQL-51] is another one once the one before is gone', async () => {
    await brewery.ask(HALVES, { cart })
    brewery.setClock('2026-11-24T09:00:00Z')
    const later = await brewery.ask(HALVES, { cart })
    brewery.setClock('2026-11-23T09:00:00Z')
    expect(dayIn(later.data, 'setShippingMethodsOnCart')).toBe('2026-11-25')
  })

  test('[BAR-33] is none where none can be had, and the order says so', async () => {
    await brewery.pool.query(`update delivery_calendar set weekdays = '{}' where code = 'daily'`)
    const { data, errors } = await brewery.ask(TRANSPORT, { cart })
    await brewery.pool.query(`update delivery_calendar set weekdays = '{1,2,3,4,5}' where code = 'daily'`)
    expect(errors).toEqual([])
    expect(dayIn(data, 'setTransportType')).toBeNull()
    expect(readPath((await place(brewery, cart)).data, 'placeOrder', 'errors', 0, 'message')).toBe(
      'Delivery date has to not be empty!',
    )
  })
})

describe('the address', () => {
  const own = {
    firstname: 'Depot',
    lastname: 'Boekelo',
    street: ['Windmolenweg 14'],
    city: 'Boekelo',
    postcode: '7548BM',
    country_code: 'NL',
  }

  test('[GQL-50] is a ship-to by its number, with a note', async () => {
    const addresses = [{ customer_address_id: 4711, customer_notes: 'Achterom' }]
    const answer = await call('setShippingAddressesOnCart', { shipping_addresses: addresses })
    expect(answer.cart).toMatchObject({ ship_to_id: '4711', note_for_driver: 'Achterom' })
  })

  test("[GQL-50] may repeat the cart's own ship-to", async () => {
    const answer = await call('setShippingAddressesOnCart', { shipping_addresses: [{ address: own }] })
    expect(answer.cart).toMatchObject({ ship_to_id: 'S1' })
  })

  test.each([
    ['in one line', ['Spoorstraat 3'], '7481 HX'],
    ['in lines of its own', ['Spoorstraat', '3'], '7481hx'],
  ])('[GQL-50] may be that of another ship-to, %s, and means the ship-to', async (_case, street, postcode) => {
    const address = { ...own, street, postcode, city: 'Haaksbergen' }
    const answer = await call('setShippingAddressesOnCart', { shipping_addresses: [{ address }] })
    expect(answer.cart).toMatchObject({ ship_to_id: '4711' })
  })

  test('[GQL-50] of somebody else is no ship-to, and beer is told what can be done', async () => {
    const elsewhere = { ...own, street: ['Turfkade 7b'] }
    const answer = await call('setShippingAddressesOnCart', { shipping_addresses: [{ address: elsewhere }] })
    expect(answer.error).toMatchObject({
      message: expect.stringContaining('Choose one of your addresses, or ask the brewery'),
      extensions: { category: 'graphql-input', code: 'address-not-a-ship-to' },
    })
  })

  describe('of POS materials', () => {
    const TERRACE = { ...own, firstname: 'Ank', lastname: 'Tap', street: ['Oude Markt', '12'], postcode: '7511 GA' }
    const SHOWN = `{ customerCart { ship_to_id billing_address { firstname }
      shipping_addresses { firstname lastname street customer_address_id cart_items { quantity } } } }`
    beforeEach(async () => {
      await brewery.ask('mutation ($c: String) { removeAllItems(cart_id: $c) { success } }', { c: cart })
      await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'GLASS-25', quantity: 3 }] })
    })
    const shown = async () => readPath((await brewery.ask(SHOWN)).data, 'customerCart')

    test('[GQL-50] is any address, which a carrier goes to; the ship-to pays, and the invoice may be said to go there too', async () => {
      const sent = await call('setShippingAddressesOnCart', {
        shipping_addresses: [{ address: TERRACE, customer_notes: 'Achterom' }],
      })
      expect(sent.cart).toMatchObject({ ship_to_id: 'S1', note_for_driver: 'Achterom' })
      expect((await call('setBillingAddressOnCart', { billing_address: { address: TERRACE } })).error).toBeUndefined()
      expect(await shown()).toEqual({
        ship_to_id: 'S1',
        billing_address: { firstname: 'Ten Brink Dranken' },
        shipping_addresses: [
          {
            firstname: 'Ank',
            lastname: 'Tap',
            street: ['Oude Markt', '12'],
            customer_address_id: null,
            cart_items: [{ quantity: 3 }],
          },
        ],
      })
    })

    test('[GQL-50] is a ship-to again when one is chosen', async () => {
      await call('setShippingAddressesOnCart', { shipping_addresses: [{ address: TERRACE }] })
      await call('setShippingAddressesOnCart', { shipping_addresses: [{ customer_address_id: 4711 }] })
      expect(await shown()).toMatchObject({ shipping_addresses: [{ customer_address_id: 4711 }] })
    })

    test('[GQL-50] is an address that the brewery was asked for, by its number; beer does not go there', async () => {
      const WISH = `mutation { createCustomerAddress(input: { street: ["Turfkade 7b"], city: "Boekelo",
        postcode: "7548 BM", country_code: NL }) { id } }`
      const wish = Number(readPath((await brewery.ask(WISH)).data, 'createCustomerAddress', 'id'))
      const sent = await call('setShippingAddressesOnCart', { shipping_addresses: [{ customer_address_id: wish }] })
      expect(sent.error).toBeUndefined()
      expect(await shown()).toMatchObject({ shipping_addresses: [{ street: ['Turfkade 7b'] }] })
      await brewery.ask('mutation ($c: String) { removeAllItems(cart_id: $c) { success } }', { c: cart })
      await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'WIT-CRATE', quantity: 10 }] })
      const beer = await call('setShippingAddressesOnCart', { shipping_addresses: [{ customer_address_id: wish }] })
      expect(beer.error?.extensions.code).toBe('address-not-a-ship-to')
    })

    test.each([
      ['no street', { ...TERRACE, street: [] }],
      ['a country that is none', { ...TERRACE, country_code: 'XX' }],
    ])('[GQL-50] is none with %s', async (_case, address) => {
      const answer = await call('setShippingAddressesOnCart', { shipping_addresses: [{ address }] })
      expect(answer.error?.extensions.category).toBe('graphql-input')
    })
  })

  test.each([
    ['an address of nobody', [{ address: { ...own, postcode: '1000 AA' } }], 'graphql-input'],
    ['neither a number nor words', [{ customer_notes: 'Achterom' }], 'graphql-input'],
    ['none', [], 'graphql-input'],
    ['two at once', [{ customer_address_id: 4711 }, { address: own }], 'graphql-input'],
    ['too long a note', [{ customer_address_id: 4711, customer_notes: 'a'.repeat(71) }], 'graphql-input'],
    ['a ship-to of somebody else', [{ customer_address_id: 9 }], 'graphql-authorization'],
  ])('[GQL-50] %s is refused', async (_case, shipping_addresses, category) => {
    const answer = await call('setShippingAddressesOnCart', { shipping_addresses })
    expect(answer.error?.extensions.category).toBe(category)
    expect((await brewery.pool.query('select ship_to_id from cart')).rows).toEqual([{ ship_to_id: 'S1' }])
  })

  test('[GQL-50] of the invoice is the payer of the ship-to, or a ship-to that it is named by', async () => {
    const depot = { ...own, street: ['Spoorstraat 3'], postcode: '7481HX' }
    const named = [{ same_as_shipping: true }, { address: own }, { customer_address_id: 4711 }, { address: depot }]
    for (const billing_address of named)
      expect((await call('setBillingAddressOnCart', { billing_address })).cart).toMatchObject({ id: cart })
    const other = { address: { ...own, street: ['Elders 1'] } }
    const answer = await call('setBillingAddressOnCart', { billing_address: other })
    expect(answer.error).toMatchObject({
      message: expect.stringContaining('Choose one of your addresses'),
      extensions: { category: 'graphql-input', code: 'address-not-the-payer' },
    })
  })

  test('[GQL-50] of the invoice may be that of the delivery as well', async () => {
    const billing_address = { customer_address_id: 4711, use_for_shipping: true }
    expect((await call('setBillingAddressOnCart', { billing_address })).cart).toMatchObject({ ship_to_id: '4711' })
  })
})

describe('the confirmation', () => {
  test.each(['buyer@tenbrink.example', 'Second@TenBrink.example'])('[ORD-11] may go to %s', async (email) => {
    expect((await call('setGuestEmailOnCart', { email })).cart).toMatchObject({ email: email.toLowerCase() })
  })

  test.each(['buyer@turf.example', 'nobody@elsewhere.example'])('[ORD-11] does not go to %s', async (email) => {
    expect((await call('setGuestEmailOnCart', { email })).error?.extensions.category).toBe('graphql-input')
  })
})

describe('the texts of an order', () => {
  test('[CRT-42] come as headers too, and the cart holds them', async () => {
    const headers = {
      customerordernumber: encodeURIComponent('Kerst 🎄'),
      notefordriver: encodeURIComponent('Achterom, bel Ank'),
    }
    await brewery.ask(
      `mutation ($cart: String) { setTransportType(cart_id: $cart, outlet_id: "S1", transport_type: "selfpickup_selfpickup",
        date_popup: "2026-11-24", payment_method: "On account", payment_code: "onaccount", store: "LivePortal_NL_en") { success } }`,
      { cart },
      { headers },
    )
    const shown = await brewery.ask('{ customerCart { note_for_driver customer_order_number } }')
    expect(readPath(shown.data, 'customerCart')).toEqual({
      note_for_driver: 'Achterom, bel Ank',
      customer_order_number: 'Kerst 🎄',
    })
  })

  test('[CRT-42] come as headers with the prices too, as the checkout sends them', async () => {
    await brewery.ask(
      `mutation ($cart: String) { updatePrices(cart_id: $cart, delivery_method: "selfpickup_selfpickup",
        delivery_date: "2026-11-24", date_popup: "2026-11-24", payment_method: "onaccount", payment_title: "On account",
        outlet_order_type: "YDOR", delivery_hours_from: "08:00", delivery_hours_to: "12:00", user_first_name: "Jan",
        user_surname: "Brink") { success } }`,
      { cart },
      { headers: { customerordernumber: 'Week%2048', notefordriver: 'Dock%203' } },
    )
    const shown = await brewery.ask('{ customerCart { note_for_driver customer_order_number } }')
    expect(readPath(shown.data, 'customerCart')).toEqual({
      note_for_driver: 'Dock 3',
      customer_order_number: 'Week 48',
    })
  })

  test('[CRT-42] are refused in a header as they are in a field', async () => {
    const tooLong = await brewery.ask(
      `mutation ($cart: String) { setTransportType(cart_id: $cart, outlet_id: "S1", transport_type: "selfpickup_selfpickup",
        date_popup: "2026-11-24", payment_method: "On account", payment_code: "onaccount", store: "LivePortal_NL_en") { success } }`,
      { cart },
      { headers: { notefordriver: 'x'.repeat(71) } },
    )
    expect(tooLong.errors[0]?.extensions.code).toBe('note-too-long')
  })
})

describe('the payment', () => {
  test('[ORD-14] is offered by code and title, and the chosen one says what SAP calls it', async () => {
    await call('setPaymentMethodOnCart', { payment_method: { code: 'onaccount' } })
    const shown = await brewery.ask(
      `{ customerCart { available_payment_methods { code title } selected_payment_method { code title }
        sap_payment_details { sap_payment_code sap_payment_method } } }`,
      {},
      { headers: { store: 'LivePortal_NL_nl' } },
    )
    expect(readPath(shown.data, 'customerCart')).toEqual({
      available_payment_methods: [{ code: 'onaccount', title: 'Op rekening' }],
      selected_payment_method: { code: 'onaccount', title: 'Op rekening' },
      sap_payment_details: { sap_payment_code: 'D', sap_payment_method: 'Op rekening' },
    })
  })
})

describe('the order title', () => {
  const SAVE = `mutation ($cart: String, $title: String, $input: CustomerOrderNumberInput) {
    saveCustomerOrderNumber(cart_id: $cart, customer_order_number: $title, input: $input) { success cart_id }
  }`

  test('[ORD-09] [ORD-12] [GQL-76] is kept on the cart, 40 characters at most', async () => {
    const answer = await brewery.ask(SAVE, { cart, title: 'Kerst 🎄' })
    expect(readPath(answer.data, 'saveCustomerOrderNumber')).toEqual({ success: true, cart_id: cart })
    const tooLong = await brewery.ask(SAVE, { cart, title: 'a'.repeat(41) })
    expect(tooLong.errors[0]?.extensions).toMatchObject({ category: 'graphql-input', code: 'title-too-long' })
    const { rows } = await brewery.pool.query('select customer_order_number from cart')
    expect(rows).toEqual([{ customer_order_number: 'Kerst 🎄' }])
  })

  test('[GQL-76] is refused when two spellings contradict each other', async () => {
    const input = { cart_id: cart, customer_order_number: 'one' }
    expect((await brewery.ask(SAVE, { title: 'two', input })).errors[0]?.extensions.category).toBe('graphql-input')
  })
})

describe('a cart of somebody else', () => {
  test.each([
    ['setShippingMethodsOnCart', { shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }] }],
    ['setShippingAddressesOnCart', { shipping_addresses: [{ customer_address_id: 4711 }] }],
    ['setBillingAddressOnCart', { billing_address: { same_as_shipping: true } }],
    ['setGuestEmailOnCart', { email: 'second@tenbrink.example' }],
  ])('[ORD-02] is not there for %s', async (name, input) => {
    expect((await call(name, input, SECOND)).error?.extensions.category).toBe('graphql-no-such-entity')
    const basic = await call(name, input, { as: 'basic@tenbrink.example' })
    expect(basic.error?.extensions.category).toBe('graphql-authorization')
  })
})

describe('the hours', () => {
  const PRICES = `mutation ($cart: String, $from: String, $to: String) { updatePrices(cart_id: $cart,
    delivery_method: "selfpickup_selfpickup", delivery_date: "2026-11-24", date_popup: "2026-11-24",
    payment_method: "onaccount", payment_title: "On account", outlet_order_type: "YDOR", delivery_hours_from: $from,
    delivery_hours_to: $to, user_first_name: "Jan", user_surname: "Brink") { cart { total_quantity } } }`
  const choose = (from: string, to: string) => brewery.ask(PRICES, { cart, from, to })
  const stored = async () =>
    (await brewery.pool.query('select hours_from as "from", hours_to as "to", method from cart')).rows[0]

  test('[ORD-06] [GQL-49] [API-23] are taken when the ship-to is offered them', async () => {
    expect((await choose('08:00', '12:00')).errors).toEqual([])
    expect(await stored()).toEqual({ from: '08:00', to: '12:00', method: 'selfpickup_selfpickup' })
  })

  test.each([
    ['09:00', '11:00'],
    ['12:00', '08:00'],
    ['00:00', '23:59'],
  ])('[ORD-06] [GQL-49] from %s to %s are refused, and the cart stays as it is', async (from, to) => {
    const { errors, data } = await choose(from, to)
    expect(data).toEqual({ updatePrices: null })
    expect(errors).toMatchObject([
      {
        message: 'These delivery hours are not offered. Choose others.',
        extensions: { category: 'graphql-input', code: 'delivery-hours-not-offered' },
      },
    ])
    expect(await stored()).toEqual({ from: null, to: null, method: null })
    const kept = await brewery.ask('{ customerCart { total_quantity } }')
    expect(readPath(kept.data, 'customerCart', 'total_quantity')).toBe(10)
  })

  test('[ORD-06] of another ship-to are left behind when the cart moves', async () => {
    await choose('08:00', '12:00')
    await brewery.pool.query(`insert into delivery_calendar (code, name, weekdays, half_truck_weekdays, tank_weekdays)
      select 'late', name, weekdays, half_truck_weekdays, tank_weekdays from delivery_calendar where code = 'daily'`)
    await insertRows(brewery.pool, 'delivery_hour', [{ calendar_code: 'late', from_time: '16:00', to_time: '18:00' }])
    await brewery.pool.query(`update ship_to set calendar_code = 'late' where id = '4711'`)
    const choice = { cart, outlet: '4711', method: 'selfpickup_selfpickup', date: '2026-11-24' }
    expect((await brewery.ask(CHOOSE, choice)).errors).toEqual([])
    expect(await stored()).toMatchObject({ from: null, to: null })
  })
})
