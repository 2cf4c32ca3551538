import type { PlaceReason } from '@fust/contract/wire'
import type { TextKey } from '../../../../i18n/index.ts'
import type { SaidNo } from './api/place-order.ts'
import type { PriceChange } from './price-change.ts'
import { CHECKOUT_FIELDS, type CheckoutFault, type CheckoutField } from './review-checkout.ts'

/** What a buyer can do about a refusal: mend a field, or what no field of the checkout mends. */
type NextStep = CheckoutField | WayOut
export type WayOut = 'place-again' | 'cart' | 'catalogue' | 'tanks' | 'customer-service'

export type PlaceRefusal = {
  key: Extract<TextKey, `messages.${string}`>
  details: string
  next: NextStep
  change?: PriceChange | undefined
}

// A load that is right refuses nothing.
type LoadIsRight = 'order-ok' | 'minimum-capacity-reached'
// Said by the browser, or of any call.
type FoundHere = CheckoutFault | 'price-changed' | 'number-unheard' | 'forbidden'

type Row = [key: PlaceRefusal['key'], next: NextStep]

// By the names that the server, and the review before it, give their rules.
const ROWS: Readonly<Record<Exclude<PlaceReason, LoadIsRight> | FoundHere, Row>> = {
  'price-changed': ['messages.price-changed', 'place-again'],
  'number-unheard': ['messages.number-unheard', 'cart'],
  'cart-changed': ['messages.cart-changed', 'place-again'],
  'cart-empty': ['messages.cart-empty', 'catalogue'],
  'cart-not-active': ['messages.cart-not-active', 'cart'],
  'cart-not-found': ['messages.cart-not-active', 'cart'],
  'cart-of-another-ship-to': ['messages.cart-of-another-ship-to', 'cart'],
  'address-not-yours': ['messages.address-not-yours', 'cart'],
  'ship-to-suspended': ['messages.ship-to-suspended', 'customer-service'],
  forbidden: ['messages.permission-missing', 'customer-service'],
  'permission-missing': ['messages.permission-missing', 'customer-service'],
  'order-type-empty': ['messages.order-type-empty', 'cart'],
  'method-missing': ['messages.method-missing', 'date'],
  'order-kinds-mixed': ['messages.order-kinds-mixed', 'cart'],
  'method-not-offered': ['messages.method-not-offered', 'cart'],
  'empties-method-needed': ['messages.empties-method-needed', 'cart'],
  'return-items-only': ['messages.return-items-only', 'cart'],
  'payment-method-missing': ['messages.payment-method-missing', 'payment'],
  'payment-method-not-offered': ['messages.payment-method-not-offered', 'payment'],
  'delivery-date-empty': ['messages.delivery-date-empty', 'date'],
  'delivery-date-passed': ['messages.delivery-date-passed', 'date'],
  'delivery-date-unavailable': ['messages.delivery-date-unavailable', 'date'],
  'hours-missing': ['messages.hours-missing', 'hours'],
  'delivery-hours-not-offered': ['messages.delivery-hours-not-offered', 'hours'],
  'day-just-filled': ['messages.delivery-date-unavailable', 'date'],
  'product-not-available-on-date': ['messages.product-not-available-on-date', 'date'],
  'minimum-pallets-not-reached': ['messages.minimum-pallets-not-reached', 'cart'],
  'minimum-weight-not-reached': ['messages.minimum-weight-not-reached', 'cart'],
  'maximum-pallets-exceeded': ['messages.maximum-pallets-exceeded', 'cart'],
  'maximum-weight-exceeded': ['messages.maximum-weight-exceeded', 'cart'],
  'minimum-not-reached': ['messages.minimum-not-reached', 'cart'],
  'tank-minimum-not-reached': ['messages.minimum-not-reached', 'cart'],
  'maximum-exceeded': ['messages.maximum-exceeded', 'cart'],
  'tank-maximum-exceeded': ['messages.maximum-exceeded', 'cart'],
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
  'tank-not-there': ['messages.tank-not-there', 'tanks'],
  'tank-holds-another-beer': ['messages.tank-holds-another-beer', 'tanks'],
  'tank-top-up-too-small': ['messages.tank-top-up-too-small', 'tanks'],
  'tank-top-up-too-large': ['messages.tank-top-up-too-large', 'tanks'],
  'title-too-long': ['messages.title-too-long', 'title'],
  'note-too-long': ['messages.note-too-long', 'note'],
  'coupon-not-valid': ['messages.coupon-not-valid', 'cart'],
  'replaced-order-closed': ['messages.replaced-order-closed', 'cart'],
  'custom-email-not-allowed': ['messages.custom-email-not-allowed', 'customer-service'],
}

const ROW_OF: ReadonlyMap<string, Row> = new Map(Object.entries(ROWS))

/** What a refusal means to the buyer: key of the words, the SKUs it is about, and the next step. */
export function placeRefusalOf({ reason, skus = [], change }: SaidNo): PlaceRefusal {
  const row = ROW_OF.get(reason)
  if (!row) return { key: 'messages.something-went-wrong', details: '', next: 'customer-service' }
  const [key, next] = row
  return { key, details: skus.join(', '), next, change }
}

export const isField = (next: NextStep): next is CheckoutField => FIELDS.has(next)
const FIELDS: ReadonlySet<NextStep> = new Set(CHECKOUT_FIELDS)
