import type { Transaction } from '#platform/database/database.ts'
import { writeAudit } from '#request/audit.ts'
import { leaveMessages } from '#features/outbox/index.ts'
import { informBrewery } from './inform-brewery.ts'
import { openedMessage } from './ticket-message.ts'
import { createTicketStore, type NewTicket } from './tickets.store.ts'

/** Opens a ticket of a customer: it has an owner, who is notified, and customer service is mailed, unless by a letter of its own. */
export async function openTicket(tx: Transaction, ticket: NewTicket, { isMailed = true } = {}): Promise<number> {
  const id = await createTicketStore(tx).insert(ticket)
  if (id === undefined) throw new Error('A ticket was not written.')
  await informBrewery(tx, { ticketId: id, news: 'asked', key: `ticket-${id}`, authorId: ticket.userId }, ticket.at)
  const { companyId, shipToId, userId, at } = ticket
  const entry = { at, actorId: userId, companyId, shipToId, subject: String(id), details: {} }
  writeAudit(tx, { ...entry, action: 'ticket-opened' })
  if (isMailed) leaveMessages(tx, ticket, [openedMessage(id)])
  return id
}
