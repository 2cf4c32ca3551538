import { accept } from '@fust/domain/outcome'
import { wallTime } from '#platform/clock.ts'
import type { Queries } from '#platform/database/database.ts'
import { passwordChanged, sendLetter, type LetterParts } from '#features/messages/index.ts'
import type { OutboxHandler } from '#features/outbox/index.ts'
import { changeOf, linkOf } from './password-message.ts'
import { sendLink, type PasswordLinks } from './password-links.service.ts'
import { createPasswordStore } from './password.store.ts'

/** Makes and mails the link that a person asked for, or is invited by; who needs none gets none. */
export function createLinkMail({ links, ...parts }: LetterParts & { links: PasswordLinks }): OutboxHandler {
  return async (message) => {
    const { userId, isAsked } = linkOf(message)
    if (userId === null) return accept(undefined)
    // What is tried again was counted when it was tried first.
    const isLimited = isAsked && message.attempts === 1
    // Whoever was invited at once, while this one waited, keeps that link; what is tried again made one itself.
    const unlessSince = message.attempts === 1 && { unlessSince: message.createdAt }
    const issued = await links.issue(userId, { isLimited, ...(!isAsked && { only: 'invitation', ...unlessSince }) })
    if (!issued.ok) return accept(undefined)
    // Each try makes a link of its own, and so a mail of its own.
    return sendLink(parts, issued.value, `${message.key}:${message.attempts}`)
  }
}

/** Tells a person that their password was changed: whoever did not do it themselves has to hear of it. */
export function createPasswordChangedMail({ db, ...parts }: LetterParts & { db: Queries }): OutboxHandler {
  return async (message) => {
    const { userId, changedAt } = changeOf(message)
    const person = await createPasswordStore(db).readPerson(userId)
    if (!person) return accept(undefined)
    const { email, locale, firstName } = person
    return sendLetter(parts, { email, locale, messageKey: message.key }, (writer, { market }) =>
      passwordChanged({ firstName, at: wallTime(changedAt, market.timeZone) }, writer),
    )
  }
}
