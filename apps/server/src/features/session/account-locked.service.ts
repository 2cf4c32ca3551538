import { accept } from '@fust/domain/outcome'
import { wallTime } from '#platform/clock.ts'
import type { Queries } from '#platform/database/database.ts'
import { accountLocked, sendLetter, type LetterParts } from '#features/messages/index.ts'
import type { OutboxHandler } from '#features/outbox/index.ts'
import { lockOf } from './account-locked.payload.ts'
import { createSessionStore } from './session.store.ts'

/** Tells a person that their account is locked, and until when (decisions, IDN-39). */
export function createAccountLockedMail({ db, ...parts }: LetterParts & { db: Queries }): OutboxHandler {
  return async (message) => {
    const { userId, lockedUntil, scope } = lockOf(message)
    const user = await createSessionStore(db).readUser(userId)
    // Who is gone since needs no word.
    if (!user) return accept(undefined)
    const { email, locale, firstName } = user
    return sendLetter(parts, { email, locale, messageKey: message.key }, (writer, { market }) =>
      accountLocked({ firstName, until: wallTime(lockedUntil, market.timeZone), scope }, writer),
    )
  }
}
