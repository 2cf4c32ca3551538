import { randomUUID } from 'node:crypto'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { FACTOR_CHANGES, type FactorChange } from '#features/messages/index.ts'
import type { MessageToLeave, OutboxMessage } from '#features/outbox/index.ts'

export const FACTOR_TOPIC = 'mail.second-factor'

const FactorPayload = Type.Object({
  userId: Type.String(),
  change: Type.Enum(FACTOR_CHANGES),
  changedAt: Type.String(),
})

/** The mail that tells a person what became of their second factor. */
export function factorMessage(userId: string, change: FactorChange, changedAt: Date): MessageToLeave {
  return {
    key: `${FACTOR_TOPIC}:${userId}:${randomUUID()}`,
    topic: FACTOR_TOPIC,
    payload: { userId, change, changedAt },
  }
}

export function factorChangeOf({ payload, key }: Pick<OutboxMessage, 'payload' | 'key'>) {
  if (!Value.Check(FactorPayload, payload)) throw new Error(`Message ${key} names no second factor.`)
  const { userId, change, changedAt } = payload
  return { userId, change, changedAt: new Date(changedAt) }
}
