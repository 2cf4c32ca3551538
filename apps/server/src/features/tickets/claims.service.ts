import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { hasArrived } from '@fust/domain/order'
import { claimableOf, type ClaimSettlement } from '@fust/domain/support'
import type { Actor } from '#request/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Authorise, OperationName } from '#request/policy.ts'
import { createClaimStore, type OrderedGoods } from './claims.store.ts'
import { sayInTicket } from './say-in-ticket.ts'
import { asking, askingStill, isStaffOf } from './ticket-scope.ts'
import { ticketIdOf, type TicketRefusal, type Tickets, type TicketView } from './tickets.service.ts'
import { createTicketStore } from './tickets.store.ts'

export type ClaimableGoods = OrderedGoods & { claimable: number }
export type SettleRefusal = TicketRefusal | { code: 'forbidden' | 'no-claim' | 'claim-settled' }

/** What of orders can be claimed, and how claims are settled. */
export function createClaims({
  db,
  clock,
  authorise,
  tickets,
}: {
  db: Database
  clock: Clock
  authorise: Authorise
  tickets: Tickets
}) {
  /** The lines of an order with what can still be claimed of them; none while it has not come. */
  async function readClaimable(
    actor: Actor | null,
    operation: OperationName,
    orderNumber: string,
  ): Promise<Outcome<ClaimableGoods[], TicketRefusal>> {
    const asked = asking(authorise, actor, operation)
    if (!asked.ok) return asked
    const store = createClaimStore(db)
    const order = await store.readOrder(asked.value.places, orderNumber)
    if (!order) return refuse({ code: 'not-found' })
    if (!hasArrived(order.status)) return accept([])
    const goods = await store.readGoods(order)
    return accept(goods.map((line) => ({ ...line, claimable: claimableOf(line) })))
  }

  /** Says how a claim is settled and why, once and for good; the ticket is closed by it. */
  async function settle(
    actor: Actor | null,
    operation: OperationName,
    said: { ticketId: string; settlement: ClaimSettlement; description: string },
  ): Promise<Outcome<TicketView, SettleRefusal>> {
    const asked = asking(authorise, actor, operation)
    if (!asked.ok) return asked
    const text = said.description.trim()
    if (text === '') return refuse({ code: 'invalid-input', message: 'Not all fields are filled in' })
    const id = ticketIdOf(said.ticketId)
    if (id === undefined) return refuse({ code: 'not-found' })
    const at = clock.now()
    const settled = await db.transaction(async (tx): Promise<Outcome<void, SettleRefusal>> => {
      const still = await askingStill(tx, authorise, asked.value, operation)
      if (!still.ok) return still
      const ticket = await createTicketStore(tx).lock(still.value.scope, id)
      if (!ticket) return refuse({ code: 'not-found' })
      if (!isStaffOf(still.value, ticket)) return refuse({ code: 'forbidden' })
      const store = createClaimStore(tx)
      const claim = await store.find(id)
      if (!claim) return refuse({ code: 'no-claim' })
      if (claim.settlement !== null) return refuse({ code: 'claim-settled' })
      const author = still.value.actor
      await store.settle(id, said.settlement, { by: author.userId, at })
      // Also in a ticket that takes no more comments: a claim has its answer.
      await sayInTicket(tx, ticket, { author, isStaff: true, text, status: 'closed', at })
      return accept(undefined)
    })
    if (!settled.ok) return settled
    return tickets.find(actor, operation, said.ticketId)
  }

  return { readClaimable, settle }
}

export type Claims = ReturnType<typeof createClaims>
