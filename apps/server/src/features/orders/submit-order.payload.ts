import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { OutboxMessage } from '#features/outbox/index.ts'

const OrderPayload = Type.Object({ orderId: Type.Integer(), number: Type.String() })

/** Which order a message is about; another payload is a fault. */
export function orderOf({ companyId, payload, key }: Pick<OutboxMessage, 'companyId' | 'payload' | 'key'>) {
  if (!Value.Check(OrderPayload, payload)) throw new Error(`Message ${key} names no order.`)
  return { companyId, id: payload.orderId, number: payload.number }
}
