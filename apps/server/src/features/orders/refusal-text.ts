import type { PlaceOrderRefusal } from './place-order-refusal.ts'

const CAPACITY_TEXTS: Readonly<Record<string, string>> = {
  'minimum-pallets-not-reached': 'The minimum quantity of pallet has not been reached',
  'minimum-weight-not-reached': 'The minimum weight of order has not been reached',
  'maximum-pallets-exceeded': 'The maximum number of pallets has been exceeded.',
  'maximum-weight-exceeded': 'The maximum weight of order has been exceeded.',
  'minimum-not-reached': 'Miminum order quantity have not been reached yet, please fill-up your cart',
  'maximum-exceeded': 'Maximum capacity of your order has been exceeded, please review your cart',
}

/** The stable name of a refusal; a load that does not fit is named by the limit that it misses (graphql.md §2.2). */
export function refusalReason(refusal: PlaceOrderRefusal): string {
  return refusal.code === 'capacity-not-ok' ? (refusal.message ?? refusal.code) : refusal.code
}

/** The English text of a refusal; the specification's own texts stay as they are written there (C§8). */
export function refusalText(refusal: PlaceOrderRefusal): string {
  switch (refusal.code) {
    case 'cart-not-found':
      return `Could not find a cart with ID "${refusal.cartId}"`
    case 'capacity-not-ok':
      return CAPACITY_TEXTS[refusal.message ?? ''] ?? 'The order does not fit the transport.'
    case 'stock-short':
      return refusal.items.map((item) => `Only ${item.maximumQuantity} of ${item.sku} in stock.`).join(' ')
    case 'product-not-orderable':
      return `No longer for sale: ${refusal.skus.join(', ')}.`
    case 'unit-not-orderable':
      return `${refusal.sku} cannot be ordered in ${refusal.unit}.`
    case 'product-not-available-on-date':
      return `PRODUCT NOT AVAILABLE ON THE SELECTED DATE: ${refusal.skus.join(', ')}`
    case 'alcohol-licence-expired':
      return `The alcohol licence ended on ${refusal.validUntil}.`
    default:
      return TEXTS[refusal.code]
  }
}

type Worded =
  | 'cart-not-found'
  | 'capacity-not-ok'
  | 'stock-short'
  | 'product-not-orderable'
  | 'unit-not-orderable'
  | 'product-not-available-on-date'
  | 'alcohol-licence-expired'

const TEXTS: Readonly<Record<Exclude<PlaceOrderRefusal['code'], Worded>, string>> = {
  unauthorized: '401: UNAUTHORIZED ACCESS',
  forbidden: 'You have no permission for this.',
  'cart-not-active': 'The cart is not active.',
  'cart-of-another-ship-to': 'This cart belongs to another ship-to.',
  'cart-empty': 'The cart is Empty',
  'ship-to-suspended': 'ShipTo suspended - Select another ShipTo',
  'permission-missing': 'You have no permission to order this.',
  'order-type-empty': 'Order type has to not be empty!',
  'order-kinds-mixed': 'Tank beer, packaged beer and POS materials cannot be in one cart.',
  'method-missing': 'Order type has to not be empty!',
  'method-not-offered': 'This transport is not offered for the ship-to.',
  'empties-method-needed': 'Return items need an empties transport.',
  'payment-method-missing': 'Choose a payment method.',
  'payment-method-not-offered': 'The requested Payment Method is not available.',
  'delivery-date-empty': 'Delivery date has to not be empty!',
  'delivery-date-unavailable': 'Shipping cannot be ordered. Choose a different date.',
  'day-just-filled': 'Shipping cannot be ordered. Choose a different date.',
  'offer-limit-exceeded': 'More than this offer allows.',
  'budget-short': 'The budget is not enough for this order.',
  'tank-not-agreed': 'There is no tank agreement for this ship-to. Please contact the customer service',
  'tank-financially-blocked': 'Tank beer is blocked for this ship-to. Please contact the customer service',
  'tank-ordered-by-phone': 'This ship-to orders tank beer by phone.',
  'tank-brand-not-purchasable': 'This brand is not part of the tank agreement.',
  'tank-litres-not-allowed': 'Liters are ordered in steps of 50.',
  'tank-minimum-not-reached': 'Miminum order quantity have not been reached yet, please fill-up your cart',
  'tank-maximum-exceeded': 'Maximum capacity of your order has been exceeded, please review your cart',
  'title-too-long': 'The order title has at most 40 characters.',
  'note-too-long': 'The delivery note has at most 70 characters.',
  'coupon-not-valid': 'The discount code can no longer be used. Remove it to place the order.',
  'custom-email-not-allowed': 'The confirmation can only go to an address of your company.',
}
