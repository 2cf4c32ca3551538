import { useQueryClient } from '@tanstack/react-query'
import { useCartCommand } from '../cart/index.ts'
import { useSelectedShipTo } from '../session/index.ts'
import { orderAgainQuery } from './api/order-again-query.ts'

/** Lets a new cart travel as an order of the past would today: by its transport, on the first day that takes all of it. */
export function useDeliverAgain(): (number: string) => Promise<void> {
  const client = useQueryClient()
  const { shipTo } = useSelectedShipTo()
  const { deliver } = useCartCommand()
  return async (number) => {
    if (!shipTo) return
    const { shipToId } = shipTo
    const again = await client.fetchQuery(orderAgainQuery(number, shipToId)).catch(() => undefined)
    // Where that is not known, the cart starts as any other.
    if (!again?.method || !again.date || again.paymentCode === null) return
    deliver({ shipToId, method: again.method, date: again.date, paymentCode: again.paymentCode })
  }
}
