import type { Clock } from '#platform/clock.ts'
import { statement, type Queries } from '#platform/database.ts'

const hit = statement<{ hits: number }>(
  'rate-limit.hit',
  `insert into rate_limit as own (key, window_ends_at, hits) values ($1, $2::timestamptz + interval '1 minute', 1)
   on conflict (key) do update set
     hits = case when own.window_ends_at <= $2 then 1 else own.hits + 1 end,
     window_ends_at = case when own.window_ends_at <= $2 then excluded.window_ends_at else own.window_ends_at end
   returning hits`,
)

const sweep = statement('rate-limit.sweep', `delete from rate_limit where window_ends_at <= $1`)

/** Counts in the database, so that every node counts together. */
export function createRateLimit({ db, clock }: { db: Queries; clock: Clock }) {
  return {
    /** True while `key` stays within `perMinute`. */
    allows: async (key: string, perMinute: number): Promise<boolean> => {
      const row = await db.row(hit, [key, clock.now()])
      return (row?.hits ?? 0) <= perMinute
    },
    sweep: () => db.rows(sweep, [clock.now()]),
  }
}

export type RateLimit = ReturnType<typeof createRateLimit>
