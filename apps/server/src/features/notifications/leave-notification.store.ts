import type { CalendarDate } from '@fust/domain/calendar'
import type { OrderNews, TicketNews } from '@fust/domain/support'
import { confirmationSubject } from './confirmation-text.ts'
import { statement, type Queries } from '#platform/database/database.ts'

type Order = { companyId: string; id: number }
type TicketNotice = {
  ticketId: number
  news: TicketNews
  key: string
  readers: readonly { userId: string; isAtShipTo: boolean }[]
}
/** What the ERP confirmed, by how many confirmations of the order there were. */
type Confirmation = { confirmation: number; at: Date } & Parameters<typeof confirmationSubject>[0]
type MovedDay = { from: CalendarDate; to: CalendarDate; isOfSeveral: boolean }

// A number is not drawn for what was told already.
const leaveAboutOrder = statement(
  'notifications.leave-about-order',
  `insert into notification (key, kind, company_id, ship_to_id, order_id, subject, news, created_at)
   select $1, $2, o.company_id, o.ship_to_id, o.id, $5, $6, $7 from sales_order o
   where o.company_id = $3 and o.id = $4 and not exists (select from notification n where n.key = $1)
   on conflict (key) do nothing`,
)

const leaveAboutTicket = statement(
  'notifications.leave-about-ticket',
  `insert into notification (key, kind, company_id, ship_to_id, user_id, ticket_id, created_at)
   select $1, 'ticket', t.company_id, t.ship_to_id, t.user_id, t.id, $3 from ticket t
   where t.id = $2 and t.user_id is not null
   on conflict (key) do nothing`,
)

// Of those who have no role at the ship-to it is theirs alone. Whether somebody may see it is looked at when they read it.
const leaveForStaff = statement(
  'notifications.leave-for-staff',
  `insert into notification (key, kind, company_id, ship_to_id, user_id, ticket_id, news, created_at)
   select $1 || ':' || r.user_id, 'ticket', case when r.is_there then t.company_id end,
     case when r.is_there then t.ship_to_id end, r.user_id, t.id, $3, $6
   from ticket t, unnest($4::text[], $5::boolean[]) as r(user_id, is_there)
   where t.id = $2
   on conflict (key) do nothing`,
)

const leaveAboutRoles = statement(
  'notifications.leave-about-roles',
  `insert into notification (key, kind, user_id, subject, news, created_at)
   select $1 || c.id, 'user', $2, c.name, 'roles-changed', $4 from company c where c.id = any($3::text[])
   on conflict (key) do nothing`,
)

const leaveAboutInvitation = statement(
  'notifications.leave-about-accepted-invitation',
  `insert into notification (key, kind, user_id, subject, news, created_at)
   select 'invitation-accepted:' || $1, 'user', $3, u.first_name || ' ' || u.last_name, 'invitation-accepted', $4
   from portal_user u where u.id = $2
   on conflict (key) do nothing`,
)

const leaveForConfirmation = statement(
  'notifications.leave-for-confirmation',
  `insert into notification (key, kind, user_id, subject, news, created_at)
   select 'administrator:' || $1 || ':' || u.id, 'user', u.id, $2, 'administrator-waits', $4
   from portal_user u where u.id = any($3::text[])
   on conflict (key) do nothing`,
)

// Who invited somebody of the folder stands in what is kept of it.
const leaveAboutFirstPassword = statement(
  'notifications.leave-about-first-password',
  `insert into notification (key, kind, user_id, subject, news, created_at)
   select 'invitation-accepted:' || u.id, 'user', by.id, u.first_name || ' ' || u.last_name, 'invitation-accepted', $2
   from portal_user u
   cross join lateral (
     select actor_id from audit_entry where action = 'person-invited' and subject = u.id order by id desc limit 1) invited
   join portal_user by on by.id = invited.actor_id
   where u.id = $1
   on conflict (key) do nothing`,
)

// In one language or several, an article is one.
const leaveAboutNews = statement(
  'notifications.leave-about-news',
  `insert into notification (key, kind, subject, user_types, created_at)
   select distinct on (slug) 'news:' || slug, 'news', slug, array_remove(user_types, 'Public'), $3 from content_page p
   where kind = 'news' and published_on between $1 and $2 and (published_until is null or published_until >= $2)
     and (cardinality(user_types) = 0 or user_types <> '{Public}')
     and not exists (select from notification n where n.key = 'news:' || p.slug)
   order by slug, language
   on conflict (key) do nothing`,
)

/** Tells people in the portal, in the transaction of what they are told; each thing once. */
export function createNotices(tx: Queries) {
  return {
    ofOrder: ({ companyId, id }: Order, news: OrderNews, at: Date) =>
      tx.rows(leaveAboutOrder, [`order:${companyId}:${id}:${news}`, 'order', companyId, id, '', news, at]),
    /** An order comes in so many deliveries. */
    ofDeliveries: ({ companyId, id }: Order, count: number, at: Date) =>
      tx.rows(leaveAboutOrder, [
        `deliveries:${companyId}:${id}:${count}`,
        'delivery',
        companyId,
        id,
        String(count),
        '',
        at,
      ]),
    /** The day of its delivery has become another one; of several deliveries, that of the last. */
    ofMovedDay: ({ companyId, id }: Order, { from, to, isOfSeveral }: MovedDay, at: Date) =>
      tx.rows(leaveAboutOrder, [
        // A day may come back: each move is told.
        `moved-day:${companyId}:${id}:${from}:${to}:${at.toISOString()}`,
        'delivery',
        companyId,
        id,
        `${from} ${to}`,
        isOfSeveral ? 'last-moved' : 'moved',
        at,
      ]),
    /** Lines of it come otherwise than they were ordered, or as they were ordered again. */
    ofConfirmation: ({ companyId, id }: Order, { confirmation, at, ...of }: Confirmation) =>
      tx.rows(leaveAboutOrder, [
        `confirmed:${companyId}:${id}:${confirmation}`,
        'delivery',
        companyId,
        id,
        confirmationSubject(of),
        'confirmed',
        at,
      ]),
    ofInvoice: ({ companyId, id }: Order, number: string, at: Date) =>
      tx.rows(leaveAboutOrder, [`invoice:${companyId}:${id}:${number}`, 'invoice', companyId, id, number, '', at]),
    /** An answer, for who asked. */
    ofAnswer: ({ ticketId, commentId }: { ticketId: number; commentId: number }, at: Date) =>
      tx.rows(leaveAboutTicket, [`answer:${commentId}`, ticketId, at]),
    /** Of a ticket that waits for the brewery, for these of its people. */
    ofTicket: ({ ticketId, news, key, readers }: TicketNotice, at: Date) =>
      tx.rows(leaveForStaff, [
        key,
        ticketId,
        news,
        readers.map(({ userId }) => userId),
        readers.map(({ isAtShipTo }) => isAtShipTo),
        at,
      ]),
    /** Of roles that somebody was given, or that were taken from them, in these companies. */
    ofRoles: (userId: string, companies: readonly string[], at: Date) =>
      tx.rows(leaveAboutRoles, [`roles:${userId}:${at.toISOString()}:`, userId, companies, at]),
    /** For the inviter. */
    ofAcceptedInvitation: ({ id, userId, invitedBy }: { id: string; userId: string; invitedBy: string }, at: Date) =>
      tx.rows(leaveAboutInvitation, [id, userId, invitedBy, at]),
    /** For other administrators of the brewery, one of whom has to confirm a new one. */
    ofNewAdministrator: ({ key, name }: { key: string; name: string }, administrators: readonly string[], at: Date) =>
      tx.rows(leaveForConfirmation, [key, name, administrators, at]),
    /** For who invited a person before invitations were rows of their own. */
    ofFirstPassword: (userId: string, at: Date) => tx.rows(leaveAboutFirstPassword, [userId, at]),
    /** Of articles of these days that nobody was told of. */
    ofNews: ({ from, until }: { from: string; until: string }, at: Date) => tx.rows(leaveAboutNews, [from, until, at]),
  }
}
