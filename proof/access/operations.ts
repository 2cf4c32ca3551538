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
  /** A bill for that order. */
  invoice: string
  /** Something that is kept as a favourite. */
  favourite: string
  /** Something that was told in the portal. */
  notification: string
  /** What was asked of the brewery, and a file of it. */
  ticket: string
  attachment: string
  /** Something that every catalogue sells. */
  sku: string
}
export type Touched =
  | 'ship-to'
  | 'payer'
  | 'company'
  | 'person'
  | 'address'
  | 'cart'
  | 'saved'
  | 'pending'
  | 'order'
  | 'invoice'
  | 'favourite'
  | 'ticket'
  | 'attachment'
  | 'notification'

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
const NO_TOKEN = 'f'.repeat(64)
const ADDRESS = {
  street: ['Dorpsstraat', '1'],
  postcode: '7511 AB',
  city: 'Enschede',
  country_code: word('NL'),
}

const NEW_PERSON = { email: 'x@y.example', firstname: 'Jan', lastname: 'Brink', password: 'Krat-achter-de-bar-26' }
const confirmed = ({ order }: Objects) => ({ order_id: order, confirmation_key: 'nothing' })

/** Every field of the two roots. */
const GRAPHQL: readonly Operation[] = [
  field('Query.getPortalConfig', 'everybody', () => ({})),
  field('Query.isEmailAvailable', 'everybody', () => ({ email: 'somebody@veenhof.example' })),
  field('Mutation.generateCustomerToken', 'everybody', () => ({ email: 'x@y.example', password: 'not the password' })),
  field('Mutation.requestPasswordResetEmail', 'everybody', () => ({ email: 'x@y.example' }), { isScalar: true }),
  field(
    'Mutation.resetPassword',
    'everybody',
    () => ({ email: 'x@y.example', resetPasswordToken: 'nothing', newPassword: 'Krat-achter-de-bar-26' }),
    { isScalar: true, misses: true },
  ),
  field('Query.currency', 'everybody', () => ({})),
  field('Query.checkoutAgreements', 'everybody', () => ({})),
  field('Query.countries', 'everybody', () => ({})),
  field('Query.country', 'everybody', () => ({ id: 'NL' })),
  field('Query.cmsPage', 'everybody', () => ({ identifier: 'voorwaarden' })),
  field('Query.cmsBlocks', 'everybody', () => ({ identifiers: ['tutorialHeading', 'contacts'] })),
  field('Query.storeConfig', 'everybody', () => ({})),
  field('Query.availableStores', 'everybody', () => ({})),

  field('Query.attributesForm', 'everybody', () => ({ formCode: 'customer_address_edit' })),
  field('Query.attributesList', 'everybody', () => ({ entityType: word('CUSTOMER') })),
  field(
    'Mutation.createCustomer',
    'everybody',
    inInput(() => NEW_PERSON),
  ),
  field(
    'Mutation.createCustomerV2',
    'everybody',
    inInput(() => NEW_PERSON),
  ),
  field(
    'Mutation.confirmEmail',
    'everybody',
    inInput(() => ({ email: 'x@y.example', confirmation_key: 'nothing' })),
  ),
  field('Mutation.resendConfirmationEmail', 'everybody', () => ({ email: 'x@y.example' }), { isScalar: true }),
  field(
    'Query.guestOrder',
    'nobody',
    inInput(({ order }) => ({ number: order, email: 'x@y.example', lastname: 'Brink' })),
  ),
  field(
    'Query.guestOrderByToken',
    'nobody',
    inInput(() => ({ token: NO_TOKEN })),
  ),
  field('Mutation.createGuestCart', 'nobody', () => ({})),
  field('Mutation.assignCustomerToGuestCart', 'nobody', cartId),
  field(
    'Mutation.requestGuestOrderCancel',
    'nobody',
    inInput(() => ({ token: NO_TOKEN, reason: 'None' })),
  ),
  field(
    'Mutation.requestGuestReturn',
    'nobody',
    inInput(() => ({ token: NO_TOKEN, items: [] })),
  ),

  field('Query.customer', 'person', () => ({})),
  field(
    'Mutation.updateCustomerV2',
    'oneself',
    inInput(() => ({})),
  ),
  field(
    'Mutation.updateCustomer',
    'oneself',
    inInput(() => ({})),
  ),
  field('Mutation.changeCustomerPassword', 'oneself', () => ({
    currentPassword: 'not the password',
    newPassword: 'short',
  })),
  field('Mutation.updateCustomerEmail', 'person', () => ({ email: 'x@y.example', password: 'not the password' })),
  field('Mutation.deletePaymentToken', 'person', () => ({ public_hash: NO_TOKEN })),
  field(
    'Mutation.requestReturn',
    'person',
    inInput(({ order }) => ({ order_uid: order, items: [] })),
  ),
  field('Mutation.confirmReturn', 'person', inInput(confirmed)),
  field('Mutation.confirmCancelOrder', 'person', inInput(confirmed)),
  field(
    'Mutation.applyGiftCardToCart',
    'person',
    inInput((own) => ({ ...cartId(own), gift_card_code: 'NONE' })),
  ),
  field(
    'Mutation.removeGiftCardFromCart',
    'person',
    inInput((own) => ({ ...cartId(own), gift_card_code: 'NONE' })),
  ),
  field(
    'Mutation.setGiftOptionsOnCart',
    'person',
    inInput((own) => ({ ...cartId(own), gift_receipt_included: false, printed_card_included: false })),
  ),
  field('Query.customerDownloadableProducts', 'person', () => ({})),
  field('Query.customerPaymentTokens', 'person', () => ({})),
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
  field('Query.suggestedCart', 'ordering', ({ shipTo }) => ({ shipTo }), { touches: 'ship-to' }),
  field('Query.quickOrderProducts', 'ordering', ({ sku }) => ({ codes: [sku] })),
  field('Mutation.quickOrder', 'ordering', ({ sku }) => ({ sku: [sku] })),
  field('Query.tankBeer', 'ordering', ({ shipTo }) => ({ shipTo }), { touches: 'ship-to' }),
  field('Query.getDutchAddress', 'person', () => ({ postcode: '7511 GA', houseNumber: '7' })),
  field('Query.posmBudget', 'posm', ({ shipTo }) => ({ shipTo }), { touches: 'ship-to' }),
  field('Query.wishlist', 'ordering', () => ({})),
  field('Mutation.addProductsToWishlist', 'ordering', (own) => ({ wishlistId: '0', wishlistItems: [oneOf(own)] })),
  field(
    'Mutation.updateProductsInWishlist',
    'ordering',
    ({ favourite }) => ({ wishlistId: '0', wishlistItems: [{ wishlist_item_id: favourite, quantity: 2 }] }),
    { touches: 'favourite' },
  ),
  field(
    'Mutation.removeProductsFromWishlist',
    'ordering',
    ({ favourite }) => ({ wishlistId: '0', wishlistItemsIds: [favourite] }),
    { touches: 'favourite', usesUp: true },
  ),
  field(
    'Mutation.createWishlist',
    'ordering',
    inInput(() => ({ name: 'Summer', visibility: word('PRIVATE') })),
  ),
  field(
    'Mutation.addWishlistItemsToCart',
    'ordering',
    ({ favourite }) => ({ wishlistId: '0', wishlistItemIds: [favourite] }),
    { touches: 'favourite' },
  ),
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
  onCart('Mutation.setActiveantsLogisticsOptionOnCart', (own) => ({ ...cartId(own), option: 'selfpickup_selfpickup' })),
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
  field('Query.ordersAwaitingPayment', 'ordering', () => ({})),
  field('Query.orderAgain', 'orders', ({ order }) => ({ order_number: order }), { touches: 'order' }),
  field('Mutation.reorderItems', 'ordering', ({ order }) => ({ orderNumber: order }), {
    touches: 'order',
    usesUp: true,
  }),
  field('Mutation.changeOrder', 'ordering', ({ order }) => ({ order_number: order }), {
    touches: 'order',
    usesUp: true,
  }),
  // Nobody has paid online here: the rightful one learns as little as a stranger.
  field('Mutation.mollieProcessTransaction', 'ordering', () => ({ payment_token: NO_TOKEN }), { misses: true }),
  field('Mutation.startPayment', 'ordering', () => ({ payment_token: NO_TOKEN }), { misses: true }),
  field('Mutation.mollieRestoreCart', 'ordering', () => ({ input: { cart_id: NO_TOKEN } }), { misses: true }),
  field('Mutation.cancelOrder', 'orders', ({ order }) => ({ sap_id: order }), { touches: 'order', usesUp: true }),
  field('Mutation.reOrderSavedOrder', 'ordering', ({ saved }) => ({ id: saved }), { touches: 'saved', usesUp: true }),
  field('Mutation.reOrderPreOrder', 'ordering', ({ pending }) => ({ id: pending }), {
    touches: 'pending',
    usesUp: true,
  }),
  field('Mutation.renameSavedOrder', 'orders', ({ saved }) => ({ id: saved, customer_order_number: 'Koningsdag' }), {
    touches: 'saved',
  }),
  field('Mutation.renamePreOrder', 'orders', ({ pending }) => ({ id: pending, customer_order_number: 'Koningsdag' }), {
    touches: 'pending',
  }),
  field('Mutation.deleteSavedOrder', 'orders', ({ saved }) => ({ id: saved }), { touches: 'saved', usesUp: true }),
  field('Mutation.deletePreOrder', 'orders', ({ pending }) => ({ id: pending }), { touches: 'pending', usesUp: true }),
  // Last, since it ends the session.
  field('Mutation.revokeCustomerToken', 'person', () => ({})),
]

const GENERAL = '/:market/prod/api/:version/portal'
const USERS = '/alcdcservice/api/:version/portal'
const CONTENT = '/almagnoliaservice/api/:version/portal'

type Payload = (objects: Objects) => unknown
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** A call of a route; without `url` it is asked for as it is written. */
function route(
  name: `${Asked['method']} ${string}`,
  door: Door,
  url: (objects: Objects) => string = () => name.split(' ')[1] ?? '',
  {
    touches,
    misses = false,
    payload = () => ({}),
    contentType,
  }: { touches?: Touched; misses?: boolean; payload?: Payload; contentType?: string } = {},
): Operation {
  const filled = (objects: Objects) => url(objects).replace(':market', 'nl').replace(':version', 'v1')
  return {
    name,
    door,
    touches: touches ?? null,
    usesUp: false,
    misses,
    ask: (objects) => {
      const method = METHODS.find((own) => name.startsWith(`${own} `)) ?? 'GET'
      const isWithoutBody = method === 'GET' || method === 'DELETE'
      return {
        method,
        url: filled(objects),
        ...(!isWithoutBody && { payload: payload(objects) }),
        ...(contentType !== undefined && { contentType }),
      }
    },
  }
}

const ofShipTo = (call: string, door: Door = 'ordering') =>
  route(`GET ${GENERAL}/${call}`, door, ({ shipTo }) => `${GENERAL}/${call}?ShipToId=${shipTo}`, { touches: 'ship-to' })

const ofContent = (call: string, door: Door, asked = call) =>
  route(`GET ${CONTENT}/${call}`, door, () => `${CONTENT}/${asked}`)

const inGeneral = (call: string, door: Door) => route(`GET ${GENERAL}/${call}`, door)

/** A list of what a company has agreed on. */
const ofCompany = (call: string) =>
  route(
    `GET ${GENERAL}/contracts/${call}`,
    'contracts',
    ({ company }) => `${GENERAL}/contracts/${call}?BusinessPartnerId=${company}`,
    { touches: 'company' },
  )

const reportOf = (call: string, door: Door) =>
  route(`GET ${GENERAL}/power-bi/${call}`, door, ({ shipTo }) => `${GENERAL}/power-bi/${call}?shipto=${shipTo}`, {
    touches: 'ship-to',
  })
const FORM = [
  '--grens',
  'Content-Disposition: form-data; name="attachments"; filename="krat.pdf"',
  '',
  '%PDF-1.7',
  '--grens--',
].join('\r\n')

const NOBODY = { firstName: 'Jan', lastName: 'Brink', phone: 'none' }

/** A call of the user service. */
const ofUsers = (
  method: Asked['method'],
  call: string,
  door: Door,
  more: { touches?: Touched; misses?: boolean; payload?: Payload } = {},
) =>
  route(`${method} ${USERS}/users/${call}`, door, ({ person }) => `${USERS}/users/${call}`.replace(':id', person), more)
/** What is told of a ticket, or becomes of it. */
const ofTicket = (call: string) =>
  route(`GET ${GENERAL}/tickets/${call}/:id`, 'support', ({ ticket }) => `${GENERAL}/tickets/${call}/${ticket}`, {
    touches: 'ticket',
  })

/** Every route but `/graphql`. */
const NO_INVITATION = `/identity/invitations/I${'0'.repeat(24)}`
const NO_PASSKEY = '00000000-0000-4000-8000-000000000000'
const NOT_THE_PASSWORD = { password: 'not the password' }

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
  route('POST /unsubscribe/:token', 'everybody', () => `/unsubscribe/${'a'.repeat(43)}`),
  route('GET /identity/devices/:id', 'everybody', () => '/identity/devices/1'),
  route('POST /identity/second-step', 'everybody'),
  route('POST /identity/second-step/passkey-options', 'everybody'),
  route('POST /identity/second-step/passkey', 'everybody'),
  route('POST /identity/passkey-sign-in/options', 'everybody'),
  route('POST /identity/passkey-sign-in', 'everybody'),
  route('POST /identity/sign-in-way', 'everybody'),
  route('POST /identity/phone-code', 'everybody'),
  route('POST /identity/phone-verification', 'everybody'),
  route('POST /identity/terms', 'everybody'),
  route('POST /identity/account-recovery', 'everybody'),
  route('GET /identity/single-sign-on', 'everybody'),
  route('GET /identity/single-sign-on/:provider', 'everybody', () => '/identity/single-sign-on/nobody'),
  route('POST /identity/single-sign-on/:provider/return', 'everybody', () => '/identity/single-sign-on/nobody/return'),
  route('GET /identity/single-sign-on/:provider/return', 'everybody', () => '/identity/single-sign-on/nobody/return'),
  route('GET /identity/services/eLearning', 'academy', undefined, { misses: true }),
  route('GET /identity/services/pubMenu', 'pub-menu', undefined, { misses: true }),
  route('GET /identity/provider/authorize', 'everybody'),
  route('GET /identity/provider/saml', 'everybody'),
  route('POST /identity/provider/token', 'everybody'),
  route('GET /identity/provider/userinfo', 'everybody'),
  route('POST /identity/provider/userinfo', 'everybody'),
  route('GET /identity/provider/logout', 'everybody'),
  route('POST /identity/provider/logout', 'everybody'),
  route('GET /identity/provider/saml/logout', 'everybody'),
  route('GET /identity/provider/saml/metadata', 'everybody', undefined, { misses: true }),
  route('GET /identity/provider/keys', 'everybody'),
  route('GET /.well-known/openid-configuration', 'everybody'),
  route('POST /identity/logout', 'everybody'),
  route('POST /identity/password-link', 'everybody'),
  route('POST /payments/webhook', 'everybody'),
  route('POST /identity/link', 'everybody'),
  route('POST /identity/password', 'everybody'),
  route('GET /styleguide/letters/:letter/:language', 'everybody', () => '/styleguide/letters/order-placed/nl'),
  route('GET /media/*', 'everybody'),
  route('GET /theme/:file', 'everybody'),
  route('GET /robots.txt', 'everybody'),
  route('GET /sitemap.xml', 'everybody'),
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
    { touches: 'ship-to', payload: () => NEW_ADDRESS },
  ),
  route(
    `GET ${GENERAL}/eventmaterials/GetPayerBudget/:shipTo`,
    'posm',
    ({ shipTo }) => `${GENERAL}/eventmaterials/GetPayerBudget/${shipTo}`,
    { touches: 'ship-to' },
  ),
  route(
    `POST ${GENERAL}/eventmaterials/PostPayerBudget`,
    'posm',
    ({ shipTo }) => `${GENERAL}/eventmaterials/PostPayerBudget?ShipToId=${shipTo}`,
    { touches: 'ship-to', payload: () => ({ amount: 10 }) },
  ),
  route(
    `POST ${GENERAL}/eventmaterials/UpsertBudgetTransaction`,
    'staff',
    ({ shipTo }) => `${GENERAL}/eventmaterials/UpsertBudgetTransaction?ShipToId=${shipTo}`,
    { touches: 'ship-to', payload: () => ({ reference: 'FAIR', amount: 0.01 }) },
  ),
  ofShipTo('paymentmethod/GetShippingmethodByOutletId'),
  ofShipTo('paymentmethod/GetPaymentMethodByOutletId'),
  ofShipTo('paymentmethod/GetCreditByOutletId'),
  ofShipTo('orders', 'orders'),
  inGeneral('ordertypes', 'orders'),
  inGeneral('orderstatus', 'orders'),
  inGeneral('shipmentplaces', 'orders'),
  inGeneral('orders/GetOrderStatus', 'orders'),
  route(
    `GET ${GENERAL}/orders/:number/confirmation`,
    'orders',
    ({ order }) => `${GENERAL}/orders/${order}/confirmation`,
    { touches: 'order' },
  ),
  route(
    `GET ${GENERAL}/shiptos/GetShipToBySapId/:id`,
    'ship-to',
    ({ shipTo }) => `${GENERAL}/shiptos/GetShipToBySapId/${shipTo}`,
    { touches: 'ship-to' },
  ),
  inGeneral('payers/defaultshipto', 'oneself'),
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
  ofCompany('GetAllContracts'),
  ofCompany('GetAllBonusContracts'),
  ofCompany('GetPackagingDiscount'),
  route(
    `GET ${GENERAL}/shiptos/GetLoyaltyBySapId/:id([^,]+),:year([0-9]+)`,
    'contracts',
    ({ shipTo }) => `${GENERAL}/shiptos/GetLoyaltyBySapId/${shipTo},2026`,
    { touches: 'ship-to' },
  ),
  reportOf('sales-report', 'reporting'),
  reportOf('contract-evaluation', 'reporting'),
  reportOf('OnTrade-report', 'on-trade-reporting'),
  reportOf('distributor-report', 'distributor-reporting'),
  // Nobody shows reports inside this portal.
  route(
    `GET ${GENERAL}/power-bi/embedded-report`,
    'reporting',
    () => `${GENERAL}/power-bi/embedded-report?report=sales`,
    {
      misses: true,
    },
  ),
  inGeneral('notifications/GetNotifications', 'profile'),
  inGeneral('notifications/GetUnreadCount', 'profile'),
  inGeneral('notifications/WaitForNotifications', 'profile'),
  inGeneral('notifications/GetNotificationChoices', 'profile'),
  route(`POST ${GENERAL}/notifications/SaveNotificationChoices`, 'profile', undefined, {
    payload: () => ({ choices: [{ kind: 'news', inPortal: true, byMail: false }] }),
  }),
  inGeneral('notifications/GetDevice', 'profile'),
  // Of no push service that may be called: the rightful one is refused, too, and nothing is kept.
  route(`POST ${GENERAL}/notifications/SaveDevice`, 'profile', undefined, {
    payload: () => ({
      endpoint: 'https://push.example/1',
      publicKey: 'B'.repeat(87),
      authSecret: 'B'.repeat(22),
      kinds: ['news'],
    }),
  }),
  route(`POST ${GENERAL}/notifications/ForgetDevices`, 'profile', undefined, { payload: () => ({ where: 'here' }) }),
  route(`POST ${GENERAL}/notifications/ReadNotification`, 'profile', undefined, {
    touches: 'notification',
    payload: ({ notification, person }: Objects) => ({ UserId: person, NotificationId: Number(notification) }),
  }),
  route(`POST ${GENERAL}/notifications/ReadAllNotifications`, 'profile', undefined, {
    payload: ({ person }: Objects) => ({ UserId: person }),
  }),
  inGeneral('mydocuments/GetAllDocuments', 'documents'),
  inGeneral('mydocuments/GetPOSMDocuments', 'documents'),
  inGeneral('mydocuments/DocumentTypeList', 'documents'),
  // No ERP is there that would have the document: the rightful one finds as little as a stranger.
  route(
    `GET ${GENERAL}/mydocuments/DownloadDocument`,
    'documents',
    ({ invoice }) => `${GENERAL}/mydocuments/DownloadDocument?documentType=invoice&documentId=${invoice}`,
    { touches: 'invoice', misses: true },
  ),
  route(`POST ${GENERAL}/mydocuments/GetDownloadZipDocumentBulk`, 'documents', undefined, {
    touches: 'invoice',
    misses: true,
    payload: ({ invoice }: Objects) => ({ documents: [{ documentType: 'invoice', documentId: invoice }] }),
  }),
  route(`POST ${GENERAL}/invoiceolsa/getdatarchive`, 'orders', undefined, {
    payload: () => ({}),
  }),
  route(`POST ${GENERAL}/invoiceolsa/getdocument`, 'orders', undefined, {
    touches: 'invoice',
    misses: true,
    payload: ({ invoice }: Objects) => ({ invoiceNumber: invoice }),
  }),
  route(
    `GET ${GENERAL}/admin/GetRolePermissions`,
    'administrator',
    () => `${GENERAL}/admin/GetRolePermissions?customerType=Trade`,
  ),
  // Nobody has seen that version.
  route(`POST ${GENERAL}/admin/ChangeRolePermissions`, 'administrator', undefined, {
    payload: () => ({ customerType: 'Trade', version: 'x', roles: [{ role: 'Manager', permissions: [] }] }),
  }),
  inGeneral('admin/GetBacklog', 'administrator'),
  // Nobody has that message, and nothing of that kind waits.
  route(`POST ${GENERAL}/admin/RetryMessage`, 'administrator', undefined, { payload: () => ({ messageId: 2 ** 40 }) }),
  route(`POST ${GENERAL}/admin/RetryMessages`, 'administrator', undefined, { payload: () => ({ kind: 'other' }) }),
  inGeneral('support/GetContacts', 'everybody'),
  route(
    `GET ${GENERAL}/tickets/GetAllTickets`,
    'support',
    ({ ticket }) => `${GENERAL}/tickets/GetAllTickets?caseNumber=${ticket}`,
    { touches: 'ticket' },
  ),
  inGeneral('tickets/GetCategories', 'support'),
  inGeneral('tickets/GetAllSubCategories', 'support'),
  route(
    `GET ${GENERAL}/tickets/GetSubCategoriesByCategoryId/:id`,
    'support',
    () => `${GENERAL}/tickets/GetSubCategoriesByCategoryId/delivery`,
  ),
  ofTicket('GetCommentsByTicketId'),
  ofTicket('GetAttachmentsByTicketId'),
  route(
    `GET ${GENERAL}/tickets/DownloadAttachment/:id`,
    'support',
    ({ attachment }) => `${GENERAL}/tickets/DownloadAttachment/${attachment}`,
    { touches: 'attachment' },
  ),
  route(`POST ${GENERAL}/tickets/CreateTicket`, 'support', undefined, {
    payload: () => ({ subject: 'Krat kapot', description: 'Er ontbreken flesjes.', categoryId: 'delivery' }),
  }),
  route(
    `GET ${GENERAL}/tickets/GetClaimableLines`,
    'support',
    ({ order }) => `${GENERAL}/tickets/GetClaimableLines?orderNumber=${order}`,
    { touches: 'order' },
  ),
  // Nobody has that ticket: what is one's own is settled by somebody else.
  route(`POST ${GENERAL}/tickets/SettleClaim`, 'support', undefined, {
    misses: true,
    payload: () => ({ ticketId: '999995', settlement: 'credit', description: 'Komt goed.' }),
  }),
  // What is one's own somebody else answers.
  route(`POST ${GENERAL}/tickets/TakeOverTicket`, 'support', undefined, {
    misses: true,
    payload: () => ({ ticketId: '999995' }),
  }),
  route(`POST ${GENERAL}/tickets/CreateComment`, 'support', undefined, {
    touches: 'ticket',
    payload: ({ ticket, person }: Objects) => ({ ticketId: ticket, user: person, description: 'Graag snel.' }),
  }),
  route(
    `POST ${GENERAL}/tickets/UploadAttachmentsByTicketId`,
    'support',
    ({ ticket }) => `${GENERAL}/tickets/UploadAttachmentsByTicketId?ticketId=${ticket}`,
    { touches: 'ticket', payload: () => FORM, contentType: 'multipart/form-data; boundary=grens' },
  ),
  route(`POST ${GENERAL}/tickets/SetTicketStatus`, 'support', undefined, {
    touches: 'ticket',
    payload: ({ ticket }: Objects) => ({ ticketId: ticket, status: 'closed' }),
  }),
  route(
    `GET ${USERS}/users/GetUserInfoById/:id`,
    'person',
    ({ person }) => `${USERS}/users/GetUserInfoById/${person}`,
    { touches: 'person' },
  ),
  route(
    `POST ${USERS}/users/SetDefaultShipTo`,
    'oneself',
    ({ shipTo }) => `${USERS}/users/SetDefaultShipTo?shiptoId=${shipTo}`,
    { touches: 'ship-to' },
  ),
  route('POST /identity/personal-data', 'person'),
  route('GET /identity/erasure', 'person'),
  route('POST /identity/erasure', 'person', undefined, { payload: () => NOT_THE_PASSWORD }),
  route('GET /identity/second-factor', 'person'),
  route('POST /identity/second-factor', 'person', undefined, { payload: () => NOT_THE_PASSWORD }),
  route('POST /identity/second-factor/confirmation', 'person', undefined, { payload: () => ({ code: '000000' }) }),
  route('POST /identity/second-factor/recovery-codes', 'person', undefined, { payload: () => NOT_THE_PASSWORD }),
  route('POST /identity/second-factor/removal', 'person', undefined, { payload: () => NOT_THE_PASSWORD }),
  route('POST /identity/passkeys/options', 'person', undefined, { payload: () => NOT_THE_PASSWORD }),
  route('POST /identity/passkeys', 'person', undefined, {
    payload: () => ({ name: 'Phone', created: { id: 'a', clientDataJSON: 'a', attestationObject: 'a' } }),
  }),
  route('PATCH /identity/passkeys/:id', 'person', () => `/identity/passkeys/${NO_PASSKEY}`, {
    misses: true,
    payload: () => ({ name: 'Phone' }),
  }),
  route('POST /identity/passkeys/:id/removal', 'person', () => `/identity/passkeys/${NO_PASSKEY}/removal`, {
    payload: () => NOT_THE_PASSWORD,
  }),
  route('GET /identity/customers', 'person'),
  route('POST /identity/ordering-for', 'person', undefined, {
    touches: 'company',
    misses: true,
    payload: ({ company }: Objects) => ({ companyId: company }),
  }),
  route('DELETE /identity/ordering-for', 'person'),
  route('GET /identity/sessions', 'person'),
  route('DELETE /identity/sessions/:id', 'person', () => `/identity/sessions/${'0'.repeat(32)}`, { misses: true }),
  ofUsers('PUT', 'SetFirstPassword', 'everybody', {
    payload: () => ({ token: 'nothing', password: 'Krat-achter-de-bar-26', acceptsTerms: true }),
  }),
  ofUsers('PUT', 'SetFirstUserInfoSMS', 'oneself', { payload: () => ({ phone: 'none' }) }),
  ofUsers('PUT', 'SetFirstLoginFlag/:id', 'person', { touches: 'person' }),
  ofUsers('PUT', 'SetUserTutorialCounter/:id', 'person', { touches: 'person' }),
  ofUsers('PUT', 'ChangePassword/:id', 'oneself', {
    touches: 'person',
    payload: () => ({ oldPassword: 'not the password', newPassword: 'short' }),
  }),
  route(
    `GET ${USERS}/users/IsEmailLogin`,
    'everybody',
    () => `${USERS}/users/IsEmailLogin?emailAddress=somebody@veenhof.example`,
  ),
  ofUsers('GET', 'GetAllUsersInfo', 'managing'),
  ofUsers('GET', 'GetManagedShipTos', 'managing'),
  ofUsers('GET', 'GetUserChanges', 'managing'),
  // As the calls take it, and as no rule lets it pass: nobody is changed by asking.
  ofUsers('POST', 'CreateNewUser', 'managing', {
    payload: ({ shipTo }) => ({ ...NOBODY, email: 'x@y.example', roles: [{ shipToId: shipTo, role: 'Basic' }] }),
  }),
  ofUsers('POST', 'CreateNewUsers', 'managing', {
    payload: ({ shipTo }) => ({
      isDryRun: true,
      users: [{ ...NOBODY, email: 'x@y.example', locale: '', role: 'Basic', shipToIds: [shipTo] }],
    }),
  }),
  // Staff manage people of customers, and not themselves.
  ofUsers('PUT', 'UpdateUser/:id', 'managing', {
    touches: 'person',
    misses: true,
    payload: () => ({ ...NOBODY, version: 0, roles: [] }),
  }),
  ofUsers('PATCH', 'SetUserStatus', 'managing', {
    touches: 'person',
    misses: true,
    payload: ({ person }) => ({ UID: person, status: 'Active' }),
  }),
  ofUsers('POST', 'ResendVerificationEmail/:id', 'managing', {
    touches: 'person',
    misses: true,
    payload: () => ({ email: 'x@y.example' }),
  }),
  ofUsers('POST', 'ConfirmInvitation/:id', 'managing', { misses: true }),
  route('GET /identity/invitations', 'signed-in'),
  route('POST /identity/invitations/:id/acceptance', 'signed-in', () => `${NO_INVITATION}/acceptance`, {
    misses: true,
  }),
  route('POST /identity/invitations/:id/refusal', 'signed-in', () => `${NO_INVITATION}/refusal`, { misses: true }),
  ofContent('articles/GetArticlesNewList', 'person'),
  ofContent('articles/GetArticlesNewListTagsPL', 'person', 'articles/GetArticlesNewListTagsPL?Tags=bier'),
  ofContent('publicarticles', 'everybody'),
  ofContent('publicarticles/GetPublicArticlesNewListPL', 'everybody'),
  ofContent('publicarticles/GetPublicArticlesNewListTags', 'everybody'),
  ofContent('articles/:path', 'everybody', 'articles/zonnedak'),
  ofContent('articles/news/:path', 'everybody', 'articles/news/zonnedak'),
  ofContent('ourbrand', 'everybody'),
  ofContent('ourbrand/GetAllOurBrandsDetails', 'everybody'),
  ofContent('faqitems', 'person'),
  ofContent('publicfaqitems', 'everybody'),
  ofContent('faqpages', 'everybody'),
  ofContent('faqpages/GetNewFQAPagesAsync', 'everybody'),
  ofContent('knowledgebase', 'support'),
  ofContent('helppages', 'person'),
  ofContent('pagecontent', 'everybody', 'pagecontent?locationId=privacy'),
  ofContent('links', 'everybody'),
  ofContent('pagemenu', 'everybody'),
  ofContent('portalExtLinks', 'everybody'),
  ofContent('businnespartner/GetBusinnesPartnerCategories', 'person'),
  ofContent('businnespartner/GetBusinnesPartnerContent', 'person'),
  ofContent('publicbusinnespartner/GetBusinnesPartnerCategories', 'everybody'),
  ofContent('publicbusinnespartner/GetBusinnesPartnerContent', 'everybody'),
  ofContent('becameupcoming/GetBecameMoreSustainable', 'person'),
  ofContent('becameupcoming/GetBecameMoreSustainableSubcontent', 'person'),
  ofContent('becameupcoming/GetSurvey', 'ship-to'),
  route(`POST ${CONTENT}/becameupcoming/SaveSurvey`, 'ship-to', () => `${CONTENT}/becameupcoming/SaveSurvey`, {
    payload: () => ({ answers: [{ question: 'checklist-deur', answer: 'yes' }] }),
  }),
  ofContent('visitors/GetChallenge', 'everybody'),
  // Without a solved challenge: whoever asks is let in as far as that.
  route(`POST ${CONTENT}/visitors/AskBrewery`, 'everybody', () => `${CONTENT}/visitors/AskBrewery`, {
    payload: () => ({
      requestId: '2b1c7b7e-0000-4000-8000-000000000002',
      firstName: 'Noor',
      lastName: 'ter Horst',
      email: 'noor@debrug.example',
      phone: '',
      subject: 'A tour',
      message: 'With how many may we come?',
      hasAgreedTerms: true,
    }),
  }),
  route(
    `POST ${CONTENT}/businnespartner/BecomePartner`,
    'everybody',
    () => `${CONTENT}/businnespartner/BecomePartner`,
    {
      payload: () => ({
        requestId: '2b1c7b7e-0000-4000-8000-000000000001',
        companyName: 'Café De Brug',
        chamberNumber: '',
        city: 'Almelo',
        trade: 'bar',
        firstName: 'Noor',
        lastName: 'ter Horst',
        email: 'noor@debrug.example',
        phone: '0546 12 34 56',
        message: '',
        hasAgreedTerms: true,
      }),
    },
  ),
  ofContent('loyalty/GetProgramLoyalty', 'person'),
  ofContent('loyalty/GetLoyaltybrands', 'person'),
  ofContent('whypages', 'person'),
  ofContent('trainings', 'training'),
  ofContent('downloadmaterial', 'materials'),
  ofContent('downloadmaterial/GetAllDMSearch', 'materials', 'downloadmaterial/GetAllDMSearch?search=label'),
  ofContent('downloadmaterial/GetMarketingMaterialsSearch', 'materials'),
  ofContent('downloadmaterial/GetAllBrandsAsync', 'materials'),
  ofContent('downloadmaterial/GetAllDMFolders', 'materials'),
  route(`POST ${CONTENT}/downloadmaterial/bulk-files`, 'materials', () => `${CONTENT}/downloadmaterial/bulk-files`, {
    payload: () => ({ ids: ['label-driest'] }),
  }),
  ofContent('search', 'everybody', 'search?search=bier'),
  // Who may read a page gets its files; nobody has put those of the demo where this server looks for them.
  route(
    `GET ${CONTENT}/contentfile/:kind/:slug`,
    'materials',
    () =>
      `${CONTENT}/contentfile/marketing-material/productblad-driest?language=nl&file=documents%2Fproductblad-driest.pdf`,
    { misses: true },
  ),
]

export const OPERATIONS: readonly Operation[] = [...REST, ...GRAPHQL]
