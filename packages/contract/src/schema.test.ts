import { buildSchema, isInterfaceType, isObjectType, parse, validate, validateSchema } from 'graphql'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'))

describe('the schema', () => {
  test('is valid and has no subscriptions', () => {
    expect(validateSchema(schema)).toEqual([])
    expect(schema.getSubscriptionType()).toBeUndefined()
  })

  test.each([
    [
      '[GQL-18] the portal configuration',
      '{ getPortalConfig(customerType: "Ontrade", orderType: "YSOR") { maintenance banner_rotation holidays { month days } sections orderableunits } }',
    ],
    [
      '[GQL-19] categories',
      '{ categoryList(filters: { ids: { in: ["2"] }, parent_id: { eq: "1" } }) { id uid level name path url_path url_key children { id children { uid } } } }',
    ],
    [
      '[GQL-20] products by what the portal filters on',
      `query ($pageSize: Int = 25, $sort: ProductAttributeSortInput, $filter: ProductAttributeFilterInput) {
        products(search: "blond", filter: $filter, sort: $sort, pageSize: $pageSize, currentPage: 1, is_peroni: false) {
          total_count
          aggregations { attribute_code count label options { label value count } }
          items { sku your_price your_price_tax low_stock { is_lowstock } cart_fields { packaging_cart } }
          page_info { total_pages }
          categoryFilter { id count }
        }
      }`,
    ],
    [
      '[GQL-29] one product',
      '{ products(filter: { sku: { eq: "101" }, material_type: { eq: "FERT" } }) { items { logistic { ean } available_packaging { sku } downloads { url } related_products { sku } } } }',
    ],
    [
      'products as Adobe Commerce clients read them, fragments on every kind included',
      `query ($id: String!) {
        products(filter: { category_uid: { in: [$id] } }, sort: { name: ASC }) {
          items {
            ...Listed
            ... on ConfigurableProduct { configurable_options { attribute_code values { uid swatch_data { ... on ImageSwatchData { thumbnail } value } } } variants { product { sku } } }
            ... on BundleProduct { items { uid options { uid can_change_quantity product { sku } } } }
            ... on GroupedProduct { items { qty product { sku } } }
            ... on DownloadableProduct { links_title }
            ... on CustomizableProductInterface { options { uid ... on CustomizableAreaOption { value { max_characters } } } }
          }
          page_info { current_page page_size total_pages }
          sort_fields { options { value } }
        }
      }
      fragment Listed on ProductInterface {
        id uid name url_key type_id stock_status rating_summary small_image { url }
        description { html } media_gallery { url ... on ProductVideo { video_content { video_url } } }
        price_range { maximum_price { regular_price { value currency } discount { amount_off } } }
        custom_attributesV2(filters: {}) { items { code ... on AttributeValue { value } } errors { message } }
      }`,
    ],
    [
      '[GQL-37] a cart',
      '{ cart(cart_id: "a") { items { uid quantity product { sku } prices { row_total { value } } ... on BundleCartItem { bundle_options { values { quantity } } } } itemsV2(pageSize: 5) { total_count } progress_bar_data { status } cart_prices { summary } prices { applied_taxes { amount { value } } } } }',
    ],
    [
      '[GQL-36] the own cart',
      '{ customerCart { id total_quantity shipping_addresses { selected_shipping_method { method_code } } } customer { email default_ship_to_id } }',
    ],
    [
      '[GQL-43] an empty cart, with or without a proposed id',
      'mutation ($input: createEmptyCartInput) { a: createEmptyCart b: createEmptyCart(input: $input) }',
    ],
    [
      '[GQL-44] adding as Adobe Commerce writes it',
      `mutation ($cartId: String!, $cartItems: [CartItemInput!]!) {
        addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
          cart { id }
          user_errors { code message ... on InsufficientStockError { quantity } ... on CartUserInputError { message } }
        }
      }`,
    ],
    [
      '[GQL-44] adding as the portal writes it',
      `mutation ($id: String!, $options: [ID!]!) {
        addProductsToCart(cart_id: $id, sku: "101", quantity: 2.0, number_of_layer: 1, number_of_pallet: 0, selected_options: $options, liters: 50, tank_type_1: 1, tank_type_2: 0, tank_type_3: 0) {
          user_errors { code message }
        }
      }`,
    ],
    [
      '[GQL-46] changing amounts in both spellings',
      'mutation { a: updateCartItems(input: { cart_id: "a", cart_items: [{ cart_item_uid: "MQ==", quantity: 2 }] }) { cart { id } errors { code } } b: updateCartItems(cart_id: "a", cart_item_id: 1, number_of_packages: 2, stock_quantity: 9) { cart { id } } }',
    ],
    [
      '[GQL-45][GQL-47] taking out',
      'mutation { a: removeItemFromCart(input: { cart_id: "a", cart_item_uid: "MQ==" }) { cart { id } } b: removeItemFromCart(cart_id: "a", cart_item_id: 1) { cart { id } } c: removeAllItems(cart_id: "a") { success cart { id } } }',
    ],
    [
      '[GQL-49] delivery details',
      'mutation { updatePrices(cart_id: "a", delivery_date: "2026-05-06", date_popup: "2026-05-06", payment_method: "m", payment_title: "t", outlet_order_type: "YSOR", delivery_method: "flatrate_flatrate", delivery_hours_from: "08:00", delivery_hours_to: "12:00", user_first_name: "A", user_surname: "B") { cart { delivery_date } } }',
    ],
    [
      '[GQL-53] the transport',
      'mutation { setTransportType(transport_type: "flatrate_flatrate", outlet_id: "1", date_popup: "2026-05-06", payment_method: "m", payment_code: "c", store: "LivePortal_NL_nl") { success } }',
    ],
    [
      '[GQL-54] the payment method',
      'mutation { setPaymentMethodOnCart(input: { cart_id: "a", payment_method: { code: "invoice" } }) { cart { selected_payment_method { code } available_payment_methods { mollie_meta { image } } } } }',
    ],
    [
      '[GQL-66] placing the order in both spellings',
      `mutation ($input: PlaceOrderInput) {
        a: placeOrder(input: $input) { order { order_number order_id mollie_redirect_url } orderV2 { number total { grand_total { value } } items { product_sku ... on BundleOrderItem { bundle_options { label } } } } errors { code message } }
        b: placeOrder(cart_id: "a", custom_email: "a@b.nl", deliveryaftersixpm: true, deliveryonpallet: false, notefordriver: "", sappaymentmethod: "", return_url: "https://b.nl") { order_number sap_id payment_redirect_url }
      }`,
    ],
    [
      '[GQL-81] a token',
      'mutation { generateCustomerToken(email: "a@b.nl", password: "x") { token } revokeCustomerToken { result } }',
    ],
  ])('accepts %s', (_, text) => {
    expect(validate(schema, parse(text))).toEqual([])
  })
})

describe('what is said of the schema', () => {
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) || isInterfaceType(type))

  test('holds for a field of an interface in all of its types', () => {
    const silent = types.flatMap((type) =>
      type.getInterfaces().flatMap((above) =>
        Object.values(above.getFields())
          .filter(({ name, description }) => description && !type.getFields()[name]?.description)
          .map(({ name }) => `${type.name}.${name}`),
      ),
    )
    expect(silent).toEqual([])
  })

  test('holds for a field of the input and for the argument of its name', () => {
    const { updateCartItems } = schema.getMutationType()?.getFields() ?? {}
    const said = (name: string) => updateCartItems?.args.find((argument) => argument.name === name)?.description
    expect(said('cart_version')).toContain('cart-changed')
    expect(said('number_of_layer')).toBe('Whole layers. Left out: as it is.')
  })

  test('names the newer spelling of an older one', () => {
    const older = types.flatMap((type) =>
      Object.values(type.getFields()).flatMap(({ name, deprecationReason: reason }) =>
        reason == null || type.getInterfaces().some((above) => name in above.getFields())
          ? []
          : [`${type.name}.${name}: ${reason}`],
      ),
    )
    expect(older.toSorted()).toEqual([
      'Cart.applied_coupon: Use `applied_coupons`.',
      'Currency.default_display_currecy_code: Use `default_display_currency_code`.',
      'Currency.default_display_currecy_symbol: Use `default_display_currency_symbol`.',
      'Mutation.addBundleProductsToCart: Use `addProductsToCart`.',
      'Mutation.addConfigurableProductsToCart: Use `addProductsToCart`.',
      'Mutation.addSimpleProductsToCart: Use `addProductsToCart`.',
      'Mutation.addVirtualProductsToCart: Use `addProductsToCart`.',
      'Mutation.updateCustomer: Use `updateCustomerV2`.',
      'ProductInterface.media_gallery_entries: Use `media_gallery`.',
      'ProductInterface.price: Use `price_range`.',
      'ProductInterface.tier_prices: Use `price_tiers`.',
      'Products.filters: Use `aggregations`.',
      'Query.customerOrders: Use `customer { orders }`.',
      'Query.urlResolver: Use `route`.',
    ])
  })
})
