import { randomUUID } from 'node:crypto'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { MessageToLeave, OutboxMessage } from '#features/outbox/index.ts'

export const ERASURE_TOPIC = 'mail.erasure-asked'

const AskedPayload = Type.Object({
  /** Who leaves. */
  userId: Type.String(),
  /** Who is told; null for whoever runs the portal. */
  readerId: Type.Union([Type.String(), Type.Null()]),
  dueAt: Type.String(),
})

/** A mail for each reader. */
export function askedMessages(
  { userId, dueAt }: { userId: string; dueAt: Date },
  readers: readonly (string | null)[],
): MessageToLeave[] {
  const wish = randomUUID()
  return readers.map((readerId) => ({
    key: `${ERASURE_TOPIC}:${wish}:${readerId ?? 'operator'}`,
    topic: ERASURE_TOPIC,
    payload: { userId, readerId, dueAt },
  }))
}

export function askedOf({ payload, key }: Pick<OutboxMessage, 'payload' | 'key'>) {
  if (!Value.Check(AskedPayload, payload)) throw new Error(`Message ${key} names nobody who leaves.`)
  return { ...payload, dueAt: new Date(payload.dueAt) }
}
