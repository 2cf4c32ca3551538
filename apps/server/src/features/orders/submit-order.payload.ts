import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { MessageToLeave, OutboxMessage } from '#features/outbox/index.ts'

const OrderPayload = Type.Object({ orderId: Type.Integer(), number: Type.String() })

/** A message about an order, once for each topic: its number may come again, its reference never. */
export function messageAbout(
  topic: string,
  { id: orderId, number, reference }: { id: number; number: string; reference: string },
): MessageToLeave {
  return { key: `${topic}:${reference}:1`, topic, payload: { orderId, number } }
}

/** Which order a message is about; another payload is a fault. */
export function orderOf({ companyId, payload, key }: Pick<OutboxMessage, 'companyId' | 'payload' | 'key'>) {
  if (!Value.Check(OrderPayload, payload)) throw new Error(`Message ${key} names no order.`)
  return { companyId, id: payload.orderId, number: payload.number }
}
