import type { TicketKind, TicketStatus } from '@fust/domain/support'
import { statement, type Queries } from '#platform/database/database.ts'

/** Company and ship-to of a ticket that is a visitor's; in a scope: that those may be seen. */
export const OF_A_VISITOR = ''

/** The ship-tos whose tickets may be seen, company by company. */
export type Scope = { companyIds: readonly string[]; shipToIds: readonly string[] }

export type StoredTicket = {
  id: number
  companyId: string
  shipToId: string
  shipToName: string
  kind: string
  status: string
  subject: string
  description: string
  categoryId: string | null
  subCategoryId: string | null
  market: string
  orderNumber: string | null
  userId: string | null
  userName: string | null
  createdAt: Date
  updatedAt: Date
  commentCount: number
  /** Null where who asked is a person of the portal. */
  visitor: StoredVisitor | null
}

export type StoredVisitor = {
  wish: string
  email: string
  phone: string
  companyName: string
  chamberNumber: string
  city: string
  trade: string | null
}

export type StoredComment = {
  id: number
  ticketId: number
  userId: string | null
  userName: string | null
  isStaff: boolean
  description: string
  createdAt: Date
}

export type TicketFilter = {
  id: number | null
  kind: string | null
  status: string | null
  shipToId: string | null
  categoryId: string | null
}

export type NewTicket = {
  companyId: string
  shipToId: string
  userId: string
  market: string
  kind: TicketKind
  categoryId: string | null
  subCategoryId: string | null
  subject: string
  description: string
  orderId: string | null
  at: Date
}

const KEYS = `coalesce(t.company_id, '${OF_A_VISITOR}') as "companyId", coalesce(t.ship_to_id, '${OF_A_VISITOR}') as "shipToId"`
/** The full name of a person whose row is there. */
const nameOf = (person: string) => `${person}.first_name || ' ' || ${person}.last_name as "userName"`
const AT_SHIP_TO = '(t.company_id, t.ship_to_id) in (select * from unnest($1::text[], $2::text[]))'
const OF_VISITORS = `t.company_id is null and '${OF_A_VISITOR}' = any($1)`
/** Of one ticket whose id is known. */
export const IN_SCOPE = `(${AT_SHIP_TO} or ${OF_VISITORS})`

// Two parts: each is found by an index of its own.
const readPage = statement<StoredTicket>(
  'tickets.list',
  `select t.id, ${KEYS}, coalesce(s.name, v.company_name) as "shipToName", t.kind, t.status,
     t.subject, t.description, t.category_id as "categoryId", t.sub_category_id as "subCategoryId", t.market,
     o.number as "orderNumber", t.user_id as "userId",
     coalesce(u.first_name || ' ' || u.last_name, v.first_name || ' ' || v.last_name) as "userName",
     t.created_at as "createdAt", t.updated_at as "updatedAt",
     coalesce((select count(*)::int from ticket_comment c where c.ticket_id = t.id), 0) as "commentCount",
     case when v.ticket_id is not null then jsonb_build_object('wish', v.wish, 'email', v.email, 'phone', v.phone,
       'companyName', v.company_name, 'chamberNumber', v.chamber_number, 'city', v.city, 'trade', v.trade) end as visitor
   from (select * from ticket t where ${AT_SHIP_TO} union all select * from ticket t where ${OF_VISITORS}) t
   left join ship_to s on s.company_id = t.company_id and s.id = t.ship_to_id
   left join sales_order o on o.company_id = t.company_id and o.id = t.order_id
   left join portal_user u on u.id = t.user_id
   left join ticket_visitor v on v.ticket_id = t.id
   where ($3::int is null or t.id = $3) and ($4::text is null or t.kind = $4)
     and ($5::text is null or t.status = $5) and ($6::text is null or t.ship_to_id = $6)
     and ($7::text is null or t.category_id = $7)
   order by t.updated_at desc, t.id desc limit $8 offset $9`,
)

const lock = statement<{ id: number; companyId: string; shipToId: string; userId: string | null; status: string }>(
  'tickets.lock',
  `select t.id, ${KEYS}, t.user_id as "userId", t.status
   from ticket t where t.id = $3 and ${IN_SCOPE} for update`,
)

const insert = statement<{ id: number }>(
  'tickets.insert',
  `insert into ticket (company_id, ship_to_id, user_id, market, kind, category_id, sub_category_id, subject,
     description, order_id, created_at, updated_at)
   select n.company_id, n.ship_to_id, n.user_id, n.market, n.kind, n.category_id, n.sub_category_id, n.subject,
     n.description, n.order_id, $2, $2
   from jsonb_to_record($1::jsonb) as n(company_id text, ship_to_id text, user_id text, market text, kind text,
     category_id text, sub_category_id text, subject text, description text, order_id bigint)
   returning id`,
)

const setStatus = statement(
  'tickets.set-status',
  `update ticket set status = $2, updated_at = greatest(updated_at, $3) where id = $1`,
)

const readOrder = statement<{ id: string; companyId: string; shipToId: string }>(
  'tickets.find-order',
  `select t.id::text as id, t.company_id as "companyId", t.ship_to_id as "shipToId"
   from sales_order t where ${AT_SHIP_TO} and t.number = $3 order by t.id desc limit 1`,
)

const countComments = statement<{ count: number | null }>(
  'tickets.count-comments',
  'select count(*)::int as count from ticket_comment where ticket_id = $1',
)

const insertComment = statement<{ id: number }>(
  'tickets.insert-comment',
  `insert into ticket_comment (ticket_id, user_id, is_staff, description, created_at) values ($1, $2, $3, $4, $5)
   returning id`,
)

const readComments = statement<StoredComment>(
  'tickets.list-comments',
  `select c.id, c.ticket_id as "ticketId", c.user_id as "userId", ${nameOf('u')}, c.is_staff as "isStaff",
     c.description, c.created_at as "createdAt"
   from ticket t
   cross join lateral (select * from ticket_comment own where own.ticket_id = t.id order by own.id desc limit $4) c
   left join portal_user u on u.id = c.user_id
   where t.id = any($3) and ${IN_SCOPE}
   order by c.ticket_id, c.id`,
)

export function createTicketStore(db: Queries) {
  return {
    readPage: ({ companyIds, shipToIds }: Scope, filter: TicketFilter, page: { limit: number; offset: number }) =>
      db.rows(readPage, [
        companyIds,
        shipToIds,
        filter.id,
        filter.kind,
        filter.status,
        filter.shipToId,
        filter.categoryId,
        page.limit,
        page.offset,
      ]),
    /** For whoever changes it next; only of the scope. */
    lock: ({ companyIds, shipToIds }: Scope, id: number) => db.row(lock, [companyIds, shipToIds, id]),
    insert: async ({ at, ...ticket }: NewTicket) => {
      const row = {
        company_id: ticket.companyId,
        ship_to_id: ticket.shipToId,
        user_id: ticket.userId,
        market: ticket.market,
        kind: ticket.kind,
        category_id: ticket.categoryId,
        sub_category_id: ticket.subCategoryId,
        subject: ticket.subject,
        description: ticket.description,
        order_id: ticket.orderId,
      }
      return (await db.row(insert, [JSON.stringify(row), at]))?.id
    },
    setStatus: (id: number, status: TicketStatus, at: Date) => db.rows(setStatus, [id, status, at]),
    readOrder: ({ companyIds, shipToIds }: Scope, number: string) => db.row(readOrder, [companyIds, shipToIds, number]),
    countComments: async (id: number) => (await db.row(countComments, [id]))?.count ?? 0,
    insertComment: async (comment: { ticketId: number; userId: string; isStaff: boolean; text: string; at: Date }) =>
      (await db.row(insertComment, [comment.ticketId, comment.userId, comment.isStaff, comment.text, comment.at]))?.id,
    /** The latest of each ticket, so many at most, the oldest of these first. */
    readComments: ({ companyIds, shipToIds }: Scope, ids: readonly number[], limit: number) =>
      db.rows(readComments, [companyIds, shipToIds, ids, limit]),
  }
}
