import type { FastifyInstance } from 'fastify'
import { statement, type Database } from '../database/database.ts'
import { hasSpace } from '../database/database-space.ts'
import { createPendingMigrations } from '../database/migrate.ts'

const readWhetherReadOnly = statement<{ isReadOnly: boolean }>(
  'health.read-only',
  `select current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
)

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
      return (await hasSpaceAgain()) ? null : 'database full'
    } catch {
      return 'database unreachable'
    }
  }

  /** A database that had no space has some again once it takes what needs some. */
  async function hasSpaceAgain(): Promise<boolean> {
    const refusals = db.outages.countOf('no-space')
    if (refusals === refusalsOvercome) return true
    if (!(await hasSpace(db))) return false
    refusalsOvercome = refusals
    return true
  }
}
