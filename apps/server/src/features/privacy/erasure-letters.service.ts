import { accept } from '@fust/domain/outcome'
import { wallTime } from '#platform/clock.ts'
import type { Queries } from '#platform/database/database.ts'
import { personLeaves, sendLetter, type LetterParts } from '#features/messages/index.ts'
import type { OutboxHandler } from '#features/outbox/index.ts'
import { askedOf } from './erasure-message.ts'
import { createPrivacyStore } from './privacy.store.ts'

/** Tells who leaves, their Key users and whoever runs the portal; a wish that was withdrawn meanwhile is told to nobody. */
export function createErasureMail({
  db,
  operatorEmail,
  ...parts
}: LetterParts & { db: Queries; operatorEmail: string }): OutboxHandler {
  const store = createPrivacyStore(db)
  return async (message) => {
    const { userId, readerId, dueAt } = askedOf(message)
    const leaver = await store.read(userId)
    if (!leaver?.dueAt || leaver.erasedAt) return accept(undefined)
    const reader =
      readerId === null ? { email: operatorEmail, locale: null, firstName: '' } : await store.read(readerId)
    if (!reader || reader.email === '') return accept(undefined)
    const { email, locale, firstName } = reader
    return sendLetter(parts, { email, locale, messageKey: message.key }, (writer, { market }) =>
      personLeaves(
        {
          firstName,
          day: wallTime(dueAt, market.timeZone).today,
          leaver: readerId === userId ? null : leaver.email,
        },
        writer,
      ),
    )
  }
}
