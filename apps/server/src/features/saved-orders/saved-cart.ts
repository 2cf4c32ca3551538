import type { DeliveryChoice, LineToAdd, StoredCart } from '#features/cart/index.ts'
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
    version: 1,
  }
}

/** What was chosen for the delivery, from all of it to what is always offered: the day may have passed, hours may be gone. */
export function deliveriesOf(order: StoredSavedOrder): DeliveryChoice[] {
  const { shipToId, deliveryDate, hoursFrom, hoursTo } = order
  const lasting = deliveryOf(order)
  const day = deliveryDate === null ? [] : [{ deliveryDate }]
  const hours = hoursFrom === null ? [] : [{ hoursFrom, hoursTo }]
  const whens = [...day.flatMap((on) => hours.map((at) => ({ ...on, ...at }))), ...day, ...hours, {}]
  return [...whens.map((when) => ({ ...lasting, ...when })), { shipToId }]
}

function deliveryOf(order: StoredSavedOrder): DeliveryChoice {
  return {
    shipToId: order.shipToId,
    ...(order.method !== null && { method: order.method }),
    ...(order.paymentMethod !== null && { paymentMethod: order.paymentMethod }),
    ...(order.customerOrderNumber !== null && { customerOrderNumber: order.customerOrderNumber }),
    ...(order.noteForDriver !== null && { noteForDriver: order.noteForDriver }),
  }
}

export function lineToAdd({ sku, bundleOptions, amounts }: SavedLine): LineToAdd {
  // What the stock still holds is taken; the rest is named.
  return { sku, parentSku: null, selectedOptions: bundleOptions, amounts, clamps: true }
}
