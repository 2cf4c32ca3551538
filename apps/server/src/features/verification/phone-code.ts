import { createHash, randomInt, randomUUID } from 'node:crypto'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { MessageToLeave, OutboxMessage } from '#features/outbox/index.ts'

export const CODE_TOPIC = 'sms.phone-code'

const Payload = Type.Object({ userId: Type.String() })

/** The SMS with a code, which is made when it is sent: the code itself is stored nowhere. */
export function codeMessage(userId: string): MessageToLeave {
  return { key: `${CODE_TOPIC}:${userId}:${randomUUID()}`, topic: CODE_TOPIC, payload: { userId } }
}

export function codeMessageOf({ payload, key }: Pick<OutboxMessage, 'payload' | 'key'>) {
  if (!Value.Check(Payload, payload)) throw new Error(`Message ${key} names nobody who gets a code.`)
  return payload
}

/** Six digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Of one person: the same code of another one is another hash. */
export const hashedCode = (userId: string, code: string): Buffer =>
  createHash('sha256').update(`phone-code:${userId}:${code}`).digest()
