import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { answerRefusal } from '../errors.ts'

/** A number that a feature reports, asked when somebody reads the metrics. */
export type Measure = { name: string; help: string; read: () => Promise<number> }

/** What an alert hangs on: the figures of Node, the durations of requests, and what features measure. */
export function metrics(
  app: FastifyInstance,
  { token, measures }: { token: string; measures: readonly Measure[] },
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
  for (const measure of measures) registry.registerMetric(gauge(measure))

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })

  metricsPage(app, { token, registry })
}

/** `/metrics`, for who brings the token; without a token there is no such page. */
export function metricsPage(app: FastifyInstance, { token, registry }: { token: string; registry: Registry }): void {
  app.get('/metrics', async (request, reply) => {
    if (token === '') return answerRefusal(request, reply, { code: 'not-found' })
    if (!brings(request, token)) return answerRefusal(request, reply, { code: 'unauthorized' })
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function gauge({ name, help, read }: Measure): Gauge {
  return new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      // What cannot be asked now has no figure; all the others are told.
      await read().then(
        (value) => this.set(value),
        () => this.remove(),
      )
    },
  })
}

function brings({ headers }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
