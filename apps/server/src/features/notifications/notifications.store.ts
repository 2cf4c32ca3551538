import { CUSTOMER_TYPES, isStaffType } from '@fust/domain/access'
import type { NotificationKind } from '@fust/domain/support'
import { statement, type Queries } from '#platform/database/database.ts'

/** What somebody may be told of: ship-tos, each with a kind. */
export type NotificationScope = {
  companyIds: readonly string[]
  shipToIds: readonly string[]
  kinds: readonly NotificationKind[]
  userId: string
  /** Of all their ship-tos. */
  customerTypes: readonly string[]
  /** What is older is not told any more. */
  since: Date
}

export type NotificationPage = {
  /** Null for all of them. */
  kinds: readonly string[] | null
  /** Null for both. */
  isRead: boolean | null
  limit: number
  offset: number
  language: string
}

export type StoredNotification = {
  id: number
  kind: string
  shipToId: string | null
  orderNumber: string | null
  ticketId: number | null
  subject: string
  news: string
  createdAt: Date
  isRead: boolean | null
  /** In the language asked for, where there is one. */
  newsTitle: string | null
}

const STAFF = CUSTOMER_TYPES.filter(isStaffType)
const KEPT = `(user_id is null or user_id = $4) and created_at > $5`
// Who works for the brewery no longer is told of no customer's ticket.
const TICKETS_OF_STAFF = `(kind <> 'ticket' or ('ticket' = any($3::text[]) and $6::text[] && '{${STAFF.join()}}'::text[]))`
// News is told for as long as its page is there.
const SEEN = `(
    select * from notification
    where (company_id, ship_to_id, kind) in (select * from unnest($1::text[], $2::text[], $3::text[])) and ${KEPT}
    union all
    select * from notification
    where company_id is null and ${KEPT} and ${TICKETS_OF_STAFF} and (user_id is not null or (
      (cardinality(user_types) = 0 or user_types && $6::text[])
      and exists (select from content_page p where p.kind = 'news' and p.slug = subject)))) n`
// What somebody does not want to be told in the portal.
const UNWANTED =
  'exists (select from notification_choice c where c.user_id = $4 and c.kind = n.kind and not c.in_portal)'
const TOLD = `${SEEN} where not ${UNWANTED}`
const IS_READ = 'exists (select from notification_read r where r.user_id = $4 and r.notification_id = n.id)'

const WITH_WORDS = `select n.id, n.kind, n.ship_to_id as "shipToId", o.number as "orderNumber", n.ticket_id as "ticketId", n.subject,
     n.news, n.created_at as "createdAt", ${IS_READ} as "isRead", p.title as "newsTitle"
   from ${SEEN} left join sales_order o on o.company_id = n.company_id and o.id = n.order_id
     left join lateral (
       select title from content_page where n.kind = 'news' and kind = 'news' and slug = n.subject
       order by language = $7 desc, language = 'en' desc, language limit 1) p on true`

const readPage = statement<StoredNotification>(
  'notifications.list',
  `${WITH_WORDS} where not ${UNWANTED} and ($8::jsonb ->> 'kinds' is null or $8::jsonb -> 'kinds' ? n.kind)
     and ($8::jsonb ->> 'isRead' is null or ${IS_READ} = ($8::jsonb ->> 'isRead')::boolean)
   order by n.created_at desc, n.id desc limit $9 offset $10`,
)

const find = statement<StoredNotification>('notifications.find', `${WITH_WORDS} where n.id = $8`)

const latest = statement<{ id: number }>(
  'notifications.latest',
  `select n.id from ${TOLD} order by n.created_at desc, n.id desc limit $7`,
)

const countUnread = statement<{ count: number | null }>(
  'notifications.count-unread',
  `select count(*)::int as count from (select from ${TOLD} and not ${IS_READ} limit $7) unread`,
)

const read = statement<{ id: number }>(
  'notifications.read',
  `with seen as (select n.id from ${TOLD} and n.id = $7),
   done as (
     insert into notification_read (user_id, notification_id, read_at) select $4, id, $8 from seen
     on conflict (user_id, notification_id) do nothing)
   select id from seen`,
)

const readAll = statement(
  'notifications.read-all',
  `insert into notification_read (user_id, notification_id, read_at)
   select $4, n.id, $7 from ${TOLD} and not ${IS_READ}
   on conflict (user_id, notification_id) do nothing`,
)

const sweep = statement(
  'notifications.sweep',
  'delete from notification where id in (select id from notification where created_at <= $1 limit 1000)',
)

const valuesOf = ({ companyIds, shipToIds, kinds, userId, since, customerTypes }: NotificationScope) =>
  [companyIds, shipToIds, kinds, userId, since, customerTypes] as const

export function createNotificationStore(db: Queries) {
  return {
    readPage: (scope: NotificationScope, { kinds, isRead, limit, offset, language }: NotificationPage) =>
      db.rows(readPage, [...valuesOf(scope), language, JSON.stringify({ kinds, isRead }), limit, offset]),
    /** One that somebody may see, whether or not they want it in the portal. */
    find: (scope: NotificationScope, id: number, language: string) => db.row(find, [...valuesOf(scope), language, id]),
    latest: async (scope: NotificationScope, limit: number) =>
      (await db.rows(latest, [...valuesOf(scope), limit])).map(({ id }) => id),
    countUnread: async (scope: NotificationScope, most: number) =>
      (await db.row(countUnread, [...valuesOf(scope), most]))?.count ?? 0,
    /** False where there is no such one for this person. */
    read: async (scope: NotificationScope, id: number, at: Date) =>
      (await db.row(read, [...valuesOf(scope), id, at])) !== undefined,
    readAll: (scope: NotificationScope, at: Date) => db.rows(readAll, [...valuesOf(scope), at]),
    sweep: (before: Date) => db.rows(sweep, [before]),
  }
}
