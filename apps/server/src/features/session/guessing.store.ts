import { statement, type Queries } from '#platform/database/database.ts'

// Whoever has not been there for so long is as much a stranger as anybody.
const KNOWN_DAYS = 90

/** The row of `rate_limit` in which the failures of the whole portal count together. */
export const FAILURES = 'failed sign-ins'

const readFailures = statement<{ hits: number; secondsLeft: number; isKnown: boolean }>(
  'guessing.read',
  `select hits, ceil(extract(epoch from window_ends_at - now()))::int as "secondsLeft",
     exists (select from known_network where user_id = $2 and network_hash = $3
       and last_seen_on > current_date - ${KNOWN_DAYS}) as "isKnown"
   from rate_limit where key = $1 and window_ends_at > now()`,
)

const noteNetwork = statement(
  'guessing.note-network',
  `insert into known_network as own (user_id, network_hash) values ($1, $2)
   on conflict (user_id, network_hash) do update set last_seen_on = current_date
   where own.last_seen_on < current_date`,
)

const sweep = statement(
  'guessing.sweep',
  `delete from known_network where last_seen_on <= current_date - ${KNOWN_DAYS}`,
)

export function createGuessingStore(db: Queries) {
  return {
    /** What failed lately; undefined where nothing did. */
    readFailures: (userId: string | null, networkHash: Buffer) => db.row(readFailures, [FAILURES, userId, networkHash]),
    noteNetwork: (userId: string, networkHash: Buffer) => db.rows(noteNetwork, [userId, networkHash]),
    sweep: () => db.rows(sweep),
  }
}
