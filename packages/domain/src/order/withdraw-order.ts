import type { BusinessMoment, CalendarDate, Holidays } from '../calendar/index.ts'
import { earliestDeliveryDate } from '../delivery/index.ts'

/** What decides whether an order can still be withdrawn. */
export type PlacedOrder = {
  readonly status: string
  readonly deliveryDate: CalendarDate
  readonly isPaidOnline: boolean
}

/** True while an order is 'Order created' and its day could still be ordered for (decisions ORD-29). */
export function canCancelOrder(order: PlacedOrder, now: BusinessMoment, holidays: Holidays): boolean {
  return order.status === 'Order created' && earliestDeliveryDate(now, holidays) <= order.deliveryDate
}

/** True in the same window, but never for an order paid online: that one can only be cancelled (decisions ORD-29). */
export function canChangeOrder(order: PlacedOrder, now: BusinessMoment, holidays: Holidays): boolean {
  return !order.isPaidOnline && canCancelOrder(order, now, holidays)
}
