import { randomUUID } from 'node:crypto'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { MessageToLeave, OutboxMessage } from '#features/outbox/index.ts'

export const LINK_TOPIC = 'mail.password-link'
export const CHANGED_TOPIC = 'mail.password-changed'

/** What is about nobody's orders is in nobody's lane. */
export const OF_NO_SHIP_TO = { companyId: '', shipToId: '' }

const LinkPayload = Type.Object({
  /** Null where nobody has the address that was typed: nothing is sent then. */
  userId: Type.Union([Type.String(), Type.Null()]),
  /** By the person; else the brewery invites. */
  isAsked: Type.Boolean(),
})

const ChangedPayload = Type.Object({ userId: Type.String(), changedAt: Type.String() })

type Sent = Pick<OutboxMessage, 'payload' | 'key'>

/** The mail with a link, to be made when it is sent: the link itself is stored nowhere. */
export function linkMessage(key: string, payload: { userId: string | null; isAsked: boolean }): MessageToLeave {
  return { key: `${LINK_TOPIC}:${key}`, topic: LINK_TOPIC, payload }
}

export function linkOf({ payload, key }: Sent) {
  if (!Value.Check(LinkPayload, payload)) throw new Error(`Message ${key} names nobody who gets a link.`)
  return payload
}

export function changedMessage(userId: string, changedAt: Date): MessageToLeave {
  return { key: `${CHANGED_TOPIC}:${userId}:${randomUUID()}`, topic: CHANGED_TOPIC, payload: { userId, changedAt } }
}

export function changeOf({ payload, key }: Sent) {
  if (!Value.Check(ChangedPayload, payload)) throw new Error(`Message ${key} names no password that was changed.`)
  return { userId: payload.userId, changedAt: new Date(payload.changedAt) }
}
