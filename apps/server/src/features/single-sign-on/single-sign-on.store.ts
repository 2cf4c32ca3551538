import { statement, type Queries } from '#platform/database/database.ts'

/** A sign-on under way, as it was begun. */
export type PendingSignOn = { nonce: string; verifier: string; back: string; posted: string | null }

type NewSignOn = Omit<PendingSignOn, 'posted'> & {
  stateHash: Buffer
  browserHash: Buffer
  provider: string
  minutes: number
}

/** Whom a proven address belongs to, before it is known who they are at the provider. */
export type Linkable = { id: string; status: 'Active' | 'Inactive' | 'Invited'; isLinked: boolean }

const insertSignOn = statement(
  'single-sign-on.begin',
  `insert into sign_on (state_hash, browser_hash, provider, nonce, verifier, back, expires_at)
   values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 minute')`,
)

// Once, and only where somebody has asked for it.
const keepAnswer = statement<{ provider: string }>(
  'single-sign-on.keep-answer',
  `update sign_on set answer = $3
   where state_hash = $1 and provider = $2 and answer is null and expires_at > now() returning provider`,
)

// Whatever comes of it, it comes once.
const takeSignOn = statement<PendingSignOn>(
  'single-sign-on.take',
  `delete from sign_on where state_hash = $1 and browser_hash = $2 and provider = $3 and expires_at > now()
   returning nonce, verifier, back, answer as posted`,
)

const readIdentity = statement<{ userId: string }>(
  'single-sign-on.find-identity',
  `select user_id as "userId" from user_identity where issuer = $1 and subject = $2`,
)

const lockLinkable = statement<Linkable>(
  'single-sign-on.lock-linkable',
  `select id, status,
     exists (select from user_identity i where i.user_id = u.id and i.issuer = $2) as "isLinked"
   from portal_user u where email = $1 for update`,
)

const link = statement(
  'single-sign-on.link',
  `insert into user_identity (issuer, subject, user_id) values ($1, $2, $3)`,
)

// Whom the brewery has invited and the provider knows is here.
const acceptInvitation = statement(
  'single-sign-on.accept-invitation',
  `update portal_user set status = 'Active', is_validated = true where id = $1 and status = 'Invited'`,
)

const sweep = statement('single-sign-on.sweep', `delete from sign_on where expires_at <= now()`)

export function createSingleSignOnStore(db: Queries) {
  return {
    insertSignOn: ({ stateHash, browserHash, provider, nonce, verifier, back, minutes }: NewSignOn) =>
      db.rows(insertSignOn, [stateHash, browserHash, provider, nonce, verifier, back, minutes]),
    /** False where nobody waits for it. */
    keepAnswer: async (stateHash: Buffer, provider: string, answer: string) =>
      (await db.row(keepAnswer, [stateHash, provider, answer])) !== undefined,
    /** Undefined where it was begun in another browser, is over, or was never begun. */
    takeSignOn: (stateHash: Buffer, browserHash: Buffer, provider: string) =>
      db.row(takeSignOn, [stateHash, browserHash, provider]),
    readIdentity: async (issuer: string, subject: string) => (await db.row(readIdentity, [issuer, subject]))?.userId,
    lockLinkable: (email: string, issuer: string) => db.row(lockLinkable, [email, issuer]),
    link: (issuer: string, subject: string, userId: string) => db.rows(link, [issuer, subject, userId]),
    acceptInvitation: (userId: string) => db.rows(acceptInvitation, [userId]),
    sweep: () => db.rows(sweep),
  }
}
