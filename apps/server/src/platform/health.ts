import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from './database.ts'
import { pendingMigrations } from './migrate.ts'
import { everybody, type PolicyTable } from './policy.ts'

export const healthPolicy: PolicyTable = { 'GET /live': everybody, 'GET /ready': everybody, 'GET /metrics': everybody }

/** A number that a feature reports, asked when somebody reads the metrics. */
export type Measure = { name: string; help: string; read: () => Promise<number> }

/** `/live`: the process runs. `/ready`: it may be sent requests. `/metrics`: what an alert hangs on. */
export function health(
  app: FastifyInstance,
  { db, isClosing, measures }: { db: Database; isClosing: () => boolean; measures: readonly Measure[] },
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'fust_request_seconds',
    help: 'Duration of requests by route and status.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const waiting = { name: 'fust_pool_waiting', help: 'Requests that wait for a database connection.' }
  for (const { name, help, read } of [{ ...waiting, read: async () => db.pool.waitingCount }, ...measures])
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.set(await read())
        },
      }),
    )

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })

  app.get('/live', { logLevel: 'silent' }, async () => ({ status: 'alive' }))
  app.get('/ready', { logLevel: 'silent' }, async (_request, reply) => {
    const problem = isClosing() ? 'closing' : await notReady(db)
    return reply.code(problem ? 503 : 200).send({ status: problem ?? 'ready' })
  })
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}

async function notReady(db: Database): Promise<string | null> {
  try {
    return (await pendingMigrations(db.pool)).length > 0 ? 'migrations pending' : null
  } catch {
    return 'database unreachable'
  }
}
