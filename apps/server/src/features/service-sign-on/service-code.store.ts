import { statement, type Queries } from '#platform/database/database.ts'

/** For what a code was given. */
export type CodeGrant = { clientId: string; returnUrl: string; nonce: string | null; challenge: string }

/** Who is signed in, and since when; `shipToId` is what they have chosen. */
export type CodeOwner = { sessionHash: Buffer; userId: string; shipToId: string | null; signedInAt: Date }

const insertCode = statement(
  'service-sign-on.give-code',
  `insert into service_code (code_hash, session_hash, client_id, return_url, nonce, challenge, expires_at)
   values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 second')`,
)

// Whatever comes of it, it comes once.
const takeCode = statement<CodeGrant & CodeOwner>(
  'service-sign-on.take-code',
  `delete from service_code c using session s
   where c.code_hash = $1 and c.session_hash = s.token_hash
   and c.expires_at > now() and s.expires_at > now()
   returning c.client_id as "clientId", c.return_url as "returnUrl", c.nonce, c.challenge,
     c.session_hash as "sessionHash", s.user_id as "userId", s.ship_to_id as "shipToId", s.created_at as "signedInAt"`,
)

const sweep = statement('service-sign-on.sweep', `delete from service_code where expires_at <= now()`)

export function createServiceCodeStore(db: Queries) {
  return {
    insertCode: (
      codeHash: Buffer,
      sessionHash: Buffer,
      { clientId, returnUrl, nonce, challenge, seconds }: CodeGrant & { seconds: number },
    ) => db.rows(insertCode, [codeHash, sessionHash, clientId, returnUrl, nonce, challenge, seconds]),
    /** Undefined where it was used, is over, was never given, or its person has signed out. */
    takeCode: (codeHash: Buffer) => db.row(takeCode, [codeHash]),
    sweep: () => db.rows(sweep),
  }
}
