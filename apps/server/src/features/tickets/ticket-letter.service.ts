import { accept } from '@fust/domain/outcome'
import type { Queries } from '#platform/database/database.ts'
import { sendLetter, ticketAnswered, visitorAnswered, type LetterParts } from '#features/messages/index.ts'
import { mailWay } from '#features/notifications/index.ts'
import type { OutboxHandler } from '#features/outbox/index.ts'
import { createTicketLetterStore } from './ticket-letter.store.ts'
import { answerOf } from './ticket-message.ts'

/** Tells who asked that the brewery has answered, unless they want no mail of it. */
export function createTicketAnsweredMail({ db, ...parts }: LetterParts & { db: Queries }): OutboxHandler {
  return async (message) => {
    const told = await createTicketLetterStore(db).read(answerOf(message).commentId)
    if (!told) return accept(undefined)
    const { userId, email, locale, ...answer } = told
    const way = await mailWay(db, { userId, kind: 'ticket', publicUrl: parts.publicUrl })
    if (!way) return accept(undefined)
    return sendLetter(parts, { email, locale, messageKey: message.key, ...way }, (writer) =>
      ticketAnswered(answer, writer),
    )
  }
}

/** Tells a visitor that the brewery has answered. */
export function createVisitorAnsweredMail({ db, ...parts }: LetterParts & { db: Queries }): OutboxHandler {
  return async (message) => {
    const told = await createTicketLetterStore(db).readForVisitor(answerOf(message).commentId)
    if (!told) return accept(undefined)
    const { email, locale, ...answer } = told
    return sendLetter(parts, { email, locale, messageKey: message.key }, (writer) => visitorAnswered(answer, writer))
  }
}
