import { accept } from '@fust/domain/outcome'
import { addressWish, sendLetter, type LetterParts } from '#features/messages/index.ts'
import type { OutboxHandler } from '#features/outbox/index.ts'
import { addressWishOf } from './address-wish-message.ts'

/** Mails the brewery, in its market's language, where a ship-to would like deliveries. */
export function createAddressWishMail(parts: LetterParts): OutboxHandler {
  return async (message) => {
    const { settings } = await parts.portal.now()
    const { email } = settings.contact
    // A brewery without an address for mail finds the wish in the audit trail.
    if (email === '') return accept(undefined)
    return sendLetter(parts, { email, locale: null, messageKey: message.key }, (writer) =>
      addressWish(addressWishOf(message), writer),
    )
  }
}
