import { statement, type Database } from './database.ts'
import { outageOf } from '../http/outage.ts'

// More than a page has room for, and nothing that can be made smaller: a disk that is full refuses it.
const tryToWrite = statement(
  'health.try-to-write',
  `insert into write_trial (filler)
   select string_agg(gen_random_uuid()::text, '') from generate_series(1, 1000)`,
)

class Undone extends Error {}

/** Whether the database takes what needs space; what is tried is not kept. */
export async function hasSpace(db: Database): Promise<boolean> {
  const fault = await db
    .transaction(async (tx) => {
      await tx.rows(tryToWrite)
      throw new Undone()
    })
    .catch((error: unknown) => error)
  if (outageOf(fault) === 'no-space') return false
  if (!(fault instanceof Undone)) throw fault
  return true
}
