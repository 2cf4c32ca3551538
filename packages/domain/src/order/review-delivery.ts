import { areHoursOffered, firstAvailableDate, reviewDeliveryDate } from '../delivery/index.ts'
import type { OrderCart, OrderFacts } from './order-cart.ts'
import type { OrderRefusal } from './order-refusal.ts'

/** A day must be chosen and still be available for what this cart takes on the truck (BAR-33, BAR-34, BAR-43). */
export function reviewDeliveryDay({ deliveryDate: date }: OrderCart, { delivery }: OrderFacts): OrderRefusal | null {
  if (date === null) return { code: 'delivery-date-empty', earliest: firstAvailableDate(delivery) }
  const reason = reviewDeliveryDate(date, delivery)
  if (reason === null) return null
  return { code: 'delivery-date-unavailable', reason, earliest: firstAvailableDate(delivery) }
}

/** Hours that were offered when they were chosen may be gone, or belong to another ship-to (ORD-06). */
export function reviewDeliveryHours(cart: OrderCart, { hoursOffered }: OrderFacts): OrderRefusal | null {
  return areHoursOffered(cart, hoursOffered) ? null : { code: 'delivery-hours-not-offered' }
}

/** Status must be 2; the message says which limit is missed or exceeded (C§5.1). */
export function reviewCapacity(_cart: OrderCart, { capacity }: OrderFacts): OrderRefusal | null {
  const { status, progressMessage } = capacity
  // An empty cart says so by itself.
  const isSilent = progressMessage === null
  return status === 2 || isSilent ? null : { code: 'capacity-not-ok', status, message: progressMessage }
}
