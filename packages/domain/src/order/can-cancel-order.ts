import type { BusinessMoment, CalendarDate, Holidays } from '../calendar/index.ts'
import { earliestDeliveryDate } from '../delivery/index.ts'

type StandingOrder = { readonly status: string; readonly deliveryDate: CalendarDate }

/** True while an order is 'Order created' and its day could still be ordered for (decisions ORD-29). */
export function canCancelOrder(order: StandingOrder, now: BusinessMoment, holidays: Holidays): boolean {
  return order.status === 'Order created' && earliestDeliveryDate(now, holidays) <= order.deliveryDate
}
