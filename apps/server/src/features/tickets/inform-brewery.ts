import type { TicketNews } from '@fust/domain/support'
import type { Queries } from '#platform/database/database.ts'
import { createNotices } from '#features/notifications/index.ts'
import { createTicketDeskStore } from './ticket-desk.store.ts'

type TicketEvent = {
  ticketId: number
  news: TicketNews
  /** What happened, once: nobody is notified twice of the same. */
  key: string
  /** Who did it, and is not notified. */
  authorId: string | null
}

/** Notifies the owner of a ticket; customer service where it has none, and of what nobody answers in any case. */
export async function informBrewery(
  tx: Queries,
  { ticketId, news, key, authorId }: TicketEvent,
  at: Date,
): Promise<void> {
  const readers = await createTicketDeskStore(tx).listReaders(ticketId, authorId, news === 'unanswered')
  if (readers.length > 0) await createNotices(tx).ofTicket({ ticketId, news, key: `${news}:${key}`, readers }, at)
}
