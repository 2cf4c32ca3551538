import { PARTNER_TRADES } from '@fust/domain/account'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { MessageToLeave, OutboxMessage } from '#features/outbox/index.ts'

export const PARTNER_TOPIC = 'mail.partner-request'
export const QUESTION_TOPIC = 'mail.visitor-question'

const text = Type.String()
const person = { firstName: text, lastName: text, email: text, phone: text, message: text }
// Left by what opened no tickets yet, a message names none.
const caseNumber = Type.Optional(text)
const Partner = Type.Object({
  ...person,
  caseNumber,
  companyName: text,
  chamberNumber: text,
  city: text,
  trade: Type.Enum([...PARTNER_TRADES]),
})
const Question = Type.Object({ ...person, caseNumber, subject: text })
export type AskedPartner = Static<typeof Partner>
export type AskedQuestion = Static<typeof Question>

type Sent = Pick<OutboxMessage, 'payload' | 'key'>

/** The mail to the brewery about who would become a customer, once for each request. */
export function partnerMessage(requestId: string, payload: AskedPartner): MessageToLeave {
  return { key: `${PARTNER_TOPIC}:${requestId.toLowerCase()}`, topic: PARTNER_TOPIC, payload }
}

export function partnerOf({ payload, key }: Sent): AskedPartner {
  if (!Value.Check(Partner, payload)) throw new Error(`Message ${key} says nothing of a partner.`)
  return payload
}

/** The mail to the brewery about what a visitor asks, once for each request. */
export function questionMessage(requestId: string, payload: AskedQuestion): MessageToLeave {
  return { key: `${QUESTION_TOPIC}:${requestId.toLowerCase()}`, topic: QUESTION_TOPIC, payload }
}

export function questionOf({ payload, key }: Sent): AskedQuestion {
  if (!Value.Check(Question, payload)) throw new Error(`Message ${key} asks nothing.`)
  return payload
}
