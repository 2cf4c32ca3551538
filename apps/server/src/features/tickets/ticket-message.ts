import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { MessageToLeave, OutboxMessage } from '#features/outbox/index.ts'

export const ANSWERED_TOPIC = 'mail.ticket-answered'
export const VISITOR_ANSWERED_TOPIC = 'mail.visitor-answered'
/** Mails to customer service. */
export const OPENED_TOPIC = 'mail.ticket-opened'
export const UNANSWERED_TOPIC = 'mail.ticket-unanswered'
export const SCAN_TOPIC = 'file.scan-attachment'

const AnsweredPayload = Type.Object({ ticketId: Type.Integer(), commentId: Type.Integer() })
const TicketPayload = Type.Object({ ticketId: Type.Integer() })
const ScanPayload = Type.Object({ attachmentId: Type.Integer() })

type Sent = Pick<OutboxMessage, 'payload' | 'key'>

/** The mail to who asked, once for each answer. */
export function answeredMessage(ticketId: number, commentId: number): MessageToLeave {
  return { key: `${ANSWERED_TOPIC}:${commentId}`, topic: ANSWERED_TOPIC, payload: { ticketId, commentId } }
}

/** The mail to a visitor, at the address that they typed: somebody of the brewery has read it and answers. */
export function visitorAnsweredMessage(ticketId: number, commentId: number): MessageToLeave {
  return {
    key: `${VISITOR_ANSWERED_TOPIC}:${commentId}`,
    topic: VISITOR_ANSWERED_TOPIC,
    payload: { ticketId, commentId },
  }
}

export function answerOf({ payload, key }: Sent) {
  if (!Value.Check(AnsweredPayload, payload)) throw new Error(`Message ${key} names no answer.`)
  return payload
}

/** The mail to customer service about a new ticket. */
export function openedMessage(ticketId: number): MessageToLeave {
  return { key: `${OPENED_TOPIC}:${ticketId}`, topic: OPENED_TOPIC, payload: { ticketId } }
}

/** The mail to customer service about a ticket that nobody has answered, once for each period that it waited. */
export function unansweredMessage(ticketId: number, since: Date): MessageToLeave {
  return {
    key: `${UNANSWERED_TOPIC}:${ticketId}:${since.toISOString()}`,
    topic: UNANSWERED_TOPIC,
    payload: { ticketId },
  }
}

export function ticketOf({ payload, key }: Sent) {
  if (!Value.Check(TicketPayload, payload)) throw new Error(`Message ${key} names no ticket.`)
  return payload
}

/** A look through a file, before anybody gets it. */
export function scanMessage(attachmentId: number): MessageToLeave {
  return { key: `${SCAN_TOPIC}:${attachmentId}`, topic: SCAN_TOPIC, payload: { attachmentId } }
}

export function scannedOf({ payload, key }: Sent) {
  if (!Value.Check(ScanPayload, payload)) throw new Error(`Message ${key} names no attachment.`)
  return payload
}
