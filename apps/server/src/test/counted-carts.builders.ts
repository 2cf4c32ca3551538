import { ADD, CHOOSE } from './cart-calls.builders.ts'
import {
  CART,
  faultsOf,
  fill,
  fillAndChoose,
  LINES,
  linesOf,
  mutation,
  onCart,
  query,
  WHOLE_CART,
  type Bench,
  type CountedCall,
} from './counted-calls.builders.ts'
import { BUYER } from './open-brewery.ts'

const ADDRESS = `{ firstname: "Depot", lastname: "Boekelo", street: ["Windmolenweg 14"], city: "Boekelo",
  postcode: "7548BM", country_code: "NL" }`

/** Adobe's older calls, each with lines of its own shape. */
function adding(kind: string, item: (sku: string) => string, own: Partial<CountedCall> = {}) {
  const name = `add${kind}ProductsToCart`
  const items = (size: number) => linesOf(size).map(({ sku }) => item(sku))
  const field = ({ cart, size }: Bench) =>
    `input: { cart_id: "${cart}", cart_items: [${items(size).join()}] }) { ${CART} }`
  return onCart(name, field, { before: async () => {}, ...own })
}

const withCoupon = async (bench: Bench) => {
  await fill(bench)
  const code = `applyCouponToCart(cart_id: "${bench.cart}", coupon_code: "PROOST") { cart { id } }`
  await bench.brewery.ask(`mutation { ${code} }`)
}

async function atNumberedShipTo(bench: Bench) {
  await fill(bench)
  const { brewery, cart } = bench
  await brewery.ask(CHOOSE, { cart, outlet: '4711', method: 'selfpickup_selfpickup', date: '2026-11-24' })
}

async function setLines({ brewery, cart, ids }: Bench) {
  const cart_items = ids.map((id) => ({ cart_item_id: Number(id), quantity: 2 }))
  const field = `updateCartItems(input: $input) { ${CART} errors { code } }`
  return faultsOf(
    await brewery.ask(`mutation ($input: UpdateCartItemsInput) { ${field} }`, { input: { cart_id: cart, cart_items } }),
  )
}

/** The contents of a cart. */
const CONTENTS: readonly CountedCall[] = [
  {
    operation: 'Query.cart',
    sizes: LINES,
    before: fill,
    ask: query(({ cart }) => `cart(cart_id: "${cart}") { ${WHOLE_CART} }`),
  },
  {
    operation: 'Query.customerCart',
    sizes: LINES,
    before: fill,
    ask: query(() => `customerCart { ${WHOLE_CART} }`),
  },
  {
    operation: 'Mutation.createEmptyCart',
    before: async ({ brewery }) => void (await brewery.pool.query('delete from cart')),
    ask: mutation(() => 'createEmptyCart'),
  },
  {
    operation: 'Mutation.addProductsToCart',
    sizes: LINES,
    ask: async ({ brewery, cart, size }) => faultsOf(await brewery.ask(ADD, { cartId: cart, items: linesOf(size) })),
  },
  adding('Simple', (sku) => `{ data: { sku: "${sku}", quantity: 1 } }`),
  adding('Virtual', (sku) => `{ data: { sku: "${sku}", quantity: 1 } }`),
  adding('Configurable', (sku) => `{ variant_sku: "${sku}", data: { sku: "MANY", quantity: 1 } }`),
  adding(
    'Bundle',
    () => '{ data: { sku: "BAR-SET", quantity: 1 }, bundle_options: [{ id: 1, quantity: 1, value: ["11"] }] }',
    { sizes: [1, 2] },
  ),
  { operation: 'Mutation.updateCartItems', sizes: [2, 50], before: fill, ask: setLines },
  // It has a statement of its own.
  { operation: 'Mutation.updateCartItems, one line', before: fill, ask: setLines },
  onCart('removeItemFromCart', ({ cart, ids }) => `cart_id: "${cart}", cart_item_id: ${ids[0]}) { ${CART} }`),
  onCart('removeAllItems', ({ cart }) => `cart_id: "${cart}") { ${CART} }`),
  onCart('clearCart', ({ cart }) => `input: { uid: "${cart}" }) { ${CART} errors { type } }`),
  onCart('mergeCarts', ({ cart }) => `source_cart_id: "${cart}") { ${WHOLE_CART} }`),
  onCart('applyCouponToCart', ({ cart }) => `cart_id: "${cart}", coupon_code: "PROOST") { ${CART} }`),
  onCart('applyCouponsToCart', ({ cart }) => `input: { cart_id: "${cart}", coupon_codes: ["PROOST"] }) { ${CART} }`),
  onCart('removeSpecificCouponFromCart', ({ cart }) => `cart_id: "${cart}", coupon_code: "PROOST") { ${CART} }`, {
    before: withCoupon,
  }),
  onCart('removeCouponFromCart', ({ cart }) => `input: { cart_id: "${cart}" }) { ${CART} }`, { before: withCoupon }),
  onCart(
    'removeCouponsFromCart',
    ({ cart }) => `input: { cart_id: "${cart}", coupon_codes: ["PROOST"] }) { ${CART} }`,
    { before: withCoupon },
  ),
  onCart('calculateBudget', ({ cart }) => `cart_id: "${cart}", budget: 400) { remaining ${CART} }`),
]

/** How a cart is delivered and paid. */
const DELIVERY: readonly CountedCall[] = [
  {
    operation: 'Mutation.setTransportType',
    sizes: LINES,
    before: fill,
    ask: async ({ brewery, cart }) =>
      faultsOf(await brewery.ask(CHOOSE, { cart, outlet: 'S1', method: 'selfpickup_selfpickup', date: '2026-11-24' })),
  },
  onCart(
    'updatePrices',
    ({ cart }) => `cart_id: "${cart}", delivery_method: "selfpickup_selfpickup", delivery_date: "2026-11-24",
      date_popup: "2026-11-24", payment_method: "onaccount", payment_title: "On account", outlet_order_type: "YDOR",
      delivery_hours_from: "08:00", delivery_hours_to: "12:00", user_first_name: "Jan", user_surname: "Brink") { ${CART} }`,
    { before: fillAndChoose },
  ),
  onCart('setDeliveryMethod', ({ cart }) => `cart_id: "${cart}", deliverymethod: "selfpickup_selfpickup") { ${CART} }`),
  onCart(
    'setPaymentMethodOnCart',
    ({ cart }) => `input: { cart_id: "${cart}", payment_method: { code: "onaccount" } }) { ${CART} }`,
  ),
  onCart(
    'setShippingMethodsOnCart',
    ({ cart }) => `input: { cart_id: "${cart}",
      shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) { ${CART} }`,
  ),
  onCart(
    'setShippingAddressesOnCart',
    ({ cart }) => `input: { cart_id: "${cart}", shipping_addresses: [{ customer_address_id: 4711 }] }) { ${CART} }`,
  ),
  onCart(
    'setBillingAddressOnCart',
    ({ cart }) => `input: { cart_id: "${cart}", billing_address: { address: ${ADDRESS} } }) { ${CART} }`,
  ),
  onCart('setGuestEmailOnCart', ({ cart }) => `input: { cart_id: "${cart}", email: "${BUYER}" }) { ${CART} }`),
  onCart('saveCustomerOrderNumber', ({ cart }) => `cart_id: "${cart}", customer_order_number: "77") { success }`),
  onCart('savePreCustomerOrderNumber', ({ cart }) => `cart_id: "${cart}", customer_order_number: "77") { success }`),
  onCart(
    'estimateShippingMethods',
    ({ cart }) => `cart_id: "${cart}", country_code: "NL") { carrier_code amount { value } }`,
  ),
  onCart('estimateTotals', ({ cart }) => `input: { cart_id: "${cart}", address: { country_code: NL } }) { ${CART} }`),
  onCart(
    'setActiveantsLogisticsOptionOnCart',
    ({ cart }) => `cart_id: "${cart}", option: "selfpickup_selfpickup") { ${CART} }`,
  ),
  onCart('createMultiShippingQuote', ({ cart }) => `cart_id: "${cart}", address_type: "shipping") { ${CART} }`, {
    before: atNumberedShipTo,
  }),
  onCart(
    'addMultiShippingMethods',
    ({ cart }) => `cart_id: "${cart}",
      shipping_methods: [{ address_id: 4711, carrier_code: "selfpickup", method_code: "selfpickup" }]) { ${CART} }`,
    { before: atNumberedShipTo },
  ),
  onCart('deleteAddress', ({ cart }) => `cart_id: "${cart}", address_id: 4711) { ${CART} }`, {
    before: atNumberedShipTo,
  }),
]

/** What is in a cart, and how it is delivered and paid. */
export const CART_CALLS: readonly CountedCall[] = [...CONTENTS, ...DELIVERY]
