import type { Door } from './expected-permissions.ts'
import { graphql, type Asked } from './veenhof.ts'

/** Ids that a call may name; whose they are is decided by who asks. */
export type Objects = {
  shipTo: string
  payer: string
  company: string
  /** Whoever asks, by the number of the person. */
  person: string
  /** A new address that was asked for. */
  address: string
  cart: string
  line: string
  saved: string
  pending: string
  order: string
  /** Something that every catalogue sells. */
  sku: string
}
export type Touched = 'ship-to' | 'payer' | 'company' | 'person' | 'address' | 'cart' | 'saved' | 'pending' | 'order'

export type Operation = {
  /** As the schema or the router names it. */
  name: string
  door: Door
  /** The object it touches; a foreign one has to look unknown. */
  touches: Touched | null
  /** True when its object is not the same afterwards, and a next call needs another. */
  usesUp: boolean
  /** True when it names something else that nobody has, such as a discount code. */
  misses: boolean
  /** With what is to be told of a field's type, where it has parts; its name unless said otherwise. */
  ask: (objects: Objects, selection?: string) => Asked
}

type Arguments = Readonly<Record<string, unknown>>
type More = { touches?: Touched; usesUp?: boolean; misses?: boolean; isScalar?: boolean }

/** A word of the schema, to be written without quotes. */
const word = (name: string) => ({ word: name })

function field(
  name: `${'Query' | 'Mutation'}.${string}`,
  door: Door,
  args: (objects: Objects) => Arguments,
  { touches, usesUp = false, misses = false, isScalar = false }: More = {},
): Operation {
  const [root = '', own = ''] = name.split('.')
  return {
    name,
    door,
    touches: touches ?? null,
    usesUp,
    misses,
    ask: (objects, selection = ' { __typename }') => {
      const written = Object.entries(args(objects)).map(([key, value]) => `${key}: ${literal(value)}`)
      const call = written.length > 0 ? `${own}(${written.join(', ')})` : own
      return graphql(`${root.toLowerCase()} { ${call}${isScalar ? '' : selection} }`)
    },
  }
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if ('word' in value) return String(value.word)
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${literal(inner)}`)
    .join(', ')} }`
}

/** A call on the caller's cart. */
const onCart = (
  name: `${'Query' | 'Mutation'}.${string}`,
  args: (objects: Objects) => Arguments,
  more: Omit<More, 'touches'> = {},
) => field(name, 'ordering', args, { ...more, touches: 'cart' })

const cartId = ({ cart }: Objects) => ({ cart_id: cart })
const inInput = (args: (objects: Objects) => Arguments) => (objects: Objects) => ({ input: args(objects) })
const oneOf = ({ sku }: Objects) => ({ sku, quantity: 1 })

/** As a route takes it, and as Adobe Commerce writes it. */
export const NEW_ADDRESS = { street: 'Dorpsstraat', houseNumber: '1', postcode: '7511 AB', city: 'Enschede' }
const ADDRESS = {
  street: ['Dorpsstraat', '1'],
  postcode: '7511 AB',
  city: 'Enschede',
  country_code: word('NL'),
}

/** Every field of the two roots. */
const GRAPHQL: readonly Operation[] = [
  field('Query.getPortalConfig', 'everybody', () => ({})),
  field('Query.isEmailAvailable', 'everybody', () => ({ email: 'somebody@veenhof.example' })),
  field('Mutation.generateCustomerToken', 'everybody', () => ({ email: 'x@y.example', password: 'not the password' })),
  field('Query.currency', 'everybody', () => ({})),
  field('Query.checkoutAgreements', 'everybody', () => ({})),
  field('Query.countries', 'everybody', () => ({})),
  field('Query.country', 'everybody', () => ({ id: 'NL' })),
  field('Query.storeConfig', 'everybody', () => ({})),
  field('Query.availableStores', 'everybody', () => ({})),

  field('Query.customer', 'person', () => ({})),
  field('Mutation.setCustomerGroup', 'ship-to', ({ shipTo }) => ({ outletid: shipTo }), { touches: 'ship-to' }),

  field('Query.products', 'ordering', () => ({ search: 'beer' })),
  field('Query.aggregation', 'ordering', () => ({})),
  field('Query.categoryList', 'ordering', () => ({})),
  field('Query.categories', 'ordering', () => ({})),
  field('Query.category', 'ordering', () => ({ id: 1 })),
  field('Query.getProductAvaliablePackaging', 'ordering', ({ sku }) => ({ sku })),
  field('Query.route', 'ordering', () => ({ url: 'nowhere.html' })),
  field('Query.urlResolver', 'ordering', () => ({ url: 'nowhere.html' })),

  field('Query.recommendItems', 'ordering', ({ shipTo }) => ({ shipTo }), { touches: 'ship-to' }),
  field('Mutation.createCustomerAddress', 'ordering', () => ({ input: ADDRESS })),
  field('Mutation.updateCustomerAddress', 'ordering', ({ address }) => ({ id: Number(address), input: ADDRESS }), {
    touches: 'address',
  }),
  field('Mutation.deleteCustomerAddress', 'ordering', ({ address }) => ({ id: Number(address) }), {
    touches: 'address',
    isScalar: true,
    usesUp: true,
  }),

  field('Query.customerCart', 'ordering', () => ({})),
  field('Mutation.createEmptyCart', 'ordering', () => ({}), { isScalar: true }),
  onCart('Query.cart', cartId),
  onCart('Mutation.addProductsToCart', ({ cart, ...own }) => ({ cartId: cart, cartItems: [oneOf({ cart, ...own })] })),
  onCart(
    'Mutation.addSimpleProductsToCart',
    inInput((own) => ({ cart_id: own.cart, cart_items: [{ data: oneOf(own) }] })),
  ),
  onCart(
    'Mutation.addVirtualProductsToCart',
    inInput((own) => ({ cart_id: own.cart, cart_items: [{ data: oneOf(own) }] })),
  ),
  onCart(
    'Mutation.addConfigurableProductsToCart',
    inInput((own) => ({ cart_id: own.cart, cart_items: [{ data: oneOf(own) }] })),
  ),
  onCart(
    'Mutation.addBundleProductsToCart',
    inInput((own) => ({ cart_id: own.cart, cart_items: [{ data: oneOf(own), bundle_options: [] }] })),
  ),
  onCart('Mutation.updateCartItems', ({ cart, line }) => ({
    input: { cart_id: cart, cart_items: [{ cart_item_uid: line, quantity: 2 }] },
  })),
  onCart('Mutation.setTransportType', (own) => ({
    ...cartId(own),
    transport_type: 'flatrate_flatrate',
    outlet_id: own.shipTo,
    date_popup: '2026-11-26',
    payment_method: 'On account',
    payment_code: 'purchaseorder',
    store: 'LivePortal_NL_en',
  })),
  onCart('Mutation.setDeliveryMethod', (own) => ({ ...cartId(own), deliverymethod: 'flatrate_flatrate' })),
  onCart(
    'Mutation.setShippingMethodsOnCart',
    inInput((own) => ({
      ...cartId(own),
      shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }],
    })),
  ),
  onCart(
    'Mutation.setShippingAddressesOnCart',
    inInput((own) => ({ ...cartId(own), shipping_addresses: [{ customer_address_id: Number(own.shipTo) }] })),
  ),
  onCart(
    'Mutation.setBillingAddressOnCart',
    inInput((own) => ({ ...cartId(own), billing_address: { same_as_shipping: true } })),
  ),
  onCart(
    'Mutation.setGuestEmailOnCart',
    inInput((own) => ({ ...cartId(own), email: 'somebody@veenhof.example' })),
  ),
  onCart(
    'Mutation.setPaymentMethodOnCart',
    inInput((own) => ({ ...cartId(own), payment_method: { code: 'purchaseorder' } })),
  ),
  onCart('Mutation.updatePrices', (own) => ({
    ...cartId(own),
    delivery_date: '2026-11-26',
    date_popup: '2026-11-26',
    payment_method: 'purchaseorder',
    payment_title: 'On account',
    outlet_order_type: 'YSOR',
    delivery_method: 'flatrate_flatrate',
    delivery_hours_from: '08:00',
    delivery_hours_to: '12:00',
    user_first_name: 'Jan',
    user_surname: 'Brink',
  })),
  onCart('Mutation.saveCustomerOrderNumber', (own) => ({ ...cartId(own), customer_order_number: 'Koningsdag' })),
  onCart('Mutation.savePreCustomerOrderNumber', (own) => ({ ...cartId(own), customer_order_number: 'Koningsdag' })),
  onCart('Mutation.estimateShippingMethods', (own) => ({ ...cartId(own), country_code: 'NL' })),
  onCart(
    'Mutation.estimateTotals',
    inInput((own) => ({ ...cartId(own), address: { country_code: word('NL') } })),
  ),
  onCart('Mutation.createMultiShippingQuote', (own) => ({ ...cartId(own), address_type: 'shipping' })),
  onCart('Mutation.addMultiShippingMethods', (own) => ({
    ...cartId(own),
    shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }],
  })),
  onCart('Mutation.deleteAddress', (own) => ({ ...cartId(own), delete_all: true })),
  onCart('Mutation.applyCouponToCart', (own) => ({ ...cartId(own), coupon_code: 'NO-SUCH-CODE' }), { misses: true }),
  onCart(
    'Mutation.applyCouponsToCart',
    inInput((own) => ({ ...cartId(own), coupon_codes: ['NO-SUCH-CODE'] })),
    { misses: true },
  ),
  onCart('Mutation.removeSpecificCouponFromCart', (own) => ({ ...cartId(own), coupon_code: 'NO-SUCH-CODE' }), {
    misses: true,
  }),
  onCart('Mutation.removeCouponFromCart', inInput(cartId)),
  onCart(
    'Mutation.removeCouponsFromCart',
    inInput((own) => ({ ...cartId(own), coupon_codes: ['NO-SUCH-CODE'] })),
    { misses: true },
  ),
  onCart('Mutation.calculateBudget', (own) => ({ ...cartId(own), budget: 100 })),
  onCart('Mutation.checkProductsStock', cartId),
  onCart('Mutation.mergeCarts', ({ cart }) => ({ source_cart_id: cart, destination_cart_id: cart })),
  onCart('Mutation.placeOrder', cartId, { usesUp: true }),
  onCart(
    'Mutation.setPaymentMethodAndPlaceOrder',
    inInput((own) => ({ ...cartId(own), payment_method: { code: 'purchaseorder' } })),
    { usesUp: true },
  ),
  onCart('Mutation.removeItemFromCart', ({ cart, line }) => ({ cart_id: cart, cart_item_uid: line }), { usesUp: true }),
  onCart('Mutation.addSaveOrderForLater', cartId, { usesUp: true }),
  onCart('Mutation.addPreOrder', cartId, { usesUp: true }),
  onCart('Mutation.removeAllItems', cartId, { usesUp: true }),
  onCart('Mutation.clearCart', ({ cart }) => ({ input: { uid: cart } }), { usesUp: true }),

  field('Query.customerOrders', 'orders', () => ({})),
  field('Query.getSaveOrderForLater', 'orders', () => ({})),
  field('Query.getPreOrder', 'orders', () => ({})),
  field('Query.getSaveOrderDetails', 'orders', ({ saved }) => ({ id: saved }), { touches: 'saved' }),
  field('Query.getPreOrderDetails', 'orders', ({ pending }) => ({ id: pending }), { touches: 'pending' }),
  field('Query.orderAgain', 'orders', ({ order }) => ({ order_number: order }), { touches: 'order' }),
  field('Mutation.reorderItems', 'ordering', ({ order }) => ({ orderNumber: order }), {
    touches: 'order',
    usesUp: true,
  }),
  field('Mutation.cancelOrder', 'orders', ({ order }) => ({ sap_id: order }), { touches: 'order', usesUp: true }),
  field('Mutation.reOrderSavedOrder', 'ordering', ({ saved }) => ({ id: saved }), { touches: 'saved', usesUp: true }),
  field('Mutation.reOrderPreOrder', 'ordering', ({ pending }) => ({ id: pending }), {
    touches: 'pending',
    usesUp: true,
  }),
  field('Mutation.deleteSavedOrder', 'orders', ({ saved }) => ({ id: saved }), { touches: 'saved', usesUp: true }),
  field('Mutation.deletePreOrder', 'orders', ({ pending }) => ({ id: pending }), { touches: 'pending', usesUp: true }),
  // Last, since it ends the session.
  field('Mutation.revokeCustomerToken', 'person', () => ({})),
]

const GENERAL = '/:market/prod/api/:version/portal'
const USERS = '/alcdcservice/api/:version/portal'

/** A call of a route; without `url` it is asked for as it is written. */
function route(
  name: `${'GET' | 'POST'} ${string}`,
  door: Door,
  url: (objects: Objects) => string = () => name.split(' ')[1] ?? '',
  { touches, payload = {} }: { touches?: Touched; payload?: unknown } = {},
): Operation {
  const filled = (objects: Objects) => url(objects).replace(':market', 'nl').replace(':version', 'v1')
  return {
    name,
    door,
    touches: touches ?? null,
    usesUp: false,
    misses: false,
    ask: (objects) =>
      name.startsWith('POST')
        ? { method: 'POST', url: filled(objects), payload }
        : { method: 'GET', url: filled(objects) },
  }
}

const ofShipTo = (call: string, door: Door = 'ordering') =>
  route(`GET ${GENERAL}/${call}`, door, ({ shipTo }) => `${GENERAL}/${call}?ShipToId=${shipTo}`, { touches: 'ship-to' })

const inGeneral = (call: string, door: Door) => route(`GET ${GENERAL}/${call}`, door)

/** Every route but `/graphql`. */
const REST: readonly Operation[] = [
  route('GET *', 'everybody', () => '/catalog'),
  route('GET /brewery.json', 'everybody'),
  route('GET /live', 'everybody'),
  route('GET /ready', 'everybody'),
  route('GET /metrics', 'everybody'),
  route('GET /openapi.json', 'everybody'),
  route('GET /identity/session', 'everybody'),
  route('GET /identity/demo-accounts', 'everybody'),
  route('POST /identity/sign-in', 'everybody'),
  route('POST /identity/logout', 'everybody'),
  route('GET /styleguide/letters/:letter/:language', 'everybody', () => '/styleguide/letters/order-placed/nl'),
  route('GET /media/*', 'everybody'),
  ofShipTo('orders/GetFirstAvailableDate'),
  ofShipTo('orders/GetFirstAvailableDateTank'),
  ofShipTo('orders/GetGlobalCalendar'),
  ofShipTo('orders/GetGlobalCalendarHalfTruck'),
  ofShipTo('orders/GetGlobalCalendarTank'),
  ofShipTo('orders/GetAvailableHours'),
  ofShipTo('orders/GetNewAddressInfo'),
  ofShipTo('orders/GetAddressInfoMagento'),
  route(
    `POST ${GENERAL}/orders/PostAddNewAddress`,
    'ordering',
    ({ shipTo }) => `${GENERAL}/orders/PostAddNewAddress?ShipToId=${shipTo}`,
    { touches: 'ship-to', payload: NEW_ADDRESS },
  ),
  ofShipTo('paymentmethod/GetShippingmethodByOutletId'),
  ofShipTo('paymentmethod/GetPaymentMethodByOutletId'),
  ofShipTo('orders', 'orders'),
  inGeneral('ordertypes', 'orders'),
  inGeneral('orderstatus', 'orders'),
  inGeneral('shipmentplaces', 'orders'),
  inGeneral('orders/GetOrderStatus', 'orders'),
  route(
    `GET ${GENERAL}/shiptos/GetShipToBySapId/:id`,
    'ship-to',
    ({ shipTo }) => `${GENERAL}/shiptos/GetShipToBySapId/${shipTo}`,
    { touches: 'ship-to' },
  ),
  inGeneral('payers/defaultshipto', 'ship-to'),
  route(`GET ${GENERAL}/payers`, 'ship-to', ({ payer }) => `${GENERAL}/payers?payerid=${payer}`, { touches: 'payer' }),
  route(`GET ${GENERAL}/payers/:id`, 'ship-to', ({ payer }) => `${GENERAL}/payers/${payer}`, { touches: 'payer' }),
  route(`GET ${GENERAL}/soldtos/:id`, 'ship-to', ({ company }) => `${GENERAL}/soldtos/${company}`, {
    touches: 'company',
  }),
  route(
    `GET ${GENERAL}/tickets/GetCompanyDetails/GetCompanyDetails`,
    'ship-to',
    ({ company }) => `${GENERAL}/tickets/GetCompanyDetails/GetCompanyDetails?companyId=${company}`,
    { touches: 'company' },
  ),
  route(
    `GET ${USERS}/users/GetUserInfoById/:id`,
    'person',
    ({ person }) => `${USERS}/users/GetUserInfoById/${person}`,
    { touches: 'person' },
  ),
  route(
    `POST ${USERS}/users/SetDefaultShipTo`,
    'ship-to',
    ({ shipTo }) => `${USERS}/users/SetDefaultShipTo?shiptoId=${shipTo}`,
    { touches: 'ship-to' },
  ),
]

export const OPERATIONS: readonly Operation[] = [...REST, ...GRAPHQL]
