import type { TicketKind, TicketQueue, TicketStatus } from '@fust/domain/support'
import { statement, type Queries } from '#platform/database/database.ts'
import { ACCOUNT_MANAGERS, OWNER_OF, SUPPORT_STAFF } from './support-staff-sql.ts'

/** Company and ship-to of a ticket that is a visitor's; in a scope: that those may be seen. */
export const OF_A_VISITOR = ''

/** Ship-tos, company by company. */
export type Places = { companyIds: readonly string[]; shipToIds: readonly string[] }

/** The ship-tos whose tickets may be seen; or those of everybody. */
export type Scope = Places & { isEverywhere: boolean }

/** What every statement that reads tickets for somebody begins with. */
export const scopeValues = ({ companyIds, shipToIds, isEverywhere }: Scope) =>
  [companyIds, shipToIds, isEverywhere] as const

export type StoredTicket = {
  id: number
  companyId: string
  shipToId: string
  shipToName: string
  companyName: string | null
  /** Null: customer service. */
  ownerId: string | null
  ownerName: string | null
  /** Null while it does not wait for the brewery. */
  waitingSince: Date | null
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
  /** With a queue, what waits longest comes first; without one, the latest. */
  queue: TicketQueue | null
  /** Whose tickets are `mine`. */
  userId: string
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
/** Of one ticket whose id is known; the one rule of who sees a ticket, in SQL. */
export const IN_SCOPE = `($3::boolean or ${AT_SHIP_TO} or ${OF_VISITORS})`

const ticketsOf = (from: string) =>
  `with staff as (${SUPPORT_STAFF})
   select t.id, ${KEYS}, coalesce(s.name, v.company_name) as "shipToName", c.name as "companyName",
     owner.id as "ownerId", owner.first_name || ' ' || owner.last_name as "ownerName", t.waiting_since as "waitingSince",
     t.kind, t.status, t.subject, t.description, t.category_id as "categoryId", t.sub_category_id as "subCategoryId",
     t.market, o.number as "orderNumber", t.user_id as "userId",
     coalesce(u.first_name || ' ' || u.last_name, v.first_name || ' ' || v.last_name) as "userName",
     t.created_at as "createdAt", t.updated_at as "updatedAt",
     coalesce((select count(*)::int from ticket_comment c where c.ticket_id = t.id), 0) as "commentCount",
     case when v.ticket_id is not null then jsonb_build_object('wish', v.wish, 'email', v.email, 'phone', v.phone,
       'companyName', v.company_name, 'chamberNumber', v.chamber_number, 'city', v.city, 'trade', v.trade) end as visitor
   from (${from}) t
   left join company c on c.id = t.company_id
   left join ship_to s on s.company_id = t.company_id and s.id = t.ship_to_id
   left join sales_order o on o.company_id = t.company_id and o.id = t.order_id
   left join portal_user u on u.id = t.user_id
   left join lateral ${OWNER_OF} owner on true
   left join ticket_visitor v on v.ticket_id = t.id`

const PAGE = `
   where ($4::jsonb ->> 'kind' is null or t.kind = $4 ->> 'kind')
     and ($4 ->> 'status' is null or t.status = $4 ->> 'status')
     and ($4 ->> 'shipToId' is null or t.ship_to_id = $4 ->> 'shipToId')
     and ($4 ->> 'categoryId' is null or t.category_id = $4 ->> 'categoryId')
     and case $4 ->> 'queue' when 'mine' then owner.id = $4 ->> 'userId' when 'service' then owner.id is null
       else true end
   order by case when $4 ->> 'queue' is not null then t.waiting_since end nulls last, t.updated_at desc, t.id desc
   limit $5 offset $6`

// Parts: each is found by an index of its own.
const readPage = statement<StoredTicket>(
  'tickets.list',
  `${ticketsOf(`select * from ticket t where $3::boolean
     union all select * from ticket t where not $3 and ${AT_SHIP_TO}
     union all select * from ticket t where not $3 and ${OF_VISITORS}`)} ${PAGE}`,
)

const readOne = statement<StoredTicket>(
  'tickets.find',
  `${ticketsOf(`select * from ticket t where t.id = $7 and ${IN_SCOPE}`)} ${PAGE}`,
)

const lock = statement<{ id: number; companyId: string; shipToId: string; userId: string | null; status: string }>(
  'tickets.lock',
  `select t.id, ${KEYS}, t.user_id as "userId", t.status
   from ticket t where t.id = $4 and ${IN_SCOPE} for update`,
)

// The account manager of the ship-to owns it; the first of several, and never who asks.
const insert = statement<{ id: number }>(
  'tickets.insert',
  `with staff as (${SUPPORT_STAFF}),
   opened as (
     insert into ticket (company_id, ship_to_id, user_id, market, kind, category_id, sub_category_id, subject,
       description, order_id, created_at, updated_at)
     select n.company_id, n.ship_to_id, n.user_id, n.market, n.kind, n.category_id, n.sub_category_id, n.subject,
       n.description, n.order_id, $2, $2
     from jsonb_to_record($1::jsonb) as n(company_id text, ship_to_id text, user_id text, market text, kind text,
       category_id text, sub_category_id text, subject text, description text, order_id bigint)
     returning *),
   owned as (
     insert into ticket_owner (ticket_id, user_id)
     select o.id, min(s.user_id) from opened o
     join staff s on s.company_id = o.company_id and s.ship_to_id = o.ship_to_id and s.user_id <> o.user_id
     where s.customer_type in (${ACCOUNT_MANAGERS}) group by o.id)
   select id from opened`,
)

const setStatus = statement(
  'tickets.set-status',
  `update ticket set status = $2, updated_at = greatest(updated_at, $3) where id = $1`,
)

const setOwner = statement(
  'tickets.set-owner',
  `insert into ticket_owner (ticket_id, user_id) values ($1, $2)
   on conflict (ticket_id) do update set user_id = excluded.user_id`,
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
   cross join lateral (select * from ticket_comment own where own.ticket_id = t.id order by own.id desc limit $5) c
   left join portal_user u on u.id = c.user_id
   where t.id = any($4) and ${IN_SCOPE}
   order by c.ticket_id, c.id`,
)

export function createTicketStore(db: Queries) {
  return {
    readPage: (scope: Scope, filter: TicketFilter, { limit, offset }: { limit: number; offset: number }) =>
      filter.id === null
        ? db.rows(readPage, [...scopeValues(scope), JSON.stringify(filter), limit, offset])
        : db.rows(readOne, [...scopeValues(scope), JSON.stringify(filter), limit, offset, filter.id]),
    find: (scope: Scope, id: number) => db.row(readOne, [...scopeValues(scope), '{}', 1, 0, id]),
    /** For whoever changes it next; only of the scope. */
    lock: (scope: Scope, id: number) => db.row(lock, [...scopeValues(scope), id]),
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
    readOrder: ({ companyIds, shipToIds }: Places, number: string) =>
      db.row(readOrder, [companyIds, shipToIds, number]),
    countComments: async (id: number) => (await db.row(countComments, [id]))?.count ?? 0,
    insertComment: async (comment: { ticketId: number; userId: string; isStaff: boolean; text: string; at: Date }) =>
      (await db.row(insertComment, [comment.ticketId, comment.userId, comment.isStaff, comment.text, comment.at]))?.id,
    /** The latest of each ticket, so many at most, the oldest of these first. */
    readComments: (scope: Scope, ids: readonly number[], limit: number) =>
      db.rows(readComments, [...scopeValues(scope), ids, limit]),
    setOwner: (id: number, userId: string) => db.rows(setOwner, [id, userId]),
  }
}
