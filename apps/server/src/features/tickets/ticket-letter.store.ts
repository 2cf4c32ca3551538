import { statement, type Queries } from '#platform/database/database.ts'

type ToldAnswer = {
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

const read = statement<ToldAnswer>(
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

type ToldVisitor = Omit<ToldAnswer, 'userId' | 'settlement'> & { question: string }

const readForVisitor = statement<ToldVisitor>(
  'ticket-letter.find-visitor',
  `select t.id as "ticketId", t.subject, t.description as question, c.description as answer, by.first_name as "answeredBy",
     v.email, v.first_name as "firstName", v.language as locale
   from ticket_comment c
   join ticket t on t.id = c.ticket_id
   join ticket_visitor v on v.ticket_id = t.id
   left join portal_user by on by.id = c.user_id
   where c.id = $1`,
)

export function createTicketLetterStore(db: Queries) {
  return {
    /** Undefined where nobody is to be told: who asked is gone, or signs in no more. */
    read: (commentId: number) => db.row(read, [commentId]),
    /** Undefined where the ticket is gone, or no visitor's. */
    readForVisitor: (commentId: number) => db.row(readForVisitor, [commentId]),
  }
}
