import { accept } from '@fust/domain/outcome'
import {
  partnerRequest,
  sendLetter,
  visitorQuestion,
  type Letter,
  type LetterParts,
  type Writer,
} from '#features/messages/index.ts'
import type { OutboxHandler, OutboxMessage } from '#features/outbox/index.ts'
import { partnerOf, questionOf } from './visitor-message.ts'

/** Mails the brewery, in its market's language, what a visitor asks of it. */
function mailBrewery(parts: LetterParts, write: (message: OutboxMessage, writer: Writer) => Letter): OutboxHandler {
  return async (message) => {
    const { settings } = await parts.portal.now()
    const { email } = settings.contact
    // Nobody is there any more to be told; who works in the portal sees the ticket.
    if (email === '') return accept(undefined)
    return sendLetter(parts, { email, locale: null, messageKey: message.key }, (writer) => write(message, writer))
  }
}

export const createPartnerRequestMail = (parts: LetterParts): OutboxHandler =>
  mailBrewery(parts, (message, writer) => partnerRequest(partnerOf(message), writer))

export const createVisitorQuestionMail = (parts: LetterParts): OutboxHandler =>
  mailBrewery(parts, (message, writer) => visitorQuestion(questionOf(message), writer))
