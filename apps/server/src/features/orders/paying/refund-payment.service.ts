import { accept, refuse } from '@fust/domain/outcome'
import type { Database } from '#platform/database/database.ts'
import type { PaymentProvider } from '#integrations/payment/index.ts'
import type { OutboxHandler } from '#features/outbox/index.ts'
import { orderOf, paymentOf } from '../order-message.ts'
import { createPaymentStore } from './payment.store.ts'
import type { SettlePayment } from './settle-payment.service.ts'

type Parts = { db: Database; payments: PaymentProvider; settlePayment: SettlePayment }

/** Has the provider give back what is left of a payment, once however often it is tried; a refusal waits for a person. */
export function createRefundPayment({ db, payments, settlePayment }: Parts): OutboxHandler {
  return async (message) => {
    const order = orderOf(message)
    const id = paymentOf(message)
    const payment = (await createPaymentStore(db).readOf(order)).find((own) => own.id === id)
    if (!payment?.providerId) throw new Error(`Payment ${id} is not there.`)
    const seen = await payments.find(payment.providerId)
    if (!seen) throw new Error(`The payment provider does not know ${payment.providerId}.`)
    const amountCents = seen.amountCents - seen.refundedCents
    if (amountCents > 0) {
      const refund = { id: seen.id, key: payment.id, amountCents, currency: seen.currency }
      const refunded = await payments.refund(refund)
      if (!refunded.ok) return refuse(refunded.refusal)
    }
    await settlePayment(payment)
    return accept(undefined)
  }
}
