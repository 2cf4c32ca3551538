import type { CustomerType, Role } from '@fust/domain/access'
import { statement, type Queries } from '#platform/database/database.ts'
import { isAdministratorRow, isStaffRow } from '#request/role-rows.ts'

/** `declined` by the person, `withdrawn` by the company. */
export type InvitationState = 'open' | 'withdrawn' | 'declined'

type InvitedRole = { companyId: string; shipToId: string; role: Role; customerType: CustomerType }

/** An invitation whose row is locked. */
export type LockedInvitation = {
  id: string
  email: string
  firstName: string
  lastName: string
  phone: string
  locale: string
  country: string
  state: InvitationState
  version: number
  invitedBy: string
  /** A second administrator has to confirm it first. */
  waitsForConfirmation: boolean
  isExpired: boolean
  mailsSent: number
  /** Until it expires. */
  minutes: number
  roles: (InvitedRole & { shipToType: CustomerType; companyName: string })[]
}

/** An invitation as the person sees it who may accept it. */
export type OwnInvitation = {
  id: string
  invitedBy: string
  expiresAt: Date
  roles: { companyName: string; shipToId: string; shipToName: string; customerType: string; role: string }[]
}

type NewInvitation = {
  id: string
  email: string
  firstName: string
  lastName: string
  phone: string
  /** Null: the language of the inviter. */
  locale: string | null
  needsConfirmation: boolean
  hours: number
}

// In the country of the inviter, whose market is that of the person, too.
const insertInvitation = statement(
  'invitations.insert',
  `insert into invitation (id, email, first_name, last_name, phone, locale, country, invited_by, needs_confirmation,
     created_at, expires_at)
   select $1, $2, $3, $4, $5, coalesce($6, locale), country, id, $8, now(), now() + $9 * interval '1 hour'
   from portal_user where id = $7`,
)

const insertRoles = statement(
  'invitations.insert-roles',
  `insert into invitation_role (invitation_id, company_id, ship_to_id, role, customer_type)
   select $1, company_id, ship_to_id, role, customer_type
   from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as given (company_id, ship_to_id, role, customer_type)
   on conflict do nothing`,
)

const deleteRoles = statement(
  'invitations.delete-roles',
  `delete from invitation_role r
   using unnest($2::text[], $3::text[], $4::text[], $5::text[]) as taken (company_id, ship_to_id, role, customer_type)
   where r.invitation_id = $1 and (r.company_id, r.ship_to_id, r.role, r.customer_type)
     = (taken.company_id, taken.ship_to_id, taken.role, taken.customer_type)`,
)

const lock = statement<LockedInvitation>(
  'invitations.lock',
  `select i.id, i.email, i.first_name as "firstName", i.last_name as "lastName", i.phone, i.locale, i.country, i.state,
     i.version, i.invited_by as "invitedBy", i.needs_confirmation and i.confirmed_by is null as "waitsForConfirmation",
     i.expires_at <= now() as "isExpired", i.mails_sent as "mailsSent",
     greatest(1, ceil(extract(epoch from i.expires_at - now()) / 60))::int as minutes,
     coalesce((select json_agg(json_build_object('companyId', r.company_id, 'shipToId', r.ship_to_id, 'role', r.role,
         'customerType', r.customer_type, 'shipToType', s.customer_type, 'companyName', c.name)
         order by c.name, r.ship_to_id, r.customer_type, r.role)
       from invitation_role r join ship_to s on s.company_id = r.company_id and s.id = r.ship_to_id
         join company c on c.id = r.company_id
       where r.invitation_id = i.id), '[]') as roles
   from invitation i where i.id = $1 for update of i`,
)

// Changes of one company's people come one after the other, and this is one.
const lockCompanies = statement<{ id: string }>(
  'invitations.lock-companies',
  `select id from company where id in (select company_id from invitation_role where invitation_id = $1)
   order by id for no key update`,
)

const listOwn = statement<OwnInvitation>(
  'invitations.list-own',
  `select i.id, trim(concat(by.first_name, ' ', by.last_name)) as "invitedBy", i.expires_at as "expiresAt",
     (select json_agg(json_build_object('companyName', c.name, 'shipToId', s.id, 'shipToName', s.name,
         'customerType', r.customer_type, 'role', r.role) order by c.name, s.name, s.id, r.customer_type, r.role)
       from invitation_role r join ship_to s on s.company_id = r.company_id and s.id = r.ship_to_id
         join company c on c.id = r.company_id
       where r.invitation_id = i.id) as roles
   from invitation i join portal_user by on by.id = i.invited_by
   where i.email = $1 and i.state = 'open' and i.expires_at > now()
     and (not i.needs_confirmation or i.confirmed_by is not null)
     and exists (select from invitation_role r where r.invitation_id = i.id)
   order by i.created_at desc, i.id limit 100`,
)

const setState = statement(
  'invitations.set-state',
  `update invitation set state = $2, version = version + 1 where id = $1`,
)

// Whoever asks again stands for it from then on.
const renew = statement<{ waits: boolean }>(
  'invitations.renew',
  `update invitation set state = 'open', version = version + 1, invited_by = $2,
     confirmed_by = nullif(confirmed_by, $2), expires_at = now() + $3 * interval '1 hour' where id = $1
   returning needs_confirmation and confirmed_by is null as waits`,
)

const update = statement(
  'invitations.update',
  `update invitation set version = version + 1, first_name = $2, last_name = $3, phone = $4, locale = $5 where id = $1`,
)

const confirm = statement<{ id: string }>(
  'invitations.confirm',
  `update invitation set confirmed_by = $2, version = version + 1, expires_at = now() + $3 * interval '1 hour'
   where id = $1 and needs_confirmation and confirmed_by is null and invited_by <> $2 and state = 'open' returning id`,
)

const needConfirmation = statement(
  'invitations.need-confirmation',
  `update invitation set needs_confirmation = true, confirmed_by = null where id = $1`,
)

const remove = statement('invitations.remove', `delete from invitation where id = $1`)

const endLinks = statement(
  'invitations.end-links',
  `update one_time_token set ended_at = now() where invitation_id = $1 and used_at is null and ended_at is null`,
)

const countMail = statement('invitations.count-mail', `update invitation set mails_sent = mails_sent + 1 where id = $1`)

// By whoever typed the address, until the person says otherwise.
const insertPerson = statement<{ id: string }>(
  'invitations.insert-person',
  `insert into portal_user (id, email, first_name, last_name, phone, locale, country, status, is_validated,
     has_agreed_terms, is_first_login)
   select $2, email, first_name, last_name, phone, locale, country, 'Invited', false, false, true
   from invitation where id = $1
   on conflict (email) do nothing returning id`,
)

export type InvitedPerson = {
  id: string
  email: string
  firstName: string
  locale: string
  status: 'Active' | 'Inactive' | 'Invited'
  customerTypes: CustomerType[]
}

const lockPerson = statement<InvitedPerson>(
  'invitations.lock-person',
  `select u.id, u.email, u.first_name as "firstName", u.locale, u.status,
     array(select distinct r.customer_type from user_role r where r.user_id = u.id) as "customerTypes"
   from portal_user u where u.email = $1 for update of u`,
)

// What the company has switched off meanwhile stays off. An administrator's role replaces another one in the same place.
const giveRoles = statement(
  'invitations.give-roles',
  `with replaced as (
     delete from user_role r using invitation_role i
     where i.invitation_id = $1 and r.user_id = $2 and (r.company_id, r.ship_to_id, r.customer_type)
         = (i.company_id, i.ship_to_id, i.customer_type)
       and ${isAdministratorRow('i')} and not ${isAdministratorRow('r')})
   insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
   select $2, company_id, ship_to_id, role, customer_type from invitation_role where invitation_id = $1
   on conflict (user_id, company_id, ship_to_id, role, customer_type) do nothing`,
)

const setDefaultShipTo = statement(
  'invitations.set-default-ship-to',
  `update portal_user set version = version + 1, default_ship_to_id = coalesce(default_ship_to_id, $2) where id = $1`,
)

// What was invited and never came is forgotten; so is an account that was made for it alone.
const sweep = statement(
  'invitations.sweep',
  `with gone as (delete from invitation where expires_at <= now() - interval '30 days' returning email)
   delete from portal_user u using gone
   where u.email = gone.email and u.status = 'Invited' and u.password_hash is null and u.id ~ '^U[0-9a-f]{24}$'
     and not exists (select from user_role r where r.user_id = u.id)
     and not exists (select from invitation i where i.email = u.email and i.expires_at > now() - interval '30 days')`,
)

const otherAdministrators = statement<{ id: string }>(
  'invitations.other-administrators',
  `select distinct u.id from user_role r join portal_user u on u.id = r.user_id
     join ship_to s on s.company_id = r.company_id and s.id = r.ship_to_id
   where ${isAdministratorRow('r')} and ${isStaffRow('s')}
     and r.is_active and u.status = 'Active' and u.id <> $1 order by u.id limit 50`,
)

const columnsOf = (roles: readonly InvitedRole[]) => [
  roles.map(({ companyId }) => companyId),
  roles.map(({ shipToId }) => shipToId),
  roles.map(({ role }) => role),
  roles.map(({ customerType }) => customerType),
]

/** Invitations, and the accounts that come of them. */
export function createInvitationStore(db: Queries) {
  return {
    insert: ({ id, email, firstName, lastName, phone, locale, needsConfirmation, hours }: NewInvitation, by: string) =>
      db.rows(insertInvitation, [id, email, firstName, lastName, phone, locale, by, needsConfirmation, hours]),
    insertRoles: (id: string, roles: readonly InvitedRole[]) => db.rows(insertRoles, [id, ...columnsOf(roles)]),
    deleteRoles: (id: string, roles: readonly InvitedRole[]) => db.rows(deleteRoles, [id, ...columnsOf(roles)]),
    lockCompanies: (id: string) => db.rows(lockCompanies, [id]),
    lock: (id: string) => db.row(lock, [id]),
    listOwn: (email: string) => db.rows(listOwn, [email]),
    setState: (id: string, state: InvitationState) => db.rows(setState, [id, state]),
    /** Whether it waits for another administrator from then on. */
    renew: async (id: string, by: string, hours: number) => (await db.row(renew, [id, by, hours]))?.waits ?? false,
    update: (id: string, said: { firstName: string; lastName: string; phone: string; locale: string }) =>
      db.rows(update, [id, said.firstName, said.lastName, said.phone, said.locale]),
    /** False where it needs none, or not that of this person. */
    confirm: async (id: string, by: string, hours: number) => (await db.row(confirm, [id, by, hours])) !== undefined,
    needConfirmation: (id: string) => db.rows(needConfirmation, [id]),
    remove: (id: string) => db.rows(remove, [id]),
    endLinks: (id: string) => db.rows(endLinks, [id]),
    countMail: (id: string) => db.rows(countMail, [id]),
    insertPerson: async (id: string, userId: string) => (await db.row(insertPerson, [id, userId])) !== undefined,
    lockPerson: (email: string) => db.row(lockPerson, [email]),
    giveRoles: (id: string, userId: string) => db.rows(giveRoles, [id, userId]),
    setDefaultShipTo: (userId: string, shipToId: string) => db.rows(setDefaultShipTo, [userId, shipToId]),
    sweep: () => db.rows(sweep),
    /** Who could confirm what this administrator did. */
    otherAdministrators: async (userId: string) => (await db.rows(otherAdministrators, [userId])).map(({ id }) => id),
  }
}
