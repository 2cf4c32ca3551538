import { statement, type Queries } from '#platform/database/database.ts'
import { OWNER_OF, SUPPORT_STAFF } from './support-staff-sql.ts'

type LetterAnswer = {
  ticketId: number
  subject: string
  answer: string
  answeredBy: string | null
  userId: string
  email: string
  firstName: string
  locale: string
  /** How a claim was settled by this answer. */
  settlement: string | null
}

const read = statement<LetterAnswer>(
  'ticket-letter.find',
  `select t.id as "ticketId", t.subject, c.description as answer, by.first_name as "answeredBy", u.id as "userId", u.email,
     u.first_name as "firstName", u.locale, k.settlement
   from ticket_comment c
   join ticket t on t.id = c.ticket_id
   join portal_user u on u.id = t.user_id and u.status = 'Active'
   left join portal_user by on by.id = c.user_id
   left join ticket_claim k on k.ticket_id = t.id and k.settled_at = c.created_at and c.is_staff
   where c.id = $1`,
)

type VisitorLetterAnswer = Omit<LetterAnswer, 'userId' | 'settlement'> & { question: string }

const readForVisitor = statement<VisitorLetterAnswer>(
  'ticket-letter.find-visitor',
  `select t.id as "ticketId", t.subject, t.description as question, c.description as answer, by.first_name as "answeredBy",
     v.email, v.first_name as "firstName", v.language as locale
   from ticket_comment c
   join ticket t on t.id = c.ticket_id
   join ticket_visitor v on v.ticket_id = t.id
   left join portal_user by on by.id = c.user_id
   where c.id = $1`,
)

/** A ticket as customer service is mailed of it. */
type DeskLetterTicket = {
  ticketId: number
  status: string
  subject: string
  description: string
  company: string | null
  shipTo: string | null
  person: string | null
  email: string | null
  categoryId: string | null
  subCategoryId: string | null
  orderNumber: string | null
  isClaim: boolean | null
  owner: string | null
}

const readForDesk = statement<DeskLetterTicket>(
  'ticket-letter.find-for-desk',
  `with staff as (${SUPPORT_STAFF})
   select t.id as "ticketId", t.status, t.subject, t.description, coalesce(c.name, v.company_name) as company,
     s.name || ' (' || s.id || ')' as "shipTo",
     coalesce(u.first_name || ' ' || u.last_name, v.first_name || ' ' || v.last_name) as person,
     coalesce(u.email, v.email) as email, t.category_id as "categoryId", t.sub_category_id as "subCategoryId",
     o.number as "orderNumber", exists (select from ticket_claim k where k.ticket_id = t.id) as "isClaim",
     owner.first_name || ' ' || owner.last_name as owner
   from ticket t
   left join company c on c.id = t.company_id
   left join ship_to s on s.company_id = t.company_id and s.id = t.ship_to_id
   left join sales_order o on o.company_id = t.company_id and o.id = t.order_id
   left join portal_user u on u.id = t.user_id
   left join lateral ${OWNER_OF} owner on true
   left join ticket_visitor v on v.ticket_id = t.id
   where t.id = $1`,
)

export function createTicketLetterStore(db: Queries) {
  return {
    /** Undefined where nobody is to be told: who asked is gone, or signs in no more. */
    read: (commentId: number) => db.row(read, [commentId]),
    /** Undefined where the ticket is gone. */
    readForDesk: (ticketId: number) => db.row(readForDesk, [ticketId]),
    /** Undefined where the ticket is gone, or no visitor's. */
    readForVisitor: (commentId: number) => db.row(readForVisitor, [commentId]),
  }
}
