import type { Queries } from '#platform/database/database.ts'
import { createPaymentStore, type PaymentMeasures } from './payment.store.ts'

/** What an alert hangs on: payments that nobody settles, and money that does not go back. */
export function paymentMeasures({ db }: { db: Queries }) {
  let asked: Promise<PaymentMeasures> | undefined
  // All figures are read at once, so one look is enough for them.
  const measured = () =>
    (asked ??= createPaymentStore(db)
      .measure()
      .finally(() => (asked = undefined)))
  const read = (figure: keyof PaymentMeasures) => async () => (await measured())[figure]
  return [
    { name: 'fust_payments_awaited', help: 'Orders that wait for their payment.', read: read('awaiting') },
    {
      name: 'fust_payments_lag_seconds',
      help: 'So long the oldest payment waits to be asked for.',
      read: read('lagSeconds'),
    },
    { name: 'fust_payments_refunding', help: 'Payments that are on their way back.', read: read('refunding') },
  ]
}
