import type { PlaceReason } from '@fust/contract/wire'
import type { TextKey } from '../../i18n/index.ts'
import type { SaidNo } from './api/use-place-order.ts'
import type { PriceChange } from './price-change.ts'
import type { CheckoutField } from './review-checkout.ts'

/** What a buyer can do about a refusal. */
export type NextStep = CheckoutField | 'place-again' | 'cart' | 'catalogue' | 'customer-service'

export type PlaceRefusal = {
  key: Extract<TextKey, `messages.${string}`>
  details: string
  next: NextStep
  change?: PriceChange | undefined
}

// A load that is right refuses nothing.
type LoadIsRight = 'order-ok' | 'minimum-capacity-reached'
// Said by the browser, or of any call.
type FoundHere = 'price-changed' | 'number-unheard' | 'forbidden'

type Row = [key: PlaceRefusal['key'], next: NextStep]

// By the names that the server gives its rules; its text is for the facts in it only.
const ROWS: Readonly<Record<Exclude<PlaceReason, LoadIsRight> | FoundHere, Row>> = {
  'price-changed': ['messages.price-changed', 'place-again'],
  'number-unheard': ['messages.number-unheard', 'cart'],
  'cart-changed': ['messages.cart-changed', 'place-again'],
  'cart-empty': ['messages.cart-empty', 'catalogue'],
  'cart-not-active': ['messages.cart-not-active', 'cart'],
  'cart-not-found': ['messages.cart-not-active', 'cart'],
  'cart-of-another-ship-to': ['messages.cart-of-another-ship-to', 'cart'],
  'ship-to-suspended': ['messages.ship-to-suspended', 'customer-service'],
  forbidden: ['messages.permission-missing', 'customer-service'],
  'permission-missing': ['messages.permission-missing', 'customer-service'],
  'order-type-empty': ['messages.order-type-empty', 'cart'],
  'method-missing': ['messages.order-type-empty', 'cart'],
  'order-kinds-mixed': ['messages.order-kinds-mixed', 'cart'],
  'method-not-offered': ['messages.method-not-offered', 'cart'],
  'empties-method-needed': ['messages.empties-method-needed', 'cart'],
  'payment-method-missing': ['messages.payment-method-missing', 'payment'],
  'payment-method-not-offered': ['messages.payment-method-not-offered', 'payment'],
  'delivery-date-empty': ['messages.delivery-date-empty', 'date'],
  'delivery-date-unavailable': ['messages.delivery-date-unavailable', 'date'],
  'delivery-hours-not-offered': ['messages.delivery-hours-not-offered', 'hours'],
  'day-just-filled': ['messages.delivery-date-unavailable', 'date'],
  'product-not-available-on-date': ['messages.product-not-available-on-date', 'date'],
  'minimum-pallets-not-reached': ['messages.minimum-pallets-not-reached', 'cart'],
  'minimum-weight-not-reached': ['messages.minimum-weight-not-reached', 'cart'],
  'maximum-pallets-exceeded': ['messages.maximum-pallets-exceeded', 'cart'],
  'maximum-weight-exceeded': ['messages.maximum-weight-exceeded', 'cart'],
  'minimum-not-reached': ['messages.capacity-minimum-not-reached', 'cart'],
  'tank-minimum-not-reached': ['messages.capacity-minimum-not-reached', 'cart'],
  'maximum-exceeded': ['messages.capacity-exceeded', 'cart'],
  'tank-maximum-exceeded': ['messages.capacity-exceeded', 'cart'],
  'capacity-not-ok': ['messages.capacity-not-ok', 'cart'],
  'stock-short': ['messages.stock-short', 'cart'],
  'product-not-orderable': ['messages.product-not-orderable', 'cart'],
  'unit-not-orderable': ['messages.unit-not-orderable', 'cart'],
  'alcohol-licence-expired': ['messages.alcohol-licence-expired', 'customer-service'],
  'offer-limit-exceeded': ['messages.offer-limit-exceeded', 'cart'],
  'budget-short': ['messages.budget-short', 'cart'],
  'tank-not-agreed': ['messages.tank-not-agreed', 'customer-service'],
  'tank-financially-blocked': ['messages.tank-financially-blocked', 'customer-service'],
  'tank-ordered-by-phone': ['messages.tank-ordered-by-phone', 'customer-service'],
  'tank-brand-not-purchasable': ['messages.tank-brand-not-purchasable', 'cart'],
  'tank-litres-not-allowed': ['messages.tank-litres-not-allowed', 'cart'],
  'title-too-long': ['messages.title-too-long', 'title'],
  'note-too-long': ['messages.note-too-long', 'note'],
  'coupon-not-valid': ['messages.coupon-not-valid', 'cart'],
  'custom-email-not-allowed': ['messages.custom-email-not-allowed', 'customer-service'],
}

const ROW_OF: ReadonlyMap<string, Row> = new Map(Object.entries(ROWS))

// Rules about products name them at the end of their text.
const ABOUT_PRODUCTS = new Set([
  'stock-short',
  'product-not-orderable',
  'unit-not-orderable',
  'product-not-available-on-date',
])

/** What a refusal means to the buyer: key of the words, the SKUs it is about, and the next step. */
export function placeRefusalOf({ reason, message, change }: SaidNo): PlaceRefusal {
  const row = ROW_OF.get(reason)
  if (!row) return { key: 'messages.something-went-wrong', details: '', next: 'customer-service' }
  const [key, next] = row
  return { key, details: ABOUT_PRODUCTS.has(reason) ? skusIn(message) : '', next, change }
}

// SKUs are all that is worth repeating: they stand on the lines of the cart.
function skusIn(facts: string): string {
  return (facts.match(/\b[A-Z]{2}(?:-[A-Z0-9]+)+\b/g) ?? []).join(', ')
}
