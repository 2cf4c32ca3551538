import { isUnderWay } from '@fust/domain/payment'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { PaymentProvider } from '#integrations/payment/index.ts'
import { createPaymentStore, type StoredPayment } from './payment.store.ts'

export const WEBHOOK_PATH = '/payments/webhook'

type Parts = { db: Database; clock: Clock; payments: PaymentProvider; publicUrl: string }

/** Where an order is paid; null where it cannot be paid any more, or is being paid already. */
export type StartedPayment = { checkoutUrl: string | null }

/**
 * Has the provider take a payment for an order that waits for one. The row is there before the provider is asked, and names
 * the payment: whoever asks again, after whatever went wrong, gets the same one.
 */
export function createStartPayment({ db, clock, payments, publicUrl }: Parts) {
  return async function startPayment(
    order: { companyId: string; id: number },
    returnUrl: string,
  ): Promise<StartedPayment> {
    const found = await begin(order)
    if (!found) return { checkoutUrl: null }
    const { payment, number, reference } = found
    if (payment.state !== 'started') return { checkoutUrl: payment.checkoutUrl }
    const created = await payments.create({
      key: payment.id,
      order: reference,
      amountCents: payment.amountCents,
      currency: payment.currency,
      method: payment.method,
      description: number,
      returnUrl,
      webhookUrl: `${publicUrl}${WEBHOOK_PATH}`,
    })
    if (!created.ok) throw new Error(`The payment of order ${number} was refused: ${created.refusal.message}`)
    const { id, checkoutUrl } = created.value
    await createPaymentStore(db).writeCreated(payment, { id, checkoutUrl }, clock.now())
    return { checkoutUrl }
  }

  /** The payment that the order has under way, or a new one; none for an order that does not wait any more. */
  async function begin(order: { companyId: string; id: number }) {
    return db.transaction(async (tx) => {
      const store = createPaymentStore(tx)
      const locked = await store.lockOrder(order)
      if (locked?.paymentStage !== 'awaiting' || locked.payUntil <= clock.now()) return null
      const underWay = (await store.readOf(locked)).find(({ state }) => isUnderWay(state))
      const payment: StoredPayment =
        underWay ?? (await store.insert(locked, { isTest: payments.isTest, at: clock.now() }))
      return { payment, number: locked.number, reference: locked.reference }
    })
  }
}
