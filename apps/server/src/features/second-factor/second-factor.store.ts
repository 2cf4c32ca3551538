import { statement, type Queries } from '#platform/database/database.ts'

export type StoredFactor = { secret: Buffer; isOn: boolean }
export type FactorState = { email: string; since: Date | null; recoveryCodesLeft: number }

const readState = statement<FactorState>(
  'second-factor.state',
  `select u.email, f.confirmed_at as since,
     (select count(*)::int from recovery_code r where r.user_id = u.id) as "recoveryCodesLeft"
   from portal_user u left join second_factor f on f.user_id = u.id where u.id = $1`,
)

const readPerson = statement<{ id: string }>('second-factor.find-person', `select id from portal_user where email = $1`)

// What is in use is not replaced: it is switched off first.
const begin = statement<{ userId: string }>(
  'second-factor.begin',
  `insert into second_factor as own (user_id, secret) values ($1, $2)
   on conflict (user_id) do update set secret = excluded.secret, last_step = 0 where own.confirmed_at is null
   returning user_id as "userId"`,
)

const lock = statement<StoredFactor>(
  'second-factor.lock',
  `select secret, confirmed_at is not null as "isOn" from second_factor where user_id = $1 for update`,
)

const confirm = statement(
  'second-factor.confirm',
  `update second_factor set confirmed_at = now(), last_step = $2 where user_id = $1`,
)

// A code of the same half minute, or of an earlier one, was taken or is too late.
const takeStep = statement<{ userId: string }>(
  'second-factor.take-step',
  `update second_factor set last_step = $2 where user_id = $1 and last_step < $2 returning user_id as "userId"`,
)

const takeRecoveryCode = statement<{ userId: string }>(
  'second-factor.take-recovery-code',
  `delete from recovery_code where user_id = $1 and code_hash = $2 returning user_id as "userId"`,
)

const forgetRecoveryCodes = statement('second-factor.forget-codes', `delete from recovery_code where user_id = $1`)

const insertRecoveryCodes = statement(
  'second-factor.insert-codes',
  `insert into recovery_code (user_id, code_hash) select $1, unnest($2::bytea[])`,
)

const remove = statement<{ userId: string }>(
  'second-factor.remove',
  `delete from second_factor where user_id = $1 and confirmed_at is not null returning user_id as "userId"`,
)

const removePasskeys = statement<{ id: string }>(
  'second-factor.remove-passkeys',
  `delete from passkey where user_id = $1 returning id`,
)

// They stand in for a factor; without one they are worth nothing.
const forgetIdleCodes = statement(
  'second-factor.forget-idle-codes',
  `delete from recovery_code r where r.user_id = $1
     and not exists (select from second_factor f where f.user_id = r.user_id and f.confirmed_at is not null)
     and not exists (select from passkey k where k.user_id = r.user_id)`,
)

export function createSecondFactorStore(db: Queries) {
  return {
    readState: (userId: string) => db.row(readState, [userId]),
    readPerson: async (email: string) => (await db.row(readPerson, [email]))?.id,
    /** False where one is in use. */
    begin: async (userId: string, secret: Buffer) => (await db.row(begin, [userId, secret])) !== undefined,
    lock: (userId: string) => db.row(lock, [userId]),
    confirm: (userId: string, step: number) => db.rows(confirm, [userId, step]),
    takeStep: async (userId: string, step: number) => (await db.row(takeStep, [userId, step])) !== undefined,
    takeRecoveryCode: async (userId: string, codeHash: Buffer) =>
      (await db.row(takeRecoveryCode, [userId, codeHash])) !== undefined,
    replaceRecoveryCodes: async (userId: string, codeHashes: Buffer[]) => {
      await db.rows(forgetRecoveryCodes, [userId])
      await db.rows(insertRecoveryCodes, [userId, codeHashes])
    },
    /** False where none was in use. */
    remove: async (userId: string) => (await db.row(remove, [userId])) !== undefined,
    /** False where there was none. */
    removePasskeys: async (userId: string) => (await db.rows(removePasskeys, [userId])).length > 0,
    forgetIdleCodes: (userId: string) => db.rows(forgetIdleCodes, [userId]),
  }
}
