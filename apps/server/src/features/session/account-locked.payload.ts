import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { OutboxMessage } from '#features/outbox/index.ts'

export const LOCKED_TOPIC = 'mail.account-locked'

const LockedPayload = Type.Object({
  userId: Type.String(),
  lockedUntil: Type.String(),
  // Messages from before places were told apart name none.
  scope: Type.Optional(Type.Union([Type.Literal('device'), Type.Literal('network'), Type.Literal('elsewhere')])),
})

/** Whose account a message is about, until when and where it is locked; another payload is a fault. */
export function lockOf({ payload, key }: Pick<OutboxMessage, 'payload' | 'key'>) {
  if (!Value.Check(LockedPayload, payload)) throw new Error(`Message ${key} names no locked account.`)
  return { userId: payload.userId, lockedUntil: new Date(payload.lockedUntil), scope: payload.scope ?? 'elsewhere' }
}
