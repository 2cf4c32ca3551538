import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newCart, place, readyCart, ADD } from '../../test/cart-calls.builders.ts'
import { readPath, type OpenBrewery } from '../../test/open-brewery.ts'
import { openWholeBrewery } from '../../test/open-whole-brewery.ts'
import { documentOf, OF_EVERYBODY, OF_GUESTS, OF_PEOPLE } from './not-offered.builders.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openWholeBrewery()
})
afterAll(() => brewery.close())

// Documents of our own, in the shape of those that storefronts for Adobe Commerce send.

const MONEY = '{ value currency }'
const GIFT = `gift_message { from to message } gift_wrapping { uid design price ${MONEY} image { url label } }`
const GIFT_PRICES = `gift_options { gift_wrapping_for_items ${MONEY} gift_wrapping_for_items_incl_tax ${MONEY}
  gift_wrapping_for_order ${MONEY} gift_wrapping_for_order_incl_tax ${MONEY} printed_card ${MONEY} printed_card_incl_tax ${MONEY} }`

const CART = `fragment CartParts on Cart {
  id total_quantity total_summary_quantity_including_config has_available_free_gifts
  applied_gift_cards { code applied_balance ${MONEY} current_balance ${MONEY} expiration_date }
  gift_receipt_included printed_card_included ${GIFT}
  available_gift_wrappings { uid design }
  prices { grand_total ${MONEY} ${GIFT_PRICES} }
  itemsV2(pageSize: $pageSize, currentPage: 1, sort: { field: CREATED_AT, order: DESC }) {
    items {
      __typename uid quantity product { sku gift_wrapping_available gift_wrapping_price ${MONEY} }
      ... on SimpleCartItem { available_gift_wrapping { uid } ${GIFT} }
      ... on ConfigurableCartItem { available_gift_wrapping { uid } ${GIFT} }
      ... on BundleCartItem { available_gift_wrapping { uid } ${GIFT} }
      ... on GiftCardCartItem {
        amount ${MONEY} message sender_name sender_email recipient_name recipient_email
        available_gift_wrapping { uid } ${GIFT} customizable_options { label }
      }
    }
  }
}`

const ORDER_LINE = `fragment LineParts on OrderItemInterface {
  product_sku quantity_ordered quantity_return_requested free_gift_label ${GIFT}
  product { gift_wrapping_available }
  ... on GiftCardOrderItem { gift_card { message sender_name sender_email recipient_name recipient_email } }
}`

const RETURNS = `items { uid number status created_at order { number }
    items { uid quantity request_quantity status order_item { ...LineParts } }
    shipping { tracking { uid tracking_number carrier { uid label } status { text type } } } }
  page_info { current_page page_size total_pages } total_count`

const ORDER = `fragment OrderParts on CustomerOrder {
  number admin_assisted_order gift_receipt_included printed_card_included ${GIFT}
  applied_gift_cards { code applied_balance ${MONEY} }
  returns { ${RETURNS} }
  items { ...LineParts }
  total { grand_total ${MONEY} grand_total_excl_tax ${MONEY} total_tax ${MONEY} total_giftcard ${MONEY} ${GIFT_PRICES} }
}
${ORDER_LINE}`

const CUSTOMER = `{
  customer {
    firstname lastname email status role { id name permissions { id text sort_order children { id } } }
    allow_remote_shopping_assistance purchase_orders_enabled group { uid }
    admin_assistance_actions(pageSize: 5) { total_count items { action date details } page_info { total_pages } }
    returns(pageSize: 5, currentPage: 1) { ${RETURNS} }
    addresses { id uid }
  }
}
${ORDER_LINE}`

const STORE = `{
  storeConfig {
    minicart_display minicart_max_items cart_expires_in_days cart_summary_display_quantity max_items_in_order_summary
    shopping_cart_display_grand_total shopping_cart_display_tax_gift_wrapping
    allow_gift_wrapping_on_order allow_gift_wrapping_on_order_items allow_gift_receipt allow_printed_card
    printed_card_priceV2 ${MONEY} cart_gift_wrapping cart_printed_card sales_gift_wrapping sales_printed_card
    is_checkout_agreements_enabled share_customer_accounts_scope
    orders_invoices_credit_memos_display_price orders_invoices_credit_memos_display_shipping_amount
    orders_invoices_credit_memos_display_subtotal orders_invoices_credit_memos_display_grandtotal
    orders_invoices_credit_memos_display_full_summary orders_invoices_credit_memos_display_zero_tax
    shopping_assistance_enabled shopping_assistance_checkbox_title shopping_assistance_checkbox_tooltip
  }
}`

describe('a storefront for Adobe Commerce reads', () => {
  test('a cart: its amounts, and no gifts', async () => {
    const cartId = await newCart(brewery)
    await brewery.ask(ADD, { cartId, items: [{ sku: 'PILS-CRATE', quantity: 3 }] })
    const { data, errors } = await brewery.ask(
      `query ($cartId: String!, $pageSize: Int = 100) { cart(cart_id: $cartId) { ...CartParts } } ${CART}`,
      { cartId },
    )
    expect(errors).toEqual([])
    const none = { gift_message: null, gift_wrapping: null }
    expect(readPath(data, 'cart')).toMatchObject({
      ...none,
      total_quantity: 3,
      total_summary_quantity_including_config: 3,
      has_available_free_gifts: false,
      applied_gift_cards: [],
      gift_receipt_included: false,
      printed_card_included: false,
      available_gift_wrappings: [],
      prices: { gift_options: null },
      itemsV2: {
        items: [
          {
            ...none,
            __typename: 'SimpleCartItem',
            available_gift_wrapping: [],
            product: { sku: 'PILS-CRATE', gift_wrapping_available: false, gift_wrapping_price: null },
          },
        ],
      },
    })
  })

  test('an order: its total without VAT, who placed it, no gifts and no returns', async () => {
    await brewery.pool.query('delete from cart')
    await place(brewery, await readyCart(brewery))
    const { data, errors } = await brewery.ask(
      `{ customer { orders(pageSize: 10) { items { ...OrderParts } } } } ${ORDER}`,
    )
    expect(errors).toEqual([])
    const order = readPath(data, 'customer', 'orders', 'items', 0)
    expect(order).toMatchObject({
      admin_assisted_order: 0,
      gift_receipt_included: false,
      printed_card_included: false,
      gift_message: null,
      gift_wrapping: null,
      applied_gift_cards: [],
      returns: { items: [], page_info: { current_page: 1, page_size: 20, total_pages: 0 }, total_count: 0 },
      total: { total_giftcard: null, gift_options: null },
    })
    expect(readPath(order, 'items', 0)).toMatchObject({
      quantity_return_requested: 0,
      free_gift_label: null,
      gift_message: null,
      gift_wrapping: null,
    })
    const amount = (name: string) => Number(readPath(order, 'total', name, 'value'))
    expect(amount('total_tax')).toBeGreaterThan(0)
    expect(amount('grand_total_excl_tax')).toBeCloseTo(amount('grand_total') - amount('total_tax'), 2)
  })

  test('a person: the price group, and nothing of what the portal does not have', async () => {
    const { data, errors } = await brewery.ask(CUSTOMER)
    expect(errors).toEqual([])
    const noPage = { items: [], total_count: 0, page_info: { total_pages: 0 } }
    expect(readPath(data, 'customer')).toMatchObject({
      status: 'ACTIVE',
      role: null,
      group: { uid: btoa('A') },
      allow_remote_shopping_assistance: false,
      purchase_orders_enabled: false,
      admin_assistance_actions: noPage,
      returns: noPage,
    })
  })

  test('the switches of the store: everything that the portal does not have is off', async () => {
    const { data, errors } = await brewery.ask(STORE, {}, { as: null })
    expect(errors).toEqual([])
    expect(readPath(data, 'storeConfig')).toEqual({
      minicart_display: true,
      minicart_max_items: 10,
      cart_expires_in_days: null,
      cart_summary_display_quantity: 1,
      max_items_in_order_summary: 10,
      shopping_cart_display_grand_total: true,
      shopping_cart_display_tax_gift_wrapping: 'DISPLAY_EXCLUDING_TAX',
      allow_gift_wrapping_on_order: '0',
      allow_gift_wrapping_on_order_items: '0',
      allow_gift_receipt: '0',
      allow_printed_card: '0',
      printed_card_priceV2: null,
      cart_gift_wrapping: '0',
      cart_printed_card: '0',
      sales_gift_wrapping: '0',
      sales_printed_card: '0',
      is_checkout_agreements_enabled: false,
      share_customer_accounts_scope: 1,
      orders_invoices_credit_memos_display_price: 1,
      orders_invoices_credit_memos_display_shipping_amount: 1,
      orders_invoices_credit_memos_display_subtotal: 1,
      orders_invoices_credit_memos_display_grandtotal: true,
      orders_invoices_credit_memos_display_full_summary: true,
      orders_invoices_credit_memos_display_zero_tax: false,
      shopping_assistance_enabled: false,
      shopping_assistance_checkbox_title: null,
      shopping_assistance_checkbox_tooltip: null,
    })
  })
})

describe('the fields of a form', () => {
  const FORM = `query ($code: String!) { attributesForm(formCode: $code) {
    items {
      code label entity_type frontend_input frontend_class default_value is_required is_unique
      options { label value is_default }
      ... on CustomerAttributeMetadata { sort_order multiline_count input_filter validate_rules { name value } }
    }
    errors { type message }
  } }`

  test.each([
    ['customer_account_edit', ['firstname', 'lastname']],
    ['customer_account_create', ['firstname', 'lastname']],
    ['customer_address_edit', ['street', 'postcode', 'city', 'country_id']],
    ['customer_register_address', ['street', 'postcode', 'city', 'country_id']],
  ])('%s are what the portal keeps', async (code, expected) => {
    const { data, errors } = await brewery.ask(FORM, { code }, { as: null })
    expect(errors).toEqual([])
    const items = readPath(data, 'attributesForm', 'items')
    expect(Array.isArray(items) && items.map((item: unknown) => readPath(item, 'code'))).toEqual(expected)
    expect(readPath(data, 'attributesForm', 'errors')).toEqual([])
  })

  test('are named in the language of the store', async () => {
    const headers = { store: 'LivePortal_NL_nl' }
    const { data } = await brewery.ask(FORM, { code: 'customer_address_edit' }, { as: null, headers })
    expect(readPath(data, 'attributesForm', 'items', 0)).toMatchObject({
      code: 'street',
      label: 'Straat en huisnummer',
      frontend_input: 'MULTILINE',
      is_required: true,
      multiline_count: 2,
      sort_order: 1,
      validate_rules: [{ name: 'MAX_TEXT_LENGTH', value: expect.stringMatching(/^\d+$/) }],
    })
  })

  test('of an unknown form are none, which is said', async () => {
    const { data } = await brewery.ask(FORM, { code: 'no_such_form' }, { as: null })
    expect(readPath(data, 'attributesForm')).toMatchObject({ items: [], errors: [{ type: 'ENTITY_NOT_FOUND' }] })
  })

  test.each([
    ['CUSTOMER', 2],
    ['CUSTOMER_ADDRESS', 4],
    ['RMA_ITEM', 0],
    ['CATALOG_PRODUCT', 0],
  ])('of the kind %s are %i', async (kind, count) => {
    const { data } = await brewery.ask(
      `{ attributesList(entityType: ${kind}, filters: {}) { items { code ... on ReturnItemAttributeMetadata { sort_order } } errors { type } } }`,
      {},
      { as: null },
    )
    expect(readPath(data, 'attributesList', 'items')).toHaveLength(count)
    expect(readPath(data, 'attributesList', 'errors')).toEqual([])
  })
})

describe('what guests do elsewhere is refused by name, as signing in is needed', () => {
  test.each(Object.entries(OF_GUESTS))('%s', async (operation, field) => {
    const refused = [
      { message: 'Sign in first.', extensions: { category: 'graphql-authorization', code: 'sign-in-first' } },
    ]
    expect((await brewery.ask(documentOf(operation, field), {}, { as: null })).errors).toMatchObject(refused)
    expect((await brewery.ask(documentOf(operation, field))).errors).toMatchObject(refused)
  })
})

describe('what the portal does not have is refused by name', () => {
  const refused = [
    {
      message: 'The portal does not offer this.',
      extensions: { category: 'graphql-input', code: 'not-offered' },
    },
  ]

  test.each(Object.entries(OF_EVERYBODY))('to everybody: %s', async (operation, field) => {
    expect((await brewery.ask(documentOf(operation, field), {}, { as: null })).errors).toMatchObject(refused)
    expect((await brewery.ask(documentOf(operation, field))).errors).toMatchObject(refused)
  })

  test.each(Object.entries(OF_PEOPLE))('to signed-in people: %s', async (operation, field) => {
    expect((await brewery.ask(documentOf(operation, field))).errors).toMatchObject(refused)
    const { errors } = await brewery.ask(documentOf(operation, field), {}, { as: null })
    expect(errors[0]?.extensions.category).toBe('graphql-authorization')
  })

  test('in the language of the store', async () => {
    const [[operation, field] = ['', '']] = Object.entries(OF_PEOPLE)
    const { errors } = await brewery.ask(documentOf(operation, field), {}, { headers: { store: 'LivePortal_NL_nl' } })
    expect(errors[0]?.message).toBe('Het portaal biedt dit niet aan.')
  })

  test('and nobody is registered', async () => {
    const { rows } = await brewery.pool.query(`select from portal_user where email = 'new@pub.example'`)
    expect(rows).toEqual([])
  })
})
