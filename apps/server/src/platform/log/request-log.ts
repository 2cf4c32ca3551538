import { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'

/** The id of a request stands in every line of it; the server's own line per request is the one below. */
export const requestLogging = () => new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' })

const SILENT_ROUTES = new Set(['/live', '/ready', '/metrics'])

/** One line for every request, answered or left by its caller. The route stands for the address, which may hold what a person typed. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { url: route = 'none' } = request.routeOptions
    if (SILENT_ROUTES.has(route)) return
    reply.raw.once('close', () => {
      if (reply.raw.writableFinished) return
      const facts = { method: request.method, route, ms: Math.round(reply.elapsedTime) }
      request.log.info({ event: 'request-aborted', ...facts }, 'the caller went away')
    })
  })
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'none' } = request.routeOptions
    if (SILENT_ROUTES.has(route)) return
    const facts = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    request.log.info({ event: 'request', ...facts }, 'answered')
  })
}

/** One line for whoever asked for what is not theirs, or without being known. */
export function logDenied(request: FastifyRequest, code: string): void {
  request.log.info({ event: 'denied', code }, 'denied')
}
