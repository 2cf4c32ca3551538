import type { ShippingMethod } from '@fust/contract/rest'
import type { CustomerType } from '@fust/domain/access'
import { isCalendarDate, type CalendarDate } from '@fust/domain/calendar'
import { carries, choosesTransport, isDeliveryMethod, type DeliveryMethod, type Goods } from '@fust/domain/order'
import type { CartView } from '../cart/index.ts'
import type { DayReview } from './components/use-day-refusal.ts'

/** These see how full the transport is (BAR-10). */
export const seesLoad = (type: CustomerType, goods: Goods): boolean =>
  choosesTransport(type, goods) || type === 'OntradeTank'

/** On-trade customers are told their day (BAR-12, BAR-13). */
export const picksDay = (type: CustomerType): boolean => type !== 'Ontrade'

/** A cart starts while it holds nothing, and until it says where it goes, by which transport of its goods, when and how it is paid. */
export function isStarting(cart: CartView | undefined, shipToId: string): boolean {
  if (!cart || cart.lines.length === 0 || cart.shipToId !== shipToId) return true
  const { goods, method, deliveryDate, paymentMethod } = cart
  return !method || (goods !== null && !carries(method, goods)) || !deliveryDate || !paymentMethod
}

/** The first of these transports that is offered, else the one that is kept all the same, else the default (BAR-21). */
export function plannedMethod(
  offered: readonly ShippingMethod[],
  wishes: readonly (string | null | undefined)[],
  kept: DeliveryMethod | null,
): DeliveryMethod | null {
  const wished = wishes.find((wish) => offered.some(({ code }) => code === wish))
  const fallback = offered.find(({ isDefault }) => isDefault) ?? offered[0]
  const code = wished ?? kept ?? fallback?.code
  return code && isDeliveryMethod(code) ? code : null
}

/** The first of these days that is available, else the first available one (BAR-25). */
export function plannedDate(
  wishes: readonly (string | null | undefined)[],
  review: DayReview,
  first: string | null | undefined,
): CalendarDate | null {
  const wished = wishes.find((wish) => wish && isCalendarDate(wish) && review(wish) === null)
  return dayOf(wished ?? first)
}

export const dayOf = (date: string | null | undefined): CalendarDate | null =>
  date && isCalendarDate(date) ? date : null

/** The transports that carry such goods. */
export function methodsFor(goods: Goods, offered: readonly ShippingMethod[]): ShippingMethod[] {
  return offered.filter(({ code }) => isDeliveryMethod(code) && carries(code, goods))
}
