import type { ParseKeys } from 'i18next'

/** What a buyer can do about a refusal. */
export type NextStep = 'cart' | 'date' | 'payment' | 'catalogue' | 'customer-service'

export type PlaceRefusal = { key: Extract<ParseKeys, `messages.${string}`>; details: string; next: NextStep }

type Row = [start: string, key: PlaceRefusal['key'], next: NextStep]

// The server names a refusal by its English text; what follows the text are facts of that refusal.
const ROWS: readonly Row[] = [
  ['The cart is Empty', 'messages.cart-empty', 'catalogue'],
  ['The cart is not active.', 'messages.cart-not-active', 'cart'],
  ['Could not find a cart', 'messages.cart-not-active', 'cart'],
  ['ShipTo suspended', 'messages.ship-to-suspended', 'customer-service'],
  ['You have no permission', 'messages.permission-missing', 'customer-service'],
  ['Order type has to not be empty!', 'messages.order-type-empty', 'cart'],
  ['Tank beer, packaged beer and POS materials', 'messages.order-kinds-mixed', 'cart'],
  ['This transport is not offered', 'messages.method-not-offered', 'cart'],
  ['Return items need an empties transport.', 'messages.empties-method-needed', 'cart'],
  ['Choose a payment method.', 'messages.payment-method-missing', 'payment'],
  ['The requested Payment Method is not available.', 'messages.payment-method-not-offered', 'payment'],
  ['Delivery date has to not be empty!', 'messages.delivery-date-empty', 'date'],
  ['Shipping cannot be ordered.', 'messages.delivery-date-unavailable', 'date'],
  ['PRODUCT NOT AVAILABLE ON THE SELECTED DATE', 'messages.product-not-available-on-date', 'date'],
  ['The minimum quantity of pallet', 'messages.minimum-pallets-not-reached', 'cart'],
  ['The minimum weight of order', 'messages.minimum-weight-not-reached', 'cart'],
  ['The maximum number of pallets', 'messages.maximum-pallets-exceeded', 'cart'],
  ['The maximum weight of order', 'messages.maximum-weight-exceeded', 'cart'],
  ['Miminum order quantity', 'messages.capacity-minimum-not-reached', 'cart'],
  ['Maximum capacity of your order', 'messages.capacity-exceeded', 'cart'],
  ['The order does not fit the transport.', 'messages.capacity-not-ok', 'cart'],
  ['Only ', 'messages.stock-short', 'cart'],
  ['No longer for sale', 'messages.product-not-orderable', 'cart'],
  ['The alcohol licence ended', 'messages.alcohol-licence-expired', 'customer-service'],
  ['More than this offer allows.', 'messages.offer-limit-exceeded', 'cart'],
  ['The budget is not enough', 'messages.budget-short', 'cart'],
  ['There is no tank agreement', 'messages.tank-not-agreed', 'customer-service'],
  ['Tank beer is blocked', 'messages.tank-financially-blocked', 'customer-service'],
  ['This ship-to orders tank beer by phone.', 'messages.tank-ordered-by-phone', 'customer-service'],
  ['This brand is not part of the tank agreement.', 'messages.tank-brand-not-purchasable', 'cart'],
  ['Liters are ordered in steps of 50.', 'messages.tank-litres-not-allowed', 'cart'],
  ['The order title has at most', 'messages.title-too-long', 'cart'],
  ['The delivery note has at most', 'messages.note-too-long', 'cart'],
  ['The confirmation can only go', 'messages.custom-email-not-allowed', 'customer-service'],
]

/** What the server's text means to the buyer: key of the words, facts behind it (SKUs, a day), and the next step. */
export function placeRefusalOf(text: string): PlaceRefusal {
  const row = ROWS.find(([start]) => text.startsWith(start))
  if (!row) return { key: 'messages.something-went-wrong', details: '', next: 'customer-service' }
  const [start, key, next] = row
  const facts = key === 'messages.stock-short' ? text : text.slice(start.length)
  return { key, details: skusIn(facts), next }
}

// SKUs are all that is worth repeating: they stand on the lines of the cart.
function skusIn(facts: string): string {
  return (facts.match(/\b[A-Z]{2}(?:-[A-Z0-9]+)+\b/g) ?? []).join(', ')
}
