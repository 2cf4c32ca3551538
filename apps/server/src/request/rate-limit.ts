import { statement, type Queries } from '#platform/database/database.ts'

// The time is the database's, as nodes count together and their clocks may be apart.
const hit = statement<{ hits: number }>(
  'rate-limit.hit',
  `insert into rate_limit as own (key, window_ends_at, hits) values ($1, now() + $2 * interval '1 minute', 1)
   on conflict (key) do update set
     hits = case when own.window_ends_at <= now() then 1 else own.hits + 1 end,
     window_ends_at = case when own.window_ends_at <= now() then excluded.window_ends_at else own.window_ends_at end
   returning hits`,
)

const sweep = statement('rate-limit.sweep', `delete from rate_limit where window_ends_at <= now()`)

/** Counts in the database, so that every node counts together. */
export function createRateLimit(db: Queries) {
  return {
    /** True while `key` stays within `most` in so many minutes. */
    allows: async (key: string, most: number, minutes = 1): Promise<boolean> => {
      const row = await db.row(hit, [key, minutes])
      return (row?.hits ?? 0) <= most
    },
    sweep: () => db.rows(sweep),
  }
}

export type RateLimit = ReturnType<typeof createRateLimit>
