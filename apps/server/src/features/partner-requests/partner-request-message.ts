import { PARTNER_TRADES } from '@fust/domain/account'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { MessageToLeave, OutboxMessage } from '#features/outbox/index.ts'

export const PARTNER_TOPIC = 'mail.partner-request'

const text = Type.String()
const Payload = Type.Object({
  companyName: text,
  chamberNumber: text,
  city: text,
  trade: Type.Enum([...PARTNER_TRADES]),
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  message: text,
})
export type AskedPartner = Static<typeof Payload>

/** The mail to the brewery, once for each request; nothing else of it is kept. */
export function partnerMessage(requestId: string, payload: AskedPartner): MessageToLeave {
  return { key: `${PARTNER_TOPIC}:${requestId.toLowerCase()}`, topic: PARTNER_TOPIC, payload }
}

export function partnerOf({ payload, key }: Pick<OutboxMessage, 'payload' | 'key'>): AskedPartner {
  if (!Value.Check(Payload, payload)) throw new Error(`Message ${key} says nothing of a partner.`)
  return payload
}
