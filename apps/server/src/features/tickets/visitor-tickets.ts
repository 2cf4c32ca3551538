import type { PartnerTrade } from '@fust/domain/account'
import { TICKET_MAXIMUM, VISITOR_TICKETS_KEPT_DAYS, type TicketKind, type VisitorWish } from '@fust/domain/support'
import type { Clock } from '#platform/clock.ts'
import { statement, type Queries } from '#platform/database/database.ts'
import { informBrewery } from './inform-brewery.ts'

const DAY_MS = 86_400_000

/** Who a visitor says they are. */
export type Visitor = {
  wish: VisitorWish
  language: string
  firstName: string
  lastName: string
  email: string
  phone: string
  companyName: string
  chamberNumber: string
  city: string
  /** Null of who only asks something. */
  trade: PartnerTrade | null
}

type Asked = {
  requestId: string
  challenge: string
  visitor: Visitor
  market: string
  subject: string
  description: string
  at: Date
}

// Who would become a customer wishes for something; who asks has a question.
const KINDS: Readonly<Record<VisitorWish, TicketKind>> = { partner: 'request', question: 'question' }

const readOpened = statement<{ ticketId: number; requestId: string }>(
  'visitor-tickets.find',
  `select ticket_id as "ticketId", request_id as "requestId" from ticket_visitor where request_id = $1 or challenge = $2
   order by request_id = $1 desc limit 1`,
)

const open = statement<{ ticketId: number }>(
  'visitor-tickets.open',
  `with opened as (
     insert into ticket (market, kind, subject, description, created_at, updated_at)
     values ($2, $3, $4, $5, $6, $6) returning id)
   insert into ticket_visitor (ticket_id, request_id, challenge, wish, language, first_name, last_name, email, phone,
     company_name, chamber_number, city, trade)
   select opened.id, v.request_id, v.challenge, v.wish, v.language, v.first_name, v.last_name, v.email, v.phone,
     v.company_name, v.chamber_number, v.city, v.trade
   from opened, jsonb_to_record($1::jsonb) as v(request_id text, challenge text, wish text, language text, first_name text,
     last_name text, email text, phone text, company_name text, chamber_number text, city text, trade text)
   returning ticket_id as "ticketId"`,
)

const sweep = statement(
  'visitor-tickets.sweep',
  `delete from ticket where id in (
     select id from ticket where company_id is null and updated_at <= $1 order by updated_at limit 1000)`,
)

/** What visitors open: tickets of no company. */
export function createVisitorTickets(db: Queries) {
  return {
    /** The ticket that this request or this challenge has opened already. */
    readOpened: ({ requestId, challenge }: Pick<Asked, 'requestId' | 'challenge'>) =>
      db.row(readOpened, [requestId, challenge]),
    open: async ({ requestId, challenge, visitor, market, subject, description, at }: Asked): Promise<number> => {
      const row = {
        request_id: requestId,
        challenge,
        wish: visitor.wish,
        language: visitor.language,
        first_name: visitor.firstName,
        last_name: visitor.lastName,
        email: visitor.email,
        phone: visitor.phone,
        company_name: visitor.companyName,
        chamber_number: visitor.chamberNumber,
        city: visitor.city,
        trade: visitor.trade,
      }
      const line = Array.from(subject).slice(0, TICKET_MAXIMUM.subject).join('')
      const opened = await db.row(open, [JSON.stringify(row), market, KINDS[visitor.wish], line, description, at])
      if (!opened) throw new Error('The ticket of a visitor was not written.')
      const { ticketId } = opened
      await informBrewery(db, { ticketId, news: 'asked', key: `ticket-${ticketId}`, authorId: null }, at)
      return ticketId
    },
  }
}

/** Forgets tickets of visitors to which nothing has happened for a year. */
export function createVisitorTicketSweep({ db, clock }: { db: Queries; clock: Clock }) {
  return async (): Promise<void> => {
    await db.rows(sweep, [new Date(clock.now().getTime() - VISITOR_TICKETS_KEPT_DAYS * DAY_MS)])
  }
}
