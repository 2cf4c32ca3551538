import { statement, type Queries, type Statement, type Transaction } from '#platform/database/database.ts'
import { isKeyUserRow } from '#request/role-rows.ts'
import { DATA_MAP, PERSONAL_TABLES, wordsOf, type Personal } from './data-map.ts'

/** More rows of one table than anybody has; the newest of more than that nobody reads in a file. */
const MOST_ROWS = 10_000

/** What decides whether somebody can go, and how far they are with it. */
export type Leaver = {
  email: string
  firstName: string
  locale: string
  status: 'Active' | 'Inactive' | 'Invited'
  passwordHash: string | null
  askedAt: Date | null
  dueAt: Date | null
  erasedAt: Date | null
}

/** Which rows of a table are a person's, by their number: `$1`. All names come from the map. */
function theirs(by: Personal['by']): string {
  if (typeof by === 'string') return `${by} = $1`
  const owner = DATA_MAP[by.in]
  if (owner?.is !== 'personal') throw new Error(`${by.in} is nobody's`)
  return `${by.column} in (select id from ${by.in} where ${theirs(owner.by)})`
}

// One statement, so that all of it is as of one moment.
const readAll = statement<{ table: string; rows: Record<string, unknown>[] }>(
  'privacy.read-all',
  PERSONAL_TABLES.map(
    ([table, { by, given }]) =>
      `select '${table}' as "table", coalesce(jsonb_agg(to_jsonb(own)), '[]') as "rows"
       from (select ${wordsOf(given).join(', ')} from ${table} where ${theirs(by)} limit ${MOST_ROWS}) own`,
  ).join('\nunion all\n'),
)

/** What an erasure does, from top to bottom of the map. */
const ERASING: readonly Statement<Record<string, never>>[] = PERSONAL_TABLES.flatMap(([table, { by, erased }]) => {
  if (erased.how === 'removed-with') return []
  const rows = theirs(by)
  if (erased.how === 'removed') return [statement(`privacy.remove-${table}`, `delete from ${table} where ${rows}`)]
  const blanks = Object.entries(erased.blanks).map(([column, value]) => `${column} = ${value}`)
  return [
    ...(erased.removed
      ? [statement(`privacy.remove-${table}`, `delete from ${table} where ${rows} and ${erased.removed}`)]
      : []),
    ...(blanks.length > 0
      ? [statement(`privacy.blank-${table}`, `update ${table} set ${blanks.join(', ')} where ${rows}`)]
      : []),
  ]
})

// Whoever changes the people of these companies waits, so that the last Key user is counted right.
const lockCompanies = statement<{ id: string }>(
  'privacy.lock-companies',
  `select id from company where id in (select company_id from user_role where user_id = $1)
   order by id for no key update`,
)

const readLeaver = `
  select u.email, u.first_name as "firstName", u.locale, u.status, u.password_hash as "passwordHash",
    e.asked_at as "askedAt", e.due_at as "dueAt", e.erased_at as "erasedAt"
  from portal_user u left join erasure e on e.user_id = u.id where u.id = $1`

const read = statement<Leaver>('privacy.read-leaver', readLeaver)

// What changes a cart holds the cart first, and the person behind it.
const lockCarts = statement<{ id: string }>(
  'privacy.lock-carts',
  'select id from cart where user_id = $1 order by id for update',
)

const lock = statement<Leaver>('privacy.lock-leaver', `${readLeaver} for update of u`)

const readByEmail = statement<{ id: string }>('privacy.find-by-email', `select id from portal_user where email = $1`)

const ASKED_AS_VISITOR = `select v.ticket_id from ticket_visitor v where lower(v.email) = $1`

const countAsVisitor = statement<{ count: number | null }>(
  'privacy.count-as-visitor',
  `select count(*)::int as count from (${ASKED_AS_VISITOR}) own`,
)

const removeAsVisitor = statement('privacy.remove-as-visitor', `delete from ticket where id in (${ASKED_AS_VISITOR})`)

// Companies of which nobody else is Key user and can act.
const keyedAlone = statement<{ company: string }>(
  'privacy.keyed-alone',
  `select distinct c.name as company from user_role r
   join company c on c.id = r.company_id join portal_user u on u.id = r.user_id
   where r.user_id = $1 and ${isKeyUserRow('r')} and r.is_active and u.status = 'Active' and not exists (
     select from user_role other join portal_user who on who.id = other.user_id
     where other.company_id = r.company_id and ${isKeyUserRow('other')} and other.is_active and other.user_id <> $1
       and who.status = 'Active')
   order by 1`,
)

// Whoever looks after the people of a company where this person has a role.
const keyUsersOf = statement<{ id: string }>(
  'privacy.key-users-of',
  `select distinct other.user_id as id from user_role r
   join user_role other on other.company_id = r.company_id and ${isKeyUserRow('other')} and other.is_active
   join portal_user who on who.id = other.user_id and who.status = 'Active'
   where r.user_id = $1 and other.user_id <> $1 order by 1 limit 50`,
)

const ask = statement(
  'privacy.ask',
  `insert into erasure (user_id, asked_at, due_at, status_before)
   select id, $2, $3, status from portal_user where id = $1`,
)

// Whoever can sign in no more has no session either.
const close = statement(
  'privacy.close-account',
  `with ended as (delete from session where user_id = $1)
   update portal_user set status = 'Inactive', version = version + 1 where id = $1`,
)

const hold = statement('privacy.hold-account', `select from portal_user where id = $1 for update`)

const withdraw = statement<{ id: string }>(
  'privacy.withdraw',
  `with waiting as (delete from erasure where user_id = $1 and erased_at is null returning status_before)
   update portal_user set status = waiting.status_before, version = version + 1 from waiting where id = $1
   returning id`,
)

const listDue = statement<{ userId: string }>(
  'privacy.list-due',
  `select user_id as "userId" from erasure where erased_at is null and due_at <= $1 order by due_at limit 100`,
)

const note = statement(
  'privacy.note-erased',
  `insert into erasure (user_id, asked_at, due_at, status_before, erased_at) values ($1, $2, $2, 'Inactive', $2)
   on conflict (user_id) do update set erased_at = excluded.erased_at`,
)

export function createPrivacyStore(db: Queries) {
  return {
    /** All that the map gives of a person, by table. */
    readAll: (userId: string) => db.rows(readAll, [userId]),
    read: (userId: string) => db.row(read, [userId]),
    readByEmail: async (email: string) => (await db.row(readByEmail, [email]))?.id,
    /** How many tickets somebody opened at this address without an account. */
    countAsVisitor: async (email: string) => (await db.row(countAsVisitor, [email]))?.count ?? 0,
    removeAsVisitor: (email: string) => db.rows(removeAsVisitor, [email]),
    listKeyedAlone: async (userId: string) => (await db.rows(keyedAlone, [userId])).map(({ company }) => company),
    listKeyUsers: async (userId: string) => (await db.rows(keyUsersOf, [userId])).map(({ id }) => id),
    listDue: async (now: Date) => (await db.rows(listDue, [now])).map(({ userId }) => userId),
  }
}

/** What changes a person's stay; of each the account is locked first. */
export function createLeavingStore(tx: Transaction) {
  return {
    ...createPrivacyStore(tx),
    /** Companies before the account, as does who changes their people; carts before it, as does who changes or orders them. */
    lock: async (userId: string) => {
      await tx.rows(lockCompanies, [userId])
      await tx.rows(lockCarts, [userId])
      return tx.row(lock, [userId])
    },
    ask: async (userId: string, { at, dueAt }: { at: Date; dueAt: Date }) => {
      tx.leave(ask, [userId, at, dueAt])
      await tx.rows(close, [userId])
    },
    /** False where no wish waits, any more: who erases holds the account, too. */
    withdraw: async (userId: string) => {
      await tx.rows(hold, [userId])
      return (await tx.row(withdraw, [userId])) !== undefined
    },
    /** Takes away what the map says, and writes down that it was done. */
    erase: async (userId: string, at: Date) => {
      for (const erasing of ERASING) tx.leave(erasing, [userId])
      await tx.rows(note, [userId, at])
    },
  }
}
