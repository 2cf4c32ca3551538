import { randomUUID } from 'node:crypto'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { MessageToLeave, OutboxMessage } from '#features/outbox/index.ts'

export const INVITATION_TOPIC = 'mail.invitation'

const Payload = Type.Object({ invitationId: Type.String() })

/** The mail to whom an address was typed for: the same for every address, and only its worker finds out whose it is. */
export function invitationMessage(invitationId: string): MessageToLeave {
  return {
    key: `${INVITATION_TOPIC}:${invitationId}:${randomUUID()}`,
    topic: INVITATION_TOPIC,
    payload: { invitationId },
  }
}

export function invitationOf({ payload, key }: Pick<OutboxMessage, 'payload' | 'key'>): string {
  if (!Value.Check(Payload, payload)) throw new Error(`Message ${key} names no invitation.`)
  return payload.invitationId
}
