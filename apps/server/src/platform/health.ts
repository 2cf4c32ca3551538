import type { FastifyInstance } from 'fastify'
import { statement, type Database } from './database.ts'
import { createPendingMigrations } from './migrate.ts'
import { outageOf } from './outage.ts'

const readWhetherReadOnly = statement<{ isReadOnly: boolean }>(
  'health.read-only',
  `select current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
)

// More than a page has room for, and nothing that can be made smaller: a disk that is full refuses it.
const tryToWrite = statement(
  'health.try-to-write',
  `insert into write_trial (filler)
   select string_agg(gen_random_uuid()::text, '') from generate_series(1, 1000)`,
)

class Undone extends Error {}

/** `/live`: the process runs. `/ready`: it may be sent requests. */
export function health(app: FastifyInstance, { db, isClosing }: { db: Database; isClosing: () => boolean }): void {
  const pendingMigrations = createPendingMigrations(db.pool)
  let refusalsOvercome = 0

  app.get('/live', async () => ({ status: 'alive' }))
  app.get('/ready', async (_request, reply) => {
    const problem = isClosing() ? 'closing' : await notReady()
    return reply.code(problem ? 503 : 200).send({ status: problem ?? 'ready' })
  })

  async function notReady(): Promise<string | null> {
    try {
      if ((await pendingMigrations()).length > 0) return 'migrations pending'
      if ((await db.row(readWhetherReadOnly))?.isReadOnly) return 'database read only'
      return (await hasSpace()) ? null : 'database full'
    } catch {
      return 'database unreachable'
    }
  }

  /** A database that had no space has some again once it takes what needs some; what is tried is not kept. */
  async function hasSpace(): Promise<boolean> {
    const refusals = db.outages.countOf('no-space')
    if (refusals === refusalsOvercome) return true
    const fault = await db
      .transaction(async (tx) => {
        await tx.rows(tryToWrite)
        throw new Undone()
      })
      .catch((error: unknown) => error)
    if (outageOf(fault) === 'no-space') return false
    if (!(fault instanceof Undone)) throw fault
    refusalsOvercome = refusals
    return true
  }
}
