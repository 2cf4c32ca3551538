import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { MessageToLeave, OutboxMessage } from '#features/outbox/index.ts'

/** What orders leave to be done outside: at the ERP, and letters to their buyers. */
export const ORDER_TOPICS = {
  submit: 'erp.submit-order',
  cancel: 'erp.cancel-order',
  confirmation: 'mail.order-confirmation',
  renumbered: 'mail.order-renumbered',
  cancellation: 'mail.order-cancellation',
  refund: 'payment.refund',
  moneyReturned: 'mail.money-returned',
} as const

const OrderPayload = Type.Object({
  orderId: Type.Integer(),
  number: Type.String(),
  // Messages from before there were references have none.
  reference: Type.Optional(Type.String()),
  // Where it is about one of the order's payments.
  paymentId: Type.Optional(Type.String()),
})

/** A message about an order, once for each topic: its number may come again, its reference never. */
export function messageAbout(
  topic: string,
  { id: orderId, number, reference }: { id: number; number: string; reference: string },
): MessageToLeave & { payload: Static<typeof OrderPayload> } {
  return { key: `${topic}:${reference}:1`, topic, payload: { orderId, number, reference } }
}

/** The order that a message is about; the reference is null in messages from before there were any. */
export type MessageOrder = { companyId: string; id: number; number: string; reference: string | null }

/** Which order a message is about; another payload is a fault. */
export function orderOf({
  companyId,
  payload,
  key,
}: Pick<OutboxMessage, 'companyId' | 'payload' | 'key'>): MessageOrder {
  if (!Value.Check(OrderPayload, payload)) throw new Error(`Message ${key} names no order.`)
  const { orderId: id, number, reference = null } = payload
  return { companyId, id, number, reference }
}

/** The payment that a message is about; none is a fault. */
export function paymentOf({ payload, key }: Pick<OutboxMessage, 'payload' | 'key'>): string {
  if (!Value.Check(OrderPayload, payload) || payload.paymentId === undefined)
    throw new Error(`Message ${key} names no payment.`)
  return payload.paymentId
}
