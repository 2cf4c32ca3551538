import { wording, type Wording } from '#words/words.ts'

// Texts in quotes in the specification stay as they are written there, in English (C§8, decisions, principle 5).

/** What refusals of a cart and of an order are called that mean the same to both. */
export const SHARED_REFUSALS = {
  'cart-of-another-ship-to': wording('cart.of-another-ship-to'),
  'cart-changed': wording('cart.changed'),
  'cart-empty': wording('cart.empty'),
  'ship-to-suspended': wording('cart.ship-to-suspended'),
  'method-not-offered': wording('cart.method-not-offered'),
  'return-items-only': wording('cart.return-items-only'),
  'empties-method-needed': wording('cart.empties-method-needed'),
  'payment-method-not-offered': wording('cart.payment-method-not-offered'),
  'delivery-date-empty': wording('cart.delivery-date-empty'),
  'delivery-date-unavailable': wording('cart.delivery-date-unavailable'),
  'delivery-hours-not-offered': wording('cart.delivery-hours-not-offered'),
  'order-type-empty': wording('cart.order-type-empty'),
  'order-kinds-mixed': wording('cart.order-kinds-mixed'),
  'budget-short': wording('cart.budget-short'),
  'title-too-long': wording('cart.title-too-long'),
  'note-too-long': wording('cart.note-too-long'),
  'custom-email-not-allowed': wording('cart.custom-email-not-allowed'),
} as const satisfies Record<string, Wording>

export const CART_REFUSALS = {
  ...SHARED_REFUSALS,
  'cart-not-empty': wording('cart.not-empty'),
  'too-many-lines': wording('cart.too-many-lines'),
  'cart-id-length': wording('cart.id-length'),
  'coupon-not-known': wording('cart.coupon-not-known'),
  'coupon-not-applied': wording('cart.coupon-not-applied'),
  'coupon-applied-before': wording('cart.coupon-applied-before'),
  'one-coupon-per-cart': wording('cart.one-coupon'),
  'line-not-found': wording('cart.line-not-found'),
  'address-not-a-ship-to': wording('cart.address-not-a-ship-to'),
  'address-not-the-payer': wording('cart.address-not-the-payer'),
  'address-not-on-cart': wording('cart.address-not-on-cart'),
  'one-address-per-cart': wording('cart.one-address'),
  'service-point-not-offered': wording('cart.service-point-not-offered'),
  'service-points-unknown': wording('cart.service-points-unknown'),
  'logistics-for-posm-only': wording('cart.logistics-for-posm-only'),
  'several-addresses-for-posm-only': wording('cart.several-addresses-for-posm-only'),
  'one-transport-per-cart': wording('cart.one-transport'),
} as const satisfies Record<string, Wording>

export const cartNotFound = (id: string): Wording => wording('cart.unknown', { id })

export const cartIdTaken = (id: string): Wording => wording('cart.id-taken', { id })
