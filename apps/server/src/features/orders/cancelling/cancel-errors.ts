import type { CancelOrderErrorCode } from '@fust/contract/resolvers'
import { wording, type Wording } from '#words/words.ts'
import type { OrderClosed } from './cancel-order.service.ts'

/** Why an order is neither cancelled nor changed. */
type AboutOrder = OrderClosed | { code: 'order-not-found' | 'order-paid-online' }
type Told = { code: CancelOrderErrorCode; cancelling: Wording; changing: Wording }

const UNKNOWN = wording('cancel.order-not-found')
const CANCELED = wording('cancel.canceled')

/** In the words of Adobe Commerce, where it has any. */
export const CANCEL_ERRORS: Readonly<Record<AboutOrder['code'], Told>> = {
  'order-not-found': { code: 'ORDER_NOT_FOUND', cancelling: UNKNOWN, changing: UNKNOWN },
  'order-shipped-in-part': {
    code: 'PARTIAL_ORDER_ITEM_SHIPPED',
    cancelling: wording('cancel.shipped-in-part'),
    changing: wording('change.shipped-in-part'),
  },
  'order-canceled': { code: 'INVALID_ORDER_STATUS', cancelling: CANCELED, changing: CANCELED },
  // It can be cancelled.
  'order-paid-online': {
    code: 'INVALID_ORDER_STATUS',
    cancelling: wording('change.paid-online'),
    changing: wording('change.paid-online'),
  },
  'order-too-far': {
    code: 'INVALID_ORDER_STATUS',
    cancelling: wording('cancel.too-far'),
    changing: wording('change.too-far'),
  },
}

export function isToldOfOrder(refusal: { code: string }): refusal is AboutOrder {
  return refusal.code in CANCEL_ERRORS
}
