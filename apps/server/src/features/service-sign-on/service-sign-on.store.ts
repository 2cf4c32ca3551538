import { statement, type Queries } from '#platform/database/database.ts'

/** By whom, and for what, a service asks once more who came; `shipToId` is what they have chosen. */
export type TokenOwner = { clientId: string; userId: string; shipToId: string | null }

// Of a session that is just ending there is no sign-on any more, rather than a fault.
const noteSignOn = statement<{ id: string }>(
  'service-sign-on.note',
  `insert into service_sign_on (session_hash, user_id, client_id)
   select token_hash, user_id, $2 from session where token_hash = $1 for key share
   on conflict (session_hash, client_id) do update set client_id = excluded.client_id
   returning id`,
)

const giveToken = statement<{ id: string }>(
  'service-sign-on.give-token',
  `insert into service_token (token_hash, sign_on_id, expires_at)
   select $1, id, now() + $3 * interval '1 second' from service_sign_on where id = $2 for key share
   returning sign_on_id as id`,
)

const readToken = statement<TokenOwner>(
  'service-sign-on.find-token',
  `select o.client_id as "clientId", o.user_id as "userId", s.ship_to_id as "shipToId"
   from service_token t join service_sign_on o on o.id = t.sign_on_id join session s on s.token_hash = o.session_hash
   where t.token_hash = $1 and t.expires_at > now() and s.expires_at > now()`,
)

const readSession = statement<{ tokenHash: Buffer }>(
  'service-sign-on.find-session',
  `select session_hash as "tokenHash" from service_sign_on where id::text = $1 and client_id = $2 and user_id = $3`,
)

const sweep = statement('service-sign-on.sweep-tokens', `delete from service_token where expires_at <= now()`)

/** Where people are signed on from a session, and what the services got for it. */
export function createServiceSignOnStore(db: Queries) {
  return {
    /** What the service knows the sign-on by, the same each time; undefined where the session is over. */
    noteSignOn: async (sessionHash: Buffer, clientId: string) =>
      (await db.row(noteSignOn, [sessionHash, clientId]))?.id,
    /** False where the sign-on is over. */
    giveToken: async (tokenHash: Buffer, signOn: string, seconds: number) =>
      (await db.row(giveToken, [tokenHash, signOn, seconds])) !== undefined,
    /** Undefined where it is over, was never given, or its person has signed out. */
    readToken: (tokenHash: Buffer) => db.row(readToken, [tokenHash]),
    /** The session of a sign-on, where it is that person's at that service. */
    readSession: async ({ signOn, clientId, userId }: { signOn: string; clientId: string; userId: string }) =>
      (await db.row(readSession, [signOn, clientId, userId]))?.tokenHash,
    sweep: () => db.rows(sweep),
  }
}
