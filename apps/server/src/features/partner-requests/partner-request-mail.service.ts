import { accept } from '@fust/domain/outcome'
import { partnerRequest, sendLetter, type LetterParts } from '#features/messages/index.ts'
import type { OutboxHandler } from '#features/outbox/index.ts'
import { partnerOf } from './partner-request-message.ts'

/** Mails the brewery, in its market's language, who would like to become a customer. */
export function createPartnerRequestMail(parts: LetterParts): OutboxHandler {
  return async (message) => {
    const { settings } = await parts.portal.now()
    const { email } = settings.contact
    // Nobody is there any more to be told.
    if (email === '') return accept(undefined)
    return sendLetter(parts, { email, locale: null, messageKey: message.key }, (writer) =>
      partnerRequest(partnerOf(message), writer),
    )
  }
}
