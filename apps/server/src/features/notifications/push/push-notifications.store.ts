import { statement, type Queries } from '#platform/database/database.ts'

type ToldDevice = { notificationId: number; deviceId: number; userId: string }

// Whether its person may see it is looked at when it is sent.
const listDevices = statement<ToldDevice>(
  'push-notifications.list-devices',
  `with told as (select * from notification where id = any($1::int[])),
   reader as (
     select id, kind, user_id from told where user_id is not null
     union
     select n.id, n.kind, r.user_id from told n
     join user_role r on r.company_id = n.company_id and r.ship_to_id = n.ship_to_id and r.is_active
     where n.user_id is null
     union
     select n.id, n.kind, d.user_id from told n join push_device d on n.kind = any(d.kinds) where n.kind = 'news')
   select reader.id as "notificationId", d.id as "deviceId", d.user_id as "userId"
   from reader join push_device d on d.user_id = reader.user_id and reader.kind = any(d.kinds)
   order by reader.id, d.id`,
)

export const listToldDevices = (tx: Queries, notificationIds: readonly number[]) =>
  tx.rows(listDevices, [notificationIds])
