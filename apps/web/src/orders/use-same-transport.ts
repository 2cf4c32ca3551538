import { isCalendarDate } from '@fust/domain/calendar'
import { useQueryClient } from '@tanstack/react-query'
import { useCartCommand } from '../cart/index.ts'
import { choosesTransport, firstDateQuery, paymentMethodsQuery, shippingMethodsQuery } from '../delivery/index.ts'
import { customerTypeAt } from '../product/index.ts'
import { useSelectedShipTo } from '../session/index.ts'
import type { OrderDetail } from './order.ts'

/** Lets a new cart travel as an earlier order did, where that is still offered and this buyer may choose. */
export function useSameTransport(): (order: Pick<OrderDetail, 'method' | 'kind' | 'goods'>) => Promise<void> {
  const client = useQueryClient()
  const { shipTo } = useSelectedShipTo()
  const { deliver } = useCartCommand()
  return async ({ method, kind, goods }) => {
    if (!shipTo || !method || !choosesTransport(customerTypeAt(shipTo), goods)) return
    const { shipToId } = shipTo
    const facts = await Promise.all([
      client.ensureQueryData(shippingMethodsQuery(shipToId)),
      client.ensureQueryData(paymentMethodsQuery(shipToId)),
      client.ensureQueryData(firstDateQuery({ shipToId, method, kind })),
    ]).catch(() => undefined)
    // Without them the cart starts as any other.
    if (!facts) return
    const [methods, [payment], { firstAvailableDate }] = facts
    const isOffered = methods.some(({ code }) => code === method)
    if (!isOffered || !payment || !firstAvailableDate || !isCalendarDate(firstAvailableDate)) return
    deliver({ shipToId, method, date: firstAvailableDate, paymentCode: payment.code })
  }
}
