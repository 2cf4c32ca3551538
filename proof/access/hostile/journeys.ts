import inputLimits from '@fust/contract/input-limits' with { type: 'json' }
import { getNamedType } from 'graphql'
import { bodyOf, callOf, rootsOf } from './documents.ts'
import { chance, pick, type Draw, several } from './draw.ts'
import type { Kind } from './kinds.ts'
import { type Known, wordOf } from './known.ts'
import { hostileNumber } from './numbers.ts'
import { graphqlPost, type Request, SCHEMA } from './requests.ts'
import { wholeSelection } from './selections.ts'
import { hostileText } from './texts.ts'
import { asJson, type Fields, type Value } from './values.ts'

/** A step of a journey: a request that is made of what somebody has by then. */
export type Step = (draw: Draw, known: Known) => Request

// A journey is to get somewhere: less of it is strange than of a request that comes from nowhere.
const STRANGE = 6
const MISTAKES = 4

const ROOTS = new Map(rootsOf(SCHEMA).map((root) => [root.field.name, root]))

/** Any call of this root field, nearly as it is meant. */
const call =
  (name: string): Step =>
  (draw, known) => {
    const root = ROOTS.get(name)
    if (!root) throw new Error(`There is no ${name}.`)
    return graphqlPost(
      name,
      bodyOf(callOf({ draw, known, limits: inputLimits, strange: STRANGE }, SCHEMA, root, MISTAKES)),
    )
  }

/** A document with variables, of which some are strange. */
const ask = (name: string, query: string, variables: Fields): Request =>
  graphqlPost(name, `{"query":${JSON.stringify(query)},"variables":${asJson({ fields: variables })}}`)

const ADD = `mutation ($cart: String, $items: [CartItemInput!]) {
  addProductsToCart(cartId: $cart, cartItems: $items) { cart { id items { uid } } user_errors { message } }
}`
const UPDATE = `mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) { cart { id } } }`
const CHOOSE = `mutation ($cart: String, $outlet: String, $method: String, $day: String, $payment: String, $store: String) {
  setTransportType(cart_id: $cart, outlet_id: $outlet, transport_type: $method, date_popup: $day,
    payment_method: "On account", payment_code: $payment, store: $store) { cart { id } }
}`
const PLACE = `mutation ($cart: String, $note: String, $email: String) {
  placeOrder(cart_id: $cart, notefordriver: $note, custom_email: $email) { order_number errors { code message } }
}`

const QUANTITIES = { least: 0, most: 1_000 }
/** So many of a hundred texts, and of numbers, are strange. */
const [STRANGE_TEXTS, STRANGE_NUMBERS] = [3, 8]

const text = (draw: Draw, meant: string, most: number): Value => ({
  text: chance(draw, STRANGE_TEXTS) ? hostileText(draw, most) : meant,
})
const quantity = (draw: Draw, meant: string): Value => ({
  number: chance(draw, STRANGE_NUMBERS) ? hostileNumber(draw, QUANTITIES) : meant,
})
const named = (draw: Draw, known: Known, name: string, kind: Kind): Fields[number] => [
  name,
  text(draw, wordOf(draw, known, kind), 64),
]
const counted = (draw: Draw, known: Known): Fields => [
  ['quantity', quantity(draw, '1')],
  [wordOf(draw, known, 'unit'), quantity(draw, wordOf(draw, known, 'amount'))],
]

const fill: Step = (draw, known) => {
  const item = (): Value => ({ fields: [named(draw, known, 'sku', 'sku'), ...counted(draw, known)] })
  return ask('addProductsToCart', ADD, [
    named(draw, known, 'cart', 'cart'),
    ['items', { list: several(draw, 1, 3, item) }],
  ])
}

const change: Step = (draw, known) => {
  const item = (): Value => ({ fields: [named(draw, known, 'cart_item_uid', 'line'), ...counted(draw, known)] })
  const fields: Fields = [named(draw, known, 'cart_id', 'cart'), ['cart_items', { list: several(draw, 1, 3, item) }]]
  return ask('updateCartItems', UPDATE, [['input', { fields }]])
}

const choose: Step = (draw, known) =>
  ask('setTransportType', CHOOSE, [
    named(draw, known, 'cart', 'cart'),
    named(draw, known, 'outlet', 'shipTo'),
    named(draw, known, 'method', 'method'),
    named(draw, known, 'day', 'day'),
    named(draw, known, 'payment', 'payment'),
    named(draw, known, 'store', 'store'),
  ])

const place: Step = (draw, known) =>
  ask('placeOrder', PLACE, [
    named(draw, known, 'cart', 'cart'),
    ['note', text(draw, pick(draw, ['', 'Achterom']), 700)],
    ['email', text(draw, chance(draw, 30) ? wordOf(draw, known, 'email') : '', 254)],
  ])

const TOLD = ['customerCart', 'customer', 'customerOrders', 'getSaveOrderForLater', 'getPreOrder'] as const
const TOLD_LEVELS = 3

const tellings = TOLD.map((name) => {
  const root = ROOTS.get(name)
  const selection = root ? wholeSelection(SCHEMA, getNamedType(root.field.type), TOLD_LEVELS) : ''
  return graphqlPost(name, JSON.stringify({ query: `{ ${name}${selection} }` }))
})

/** Everything that is told of what somebody has: what one request stored is read by another. */
const tell: Step = (draw) => pick(draw, tellings)

const shown =
  (path: string): Step =>
  () => ({ name: path, method: 'GET', url: `/nl/prod/api/v1/portal/${path}`, headers: {} })

const CHANGES = [
  'setShippingMethodsOnCart',
  'setPaymentMethodOnCart',
  'setGuestEmailOnCart',
  'setDeliveryMethod',
  'setShippingAddressesOnCart',
  'updatePrices',
  'saveCustomerOrderNumber',
  'savePreCustomerOrderNumber',
  'applyCouponToCart',
  'applyCouponsToCart',
  'removeCouponFromCart',
  'checkProductsStock',
  'calculateBudget',
  'estimateTotals',
  'deleteAddress',
  'addBundleProductsToCart',
  'addConfigurableProductsToCart',
  'removeItemFromCart',
  'mergeCarts',
  'createCustomerAddress',
  'updateCustomerAddress',
]
const someChange: Step = (draw, known) => call(pick(draw, CHANGES))(draw, known)

/** Where a cart goes: it is filled, looked at and changed, put aside and taken up again, placed, ordered again, cancelled. */
export const JOURNEYS: readonly (readonly Step[])[] = [
  [call('createEmptyCart'), fill, choose, tell, place, tell, call('cancelOrder'), tell],
  [
    call('removeAllItems'),
    fill,
    choose,
    someChange,
    tell,
    place,
    call('reorderItems'),
    tell,
    choose,
    place,
    shown('orders'),
  ],
  [
    call('clearCart'),
    fill,
    change,
    someChange,
    call('addSaveOrderForLater'),
    tell,
    call('reOrderSavedOrder'),
    tell,
    choose,
    place,
    tell,
  ],
  [fill, choose, call('addPreOrder'), tell, call('reOrderPreOrder'), change, place, call('deletePreOrder')],
  [fill, someChange, someChange, tell, choose, call('setPaymentMethodAndPlaceOrder'), tell, shown('orders')],
  [
    call('removeAllItems'),
    fill,
    choose,
    place,
    place,
    call('reorderItems'),
    call('cancelOrder'),
    call('cancelOrder'),
    tell,
  ],
  [
    call('createCustomerAddress'),
    tell,
    call('updateCustomerAddress'),
    shown('orders/GetNewAddressInfo'),
    call('deleteCustomerAddress'),
  ],
  [fill, fill, change, call('removeAllItems'), tell, fill, choose, place],
]
