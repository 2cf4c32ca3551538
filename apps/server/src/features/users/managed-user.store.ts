import type { CustomerType, Role } from '@fust/domain/access'
import type { UserSort, UserStatus } from '@fust/domain/account'
import { statement, type Queries, type Statement } from '#platform/database/database.ts'
import { isKeyUserRow, isStaffRow } from '#request/role-rows.ts'
import { userObject, type StoredUser } from '#features/session/index.ts'

/** Whose roles somebody sees: those at these companies, and of the brewery's own people only at some of them. */
export type Reach = { companies: string[]; ofStaff: string[] }

/** A role as it stands, switched on or off. */
export type StoredRole = {
  companyId: string
  shipToId: string
  role: Role
  customerType: CustomerType
  isActive: boolean
}

/** A person whose row is held. */
export type LockedUser = {
  id: string
  email: string
  firstName: string
  lastName: string
  phone: string
  locale: string
  status: UserStatus
  version: number
  hasPassword: boolean
  /** They asked to be erased; nobody else opens the account again. */
  isLeaving: boolean
  roles: StoredRole[]
}

export type ListedUser = {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string
  status: UserStatus
  invitation: InvitationStatus | null
  roles: { shipToId: string; shipToName: string; customerType: string; role: string }[]
}

export type ManagedShipTo = {
  companyId: string
  companyName: string
  shipToId: string
  shipToName: string
  /** In one line. */
  address: string
  customerType: CustomerType
  /** How many people can order there. */
  orderingPeople: number
}

/** How an invitation stands; `unconfirmed` waits for a second administrator. */
export type InvitationStatus = {
  state: 'open' | 'expired' | 'unconfirmed' | 'withdrawn' | 'declined'
  expiresAt: string
}

type ReadUser = { user: StoredUser; status: UserStatus; version: number; invitation: InvitationStatus | null }

/** Invitations and people are listed together, and tell which they are by their ids. */
export const isInvitationId = (id: string): boolean => /^I[0-9a-f]{24}$/.test(id)

export type UserFilter = { search: string; status: string; role: string; shipToId: string }
export type ListPage = { sort: UserSort; limit: number; offset: number }

/** A role `r` that somebody sees whose reach stands in the first two parameters. */
const IN_REACH = `r.company_id = any($1) and (not ${isStaffRow('r')} or r.company_id = any($2))`

// In the eyes of a company: whoever has no role there that is switched on is not active.
const STATUS = `case when exists (select from user_role r where r.user_id = u.id and ${IN_REACH} and r.is_active)
  then u.status else 'Inactive' end`

const lockCompanies = statement<{ id: string }>(
  'users.lock-companies',
  // Orders and carts name a company, too: they do not wait.
  `select id from company where id = any($1) order by id for no key update`,
)

const lockUser = statement<LockedUser>(
  'users.lock',
  `select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.phone, u.locale, u.status, u.version,
     u.password_hash is not null as "hasPassword",
     exists (select from erasure e where e.user_id = u.id) as "isLeaving",
     coalesce((select json_agg(json_build_object('companyId', r.company_id, 'shipToId', r.ship_to_id, 'role', r.role,
       'customerType', r.customer_type, 'isActive', r.is_active) order by r.ship_to_id, r.customer_type, r.role)
       from user_role r where r.user_id = u.id), '[]') as roles
   from portal_user u where u.id = $1 for update of u`,
)

const INVITED_ROLES = `(select invitation_id as user_id, company_id, ship_to_id, role, customer_type,
  '{}'::text[] as withheld, '{}'::text[] as only_permissions from invitation_role)`

const INVITATION = `json_build_object('expiresAt', to_char(i.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
  'state', case when i.state <> 'open' then i.state when i.expires_at <= now() then 'expired'
    when i.needs_confirmation and i.confirmed_by is null then 'unconfirmed' else 'open' end)`
const INVITATION_STATUS = `case when i.state = 'open' then 'Invited' else 'Inactive' end`

// The same work for every address: only whom the caller sees already is told of.
const findInReach = statement<{ is: boolean }>(
  'users.find-in-reach',
  `select exists (select from portal_user u join user_role r on r.user_id = u.id where u.email = $3 and ${IN_REACH})
     or exists (select from invitation i join invitation_role r on r.invitation_id = i.id
       where i.email = $3 and ${IN_REACH}) as is`,
)

const listInvitedRoles = statement<Omit<StoredRole, 'isActive'>>(
  'users.list-invited-roles',
  `select r.company_id as "companyId", r.ship_to_id as "shipToId", r.role, r.customer_type as "customerType"
   from invitation i join invitation_role r on r.invitation_id = i.id
   where i.email = $1 and i.state = 'open' and i.expires_at > now() and r.company_id = any($2)`,
)

// As it was typed: nothing of an account that the address may have.
const readInvited = statement<ReadUser>(
  'users.read-invited',
  `select ${userObject(IN_REACH, INVITED_ROLES)}, ${INVITATION_STATUS} as status, i.version, ${INVITATION} as invitation
   from invitation i, lateral (
     select i.id, i.email, i.first_name, i.last_name, i.phone, i.locale, i.country, ${INVITATION_STATUS} as status,
       false as is_validated, false as is_phone_login, false as is_key_account, false as has_agreed_terms,
       true as is_first_login, 0 as tutorial_count, null::text as default_ship_to_id) u
   where i.id = $3 and exists (select from invitation_role r where r.invitation_id = i.id and ${IN_REACH})`,
)

const readManaged = statement<ReadUser>(
  'users.read',
  `select ${userObject(IN_REACH)}, ${STATUS} as status, u.version, null::json as invitation
   from portal_user u
   where u.id = $3 and exists (select from user_role r where r.user_id = u.id and ${IN_REACH})`,
)

const readOwn = statement<ReadUser>(
  'users.read-own',
  `select ${userObject('r.is_active')}, u.status, u.version, null::json as invitation from portal_user u where u.id = $1`,
)

const FOUND = `${IN_REACH} and ($5 = '' or r.role = $5) and ($6 = '' or r.ship_to_id = $6)`
const listed = `
  from (
    select u.id, u.first_name, u.last_name, u.email, u.phone, ${STATUS} as status, null::json as invitation
    from portal_user u
    where exists (select from user_role r where r.user_id = u.id and ${FOUND})
    union all
    select i.id, i.first_name, i.last_name, i.email, i.phone, ${INVITATION_STATUS}, ${INVITATION}
    from invitation i
    where exists (select from invitation_role r where r.invitation_id = i.id and ${FOUND})) u
  where ($3 = '' or lower(u.first_name || ' ' || u.last_name || ' ' || u.email) like $3)
    and ($4 = '' or u.status = $4)`

const count = statement<{ count: number }>('users.count', `select count(*)::int as count ${listed}`)

const ORDERS: Readonly<Record<UserSort, string>> = {
  'name-asc': 'lower(u.last_name), lower(u.first_name), u.id',
  'name-desc': 'lower(u.last_name) desc, lower(u.first_name) desc, u.id desc',
  'email-asc': 'u.email',
  'email-desc': 'u.email desc',
}

// Roles are gathered for those of the page only.
const listIn = (sort: UserSort) =>
  statement<ListedUser>(
    `users.sorted-${sort}`,
    `select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.phone, u.status, u.invitation,
       coalesce((select json_agg(json_build_object('shipToId', s.id, 'shipToName', s.name, 'customerType', r.customer_type,
         'role', r.role) order by s.name, s.id, r.customer_type, r.role)
         from (
           select company_id, ship_to_id, role, customer_type from user_role where user_id = u.id
           union all
           select company_id, ship_to_id, role, customer_type from invitation_role where invitation_id = u.id) r
         join ship_to s on s.company_id = r.company_id and s.id = r.ship_to_id
         where ${IN_REACH}), '[]') as roles
     from (select u.* ${listed} order by ${ORDERS[sort]} limit $7 offset $8) u
     order by ${ORDERS[sort]}`,
  )

const list: Readonly<Record<UserSort, Statement<ListedUser>>> = {
  'name-asc': listIn('name-asc'),
  'name-desc': listIn('name-desc'),
  'email-asc': listIn('email-asc'),
  'email-desc': listIn('email-desc'),
}

const listShipTos = statement<ManagedShipTo>(
  'users.list-ship-tos',
  `select c.id as "companyId", c.name as "companyName", s.id as "shipToId", s.name as "shipToName",
     s.street || ' ' || s.house_number || ', ' || s.city as address, s.customer_type as "customerType",
     (select count(distinct r.user_id)::int from user_role r join portal_user u on u.id = r.user_id
       where r.company_id = s.company_id and r.ship_to_id = s.id and ${IN_REACH} and r.is_active and r.role <> 'Basic'
         and u.status = 'Active') as "orderingPeople"
   from ship_to s join company c on c.id = s.company_id
   where s.company_id = any($1) order by c.name, c.id, s.name, s.id`,
)

const insertRoles = statement(
  'users.insert-roles',
  `insert into user_role (user_id, company_id, ship_to_id, role, customer_type, is_active)
   select $1, company_id, ship_to_id, role, customer_type, $6
   from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as given (company_id, ship_to_id, role, customer_type)
   on conflict (user_id, company_id, ship_to_id, role, customer_type) do update set is_active = excluded.is_active`,
)

const deleteRoles = statement(
  'users.delete-roles',
  `delete from user_role r
   using unnest($2::text[], $3::text[], $4::text[], $5::text[]) as taken (company_id, ship_to_id, role, customer_type)
   where r.user_id = $1 and (r.company_id, r.ship_to_id, r.role, r.customer_type)
     = (taken.company_id, taken.ship_to_id, taken.role, taken.customer_type)`,
)

const switchRoles = statement(
  'users.switch-roles',
  `update user_role r set is_active = $4 where r.user_id = $3 and ${IN_REACH}`,
)

// A session does not begin with what was taken away.
const updateUser = statement(
  'users.update',
  `update portal_user u set version = version + 1, first_name = $2, last_name = $3, phone = $4, locale = $5,
     default_ship_to_id = case when exists (
       select from user_role r where r.user_id = u.id and r.ship_to_id = u.default_ship_to_id) then default_ship_to_id end
   where id = $1`,
)

const setStatus = statement(
  'users.set-status',
  `update portal_user set version = version + 1, status = $2 where id = $1`,
)

const countOtherKeyUsers = statement<{ count: number }>(
  'users.count-other-key-users',
  `select count(distinct u.id)::int as count
   from user_role r join portal_user u on u.id = r.user_id
   where r.company_id = $1 and r.user_id <> $2 and ${isKeyUserRow('r')} and r.is_active and u.status = 'Active'`,
)

/** People as their company looks after them; every statement gets the reach of the caller. */
export function createManagedUserStore(db: Queries) {
  const columns = (roles: readonly Omit<StoredRole, 'isActive'>[]) => [
    roles.map(({ companyId }) => companyId),
    roles.map(({ shipToId }) => shipToId),
    roles.map(({ role }) => role),
    roles.map(({ customerType }) => customerType),
  ]
  return {
    /** Whoever changes people of these companies waits for who does. */
    lockCompanies: (companies: readonly string[]) => db.rows(lockCompanies, [companies]),
    lockUser: (userId: string) => db.row(lockUser, [userId]),
    /** Whether the caller sees somebody with this address, or an invitation to it. */
    isInReach: async ({ companies, ofStaff }: Reach, email: string) =>
      (await db.row(findInReach, [companies, ofStaff, email]))?.is ?? false,
    /** The roles in these companies to which an address is invited. */
    listInvitedRoles: ({ companies }: Reach, email: string) => db.rows(listInvitedRoles, [email, companies]),
    readInvited: ({ companies, ofStaff }: Reach, id: string) => db.row(readInvited, [companies, ofStaff, id]),
    read: ({ companies, ofStaff }: Reach, userId: string) => db.row(readManaged, [companies, ofStaff, userId]),
    readOwn: (userId: string) => db.row(readOwn, [userId]),
    list: async ({ companies, ofStaff }: Reach, filter: UserFilter, { sort, limit, offset }: ListPage) => {
      const { search, status, role, shipToId } = filter
      const asked = [companies, ofStaff, search, status, role, shipToId]
      const [counted, users] = await Promise.all([db.row(count, asked), db.rows(list[sort], [...asked, limit, offset])])
      return { users, totalCount: counted?.count ?? 0 }
    },
    listShipTos: ({ companies, ofStaff }: Reach) => db.rows(listShipTos, [companies, ofStaff]),
    insertRoles: (userId: string, roles: readonly Omit<StoredRole, 'isActive'>[], isActive: boolean) =>
      db.rows(insertRoles, [userId, ...columns(roles), isActive]),
    deleteRoles: (userId: string, roles: readonly Omit<StoredRole, 'isActive'>[]) =>
      db.rows(deleteRoles, [userId, ...columns(roles)]),
    switchRoles: ({ companies, ofStaff }: Reach, userId: string, isActive: boolean) =>
      db.rows(switchRoles, [companies, ofStaff, userId, isActive]),
    updateUser: (userId: string, said: { firstName: string; lastName: string; phone: string; locale: string }) =>
      db.rows(updateUser, [userId, said.firstName, said.lastName, said.phone, said.locale]),
    setStatus: (userId: string, status: UserStatus) => db.rows(setStatus, [userId, status]),
    /** Who else is a Key user of the company and can act. */
    countOtherKeyUsers: async (companyId: string, userId: string) =>
      (await db.row(countOtherKeyUsers, [companyId, userId]))?.count ?? 0,
  }
}

export type ManagedUserStore = ReturnType<typeof createManagedUserStore>
