import { isCustomerType, isRole, type CustomerType, type Permission, type Role } from '@fust/domain/access'
import { statement, type Queries } from '#platform/database.ts'

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
  customerType: CustomerType
  withheld: Permission[]
  onlyPermissions: Permission[]
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
  entries: StoredRoleEntry[]
}

type NewSession = { tokenHash: Buffer; userId: string; kind: SessionKind; days: number }

type Credentials = {
  id: string
  status: StoredUser['status']
  passwordHash: string | null
}

type UserRow = { user: StoredUser }
type SessionRow = UserRow & { shipToId: string | null; isDueToBeSeen: boolean; breweryMark: string }

const userObject = `
  json_build_object(
    'id', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name, 'phone', u.phone,
    'locale', u.locale, 'country', u.country, 'status', u.status, 'isValidated', u.is_validated,
    'isPhoneLogin', u.is_phone_login, 'isKeyAccount', u.is_key_account, 'hasAgreedTerms', u.has_agreed_terms,
    'isFirstLogin', u.is_first_login, 'tutorialCount', u.tutorial_count, 'defaultShipToId', u.default_ship_to_id,
    'entries', coalesce((
      select json_agg(json_build_object(
        'companyId', c.id, 'companyName', c.name, 'shipToId', s.id, 'shipToName', s.name, 'shipToStatus', s.status,
        'shipToAddress', s.street || ' ' || s.house_number || ', ' || s.city, 'shipToCustomerType', s.customer_type,
        'priceGroup', s.price_group,
        'role', r.role, 'customerType', r.customer_type, 'withheld', r.withheld, 'onlyPermissions', r.only_permissions
      ) order by s.name, s.id, r.customer_type, r.role)
      from user_role r
      join ship_to s on s.company_id = r.company_id and s.id = r.ship_to_id
      join company c on c.id = r.company_id
      where r.user_id = u.id), '[]')) as "user"`

const readCredentials = statement<Credentials>(
  'session.find-credentials',
  `select id, status, password_hash as "passwordHash" from portal_user where email = $1`,
)

const readUser = statement<UserRow>('session.find-user', `select ${userObject} from portal_user u where u.id = $1`)

// How long a session or a lock lasts goes by the database's clock: servers whose clocks are apart agree on it.
const readSession = statement<SessionRow>(
  'session.find-session',
  `select ${userObject}, session.ship_to_id as "shipToId",
     session.last_seen_at < now() - interval '1 minute' as "isDueToBeSeen",
     (select mark from catalogue_mark) as "breweryMark"
   from session join portal_user u on u.id = session.user_id
   where token_hash = $1 and kind = $2 and expires_at > now() and last_seen_at > now() - $3 * interval '1 hour'`,
)

const insertSession = statement<{ expiresAt: Date }>(
  'session.insert',
  `insert into session (token_hash, user_id, kind, created_at, last_seen_at, expires_at)
   values ($1, $2, $3, now(), now(), now() + $4 * interval '24 hours')
   returning expires_at as "expiresAt"`,
)

const touchSession = statement('session.touch', `update session set last_seen_at = now() where token_hash = $1`)

const deleteSession = statement('session.delete', `delete from session where token_hash = $1`)

const deleteExpired = statement(
  'session.delete-expired',
  `delete from session where expires_at <= now() or last_seen_at <= now() - $1 * interval '1 hour'`,
)

// What happens while an account is locked neither counts nor prolongs the lock.
const countFailure = statement<{ lockedUntil: Date | null }>(
  'session.count-failure',
  `update portal_user set
     failed_attempts = case when failed_attempts + 1 >= $2 then 0 else failed_attempts + 1 end,
     locked_until = case when failed_attempts + 1 >= $2 then now() + $3 * interval '1 minute' else locked_until end
   where id = $1 and status <> 'Invited' and (locked_until is null or locked_until <= now())
   returning case when failed_attempts = 0 then locked_until end as "lockedUntil"`,
)

// Empty when the account was locked since it was read: of many tries at once the right one does not slip through.
const forgiveFailures = statement<{ id: string }>(
  'session.forgive-failures',
  `update portal_user set failed_attempts = 0, locked_until = null
   where id = $1 and (locked_until is null or locked_until <= now())
   returning id`,
)

// Their default ship-to, else any of theirs; somebody without one has a lane of no company.
const readHome = statement<{ companyId: string; shipToId: string }>(
  'session.find-lane',
  `select company_id as "companyId", ship_to_id as "shipToId" from user_role r join portal_user u on u.id = r.user_id
   where u.id = $1
   order by ship_to_id = u.default_ship_to_id desc nulls last, company_id, ship_to_id limit 1`,
)

const selectShipTo = statement('session.select-ship-to', `update session set ship_to_id = $2 where token_hash = $1`)

const setDefaultShipTo = statement(
  'session.set-default-ship-to',
  `update portal_user set default_ship_to_id = $2 where id = $1`,
)

export function createSessionStore(db: Queries) {
  return {
    readCredentials: (email: string) => db.row(readCredentials, [email]),
    readUser: async (userId: string) => withKnownEntries(await db.row(readUser, [userId]))?.user,
    readSession: async (tokenHash: Buffer, kind: SessionKind, idleHours: number) =>
      withKnownEntries(await db.row(readSession, [tokenHash, kind, idleHours])),
    insertSession: ({ tokenHash, userId, kind, days }: NewSession) =>
      db.row(insertSession, [tokenHash, userId, kind, days]),
    touchSession: (tokenHash: Buffer) => db.rows(touchSession, [tokenHash]),
    deleteSession: (tokenHash: Buffer) => db.rows(deleteSession, [tokenHash]),
    deleteExpired: (idleHours: number) => db.rows(deleteExpired, [idleHours]),
    /** Until when this failure locks the account, if it does; nobody's id, an invited person's and a locked account's count nothing. */
    countFailure: async (userId: string, maxAttempts: number, lockMinutes: number) =>
      (await db.row(countFailure, [userId, maxAttempts, lockMinutes]))?.lockedUntil ?? null,
    forgiveFailures: async (userId: string) => (await db.row(forgiveFailures, [userId])) !== undefined,
    /** The ship-to whose messages a mail to this person goes with. */
    readHome: async (userId: string) => (await db.row(readHome, [userId])) ?? { companyId: '', shipToId: '' },
    setDefaultShipTo: (userId: string, shipToId: string) => db.rows(setDefaultShipTo, [userId, shipToId]),
    selectShipTo: (tokenHash: Buffer, shipToId: string) => db.rows(selectShipTo, [tokenHash, shipToId]),
  }
}

/** An entry whose role or customer type nobody knows gives nothing, not even its ship-to. */
function withKnownEntries<Row extends UserRow>(row: Row | undefined): Row | undefined {
  if (!row) return undefined
  const entries = row.user.entries.filter(({ role, customerType }) => isRole(role) && isCustomerType(customerType))
  return { ...row, user: { ...row.user, entries } }
}
