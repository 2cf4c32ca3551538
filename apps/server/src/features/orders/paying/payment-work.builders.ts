import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { PaymentProvider } from '#integrations/payment/index.ts'
import { createWorker, type WorkLog } from '#features/outbox/index.ts'
import { createRefundPayment } from './refund-payment.service.ts'
import { createSettlePayment } from './settle-payment.service.ts'
import { createStartPayment } from './start-payment.service.ts'
import { createSweepPayments } from './sweep-payments.ts'

/** What a worker does about payments, as often as a test says, and how one is begun. */
export function buildPaymentWork(parts: { db: Database; clock: Clock; payments: PaymentProvider; log: WorkLog }) {
  const settlePayment = createSettlePayment(parts)
  const handlers = { 'payment.refund': createRefundPayment({ ...parts, settlePayment }) }
  return {
    start: createStartPayment({ ...parts, publicUrl: 'https://portal.example' }),
    sweep: createSweepPayments({ ...parts, settlePayment }),
    drainRefunds: () => createWorker({ ...parts, handlers }).drain(),
  }
}
