import { isCustomerType, isRole, type CustomerType, type Permission, type Role } from '@fust/domain/access'
import { statement, type Queries } from '#platform/database/database.ts'

/** How a session's token comes: from the web, or from a client of the calls. */
export type SessionKind = 'cookie' | 'bearer'

/** One role entry as stored, with the ship-to and the company it is for. */
export type StoredRoleEntry = {
  companyId: string
  companyName: string
  shipToId: string
  shipToName: string
  shipToStatus: 'ACTIVE' | 'SUSPENDED'
  shipToAddress: string
  shipToCustomerType: CustomerType
  priceGroup: string
  role: Role
  /** What the brewery's administrator gives the role here, else its folder; null where both leave that to the matrix. */
  rolePermissions: Permission[] | null
  /** The same of the ship-to's own buyers, for whoever orders in its name. */
  buyerPermissions: Permission[] | null
  customerType: CustomerType
  withheld: Permission[]
  onlyPermissions: Permission[]
  /** What the portal grants at all; null where the brewery leaves that open. */
  sections: Permission[] | null
}

export type StoredUser = {
  id: string
  email: string
  firstName: string
  lastName: string
  phone: string
  locale: string
  country: string
  status: 'Active' | 'Inactive' | 'Invited'
  isValidated: boolean
  isPhoneLogin: boolean
  isKeyAccount: boolean
  hasAgreedTerms: boolean
  isFirstLogin: boolean
  tutorialCount: number
  defaultShipToId: string | null
  /** Whether a second factor is asked after the password. */
  hasSecondFactor: boolean
  /** How many invitations wait for an answer. */
  openInvitations: number
  entries: StoredRoleEntry[]
  /** The customer that they order for in this session. */
  orderingFor?: OrderedFor | null
  /** Whether there is any that they could order for. */
  hasCustomers?: boolean
  /** In this session nothing is done for them until they have set up a second factor. */
  owesSecondFactor?: boolean
}

/** A customer, as somebody of the brewery orders for it. */
export type OrderedFor = { companyId: string; companyName: string }

/** A session as its person sees it. */
export type StoredSession = {
  id: string
  device: string
  since: Date
  lastSeen: Date
  isClient: boolean
  isCurrent: boolean
}

// Whoever has more clients than that ends some to see the others.
const MOST_SESSIONS = 100

type NewSession = {
  tokenHash: Buffer
  userId: string
  kind: SessionKind
  device: string
  days: number
  /** A provider has proven who it is, by factors of its own. */
  byProvider: boolean
}

type Credentials = {
  id: string
  status: StoredUser['status']
  passwordHash: string | null
  hasSecondFactor: boolean
  hasPasskey: boolean
}

type UserRow = { user: StoredUser }
type SessionRow = UserRow & {
  shipToId: string | null
  orderingFor: string | null
  byProvider: boolean
  isDueToBeSeen: boolean
  breweryMark: string
}

const HAS_PASSKEY = `exists (select from passkey k where k.user_id = u.id)`

/** Whether the person of a `portal_user u` signs in by a second factor. */
const HAS_FACTOR = `(${HAS_PASSKEY}
  or exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null))`

/** A person as JSON, of a `portal_user u`, with those role entries `r` for which the condition holds. */
export const userObject = (entries: string, roles = 'user_role') => `
  json_build_object(
    'id', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name, 'phone', u.phone,
    'locale', u.locale, 'country', u.country, 'status', u.status, 'isValidated', u.is_validated,
    'isPhoneLogin', u.is_phone_login, 'isKeyAccount', u.is_key_account, 'hasAgreedTerms', u.has_agreed_terms,
    'isFirstLogin', u.is_first_login, 'tutorialCount', u.tutorial_count, 'defaultShipToId', u.default_ship_to_id,
    'hasSecondFactor', ${HAS_FACTOR},
    'openInvitations', (select count(*)::int from invitation i where i.email = u.email and i.state = 'open'
      and i.expires_at > now() and (not i.needs_confirmation or i.confirmed_by is not null)),
    'entries', coalesce((
      select json_agg(json_build_object(
        'companyId', c.id, 'companyName', c.name, 'shipToId', s.id, 'shipToName', s.name, 'shipToStatus', s.status,
        'shipToAddress', s.street || ' ' || s.house_number || ', ' || s.city, 'shipToCustomerType', s.customer_type,
        'priceGroup', s.price_group,
        'role', r.role, 'rolePermissions', coalesce(to_jsonb(own.permissions), given.value -> r.role),
        'buyerPermissions', coalesce(to_jsonb(buyer.permissions), given.value -> 'SalesAssociate'),
        'customerType', r.customer_type, 'withheld', r.withheld, 'onlyPermissions', r.only_permissions,
        'sections', portal.value -> 'sections'
      ) order by s.name, s.id, r.customer_type, r.role)
      from ${roles} r
      join ship_to s on s.company_id = r.company_id and s.id = r.ship_to_id
      join company c on c.id = r.company_id
      left join brewery_setting given on given.name = 'role_permissions'
      left join brewery_setting portal on portal.name = 'portal'
      left join role_permission own on own.role = r.role and own.customer_type = r.customer_type
      left join role_permission buyer on buyer.role = 'SalesAssociate' and buyer.customer_type = s.customer_type
      where r.user_id = u.id and ${entries}), '[]')) as "user"`

/** What is switched off gives nothing. */
const activeUser = userObject('r.is_active')

const readCredentials = statement<Credentials>(
  'session.find-credentials',
  `select id, status, password_hash as "passwordHash",
     ${HAS_FACTOR} as "hasSecondFactor", ${HAS_PASSKEY} as "hasPasskey"
   from portal_user u where email = $1`,
)

// Whoever changes people locks them for update: they wait for what is under way, and what begins later waits for them.
const holdUser = statement('session.hold-user', `select from portal_user where id = $1 for key share`)

const readUser = statement<UserRow>('session.find-user', `select ${activeUser} from portal_user u where u.id = $1`)

// How long a session or a lock lasts goes by the database's clock: servers whose clocks are apart agree on it.
const readSession = statement<SessionRow>(
  'session.find-session',
  `select ${activeUser}, session.ship_to_id as "shipToId", session.ordering_for as "orderingFor",
     session.by_provider as "byProvider",
     session.last_seen_at < now() - interval '1 minute' as "isDueToBeSeen",
     (select mark from catalogue_mark) as "breweryMark"
   from session join portal_user u on u.id = session.user_id
   where token_hash = $1 and kind = $2 and expires_at > now() and last_seen_at > now() - $3 * interval '1 hour'`,
)

const insertSession = statement<{ expiresAt: Date }>(
  'session.insert',
  `insert into session (token_hash, user_id, kind, device, by_provider, created_at, last_seen_at, expires_at)
   values ($1, $2, $3, $5, $6, now(), now(), now() + $4 * interval '24 hours')
   returning expires_at as "expiresAt"`,
)

const touchSession = statement('session.touch', `update session set last_seen_at = now() where token_hash = $1`)

// Ordering for a customer ends with it, which the trail tells.
const deleteSession = statement(
  'session.delete',
  `with gone as (delete from session where token_hash = $1 returning user_id, ordering_for)
   insert into audit_entry (happened_at, actor_id, company_id, action, subject, details)
   select $2, user_id, ordering_for, 'ordering-for-ended', user_id, '{"why": "logout"}'
   from gone where ordering_for is not null`,
)

// Whoever got in by what holds no more is out: also half way in, and on the devices that they are told on.
const endAllSessions = statement(
  'session.end-all',
  `with begun as (delete from pending_sign_in where user_id = $1), told as (delete from push_device where user_id = $1)
   delete from session where user_id = $1 and token_hash is distinct from $2`,
)

const endPushThere = statement(
  'session.end-push-there',
  `delete from push_device where device_hash = $1 and user_id is distinct from $2`,
)

const deleteExpired = statement(
  'session.delete-expired',
  `delete from session where expires_at <= now() or last_seen_at <= now() - $1 * interval '1 hour'`,
)

// Where it waits for who changes the person, their roles are told as they were before; the next request reads them anew.
const forgiveFailures = statement<UserRow>(
  'session.forgive-failures',
  `update portal_user u set failed_attempts = 0,
     locked_until = case when u.locked_until > now() then u.locked_until end
   where u.id = $1 returning ${activeUser}`,
)

const insertPending = statement(
  'session.begin-second-step',
  `insert into pending_sign_in (token_hash, user_id, expires_at)
   values ($1, $2, now() + $3 * interval '1 minute')`,
)

const readPending = statement<{ userId: string }>(
  'session.find-second-step',
  `select user_id as "userId" from pending_sign_in where token_hash = $1 and expires_at > now()`,
)

const deletePending = statement('session.end-second-step', `delete from pending_sign_in where token_hash = $1`)

const sweepPending = statement('session.sweep-second-steps', `delete from pending_sign_in where expires_at <= now()`)

// Their default ship-to, else any of theirs; somebody without one has a lane of no company.
const readHome = statement<{ companyId: string; shipToId: string }>(
  'session.find-lane',
  `select company_id as "companyId", ship_to_id as "shipToId" from user_role r join portal_user u on u.id = r.user_id
   where u.id = $1 and r.is_active
   order by ship_to_id = u.default_ship_to_id desc nulls last, company_id, ship_to_id limit 1`,
)

// Half of the hash: it tells one session from the others, and opens none.
const sessionId = `left(encode(token_hash, 'hex'), 32)`

const listSessions = statement<StoredSession>(
  'session.list',
  `select ${sessionId} as id, device, created_at as since, last_seen_at as "lastSeen", kind = 'bearer' as "isClient",
     token_hash = $2 as "isCurrent"
   from session
   where user_id = $1 and expires_at > now() and last_seen_at > now() - $3 * interval '1 hour'
   order by last_seen_at desc, created_at desc limit ${MOST_SESSIONS}`,
)

const endOwnSession = statement<{ id: string }>(
  'session.end-own',
  `delete from session where user_id = $1 and ${sessionId} = $2 returning ${sessionId} as id`,
)

const selectShipTo = statement('session.select-ship-to', `update session set ship_to_id = $2 where token_hash = $1`)

// Empty when it is so already, and nothing begins or ends.
const setOrderingFor = statement<{ before: string | null }>(
  'session.set-ordering-for',
  `update session s set ordering_for = $2, ship_to_id = null
   from (select token_hash, ordering_for from session where token_hash = $1 for update) before
   where s.token_hash = before.token_hash and before.ordering_for is distinct from $2
   returning before.ordering_for as before`,
)

const setDefaultShipTo = statement(
  'session.set-default-ship-to',
  `update portal_user set default_ship_to_id = $2 where id = $1`,
)

export function createSessionStore(db: Queries) {
  return {
    readCredentials: (email: string) => db.row(readCredentials, [email]),
    readUser: async (userId: string) => withKnownEntries(await db.row(readUser, [userId]))?.user,
    holdUser: (userId: string) => db.rows(holdUser, [userId]),
    readSession: async (tokenHash: Buffer, kind: SessionKind, idleHours: number) =>
      withKnownEntries(await db.row(readSession, [tokenHash, kind, idleHours])),
    insertSession: ({ tokenHash, userId, kind, device, days, byProvider }: NewSession) =>
      db.row(insertSession, [tokenHash, userId, kind, days, device, byProvider]),
    touchSession: (tokenHash: Buffer) => db.rows(touchSession, [tokenHash]),
    deleteSession: (tokenHash: Buffer, at: Date) => db.rows(deleteSession, [tokenHash, at]),
    /** Every session of a person but the one that is kept, what they began of signing in, and what their devices are told. */
    endAll: (userId: string, keptSession: Buffer | null) => db.rows(endAllSessions, [userId, keptSession]),
    endPushThere: (deviceHash: Buffer, userId: string | null) => db.rows(endPushThere, [deviceHash, userId]),
    /** For whom the session ordered before; undefined where nothing changes. */
    setOrderingFor: (tokenHash: Buffer, companyId: string | null) => db.row(setOrderingFor, [tokenHash, companyId]),
    deleteExpired: (idleHours: number) => db.rows(deleteExpired, [idleHours]),
    /** Ends the row of failures in unknown places; a lock of them that is in force stays. */
    forgiveFailures: async (userId: string) => withKnownEntries(await db.row(forgiveFailures, [userId]))?.user,
    insertPending: (tokenHash: Buffer, userId: string, minutes: number) =>
      db.rows(insertPending, [tokenHash, userId, minutes]),
    /** Whose second step it is; undefined where it is over. */
    readPending: async (tokenHash: Buffer) => (await db.row(readPending, [tokenHash]))?.userId,
    deletePending: (tokenHash: Buffer) => db.rows(deletePending, [tokenHash]),
    sweepPending: () => db.rows(sweepPending),
    /** The ship-to whose messages a mail to this person goes with. */
    readHome: async (userId: string) => (await db.row(readHome, [userId])) ?? { companyId: '', shipToId: '' },
    setDefaultShipTo: (userId: string, shipToId: string) => db.rows(setDefaultShipTo, [userId, shipToId]),
    listSessions: (userId: string, tokenHash: Buffer, idleHours: number) =>
      db.rows(listSessions, [userId, tokenHash, idleHours]),
    /** False where this person has no such session. */
    endOwnSession: async (userId: string, id: string) => (await db.row(endOwnSession, [userId, id])) !== undefined,
    selectShipTo: (tokenHash: Buffer, shipToId: string) => db.rows(selectShipTo, [tokenHash, shipToId]),
  }
}

/** An entry whose role or customer type nobody knows gives nothing, not even its ship-to. */
function withKnownEntries<Row extends UserRow>(row: Row | undefined): Row | undefined {
  if (!row) return undefined
  const entries = row.user.entries.filter(({ role, customerType }) => isRole(role) && isCustomerType(customerType))
  return { ...row, user: { ...row.user, entries } }
}
