import { ROLES, type CustomerType, type Permission, type Role } from '@fust/domain/access'
import { statement, type Queries } from '#platform/database/database.ts'

/** What was said about a role for a customer type; null where nobody said anything. */
export type SaidOfRole = { role: Role; own: Permission[] | null; folder: Permission[] | null }

export type StoredRoleChange = {
  id: number
  at: Date
  byName: string
  details: { role: Role; given: Permission[]; taken: Permission[] }
}

const readSaid = statement<SaidOfRole>(
  'role-permissions.find',
  `select named.role, own.permissions as own, folder.value -> named.role as folder
   from unnest($2::text[]) with ordinality as named(role, place)
   left join role_permission own on own.role = named.role and own.customer_type = $1
   left join brewery_setting folder on folder.name = 'role_permissions'
   order by named.place`,
)

// Who has an entry of their own with exactly these permissions, or is without this one whatever the role gives, does not change.
const countPeople = statement<{ role: Role; permission: Permission; people: number }>(
  'role-permissions.count-people',
  `select r.role, named.permission, count(distinct r.user_id)::int as people
   from user_role r join portal_user u on u.id = r.user_id and u.status <> 'Inactive'
   cross join unnest($2::text[]) as named(permission)
   where r.customer_type = $1 and r.is_active and r.only_permissions = '{}' and named.permission <> all(r.withheld)
   group by r.role, named.permission`,
)

const listChanges = statement<StoredRoleChange>(
  'role-permissions.list-changes',
  `select a.id, a.happened_at as at, trim(concat(u.first_name, ' ', u.last_name)) as "byName", a.details
   from audit_entry a left join portal_user u on u.id = a.actor_id
   where a.subject = any($1) and a.action = 'role-permissions-changed' order by a.id desc limit $2`,
)

// Of several who change roles each waits for the one before, and sees what that one did.
const waitForTurn = statement(
  'role-permissions.wait-for-turn',
  `select pg_advisory_xact_lock(hashtextextended('role permissions', 0))`,
)

const save = statement(
  'role-permissions.save',
  `insert into role_permission (role, customer_type, permissions) values ($1, $2, $3)
   on conflict (role, customer_type) do update set permissions = excluded.permissions`,
)

const forget = statement(
  'role-permissions.forget',
  `delete from role_permission where role = $1 and customer_type = $2`,
)

export function createRolePermissionsStore(db: Queries) {
  return {
    readSaid: (customerType: CustomerType) => db.rows(readSaid, [customerType, ROLES]),
    countPeople: (customerType: CustomerType, permissions: readonly Permission[]) =>
      db.rows(countPeople, [customerType, permissions]),
    listChanges: (subjects: readonly string[], limit: number) => db.rows(listChanges, [subjects, limit]),
    waitForTurn: () => db.rows(waitForTurn),
    save: (role: Role, customerType: CustomerType, permissions: readonly Permission[]) =>
      db.rows(save, [role, customerType, permissions]),
    /** From then on the role has what the folder gives it, or the product. */
    forget: (role: Role, customerType: CustomerType) => db.rows(forget, [role, customerType]),
  }
}
