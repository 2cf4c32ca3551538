import { DELIVERY_METHODS, isHalfTruck, METHOD_FACTS, type DeliveryMethod } from './delivery-method.ts'
import type { OrderKind } from './order-kind.ts'

/** The SAP order type: beer by its transport (C§9.1), tank and POSM as the brewery settles; null until a method is chosen. */
export function sapOrderType(
  { method, kind }: { method: DeliveryMethod | null; kind: OrderKind | null },
  own: { tank: string; posm: string },
): string | null {
  if (kind === 'tank') return own.tank
  if (kind === 'posm') return own.posm
  return method === null ? null : METHOD_FACTS[method].orderType
}

/** The method that an order type of the ERP means, YSOR by its half-truck mark (BAR-52 to BAR-56); null for a type of the brewery's own. */
export function methodOfOrderType(orderType: string, hasHalfTruckMark: boolean): DeliveryMethod | null {
  const meant = DELIVERY_METHODS.filter((method) => METHOD_FACTS[method].readOrderTypes.includes(orderType))
  return meant.find((method) => isHalfTruck(method) === hasHalfTruckMark) ?? meant[0] ?? null
}
