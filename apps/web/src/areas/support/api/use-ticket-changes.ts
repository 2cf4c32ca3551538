import type {
  NewTicketBody,
  SettleClaimBody,
  TakeOverBody,
  Ticket,
  TicketComment,
  TicketStatusBody,
} from '@fust/contract/rest'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changePortal } from '../../../lib/server/portal-call.ts'
import { SUPPORT_KEY } from '../../../lib/server/query-keys.ts'
import { MARKET } from '../../../lib/market/market.ts'

/** Opens a ticket; the same key opens it once, however often it is sent. */
export function useOpenTicket() {
  return useChange(({ key, ...body }: NewTicketBody & { key: string }) =>
    changePortal<Ticket>('tickets/CreateTicket', body, {
      query: { market: MARKET.ticketMarket },
      headers: { 'Idempotency-Key': key },
    }),
  )
}

/** Says something in a ticket. */
export function useComment() {
  return useChange(({ key, ...body }: { ticketId: string; description: string; user: string; key: string }) =>
    changePortal<TicketComment>('tickets/CreateComment', body, { headers: { 'Idempotency-Key': key } }),
  )
}

/** Closes a ticket, or opens it again. */
export function useSetTicketStatus() {
  return useChange((body: TicketStatusBody) => changePortal<Ticket>('tickets/SetTicketStatus', body))
}

/** Makes who is signed in the owner of a ticket. */
export function useTakeOver() {
  return useChange((body: TakeOverBody) => changePortal<Ticket>('tickets/TakeOverTicket', body))
}

/** Settles a claim for the brewery, with an answer; the ticket is closed by it. */
export function useSettleClaim() {
  return useChange((body: SettleClaimBody) => changePortal<Ticket>('tickets/SettleClaim', body))
}

function useChange<Asked, Answer extends { ok: boolean }>(change: (asked: Asked) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async ({ ok }) => {
      if (ok) await queryClient.invalidateQueries({ queryKey: SUPPORT_KEY })
    },
  })
}
