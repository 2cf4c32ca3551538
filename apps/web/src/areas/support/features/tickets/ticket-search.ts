import { asOneLine, NAME_MAXIMUM } from '@fust/domain/text'
import { pageSearch, type PageSearch } from '../../../../lib/search-params.ts'

/** What the address of the tickets says: which page, and whether somebody writes a new one, about an order perhaps. */
export type TicketSearch = PageSearch & { write?: 'yes' | undefined; order?: string | undefined }

export function ticketSearch(address: Record<string, unknown>): TicketSearch {
  const { order, write } = address
  const number = typeof order === 'string' ? asOneLine(order).trim() : ''
  return {
    write: write === 'yes' ? 'yes' : undefined,
    order: number.slice(0, NAME_MAXIMUM) || undefined,
    ...pageSearch(address),
  }
}
