import type { ShippingMethod } from '@fust/contract/rest'
import type { CustomerType } from '@fust/domain/access'
import { isCalendarDate, type CalendarDate } from '@fust/domain/calendar'
import { carries, choosesTransport, isDeliveryMethod, type DeliveryMethod, type Goods } from '@fust/domain/order'
import type { DayReview } from './components/use-day-refusal.ts'

/** These see how full the transport is (BAR-10). */
export const seesLoad = (type: CustomerType, goods: Goods): boolean =>
  choosesTransport(type, goods) || type === 'OntradeTank'

/** On-trade customers are told their day (BAR-12, BAR-13). */
export const picksDay = (type: CustomerType): boolean => type !== 'Ontrade'

/** The transport a person chose while it is offered, else that of the cart, else the remembered, else the default (BAR-21). */
export function plannedMethod(
  offered: readonly ShippingMethod[],
  wishes: readonly (string | null | undefined)[],
  type: CustomerType,
  goods: Goods,
): DeliveryMethod | null {
  const fallback = offered.find(({ isDefault }) => isDefault) ?? offered[0]
  // How POS materials are brought everybody may choose (GQL-55).
  const wished =
    choosesTransport(type, goods) || goods === 'posm'
      ? wishes.find((wish) => offered.some(({ code }) => code === wish))
      : undefined
  const code = wished ?? fallback?.code
  return code && isDeliveryMethod(code) ? code : null
}

/** The day chosen before while it is still available, else the first available one (BAR-25). */
export function plannedDate(
  wishes: readonly (string | null | undefined)[],
  review: DayReview,
  first: string | null | undefined,
): CalendarDate | null {
  const wished = wishes.find((wish) => wish && isCalendarDate(wish) && review(wish) === null)
  const date = wished ?? first
  return date && isCalendarDate(date) ? date : null
}

/** The transports that carry such goods. */
export function methodsFor(goods: Goods, offered: readonly ShippingMethod[]): ShippingMethod[] {
  return offered.filter(({ code }) => isDeliveryMethod(code) && carries(code, goods))
}
