import type { OrderRefusal } from '@fust/domain/order'
import type { AccessRefusal } from '#request/policy.ts'

/** Why an order is not placed. */
export type PlaceOrderRefusal =
  | OrderRefusal
  | AccessRefusal
  | { code: 'cart-not-found'; cartId: string }
  | { code: 'cart-not-active'; cartId: string }
  | { code: 'cart-of-another-ship-to' }
  | { code: 'address-not-yours' }
  | { code: 'cart-changed' }
  | { code: 'day-just-filled' }
  | { code: 'custom-email-not-allowed' }
  | { code: 'coupon-not-valid' }
  | { code: 'replaced-order-closed'; number: string }
