import { isUnderWay } from '@fust/domain/payment'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { PaymentFault } from '#integrations/payment/index.ts'
import { errorText, type WorkLog } from '#features/outbox/index.ts'
import { createPaymentStore, leavePaymentStage, type StoredPayment } from './payment.store.ts'
import { giveUp, type SettlePayment } from './settle-payment.service.ts'

const BATCH = 20
/** Longer than a call to the provider may take. */
const LEASE_MS = 60_000

type Parts = { db: Database; clock: Clock; settlePayment: SettlePayment; log: WorkLog }

/** Asks about payments that are due, because a webhook came or none did, and gives up orders that nobody pays. */
export function createSweepPayments({ db, clock, settlePayment, log }: Parts) {
  async function sweep(signal?: AbortSignal): Promise<number> {
    const due = await createPaymentStore(db).takeDue({ batch: BATCH, leaseMs: LEASE_MS })
    let settled = 0
    for (const payment of due) {
      if (signal?.aborted || !(await settle(payment))) break
      settled += 1
    }
    const overdue = await createPaymentStore(db).readOverdue(clock.now(), BATCH)
    for (const order of overdue) if (!signal?.aborted) await lapse(order)
    return settled
  }

  /** False when the provider cannot be reached at all, so that the others need not be asked now. */
  async function settle(payment: StoredPayment): Promise<boolean> {
    try {
      await settlePayment(payment)
      return true
    } catch (error) {
      log.warn({ payment: payment.providerId, error: errorText(error) }, 'a payment could not be settled')
      return !(error instanceof PaymentFault && ['unreachable', 'timed-out'].includes(error.code))
    }
  }

  /** It is looked once more before it is given up: who has paid has the order, who is just paying is waited for. */
  async function lapse(order: { companyId: string; id: number }): Promise<void> {
    const known = (await createPaymentStore(db).readOf(order)).filter(({ state }) => isUnderWay(state))
    for (const payment of known) if (!(await settle(payment))) return
    await db.transaction(async (tx) => {
      const store = createPaymentStore(tx)
      const locked = await store.lockOrder(order)
      if (locked?.paymentStage !== 'awaiting' || locked.payUntil > clock.now()) return
      const payments = await store.readOf(locked)
      if (payments.some(({ state }) => state === 'pending' || state === 'authorized')) return
      leavePaymentStage(tx, locked, 'lapsed')
      await giveUp(tx, locked, clock.now())
    })
  }

  return sweep
}
