import { isCalendarDate } from '@fust/domain/calendar'
import { useQueryClient } from '@tanstack/react-query'
import { useSetTransport } from '../cart/index.ts'
import { choosesTransport, firstDateQuery, paymentMethodsQuery, shippingMethodsQuery } from '../delivery/index.ts'
import { customerTypeAt } from '../product/index.ts'
import { useSelectedShipTo } from '../session/index.ts'
import type { OrderDetail } from './order.ts'

/** Lets a new cart travel as an earlier order did, where that is still offered and this buyer may choose. */
export function useSameTransport(): (order: Pick<OrderDetail, 'method'>) => Promise<void> {
  const client = useQueryClient()
  const { shipTo } = useSelectedShipTo()
  const { mutateAsync: setTransport } = useSetTransport()
  return async ({ method }) => {
    if (!shipTo || !method || !choosesTransport(customerTypeAt(shipTo))) return
    const { shipToId } = shipTo
    const [methods, [payment], { firstAvailableDate }] = await Promise.all([
      client.ensureQueryData(shippingMethodsQuery(shipToId)),
      client.ensureQueryData(paymentMethodsQuery(shipToId)),
      client.ensureQueryData(firstDateQuery({ shipToId, method, days: 'standard' })),
    ])
    const isOffered = methods.some(({ code }) => code === method)
    if (!isOffered || !payment || !firstAvailableDate || !isCalendarDate(firstAvailableDate)) return
    const { code } = payment
    await setTransport({ shipToId, method, deliveryDate: firstAvailableDate, paymentCode: code, paymentMethod: code })
  }
}
