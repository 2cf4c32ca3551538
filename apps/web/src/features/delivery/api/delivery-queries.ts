import type { CalendarEntry, FirstAvailableDate, PaymentMethod, ShippingMethod } from '@fust/contract/rest'
import { isHalfTruck, type DeliveryMethod } from '@fust/domain/order'
import { queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../../../i18n/index.ts'
import { rest } from '../../../lib/rest.ts'

const PORTAL = '/nl/prod/api/v1/portal'

/** Whose days: tank beer has its own, and a day that is full of beer still takes POS materials. */
export type DayKind = 'standard' | 'tank' | 'posm'

/** The transports that a ship-to may choose, with their limits. */
export const shippingMethodsQuery = (shipToId: string) =>
  queryOptions({
    queryKey: ['delivery', 'methods', shipToId],
    queryFn: ({ signal }) =>
      answered<ShippingMethod[]>(`paymentmethod/GetShippingmethodByOutletId`, { ShipToId: shipToId }, signal),
    staleTime: 5 * 60_000,
  })

/** How this ship-to may pay. */
export const paymentMethodsQuery = (shipToId: string) =>
  queryOptions({
    queryKey: ['delivery', 'payments', shipToId, currentLanguage()],
    queryFn: ({ signal }) =>
      answered<PaymentMethod[]>(`paymentmethod/GetPaymentMethodByOutletId`, { ShipToId: shipToId }, signal),
    staleTime: 5 * 60_000,
  })

type Asked = { shipToId: string; method: DeliveryMethod | null; days: DayKind }

/** The first day an order can come on, and until when that holds. */
export const firstDateQuery = ({ shipToId, method, days }: Asked) =>
  queryOptions({
    queryKey: ['delivery', 'first-date', shipToId, method, days],
    queryFn: ({ signal }) =>
      answered<FirstAvailableDate>(
        days === 'tank' ? 'orders/GetFirstAvailableDateTank' : 'orders/GetFirstAvailableDate',
        { ShipToId: shipToId, ...(method && { method }), ...(days === 'posm' && { kind: days }) },
        signal,
      ),
    staleTime: 60_000,
  })

/** Every day within reach, with the reason of those that cannot be picked. */
export const calendarQuery = ({ shipToId, method, days }: Asked) =>
  queryOptions({
    queryKey: ['delivery', 'calendar', shipToId, method, days, currentLanguage()],
    queryFn: ({ signal }) =>
      answered<CalendarEntry[]>(
        `orders/${calendarCall(method, days)}`,
        { ShipToId: shipToId, withReasons: 'true', ...(days === 'posm' && { kind: days }) },
        signal,
      ),
    staleTime: 60_000,
  })

function calendarCall(method: DeliveryMethod | null, days: DayKind): string {
  if (days === 'tank') return 'GetGlobalCalendarTank'
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
