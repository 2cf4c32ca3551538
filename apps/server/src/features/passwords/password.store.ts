import { PASSWORDS_REMEMBERED } from '@fust/domain/account'
import { statement, type Queries } from '#platform/database/database.ts'
import { createSessionStore } from '#features/session/index.ts'

/** Whoever may be given a link to a password. */
export type LinkReader = {
  id: string
  email: string
  firstName: string
  locale: string
  status: 'Active' | 'Inactive' | 'Invited'
  hasPassword: boolean
}

const readIdOf = statement<{ id: string }>('passwords.find-person', `select id from portal_user where email = $1`)

const readPerson = statement<LinkReader>(
  'passwords.read-person',
  `select id, email, first_name as "firstName", locale, status, password_hash is not null as "hasPassword"
   from portal_user where id = $1`,
)

const lockPerson = statement<LinkReader>('passwords.lock-person', `${readPerson.text} for update`)

const readHashes = statement<{ hash: string }>(
  'passwords.hashes',
  `select password_hash as hash from portal_user where id = $1 and password_hash is not null
   union all
   (select password_hash from former_password where user_id = $1 order by replaced_at desc limit $2)`,
)

const keepFormer = statement(
  'passwords.keep-former',
  `insert into former_password (user_id, password_hash, replaced_at)
   select id, password_hash, now() from portal_user where id = $1 and password_hash is not null
   on conflict (user_id, password_hash) do update set replaced_at = excluded.replaced_at`,
)

const forgetOlder = statement(
  'passwords.forget-older',
  `delete from former_password f where user_id = $1 and password_hash not in (
     select password_hash from former_password where user_id = $1 order by replaced_at desc limit $2)`,
)

// Who reads the mails of an address is whom it was given to: an invitation is accepted, and a lock has nobody to keep out.
// Who was deactivated meanwhile stays so, and whoever signs in by phone shows that it is theirs.
const setPassword = statement(
  'passwords.set',
  `with devices as (update known_device set failed_attempts = 0, locked_until = null where user_id = $1),
     networks as (update known_network set failed_attempts = 0, locked_until = null where user_id = $1)
   update portal_user set password_hash = $2, is_validated = is_validated or not is_phone_login,
     status = case when status = 'Inactive' then status else 'Active' end,
     has_agreed_terms = has_agreed_terms or $3, failed_attempts = 0, locked_until = null
   where id = $1`,
)

const readHash = statement<{ hash: string | null }>(
  'passwords.hash',
  `select password_hash as hash from portal_user where id = $1`,
)

export function createPasswordStore(db: Queries) {
  return {
    readIdOf: async (email: string) => (await db.row(readIdOf, [email]))?.id,
    readPerson: (userId: string) => db.row(readPerson, [userId]),
    lockPerson: (userId: string) => db.row(lockPerson, [userId]),
    /** The password a person has, and those before it that are remembered. */
    readHashes: async (userId: string) =>
      (await db.rows(readHashes, [userId, PASSWORDS_REMEMBERED - 1])).map(({ hash }) => hash),
    readHash: async (userId: string) => (await db.row(readHash, [userId]))?.hash ?? null,
    /** The sessions that the person had before end with it, but for the one that it is chosen in. */
    setPassword: async (
      userId: string,
      hash: string,
      { agreesTerms, keptSession }: { agreesTerms: boolean; keptSession: Buffer | null },
    ) => {
      await Promise.all([
        db.rows(keepFormer, [userId]),
        db.rows(forgetOlder, [userId, PASSWORDS_REMEMBERED - 1]),
        db.rows(setPassword, [userId, hash, agreesTerms]),
        createSessionStore(db).endAll(userId, keptSession),
      ])
    },
  }
}
