import type { ShipToRefusal } from '#request/policy.ts'
import type { LineError } from './lines/review-line.ts'

/** A call holds the cart's lock while it works: it brings so many lines at the most. */
export const MAX_LINES_PER_CALL = 500

/** Why a cart cannot be shown or changed. */
export type CartRefusal =
  | ShipToRefusal
  | { code: 'cart-not-found'; cartId: string }
  | { code: 'cart-id-taken'; cartId: string }
  | { code: 'cart-id-length' }
  | { code: 'cart-of-another-ship-to' }
  | { code: 'cart-changed' }
  | { code: 'cart-empty' }
  | { code: 'cart-not-empty' }
  | { code: 'line-not-found' }
  | { code: 'lines-refused'; error: LineError }
  | { code: 'too-many-lines' }
  | { code: 'ship-to-suspended' }
  | { code: 'method-not-offered' }
  | { code: 'empties-method-needed' }
  | { code: 'return-items-only' }
  | { code: 'payment-method-not-offered' }
  | { code: 'delivery-date-empty' }
  | { code: 'delivery-date-unavailable' }
  | { code: 'delivery-hours-not-offered' }
  | { code: 'title-too-long' }
  | { code: 'note-too-long' }
  | { code: 'coupon-not-known' }
  | { code: 'coupon-not-applied' }
  | { code: 'coupon-applied-before' }
  | { code: 'one-coupon-per-cart' }
  | { code: 'address-not-a-ship-to' }
  | { code: 'address-not-the-payer' }
  | { code: 'address-not-on-cart' }
  | { code: 'one-address-per-cart' }
  | { code: 'service-point-not-offered' }
  | { code: 'service-points-unknown' }
  | { code: 'several-addresses-for-posm-only' }
  | { code: 'logistics-for-posm-only' }
  | { code: 'one-transport-per-cart' }
  | { code: 'custom-email-not-allowed' }
