import { TICKET_QUEUES, TICKET_STATUSES, type TicketQueue, type TicketStatus } from '@fust/domain/support'
import { asOneLine, NAME_MAXIMUM } from '@fust/domain/text'
import { pageSearch, type PageSearch } from '../../../../lib/page/search-params.ts'

/** Which tickets are shown: those that stand somewhere, of a category, of a ship-to; for staff those of a queue. */
export type TicketFilter = {
  status?: TicketStatus | undefined
  category?: string | undefined
  shipTo?: string | undefined
  queue?: TicketQueue | undefined
}

/** What the address of the tickets says: which, on which page, and whether somebody writes a new one, about an order perhaps. */
export type TicketSearch = PageSearch & TicketFilter & { write?: 'yes' | undefined; order?: string | undefined }

// As long as the server takes them; what an address makes up beyond that is not asked for.
const CATEGORY_MAXIMUM = 40

export function ticketSearch(address: Record<string, unknown>): TicketSearch {
  const { order, write, status, category, shipTo, queue } = address
  return {
    write: write === 'yes' ? 'yes' : undefined,
    order: nameIn(order, NAME_MAXIMUM),
    status: TICKET_STATUSES.find((known) => known === status),
    category: nameIn(category, CATEGORY_MAXIMUM),
    shipTo: nameIn(shipTo, NAME_MAXIMUM),
    queue: TICKET_QUEUES.find((known) => known === queue),
    ...pageSearch(address),
  }
}

const nameIn = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' ? asOneLine(value).trim().slice(0, most) || undefined : undefined

export const isNarrowed = ({ status, category, shipTo, queue }: TicketFilter): boolean =>
  Boolean(status ?? category ?? shipTo ?? queue)
