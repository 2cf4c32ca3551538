import { SHARED_REFUSALS } from '#features/cart/index.ts'
import { wording, type Wording } from '#words/words.ts'
import type { PlaceOrderRefusal } from './placing/place-order-refusal.ts'

const MINIMUM_NOT_REACHED = wording('order.minimum-not-reached')
const MAXIMUM_EXCEEDED = wording('order.maximum-exceeded')

export const CAPACITY_WORDS: Readonly<Record<string, Wording>> = {
  'minimum-pallets-not-reached': wording('order.minimum-pallets-not-reached'),
  'minimum-weight-not-reached': wording('order.minimum-weight-not-reached'),
  'maximum-pallets-exceeded': wording('order.maximum-pallets-exceeded'),
  'maximum-weight-exceeded': wording('order.maximum-weight-exceeded'),
  'minimum-not-reached': MINIMUM_NOT_REACHED,
  'maximum-exceeded': MAXIMUM_EXCEEDED,
}

export const LOAD_UNFIT = wording('order.load-unfit')

/** Refusals whose words tell facts of their own. */
type Worded =
  | 'cart-not-found'
  | 'capacity-not-ok'
  | 'stock-short'
  | 'product-not-orderable'
  | 'unit-not-orderable'
  | 'product-not-available-on-date'
  | 'alcohol-licence-expired'
  | 'replaced-order-closed'

export const REFUSAL_WORDS: Readonly<Record<Exclude<PlaceOrderRefusal['code'], Worded>, Wording>> = {
  ...SHARED_REFUSALS,
  unauthorized: wording('order.unauthorized'),
  forbidden: wording('order.forbidden'),
  'address-not-yours': wording('cart.address-not-yours'),
  'cart-not-active': wording('cart.not-active'),
  'permission-missing': wording('order.permission-missing'),
  'method-missing': SHARED_REFUSALS['order-type-empty'],
  'payment-method-missing': wording('cart.payment-method-missing'),
  'day-just-filled': SHARED_REFUSALS['delivery-date-unavailable'],
  'offer-limit-exceeded': wording('order.offer-limit-exceeded'),
  'tank-not-agreed': wording('order.tank-not-agreed'),
  'tank-financially-blocked': wording('order.tank-financially-blocked'),
  'tank-ordered-by-phone': wording('order.tank-ordered-by-phone'),
  'tank-brand-not-purchasable': wording('order.tank-brand-not-purchasable'),
  'tank-litres-not-allowed': wording('order.tank-litres-not-allowed'),
  'tank-not-there': wording('order.tank-not-there'),
  'tank-holds-another-beer': wording('order.tank-holds-another-beer'),
  'tank-top-up-too-small': wording('order.tank-top-up-too-small'),
  'tank-top-up-too-large': wording('order.tank-top-up-too-large'),
  'tank-minimum-not-reached': MINIMUM_NOT_REACHED,
  'tank-maximum-exceeded': MAXIMUM_EXCEEDED,
  'coupon-not-valid': wording('cart.coupon-not-valid'),
}
