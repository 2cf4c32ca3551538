import { statement, type Queries } from '#platform/database.ts'

export type StoredChange = {
  id: string
  at: Date
  action: string
  byName: string
  userId: string
  name: string
  shipToName: string | null
  role: string | null
  was: string | null
}

const name = (table: string) => `trim(concat(${table}.first_name, ' ', ${table}.last_name))`

const listChanges = statement<StoredChange>(
  'users.list-changes',
  `select a.id::text as id, a.happened_at as at, substr(a.action, 8) as action, ${name('actor')} as "byName",
     a.subject as "userId", ${name('subject')} as name, s.name as "shipToName",
     a.details ->> 'role' as role, a.details ->> 'was' as was
   from audit_entry a
   left join portal_user actor on actor.id = a.actor_id
   left join portal_user subject on subject.id = a.subject
   left join ship_to s on s.company_id = a.company_id and s.id = a.ship_to_id
   where a.company_id = any($1) and a.action like 'person-%' and ($2 = '' or a.subject = $2) and a.id < $3::bigint
   order by a.id desc limit $4`,
)

export function createUserChangesStore(db: Queries) {
  return {
    list: (companies: readonly string[], userId: string, before: number, limit: number) =>
      db.rows(listChanges, [companies, userId, String(before), limit]),
  }
}
