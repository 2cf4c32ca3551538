import type { CalendarEntry, FirstAvailableDate, PaymentMethod, ShippingMethod } from '@fust/contract/rest'
import { isHalfTruck, type DeliveryMethod, type OrderKind } from '@fust/domain/order'
import { queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../../i18n/index.ts'
import { PORTAL } from '../../lib/market/market.ts'
import { rest } from '../../lib/server/rest.ts'
import { DELIVERY_KEY } from '../../lib/server/query-keys.ts'

/** The transports that a ship-to may choose, with their limits; which of them an order begins with hangs on its kind. */
export const shippingMethodsQuery = ({ shipToId, kind }: Pick<Asked, 'shipToId' | 'kind'>) =>
  queryOptions({
    queryKey: [...DELIVERY_KEY, 'methods', shipToId, kind],
    queryFn: ({ signal }) =>
      answered<ShippingMethod[]>(`paymentmethod/GetShippingmethodByOutletId`, { ShipToId: shipToId, kind }, signal),
    staleTime: 5 * 60_000,
  })

/** How this ship-to may pay. */
export const paymentMethodsQuery = (shipToId: string) =>
  queryOptions({
    queryKey: [...DELIVERY_KEY, 'payments', shipToId, currentLanguage()],
    queryFn: ({ signal }) =>
      answered<PaymentMethod[]>(`paymentmethod/GetPaymentMethodByOutletId`, { ShipToId: shipToId }, signal),
    staleTime: 5 * 60_000,
  })

/** Tank beer has days of its own, and a day that is full of beer still takes POS materials. */
type Asked = { shipToId: string; method: DeliveryMethod | null; kind: OrderKind }

/** The first day an order can come on, and until when that holds. */
export const firstDateQuery = ({ shipToId, method, kind }: Asked) =>
  queryOptions({
    queryKey: [...DELIVERY_KEY, 'first-date', shipToId, method, kind],
    queryFn: ({ signal }) =>
      answered<FirstAvailableDate>(
        kind === 'tank' ? 'orders/GetFirstAvailableDateTank' : 'orders/GetFirstAvailableDate',
        { ShipToId: shipToId, ...(method && { method }), ...(kind === 'posm' && { kind }) },
        signal,
      ),
    staleTime: 60_000,
  })

/** Every day within reach, with the reason of those that cannot be picked. */
export const calendarQuery = ({ shipToId, method, kind }: Asked) =>
  queryOptions({
    queryKey: [...DELIVERY_KEY, 'calendar', shipToId, method, kind, currentLanguage()],
    queryFn: ({ signal }) =>
      answered<CalendarEntry[]>(
        `orders/${calendarCall(method, kind)}`,
        { ShipToId: shipToId, withReasons: 'true', ...(kind === 'posm' && { kind }) },
        signal,
      ),
    staleTime: 60_000,
  })

function calendarCall(method: DeliveryMethod | null, kind: OrderKind): string {
  if (kind === 'tank') return 'GetGlobalCalendarTank'
  return isHalfTruck(method) ? 'GetGlobalCalendarHalfTruck' : 'GetGlobalCalendar'
}

async function answered<Value>(call: string, query: Record<string, string>, signal: AbortSignal): Promise<Value> {
  const answer = await rest<Value>(
    `${PORTAL}/${call}?${new URLSearchParams({ ...query, language: currentLanguage() }).toString()}`,
    { signal },
  )
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.value
}
