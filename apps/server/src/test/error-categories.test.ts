import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADD, newCart } from './cart-calls.builders.ts'
import { readPath, type OpenBrewery } from './open-brewery.ts'
import { openWholeBrewery } from './open-whole-brewery.ts'

let brewery: OpenBrewery
let cart: string
let line: string
beforeAll(async () => {
  brewery = await openWholeBrewery()
  cart = await newCart(brewery)
  const added = await brewery.ask(ADD, { cartId: cart, items: [{ sku: 'PILS-CRATE', quantity: 2 }] })
  line = String(readPath(added.data, 'addProductsToCart', 'cart', 'items', 0, 'uid'))
})
afterAll(() => brewery.close())

const INPUT = 'graphql-input'
const UNKNOWN = 'graphql-no-such-entity'
const DENIED = 'graphql-authorization'

/** `CART` and `LINE` stand for those of the asker. */
const asked = (document: string) => document.replaceAll('CART', cart).replaceAll('LINE', line)

async function categoriesOf(document: string, options?: Parameters<OpenBrewery['ask']>[2]) {
  const answer = await brewery.ask(asked(document), {}, options)
  expect(answer.status).toBe(200)
  return answer.errors.map(({ extensions }) => extensions.category)
}

describe('what a call is refused with', () => {
  test.each([
    ['products without anything asked', '{ products { total_count } }', INPUT],
    ['a page below one', '{ products(filter: {}, currentPage: 0) { total_count } }', INPUT],
    ['a page of nothing', '{ products(filter: {}, pageSize: 0) { total_count } }', INPUT],
    ['a page beyond the last', '{ products(filter: {}, currentPage: 99) { total_count } }', INPUT],
    ['a search of two characters', '{ products(search: "pi") { total_count } }', INPUT],
    ['a flag that is no flag', '{ products(filter: { product_new: { eq: "yes" } }) { total_count } }', INPUT],
    ['a price that is none', '{ products(filter: { price: { from: "a" } }) { total_count } }', INPUT],
    ['a category name of two characters', '{ categoryList(filters: { name: { match: "bi" } }) { id } }', INPUT],
    ['a page of categories beyond the last', '{ categories(currentPage: 9) { total_count } }', INPUT],
  ])('[GQL-20] [GQL-19] the assortment: %s', async (_what, document, category) => {
    expect(await categoriesOf(document)).toEqual([category])
  })

  test.each([
    ['a cart nobody has', '{ cart(cart_id: "x") { id } }', UNKNOWN],
    ['a proposed id of another length', 'mutation { createEmptyCart(input: { cart_id: "short" }) }', INPUT],
    ['lines without a cart', 'mutation { addProductsToCart(sku: "A", quantity: 1) { cart { id } } }', INPUT],
    ['no lines', 'mutation { addProductsToCart(cart_id: "CART") { cart { id } } }', INPUT],
    [
      'two carts in one call',
      'mutation { addProductsToCart(cart_id: "CART", cartId: "other", sku: "A", quantity: 1) { cart { id } } }',
      INPUT,
    ],
    ['an update of no line', 'mutation { updateCartItems(cart_id: "CART") { cart { id } } }', INPUT],
    [
      'an update of a line without an amount',
      'mutation { updateCartItems(input: { cart_id: "CART", cart_items: [{ cart_item_uid: "LINE" }] }) { cart { id } } }',
      INPUT,
    ],
    [
      'an update above the stock, in Adobe’s form, by a client that asks for no errors',
      'mutation { updateCartItems(cart_id: "CART", cart_item_uid: "LINE", quantity: 999999) { cart { id } } }',
      INPUT,
    ],
    [
      'a line nobody has',
      'mutation { removeItemFromCart(cart_id: "CART", cart_item_id: 999) { cart { id } } }',
      UNKNOWN,
    ],
    ['no line to remove', 'mutation { removeItemFromCart(cart_id: "CART") { cart { id } } }', INPUT],
    ['no cart to empty', 'mutation { removeAllItems { success } }', INPUT],
    ['no cart to check', 'mutation { checkProductsStock { items { sku } } }', INPUT],
  ])('[GQL-44] [GQL-45] [GQL-46] the cart: %s', async (_what, document, category) => {
    expect(await categoriesOf(document)).toEqual([category])
  })

  test.each([
    [
      'half of what updatePrices needs',
      'mutation { updatePrices(cart_id: "CART", delivery_date: "2026-11-24") { success } }',
      INPUT,
    ],
    ['half of what setTransportType needs', 'mutation { setTransportType(outlet_id: "S1") { success } }', INPUT],
    ['a ship-to of somebody else', 'mutation { setCustomerGroup(outletid: "S9") { success } }', DENIED],
    ['no ship-to', 'mutation { setCustomerGroup { success } }', INPUT],
    [
      'a payment that is not offered',
      'mutation { setPaymentMethodOnCart(input: { cart_id: "CART", payment_method: { code: "gold" } }) { cart { id } } }',
      INPUT,
    ],
    [
      'a transport that is none',
      'mutation { setDeliveryMethod(cart_id: "CART", deliverymethod: "sledge") { success } }',
      INPUT,
    ],
    ['no country', 'mutation { estimateShippingMethods(cart_id: "CART") { carrier_code } }', INPUT],
    ['a code nobody has', 'mutation { applyCouponToCart(cart_id: "CART", coupon_code: "X") { cart { id } } }', UNKNOWN],
    [
      'a code that is not applied',
      'mutation { removeSpecificCouponFromCart(cart_id: "CART", coupon_code: "X") { cart { id } } }',
      UNKNOWN,
    ],
    ['a budget below nothing', 'mutation { calculateBudget(cart_id: "CART", budget: -1) { message } }', INPUT],
    ['no cart to order', 'mutation { placeOrder { order_number } }', INPUT],
    ['a cart that is not ready', 'mutation { placeOrder(cart_id: "CART") { order_number } }', INPUT],
    ['a cart nobody has', 'mutation { placeOrder(cart_id: "x") { order_number } }', UNKNOWN],
    ['an order nobody has', 'mutation { reorderItems(orderNumber: "1") { cart { id } } }', INPUT],
    ['no order to repeat', 'mutation { reorderItems { cart { id } } }', INPUT],
    [
      'a number of two characters',
      '{ customer { orders(filter: { number: { match: "26" } }) { total_count } } }',
      INPUT,
    ],
    ['a page of orders beyond the size', '{ customer { orders(pageSize: 501) { total_count } } }', INPUT],
    ['a saved order nobody has', '{ getSaveOrderDetails(id: 999) { id } }', UNKNOWN],
    ['a country that is none', '{ country(id: "XX") { id } }', UNKNOWN],
  ])('[GQL-49] [GQL-53] [GQL-66] delivery, payment and orders: %s', async (_what, document, category) => {
    expect(await categoriesOf(document)).toEqual([category])
  })

  test.each([
    '{ products(filter: {}) { total_count } }',
    '{ categoryList { id } }',
    '{ categories { total_count } }',
    '{ category(id: 1) { id } }',
    '{ aggregation { total_count } }',
    '{ getProductAvaliablePackaging(sku: "PILS-CRATE") { sku } }',
    '{ route(url: "beer") { type } }',
    '{ urlResolver(url: "beer") { type } }',
    '{ cart(cart_id: "CART") { id } }',
    '{ customerCart { id } }',
    '{ customer { email } }',
    '{ customerOrders { total_count } }',
    '{ customerDownloadableProducts { items { date } } }',
    '{ customerPaymentTokens { items { public_hash } } }',
    '{ getSaveOrderForLater { total_count } }',
    '{ getSaveOrderDetails(id: 1) { id } }',
    '{ getPreOrder { total_count } }',
    '{ getPreOrderDetails(id: 1) { id } }',
    '{ orderAgain(order_number: "1") { order_number } }',
    '{ ordersAwaitingPayment { order_number } }',
    '{ tankBeer(shipTo: "S1") { ship_to_id } }',
    '{ posmBudget(shipTo: "S1") { year } }',
    '{ getDutchAddress(postcode: "7548 BM", houseNumber: "14") { city } }',
    '{ recommendItems(shipTo: "S1") { recItems { Priority } } }',
    '{ suggestedCart(shipTo: "S1") { ship_to_id } }',
    '{ quickOrderProducts(codes: ["PILS-CRATE"]) { code } }',
    '{ wishlist { name } }',
    'mutation { createEmptyCart }',
    'mutation { addProductsToCart(cart_id: "CART", sku: "PILS-CRATE", quantity: 1) { cart { id } } }',
    'mutation { addSimpleProductsToCart(input: { cart_id: "CART", cart_items: [{ data: { sku: "PILS-CRATE", quantity: 1 } }] }) { cart { id } } }',
    'mutation { addVirtualProductsToCart(input: { cart_id: "CART", cart_items: [{ data: { sku: "PILS-CRATE", quantity: 1 } }] }) { cart { id } } }',
    'mutation { addConfigurableProductsToCart(input: { cart_id: "CART", cart_items: [{ variant_sku: "PILS-CRATE", data: { sku: "PILS", quantity: 1 } }] }) { cart { id } } }',
    'mutation { addBundleProductsToCart(input: { cart_id: "CART", cart_items: [{ bundle_options: [], data: { sku: "BAR-SET", quantity: 1 } }] }) { cart { id } } }',
    'mutation { updateCartItems(cart_id: "CART", cart_item_uid: "LINE", quantity: 1) { cart { id } } }',
    'mutation { removeItemFromCart(cart_id: "CART", cart_item_uid: "LINE") { cart { id } } }',
    'mutation { removeAllItems(cart_id: "CART") { success } }',
    'mutation { clearCart(input: { uid: "CART" }) { cart { id } } }',
    'mutation { mergeCarts(source_cart_id: "CART") { id } }',
    'mutation { checkProductsStock(cart_id: "CART") { items { sku } } }',
    'mutation { updatePrices(cart_id: "CART", delivery_date: "2026-11-25", date_popup: "2026-11-25", payment_method: "onaccount", payment_title: "On account", outlet_order_type: "YSOR", delivery_method: "flatrate_flatrate", delivery_hours_from: "08:00", delivery_hours_to: "12:00", user_first_name: "Jan", user_surname: "Brink") { success } }',
    'mutation { setShippingAddressesOnCart(input: { cart_id: "CART", shipping_addresses: [{ customer_address_id: 1 }] }) { cart { id } } }',
    'mutation { setBillingAddressOnCart(input: { cart_id: "CART", billing_address: { same_as_shipping: true } }) { cart { id } } }',
    'mutation { setGuestEmailOnCart(input: { cart_id: "CART", email: "a@b.example" }) { cart { id } } }',
    'mutation { setShippingMethodsOnCart(input: { cart_id: "CART", shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) { cart { id } } }',
    'mutation { setDeliveryMethod(cart_id: "CART", deliverymethod: "flatrate_flatrate") { success } }',
    'mutation { setTransportType(cart_id: "CART", outlet_id: "S1", transport_type: "flatrate_flatrate", payment_method: "On account", payment_code: "onaccount", store: "LivePortal_NL_en") { success } }',
    'mutation { setPaymentMethodOnCart(input: { cart_id: "CART", payment_method: { code: "onaccount" } }) { cart { id } } }',
    'mutation { setActiveantsLogisticsOptionOnCart(cart_id: "CART", option: "flatrate_flatrate") { success } }',
    'mutation { calculateBudget(cart_id: "CART", budget: 1) { message } }',
    'mutation { applyCouponToCart(cart_id: "CART", coupon_code: "X") { cart { id } } }',
    'mutation { applyCouponsToCart(input: { cart_id: "CART", coupon_codes: ["X"], type: APPEND }) { cart { id } } }',
    'mutation { removeCouponFromCart(input: { cart_id: "CART" }) { cart { id } } }',
    'mutation { removeCouponsFromCart(input: { cart_id: "CART", coupon_codes: ["X"] }) { cart { id } } }',
    'mutation { removeSpecificCouponFromCart(cart_id: "CART", coupon_code: "X") { cart { id } } }',
    'mutation { setCustomerGroup(outletid: "S1") { success } }',
    'mutation { estimateShippingMethods(cart_id: "CART", country_code: "NL") { carrier_code } }',
    'mutation { estimateTotals(input: { cart_id: "CART", address: { country_code: NL } }) { cart { id } } }',
    'mutation { addMultiShippingMethods(cart_id: "CART", shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }]) { success } }',
    'mutation { createMultiShippingQuote(cart_id: "CART", address_type: "shipping") { success } }',
    'mutation { deleteAddress(cart_id: "CART", delete_all: true) { success } }',
    'mutation { placeOrder(cart_id: "CART") { order_number } }',
    'mutation { setPaymentMethodAndPlaceOrder(input: { cart_id: "CART", payment_method: { code: "onaccount" } }) { order_number } }',
    'mutation { mollieProcessTransaction(payment_token: "x") { paymentStatus } }',
    'mutation { mollieRestoreCart(input: { cart_id: "CART" }) { cart { id } } }',
    'mutation { startPayment(payment_token: "x") { payment_status } }',
    'mutation { addSaveOrderForLater(cart_id: "CART") { success } }',
    'mutation { addPreOrder(cart_id: "CART") { success } }',
    'mutation { reOrderSavedOrder(id: 1) { status } }',
    'mutation { deleteSavedOrder(id: 1) { success } }',
    'mutation { reOrderPreOrder(id: 1) { status } }',
    'mutation { deletePreOrder(id: 1) { success } }',
    'mutation { renameSavedOrder(id: 1, customer_order_number: "Koningsdag") { success } }',
    'mutation { renamePreOrder(id: 1, customer_order_number: "Koningsdag") { success } }',
    'mutation { reorderItems(orderNumber: "1") { cart { id } } }',
    'mutation { cancelOrder(sap_id: "1") { success } }',
    'mutation { changeOrder(order_number: "1") { cart { id } } }',
    'mutation { saveCustomerOrderNumber(cart_id: "CART", customer_order_number: "x") { success } }',
    'mutation { savePreCustomerOrderNumber(cart_id: "CART", customer_order_number: "x") { success } }',
    'mutation { quickOrder(sku: ["PILS-CRATE"]) { success_message } }',
    'mutation { addProductsToWishlist(wishlist_id: 0, sku: "PILS-CRATE") { wishlist { id } } }',
    'mutation { removeProductsFromWishlist(wishlist_id: 0, sku: "PILS-CRATE") { wishlist { id } } }',
    'mutation { updateProductsInWishlist(wishlistId: 0, wishlistItems: []) { wishlist { id } } }',
    'mutation { revokeCustomerToken { result } }',
    'mutation { createCustomerAddress(input: {}) { id } }',
    'mutation { updateCustomerAddress(id: 1, input: {}) { id } }',
    'mutation { deleteCustomerAddress(id: 1) }',
  ])('[GQL-02] without a bearer: %s', async (document) => {
    expect(await categoriesOf(document, { as: null })).toEqual([DENIED])
  })
})
