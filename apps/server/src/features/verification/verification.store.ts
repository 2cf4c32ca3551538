import { statement, type Queries } from '#platform/database/database.ts'

const insertCode = statement(
  'verification.insert-code',
  `insert into phone_code (user_id, code_hash, expires_at, tries_left)
   values ($1, $2, now() + $3 * interval '1 minute', $4)
   on conflict (user_id) do update set
     code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries_left = excluded.tries_left`,
)

// A try is counted before it is known whether it was right: of many at once no more than these are looked at.
const tryCode = statement<{ codeHash: Buffer }>(
  'verification.try-code',
  `update phone_code set tries_left = tries_left - 1
   where user_id = $1 and tries_left > 0 and expires_at > now() returning code_hash as "codeHash"`,
)

// Of two right ones at once the second finds none.
const deleteCode = statement<{ userId: string }>(
  'verification.delete-code',
  `delete from phone_code where user_id = $1 and code_hash = $2 returning user_id as "userId"`,
)

const validate = statement(
  'verification.validate',
  `update portal_user set is_validated = true, version = version + 1 where id = $1 and not is_validated`,
)

const acceptTerms = statement<{ id: string }>(
  'verification.accept-terms',
  `update portal_user set has_agreed_terms = true where id = $1 and not has_agreed_terms returning id`,
)

const sweep = statement('verification.sweep', `delete from phone_code where expires_at <= now()`)

export function createVerificationStore(db: Queries) {
  return {
    insertCode: (userId: string, codeHash: Buffer, { minutes, tries }: { minutes: number; tries: number }) =>
      db.rows(insertCode, [userId, codeHash, minutes, tries]),
    /** The code to compare with; undefined where there is none, or none any more. */
    tryCode: async (userId: string) => (await db.row(tryCode, [userId]))?.codeHash,
    deleteCode: async (userId: string, codeHash: Buffer) =>
      (await db.row(deleteCode, [userId, codeHash])) !== undefined,
    validate: (userId: string) => db.rows(validate, [userId]),
    /** False where they were accepted before. */
    acceptTerms: async (userId: string) => (await db.row(acceptTerms, [userId])) !== undefined,
    sweep: () => db.rows(sweep),
  }
}
