import type {
  ClaimableLine,
  SupportContacts,
  Ticket,
  TicketCategory,
  TicketComment,
  TicketSubCategory,
} from '@fust/contract/rest'
import type { TicketKind, TicketQueue, TicketStatus } from '@fust/domain/support'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../../../i18n/index.ts'
import { readPortal } from '../../../lib/server/portal-call.ts'
import { SUPPORT_KEY } from '../../../lib/server/query-keys.ts'

const TICKETS_PER_PAGE = 25

/** What a list of tickets is narrowed to. */
type ShownTickets = {
  status?: TicketStatus | undefined
  category?: string | undefined
  shipTo?: string | undefined
  /** For staff, who read first what waits longest. */
  queue?: TicketQueue | undefined
}

type TicketPage = { tickets: Ticket[]; hasMore: boolean }

/** A page of the tickets of a kind, or of all kinds, the latest first. */
export const ticketsQuery = (
  kind: TicketKind | undefined,
  { status, category, shipTo, queue }: ShownTickets,
  page: number,
) =>
  queryOptions({
    queryKey: [...SUPPORT_KEY, 'list', kind, { status, category, shipTo, queue }, page, currentLanguage()],
    queryFn: async ({ signal }): Promise<TicketPage> => {
      // One more tells whether there is a next page.
      const asked = {
        limit: TICKETS_PER_PAGE + 1,
        offset: (page - 1) * TICKETS_PER_PAGE,
        ...(kind && { kind }),
        ...(queue && { queue }),
        ...(status && { status }),
        ...(category && { categoryId: category }),
        ...(shipTo && { shipToId: shipTo }),
      }
      const tickets = await readPortal<Ticket[]>('tickets/GetAllTickets', asked, signal)
      return { tickets: tickets.slice(0, TICKETS_PER_PAGE), hasMore: tickets.length > TICKETS_PER_PAGE }
    },
    placeholderData: keepPreviousData,
  })

/** One ticket; null where it is not there, or somebody else's. */
export const ticketQuery = (caseNumber: string) =>
  queryOptions({
    queryKey: [...SUPPORT_KEY, 'ticket', caseNumber, currentLanguage()],
    queryFn: async ({ signal }): Promise<Ticket | null> => {
      if (!/^\d{1,10}$/.test(caseNumber)) return null
      const [found] = await readPortal<Ticket[]>('tickets/GetAllTickets', { caseNumber }, signal)
      return found ?? null
    },
    refetchInterval: 60_000,
  })

/** What can still be claimed of an order, line by line; nothing while it has not come. */
export const claimableQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: [...SUPPORT_KEY, 'claimable', orderNumber, currentLanguage()],
    queryFn: ({ signal }) => readPortal<ClaimableLine[]>('tickets/GetClaimableLines', { orderNumber }, signal),
    enabled: orderNumber !== '',
  })

/** What was said in a ticket. */
export const commentsQuery = (caseNumber: string) =>
  queryOptions({
    queryKey: [...SUPPORT_KEY, 'comments', caseNumber],
    queryFn: ({ signal }) => readPortal<TicketComment[]>(`tickets/GetCommentsByTicketId/${caseNumber}`, {}, signal),
    refetchInterval: 60_000,
  })

export const categoriesQuery = () =>
  queryOptions({
    queryKey: [...SUPPORT_KEY, 'categories', currentLanguage()],
    queryFn: async ({ signal }) => {
      const [categories, parts] = await Promise.all([
        readPortal<TicketCategory[]>('tickets/GetCategories', {}, signal),
        readPortal<TicketSubCategory[]>('tickets/GetAllSubCategories', {}, signal),
      ])
      return { categories, parts }
    },
    staleTime: 5 * 60_000,
  })

/** Whom to ask; whether somebody answers now is asked again every minute. */
export const contactsQuery = () =>
  queryOptions({
    queryKey: [...SUPPORT_KEY, 'contacts', currentLanguage()],
    queryFn: ({ signal }) => readPortal<SupportContacts>('support/GetContacts', {}, signal),
    refetchInterval: 60_000,
  })
