import { accept } from '@fust/domain/outcome'
import { wallTime } from '#platform/clock.ts'
import type { Queries } from '#platform/database/database.ts'
import { secondFactorChanged, sendLetter, type LetterParts } from '#features/messages/index.ts'
import type { OutboxHandler } from '#features/outbox/index.ts'
import { createSessionStore } from '#features/session/index.ts'
import { factorChangeOf } from './second-factor-message.ts'

/** Tells a person of each change to their second factor: whoever did not make it has to hear of it. */
export function createSecondFactorMail({ db, ...parts }: LetterParts & { db: Queries }): OutboxHandler {
  return async (message) => {
    const { userId, change, changedAt } = factorChangeOf(message)
    const user = await createSessionStore(db).readUser(userId)
    if (!user) return accept(undefined)
    const { email, locale, firstName } = user
    return sendLetter(parts, { email, locale, messageKey: message.key }, (writer, { market }) =>
      secondFactorChanged({ firstName, change, at: wallTime(changedAt, market.timeZone) }, writer),
    )
  }
}
