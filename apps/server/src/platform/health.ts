import type { FastifyInstance } from 'fastify'
import type { Database } from './database.ts'
import { createPendingMigrations } from './migrate.ts'
import { everybody, type PolicyTable } from './policy.ts'

export const healthPolicy: PolicyTable = { 'GET /live': everybody, 'GET /ready': everybody }

/** `/live`: the process runs. `/ready`: it may be sent requests. */
export function health(app: FastifyInstance, { db, isClosing }: { db: Database; isClosing: () => boolean }): void {
  const pendingMigrations = createPendingMigrations(db.pool)

  app.get('/live', async () => ({ status: 'alive' }))
  app.get('/ready', async (_request, reply) => {
    const problem = isClosing() ? 'closing' : await notReady()
    return reply.code(problem ? 503 : 200).send({ status: problem ?? 'ready' })
  })

  async function notReady(): Promise<string | null> {
    try {
      return (await pendingMigrations()).length > 0 ? 'migrations pending' : null
    } catch {
      return 'database unreachable'
    }
  }
}
