import { MAILED_UNASKED } from '@fust/domain/support'
import { statement, type Queries } from '#platform/database/database.ts'

type NotificationReader = { notificationId: number; userId: string }

// What another worker is at is left to it.
const take = statement<{ id: number }>(
  'mail-notifications.take',
  `update notification set is_passed_on = true
   where id in (
     select id from notification where not is_passed_on order by id limit $1 for update skip locked)
   returning id`,
)

// Whether somebody may see it is looked at when the mail is written. Answers to tickets have a letter of their own. Of
// tickets that wait for the brewery their owners are mailed; the others of customer service only if they chose so.
const listReaders = statement<NotificationReader>(
  'mail-notifications.list-readers',
  `with told as (select * from notification where id = any($1::int[]) and (kind <> 'ticket' or news <> '')),
   reader as (
     select n.id as notification_id, n.kind, n.user_id, n.ticket_id is null or w.user_id = n.user_id as is_meant
     from told n left join ticket_owner w on w.ticket_id = n.ticket_id where n.user_id is not null
     union
     select n.id, n.kind, r.user_id, true from told n
     join user_role r on r.company_id = n.company_id and r.ship_to_id = n.ship_to_id and r.is_active
     where n.user_id is null
     union
     select n.id, n.kind, c.user_id, true from told n join notification_choice c on c.kind = n.kind and c.by_mail
     where n.kind = 'news')
   select reader.notification_id as "notificationId", u.id as "userId"
   from reader
   join portal_user u on u.id = reader.user_id and u.status = 'Active'
   left join notification_choice c on c.user_id = u.id and c.kind = reader.kind
   where coalesce(c.by_mail, reader.is_meant and reader.kind = any($2::text[]))
   order by reader.notification_id, u.id`,
)

export function createMailNotificationStore(tx: Queries) {
  return {
    take: async (most: number) => (await tx.rows(take, [most])).map(({ id }) => id),
    listReaders: (ids: readonly number[]) => tx.rows(listReaders, [ids, MAILED_UNASKED]),
  }
}
