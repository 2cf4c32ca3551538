import type { TextKey } from '../../i18n/index.ts'
import { GraphqlError, isAccessError } from '../../lib/server/graphql.ts'
import { NumberUnheard } from '../sync/cart-sync.ts'
import { isUnanswered } from '../sync/send-again.ts'

const TEXTS = {
  // One answer for a code that nobody gave out, one that has ended and one that was used up.
  'coupon-not-known': 'cart.coupon.faults.unknown',
  'coupon-not-applied': 'cart.coupon.faults.unknown',
  'one-coupon-per-cart': 'cart.coupon.faults.one',
  'coupon-applied-before': 'cart.coupon.faults.applied',
  'cart-empty': 'messages.cart-empty',
} as const satisfies Record<string, TextKey>

const TEXT_OF: ReadonlyMap<string, CouponFault> = new Map(Object.entries(TEXTS))

export type CouponFault =
  | (typeof TEXTS)[keyof typeof TEXTS]
  | 'cart.coupon.faults.missing'
  | 'cart.coupon.faults.unanswered'
  | 'messages.number-unheard'
  | 'messages.permission-missing'
  | 'messages.something-went-wrong'

/** Why a coupon was not put on the cart or taken off, in the key of its words. */
export function couponFault(fault: unknown): CouponFault {
  if (isUnanswered(fault)) return 'cart.coupon.faults.unanswered'
  if (fault instanceof NumberUnheard) return 'messages.number-unheard'
  if (isAccessError(fault)) return 'messages.permission-missing'
  if (!(fault instanceof GraphqlError)) return 'messages.something-went-wrong'
  return TEXT_OF.get(fault.code) ?? 'messages.something-went-wrong'
}
