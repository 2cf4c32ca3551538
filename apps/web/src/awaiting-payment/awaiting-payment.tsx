import { useQuery } from '@tanstack/react-query'
import { canOrder, useSession } from '../session/index.ts'
import { onDemand, useWasOpened } from '../ui/on-demand.tsx'
import { awaitingPaymentQuery } from './api/awaiting-payment-query.ts'

// Few orders wait for a payment.
const AwaitingPaymentNotice = onDemand(
  async () => (await import('./awaiting-payment-notice.tsx')).AwaitingPaymentNotice,
)

/** Says first on a page which orders wait for a payment; what became of them meanwhile stays until the page is left. */
export function AwaitingPayment() {
  const { user } = useSession()
  const { data: orders = [] } = useQuery({ ...awaitingPaymentQuery, enabled: user !== null && canOrder(user) })
  const wasShown = useWasOpened(orders.length > 0)
  return wasShown && <AwaitingPaymentNotice orders={orders} />
}
