import type { TicketStatus } from '@fust/domain/support'
import type { Actor } from '#request/actor.ts'
import type { Transaction } from '#platform/database/database.ts'
import { createNotices } from '#features/notifications/index.ts'
import { leaveMessages } from '#features/outbox/index.ts'
import { informBrewery } from './inform-brewery.ts'
import { answeredMessage, visitorAnsweredMessage } from './ticket-message.ts'
import { createTicketStore, OF_A_VISITOR, type StoredComment } from './tickets.store.ts'

type LockedTicket = { id: number; companyId: string; shipToId: string; userId: string | null }
type Said = { author: Actor; isStaff: boolean; text: string; status: TicketStatus; at: Date }

/** Writes a comment and where the ticket stands after it: an answer is told and mailed to who asked, to a visitor mailed only, anything else to its owner. */
export async function sayInTicket(
  tx: Transaction,
  ticket: LockedTicket,
  { author, isStaff, text, status, at }: Said,
): Promise<StoredComment> {
  const store = createTicketStore(tx)
  const { id: ticketId } = ticket
  const { userId } = author
  const id = await store.insertComment({ ticketId, userId, isStaff, text, at })
  if (id === undefined) throw new Error('A comment was not written.')
  await store.setStatus(ticketId, status, at)
  if (isStaff && ticket.userId !== null) {
    leaveMessages(tx, ticket, [answeredMessage(ticketId, id)])
    await createNotices(tx).ofAnswer({ ticketId, commentId: id }, at)
  }
  if (isStaff && ticket.companyId === OF_A_VISITOR) leaveMessages(tx, ticket, [visitorAnsweredMessage(ticketId, id)])
  if (!isStaff) await informBrewery(tx, { ticketId, news: 'asked', key: `comment-${id}`, authorId: userId }, at)
  const userName = `${author.firstName} ${author.lastName}`
  return { id, ticketId, userId, userName, isStaff, description: text, createdAt: at }
}
