import type pg from 'pg'
import { createDatabase } from '#platform/database/database.ts'
import { createSumUp } from './sum-up.service.ts'

/** Sums up all that has changed, as the worker does; so many changes in each transaction. */
export async function sumUp(pool: pg.Pool, { zone = 'Europe/Amsterdam', atOnce = 500 } = {}): Promise<void> {
  const run = createSumUp({ db: createDatabase(pool), timeZone: async () => zone, atOnce })
  await run(new AbortController().signal)
}
