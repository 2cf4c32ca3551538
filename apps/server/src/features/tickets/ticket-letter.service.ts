import { accept } from '@fust/domain/outcome'
import type { Queries } from '#platform/database/database.ts'
import { textIn } from '#platform/http/language.ts'
import {
  sendLetter,
  ticketAnswered,
  ticketOpened,
  visitorAnswered,
  type LetterParts,
} from '#features/messages/index.ts'
import { mailWay } from '#features/notifications/index.ts'
import type { OutboxHandler } from '#features/outbox/index.ts'
import { createTicketLetterStore } from './ticket-letter.store.ts'
import { answerOf, ticketOf } from './ticket-message.ts'

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

/** Mails customer service, in the market's language, a new ticket, or one that nobody has answered in time. */
export function createTicketDeskMail(
  { db, ...parts }: LetterParts & { db: Queries },
  { isOverdue }: { isOverdue: boolean },
): OutboxHandler {
  return async (message) => {
    const { settings } = await parts.portal.now()
    const { email } = settings.contact
    const found = await createTicketLetterStore(db).readForDesk(ticketOf(message).ticketId)
    // Without an address the notification is all; an answer that came meanwhile is no reason to report.
    if (email === '' || !found || (isOverdue && found.status !== 'open')) return accept(undefined)
    const { categoryId, subCategoryId, company, shipTo, person, email: from, orderNumber, owner } = found
    const category = settings.support.categories.find(({ id }) => id === categoryId)
    const part = category?.subcategories.find(({ id }) => id === subCategoryId)
    return sendLetter(parts, { email, locale: null, messageKey: message.key }, (writer) =>
      ticketOpened(
        {
          ...found,
          company: company ?? '',
          shipTo: shipTo ?? '',
          person: person ?? '',
          email: from ?? '',
          orderNumber: orderNumber ?? '',
          owner: owner ?? '',
          isClaim: found.isClaim ?? false,
          category: [category, part].flatMap((own) => (own ? [textIn(writer.language, own.name)] : [])).join(' · '),
        },
        isOverdue,
        writer,
      ),
    )
  }
}
