import type { LineToAdd, StoredCart } from '#features/cart/index.ts'
import type { SavedLine, StoredSavedOrder } from './saved-orders.store.ts'

/** A saved order as the cart it was, so that it is priced as one. */
export function asCart(order: StoredSavedOrder): StoredCart {
  return {
    companyId: order.companyId,
    id: order.cartId,
    userId: order.userId,
    shipToId: order.shipToId,
    state: 'active',
    method: order.method,
    paymentMethod: order.paymentMethod,
    deliveryDate: order.deliveryDate,
    datePopup: null,
    hoursFrom: order.hoursFrom,
    hoursTo: order.hoursTo,
    customerOrderNumber: order.customerOrderNumber,
    noteForDriver: order.noteForDriver,
    customEmail: null,
    afterSix: false,
    onPallet: false,
    couponCode: null,
    isMultiShipping: false,
    addresses: [],
    replacesId: null,
    version: 1,
  }
}

export function lineToAdd({ sku, bundleOptions, amounts }: SavedLine): LineToAdd {
  // What the stock still holds is taken; the rest is named.
  return { sku, parentSku: null, selectedOptions: bundleOptions, amounts, clamps: true }
}
