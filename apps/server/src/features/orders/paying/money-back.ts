import { canStageBecome, type PaymentStage, type RefundReason } from '@fust/domain/payment'
import { writeAudit } from '#request/audit.ts'
import type { Transaction } from '#platform/database/database.ts'
import { leaveMessages } from '#features/outbox/index.ts'
import type { LastingKey } from '../order-event.store.ts'
import { messageAbout, ORDER_TOPICS } from '../order-message.ts'
import { createPaymentStore, leavePaymentStage, type StoredPayment } from './payment.store.ts'

/** An order whose row is locked, with how far it is paid; null: it goes on account. */
export type OrderWithMoney = LastingKey & { number: string; shipToId: string; paymentStage: PaymentStage | null }

/**
 * An order that is cancelled keeps no money: what was paid goes back, and what is still to be paid is not waited for. Asked
 * under the order's lock, by whatever cancels it.
 */
export async function settleCanceledMoney(tx: Transaction, order: OrderWithMoney, at: Date): Promise<void> {
  if (order.paymentStage === 'awaiting') return leavePaymentStage(tx, order, 'lapsed')
  if (order.paymentStage !== 'paid') return
  for (const payment of await createPaymentStore(tx).readOf(order))
    if (payment.state === 'paid' && payment.refundReason === null) await giveBack(tx, order, payment, 'canceled', at)
}

/** Says why a payment goes back, and leaves it to be done; what went back at the provider before is not given twice. */
export async function giveBack(
  tx: Transaction,
  order: OrderWithMoney,
  payment: Pick<StoredPayment, 'companyId' | 'orderId' | 'id' | 'amountCents'>,
  reason: RefundReason,
  at: Date,
): Promise<void> {
  await createPaymentStore(tx).writeRefund(payment, reason, at)
  const isOrders = reason !== 'paid-twice'
  if (isOrders && order.paymentStage !== null && canStageBecome(order.paymentStage, 'refunding'))
    leavePaymentStage(tx, order, 'refunding')
  const { companyId, shipToId, number } = order
  const { id: paymentId, amountCents } = payment
  const about = (topic: string) => ({
    key: `${topic}:${paymentId}:1`,
    topic,
    payload: { ...messageAbout(topic, order).payload, paymentId },
  })
  // Of an order that is cancelled its own letter tells, with the money.
  const isToldElsewhere = reason === 'canceled' || reason === 'undeliverable'
  const messages = isToldElsewhere ? [ORDER_TOPICS.refund] : [ORDER_TOPICS.refund, ORDER_TOPICS.moneyReturned]
  leaveMessages(tx, order, messages.map(about))
  writeAudit(tx, {
    at,
    actorId: null,
    companyId,
    shipToId,
    action: 'payment-given-back',
    subject: number,
    details: { reason, amountCents },
  })
}
