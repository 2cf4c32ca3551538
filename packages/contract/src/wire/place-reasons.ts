import type { CapacityMessage, ProgressMessage } from '@fust/domain/capacity'
import type { OrderRefusal } from '@fust/domain/order'

/** Why an order is not placed: the stable names that `reason` has on the wire (graphql.md §2.2). */
export type PlaceReason =
  | OrderRefusal['code']
  | CapacityMessage
  | ProgressMessage
  | 'cart-not-found'
  | 'cart-not-active'
  | 'cart-of-another-ship-to'
  | 'address-not-yours'
  | 'cart-changed'
  | 'day-just-filled'
  | 'custom-email-not-allowed'
  | 'coupon-not-valid'
  | 'replaced-order-closed'
