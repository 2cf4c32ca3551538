import { statement, type Queries } from '#platform/database/database.ts'

/** What a link is for; one of another purpose is another link. */
export const LINK_PURPOSES = ['invitation', 'password-reset'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** A link as it is found by its token; `isOpen` while it can be used. */
export type FoundLink = {
  userId: string
  email: string
  firstName: string
  locale: string
  /** The invitation that it accepts, if it is that of one. */
  invitationId: string | null
  isOpen: boolean
  wasUsed: boolean
}

type NewLink = {
  tokenHash: Buffer
  purpose: LinkPurpose
  userId: string
  email: string
  minutes: number
  invitationId: string | null
}

// How long a link lasts goes by the database's clock: servers whose clocks are apart agree on it.
const insertLink = statement(
  'one-time-links.insert',
  `with earlier as (
     update one_time_token set ended_at = now()
     where user_id = $3 and purpose = $2 and used_at is null and ended_at is null returning token_hash)
   insert into one_time_token (token_hash, purpose, user_id, email, created_at, expires_at, invitation_id)
   select $1, $2, $3, $4, now(), now() + $5 * interval '1 minute', $6 from (select count(*) from earlier) as ended`,
)

const endLinks = statement(
  'one-time-links.end',
  `update one_time_token set ended_at = now() where user_id = $1 and used_at is null and ended_at is null`,
)

const countLinks = statement<{ count: number }>(
  'one-time-links.count',
  `select count(*)::int as count from one_time_token where user_id = $1 and created_at > now() - interval '1 hour'`,
)

const isUsable = `t.used_at is null and t.ended_at is null and t.expires_at > now() and t.email = u.email
     and u.status <> 'Inactive'`

const hasOpenSince = statement<{ is: boolean }>(
  'one-time-links.has-open-since',
  `select exists (select from one_time_token
     where user_id = $1 and purpose = $2 and used_at is null and ended_at is null and expires_at > now()
       and created_at >= $3) as is`,
)

const readLink = statement<FoundLink>(
  'one-time-links.find',
  `select u.id as "userId", u.email, u.first_name as "firstName", u.locale, ${isUsable} as "isOpen",
     t.invitation_id as "invitationId",
     t.used_at is not null as "wasUsed"
   from one_time_token t join portal_user u on u.id = t.user_id where t.token_hash = $1`,
)

// Of two who use it at once the second finds it used.
const useLink = statement<{ userId: string }>(
  'one-time-links.use',
  `update one_time_token t set used_at = now() from portal_user u
   where t.token_hash = $1 and u.id = t.user_id and ${isUsable}
   returning u.id as "userId"`,
)

// So long somebody who opens an old link still hears that it was used.
const sweepLinks = statement(
  'one-time-links.sweep',
  `delete from one_time_token where expires_at <= now() - interval '30 days'`,
)

export function createOneTimeLinkStore(db: Queries) {
  return {
    /** Ends earlier ones of the same person and purpose; the caller holds the person's row. */
    insertLink: ({ tokenHash, purpose, userId, email, minutes, invitationId }: NewLink) =>
      db.rows(insertLink, [tokenHash, purpose, userId, email, minutes, invitationId]),
    endLinks: (userId: string) => db.rows(endLinks, [userId]),
    /** How many this person was given within the last hour. */
    countLinks: async (userId: string) => (await db.row(countLinks, [userId]))?.count ?? 0,
    hasOpenSince: async (userId: string, purpose: LinkPurpose, since: Date) =>
      (await db.row(hasOpenSince, [userId, purpose, since]))?.is ?? false,
    readLink: (tokenHash: Buffer) => db.row(readLink, [tokenHash]),
    /** Undefined where it cannot be used, or not any more. */
    useLink: async (tokenHash: Buffer) => (await db.row(useLink, [tokenHash]))?.userId,
    sweep: () => db.rows(sweepLinks),
  }
}
