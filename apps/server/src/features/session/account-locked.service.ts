import { languageOf } from '@fust/domain/market'
import { accept } from '@fust/domain/outcome'
import { wallTime } from '#platform/clock.ts'
import type { Queries } from '#platform/database.ts'
import { DEFAULT_LANGUAGE } from '#platform/language.ts'
import type { Mailer } from '#integrations/mail/index.ts'
import type { OutboxHandler } from '#features/outbox/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { lockedLetter } from './account-locked.letter.ts'
import { lockOf } from './account-locked.payload.ts'
import { createSessionStore } from './session.store.ts'

/** Tells a person that their account is locked, and until when (decisions, IDN-39). */
export function createAccountLockedMail({
  db,
  mailer,
  portal,
}: {
  db: Queries
  mailer: Mailer
  portal: Portal
}): OutboxHandler {
  return async (message) => {
    const { userId, lockedUntil } = lockOf(message)
    const user = await createSessionStore(db).findUser(userId)
    // Who is gone since needs no word.
    if (!user) return accept(undefined)
    const { settings, market } = await portal.now()
    const letter = lockedLetter({
      language: languageOf(user.locale, market) ?? market.languages[0] ?? DEFAULT_LANGUAGE,
      firstName: user.firstName,
      until: wallTime(lockedUntil, market.timeZone),
      brewery: settings.name,
      contact: [settings.contact.phone, settings.contact.email].filter(Boolean).join(', '),
    })
    const sent = await mailer.send({ to: user.email, ...letter, messageKey: message.key })
    return sent.ok ? accept(undefined) : sent
  }
}
