import { statement, type Queries } from '#platform/database/database.ts'
import { CUSTOMER_SERVICE, LOOKS_AFTER, OWNER_OF, SUPPORT_STAFF } from './support-staff-sql.ts'

/** Somebody of the brewery who is notified of a ticket, and whether they have a role at its ship-to. */
export type DeskReader = { userId: string; isAtShipTo: boolean }

/** A ticket of which the brewery is reminded, and since when it waited: the key of this one reminder. */
export type OverdueTicket = { id: number; companyId: string; shipToId: string; since: Date }

/** A ticket whose owner is gone. */
export type ReleasedTicket = { id: number; status: string }

// The owner; without one, or when all shall know, customer service.
const listReaders = statement<DeskReader>(
  'ticket-desk.list-readers',
  `with staff as (${SUPPORT_STAFF}),
   ticket_place as (
     select t.company_id, t.ship_to_id, owner.id as owner_id
     from ticket t left join lateral ${OWNER_OF} owner on true where t.id = $1)
   select s.user_id as "userId",
     coalesce(bool_or(s.company_id = t.company_id and s.ship_to_id = t.ship_to_id), false) as "isAtShipTo"
   from ticket_place t join staff s on s.user_id is distinct from $2
     and (s.user_id = t.owner_id
       or (t.owner_id is null or $3::boolean) and s.user_id in (
         select user_id from staff where customer_type in (${CUSTOMER_SERVICE})))
   group by s.user_id order by s.user_id`,
)

// A ticket that another worker has taken meanwhile is not due any more.
const takeOverdue = statement<OverdueTicket>(
  'ticket-desk.take-overdue',
  `update ticket t set reminded_at = $2
   from (
     select id, coalesce(reminded_at, waiting_since) as since from ticket
     where status = 'open' and coalesce(reminded_at, waiting_since) <= $1
     order by coalesce(reminded_at, waiting_since), id limit $3 for update skip locked) due
   where t.id = due.id
   returning t.id, coalesce(t.company_id, '') as "companyId", coalesce(t.ship_to_id, '') as "shipToId", due.since`,
)

// Judged by the locked row: who has taken a ticket over meanwhile keeps it.
const releaseTickets = statement<ReleasedTicket>(
  'ticket-desk.release',
  `with staff as (${SUPPORT_STAFF}),
   gone as (
     select w.ticket_id from ticket_owner w join ticket t on t.id = w.ticket_id where not ${LOOKS_AFTER}
     order by w.ticket_id limit $1 for update of w skip locked)
   delete from ticket_owner w using gone, ticket t
   where w.ticket_id = gone.ticket_id and t.id = w.ticket_id
   returning t.id, t.status`,
)

export function createTicketDeskStore(db: Queries) {
  return {
    /** Who is notified, without the author. */
    listReaders: (ticketId: number, authorId: string | null, isForAll: boolean) =>
      db.rows(listReaders, [ticketId, authorId, isForAll]),
    /** Takes tickets that have waited since `cutOff` or longer, so many at most; each is due again a period later. */
    takeOverdue: (cutOff: Date, at: Date, most: number) => db.rows(takeOverdue, [cutOff, at, most]),
    /** Gives tickets whose owner looks after them no longer to customer service. */
    release: (most: number) => db.rows(releaseTickets, [most]),
  }
}
