import { canStageBecome, canPaymentBecome, consequenceOf, isUnderWay } from '@fust/domain/payment'
import { writeAudit } from '#request/audit.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { PaymentAtProvider, PaymentProvider } from '#integrations/payment/index.ts'
import { createLedgers } from '#features/ledgers/index.ts'
import { leaveMessages, type WorkLog } from '#features/outbox/index.ts'
import { writeCanceled } from '../cancelling/cancel-order.service.ts'
import { messageAbout, ORDER_TOPICS } from '../order-message.ts'
import { giveBack } from './money-back.ts'
import { createPaymentStore, leavePaymentStage, type PayableOrder, type StoredPayment } from './payment.store.ts'

type Parts = { db: Database; clock: Clock; payments: PaymentProvider; log: WorkLog }

/**
 * What webhook, return, sweep and refund have in common: asks the provider how far a payment is, and does what follows from
 * it under the order's lock. Nothing that a caller says is believed; asked often, it is done once.
 */
export function createSettlePayment({ db, clock, payments, log }: Parts) {
  /** A provider that cannot be asked is a fault. */
  return async function settlePayment(payment: StoredPayment): Promise<void> {
    if (payment.providerId === null) return
    // Outside the transaction: the lock is held for our own tables only.
    const seen = await payments.find(payment.providerId)
    if (!seen) throw new Error(`The payment provider does not know ${payment.providerId}.`)
    const said = await db.transaction((tx) => settleLocked(tx, payment, seen))
    if (said) log.error({ order: said.number, payment: payment.providerId, why: said.why }, said.text)
  }

  async function settleLocked(tx: Transaction, { id, ...known }: StoredPayment, seen: PaymentAtProvider) {
    const store = createPaymentStore(tx)
    const order = await store.lockOrder({ companyId: known.companyId, id: known.orderId })
    if (!order) return undefined
    const all = await store.readOf(order)
    const payment = all.find((own) => own.id === id)
    // In a database that lost its last seconds the order is another one by now.
    if (!payment || payment.providerId !== seen.id) return undefined
    const at = clock.now()
    const dispute = disputeOf(order, payment, seen)
    if (dispute) return keepForPerson(tx, order, payment, dispute, at)
    if (canPaymentBecome(payment.state, seen.state)) await moveOn(tx, { order, all, payment, seen, at })
    if (seen.refundedCents !== payment.refundedCents || seen.chargedBackCents !== payment.chargedBackCents)
      await noteReturned(tx, { id, seen, at }, order)
    await store.askAgainAfter(payment, askAgainAfterMs(seen, payment, at))
    return undefined
  }

  type Seen = { order: PayableOrder; payment: StoredPayment; seen: PaymentAtProvider; at: Date }

  async function moveOn(tx: Transaction, { order, all, payment, seen, at }: Seen & { all: readonly StoredPayment[] }) {
    const consequence = consequenceOf(seen.state, {
      stage: order.paymentStage,
      isDeliverable: order.isShipToActive && order.status !== 'Canceled',
      hasOther: all.some((own) => own.id !== payment.id && isUnderWay(own.state)),
    })
    if (consequence.order === 'refund') {
      if (consequence.reason === 'undeliverable') await giveUp(tx, order, at)
      await giveBack(tx, order, payment, consequence.reason, at)
      return
    }
    await createPaymentStore(tx).writeState(payment, seen.state, at)
    if (consequence.order === 'pay') markPaid(tx, order, at)
    if (consequence.order === 'lapse') {
      leavePaymentStage(tx, order, 'lapsed')
      await giveUp(tx, order, at)
    }
  }

  /** More or less than before went back; all of it, and the order is refunded. Both are read as they are by now. */
  async function noteReturned(
    tx: Transaction,
    { id, seen, at }: { id: string; seen: PaymentAtProvider; at: Date },
    key: PayableOrder,
  ): Promise<void> {
    const store = createPaymentStore(tx)
    const order = await store.lockOrder(key)
    const payment = (await store.readOf(key)).find((own) => own.id === id)
    if (!order || !payment) return
    await store.writeReturned(payment, seen)
    const isWhole = seen.refundedCents >= payment.amountCents
    // What was paid twice goes back without the order: that one keeps the other payment.
    const isOrders = payment.refundReason !== 'paid-twice'
    if (isWhole && isOrders && canStageBecome(order.paymentStage, 'refunded')) leavePaymentStage(tx, order, 'refunded')
    const { companyId, shipToId, number } = order
    const { refundedCents, chargedBackCents } = seen
    writeAudit(tx, {
      at,
      actorId: null,
      companyId,
      shipToId,
      action: 'payment-returned',
      subject: number,
      details: { payment: seen.id, refundedCents, chargedBackCents },
    })
  }
}

/** The money is there: from now on it is an order for the brewery, and its buyer hears of it. */
function markPaid(tx: Transaction, order: PayableOrder, at: Date): void {
  leavePaymentStage(tx, order, 'paid', at)
  leaveMessages(
    tx,
    order,
    [ORDER_TOPICS.submit, ORDER_TOPICS.confirmation].map((topic) => messageAbout(topic, order)),
  )
  const { companyId, shipToId, number, amountCents } = order
  writeAudit(tx, {
    at,
    actorId: null,
    companyId,
    shipToId,
    action: 'order-paid',
    subject: number,
    details: { amountCents },
  })
}

/** An order that is given up holds nothing any more, and its buyer hears why; the caller says what becomes of its money. */
export async function giveUp(tx: Transaction, order: PayableOrder, at: Date): Promise<void> {
  if (order.status === 'Canceled') return
  await createLedgers(tx).release(order, at)
  await writeCanceled(tx, order, { actorId: null, at, details: { reason: 'not paid' } })
  leaveMessages(
    tx,
    order,
    [ORDER_TOPICS.cancel, ORDER_TOPICS.cancellation].map((topic) => messageAbout(topic, order)),
  )
}

/** What the provider says is not what was asked for: nothing is done with it, and a person has to look. */
async function keepForPerson(tx: Transaction, order: PayableOrder, payment: StoredPayment, why: string, at: Date) {
  const store = createPaymentStore(tx)
  await store.askAgainAfter(payment, null)
  if (payment.disputedAt !== null) return undefined
  await store.writeDisputed(payment, at)
  const { companyId, shipToId, number } = order
  writeAudit(tx, {
    at,
    actorId: null,
    companyId,
    shipToId,
    action: 'payment-disputed',
    subject: number,
    details: { payment: payment.providerId, why },
  })
  return { number, why, text: 'a payment is not what was asked for: a person has to look' }
}

/** How what the provider tells differs from what it was asked for, if it does. */
function disputeOf(order: PayableOrder, payment: StoredPayment, seen: PaymentAtProvider): string | null {
  if (seen.order !== order.reference) return 'it is of another order'
  if (seen.currency !== payment.currency) return `it is in ${seen.currency}`
  if (seen.amountCents !== payment.amountCents) return `it is of ${seen.amountCents} cents`
  return seen.isTest === payment.isTest ? null : 'it is of the other mode'
}

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const DAY_MS = 1_440 * MINUTE_MS
const AT_MOST_MS = 5 * MINUTE_MS
/** What went back at the provider, and nobody told us, is still found. */
const FOLLOWED_DAYS = 30

/** Soon while somebody may be paying, then ever slower; null: it is over. */
function askAgainAfterMs(seen: PaymentAtProvider, payment: StoredPayment, at: Date): number | null {
  const { startedAt, amountCents, refundReason, refundedCents } = payment
  const ageMs = at.getTime() - startedAt.getTime()
  // Less than was known: it may be an answer that was overtaken by a later one.
  if (seen.refundedCents < refundedCents) return 10 * SECOND_MS
  if (isUnderWay(seen.state)) return Math.min(AT_MOST_MS, Math.max(10 * SECOND_MS, ageMs / 4))
  if (seen.state !== 'paid' || seen.refundedCents >= amountCents) return null
  if (refundReason !== null) return AT_MOST_MS
  return ageMs < FOLLOWED_DAYS * DAY_MS ? DAY_MS : null
}

export type SettlePayment = ReturnType<typeof createSettlePayment>
