import { STAFF_TYPES } from '@fust/domain/access'
import { statement, type Queries } from '#platform/database/database.ts'
import type { Reach } from './managed-user.store.ts'

export type StoredChange = {
  id: string
  at: Date
  action: string
  byName: string
  userId: string
  name: string
  shipToName: string | null
  orderNumber: string | null
  role: string | null
  was: string | null
}

const name = (table: string) => `trim(concat(${table}.first_name, ' ', ${table}.last_name))`

// What was done to a person has them as its subject; the rest was done for the company.
const OF_PERSON = `a.action like 'person-%'`
const OF_COMPANY = `a.action in ('ordering-for-began', 'ordering-for-ended')
     or (a.action = 'order-placed' and a.details ? 'orderedFor')`

// Of the brewery's own people only where they are in reach.
const OF_STAFF = `a.details ->> 'customerType' in (${STAFF_TYPES.map((type) => `'${type}'`).join(', ')})`

const listChanges = statement<StoredChange>(
  'users.list-changes',
  `select a.id::text as id, a.happened_at as at,
     case when ${OF_PERSON} then substr(a.action, 8) else a.action end as action, ${name('actor')} as "byName",
     case when ${OF_PERSON} then a.subject else '' end as "userId", coalesce(nullif(${name('subject')}, ''), ${name('invited')}) as name, s.name as "shipToName",
     case when a.action = 'order-placed' then a.subject end as "orderNumber",
     a.details ->> 'role' as role, a.details ->> 'was' as was
   from audit_entry a
   left join portal_user actor on actor.id = a.actor_id
   left join portal_user subject on subject.id = a.subject and ${OF_PERSON}
   left join lateral (
     select i.first_name, i.last_name from invitation i where i.id = a.subject
     union all
     select u.first_name, u.last_name from audit_entry done join portal_user u on u.id = done.subject
     where done.action = 'person-invitation-accepted' and done.company_id = a.company_id
       and done.details ->> 'invitation' = a.subject
     limit 1) invited on a.subject like 'I%' and ${OF_PERSON}
   left join ship_to s on s.company_id = a.company_id and s.id = a.ship_to_id
   where a.company_id = any($1) and (${OF_PERSON} or ${OF_COMPANY})
     and ($2 = '' or (${OF_PERSON} and a.subject = $2)) and a.id < $3::bigint
     and (${OF_STAFF} is not true or a.company_id = any($5))
   order by a.id desc limit $4`,
)

export function createUserChangesStore(db: Queries) {
  return {
    list: ({ companies, ofStaff }: Reach, userId: string, before: number, limit: number) =>
      db.rows(listChanges, [companies, userId, String(before), limit, ofStaff]),
  }
}
