import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type RouteOptions } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Admission } from '#request/admission.ts'
import { createCallLimit, type CallLimit } from '#request/call-limit.ts'
import { createCheckouts, type Checkouts } from '#request/checkouts.ts'
import type { Clock } from '#platform/clock.ts'
import { compileWhenAsked } from '#platform/compile-when-asked.ts'
import { readableUrl, refuseAddresses } from '#platform/http/addresses.ts'
import { limitConnections, listening, type ConnectionLimits } from '#platform/http/connections.ts'
import { databaseMeasures } from '#platform/database/database-measures.ts'
import type { Database } from '#platform/database/database.ts'
import { listed, type Settings } from '#platform/env.ts'
import { catchFaults } from '#platform/errors.ts'
import { filesAllowed } from '#platform/files/file-limit.ts'
import { health } from '#platform/http/health.ts'
import { metrics, type Measure } from '#platform/log/metrics.ts'
import { refuseCrossSite, refuseSeveralHosts } from '#request/request-guards.ts'
import { requestLimits } from '#request/request-limits.ts'
import { pictureOrigins } from '#request/site.ts'
import { logRequests, requestLogging } from '#platform/log/request-log.ts'
import { securityHeaders } from '#platform/http/security-headers.ts'
import { isCall } from '#platform/http/route-kinds.ts'
import { listRoutes } from './served-operations.ts'

export type ServerParts = {
  db: Database
  clock: Clock
  settings: Settings
  isSecure: boolean
  measures?: readonly Measure[]
  /** True from when a stop was asked for: nothing new should come, and what comes is still answered. */
  isDraining?: () => boolean
  logger?: FastifyBaseLogger
  /** Whose pages may be shown inside ours. */
  frameOrigins?: readonly string[]
}

/** `routes` are those declared so far, and those to come. */
type BareServer = {
  app: FastifyInstance
  routes: readonly RouteOptions[]
  admission: Admission
  callLimit: CallLimit
  checkouts: Checkouts
}

const FILE_TIMEOUT_MS = 15 * 60_000

/** A server that knows no feature yet: what holds for every request, whoever answers it. */
export async function bareServer({ db, clock, settings, isSecure, ...parts }: ServerParts): Promise<BareServer> {
  const proxies = listed(settings.TRUSTED_PROXIES)
  const app = fastify({
    ...(parts.logger ? { loggerInstance: parts.logger } : { logger: false }),
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    trustProxy: proxies.length > 0 && proxies,
    bodyLimit: settings.BODY_LIMIT_BYTES,
    requestTimeout: settings.REQUEST_TIMEOUT_MS,
    handlerTimeout: settings.REQUEST_TIMEOUT_MS,
    http: { ...listening, maxHeaderSize: settings.HEAD_LIMIT_BYTES },
    // A parameter that is too long is refused by the schema of its route, as any other.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: settings.HEAD_LIMIT_BYTES },
    rewriteUrl: readableUrl,
    // What still comes over a connection that is open is answered, and its connection closed.
    return503OnClosing: false,
    logController: requestLogging(),
  })
  compileWhenAsked(app)
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  const isStopping = () => isClosing || (parts.isDraining?.() ?? false)
  const routes = listRoutes(app)
  // A file goes on for as long as it is read fast enough.
  app.addHook('onRoute', (route) => {
    if (!isCall(route)) route.handlerTimeout = FILE_TIMEOUT_MS
  })
  app.decorateRequest('actor', null)
  app.decorateRequest('breweryMark', undefined)
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // A connection that is kept alive would hold up the stop long after its last answer.
    if (isStopping()) reply.header('connection', 'close')
    // Deadlines are counted down in browsers by the clock that decides.
    reply.header('date', clock.now().toUTCString())
  })
  const connections = limitConnections(app, { limits: connectionLimits(settings), proxies })
  logRequests(app)
  catchFaults(app)
  await securityHeaders(app, {
    isSecure,
    pictureOrigins: pictureOrigins(settings),
    frameOrigins: parts.frameOrigins ?? [],
  })
  await app.register(cookie)
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 2_048 })
  const checkouts = createCheckouts()
  const callLimit = createCallLimit({ perMinute: settings.RATE_PER_MINUTE })
  const admission = requestLimits(app, { settings, checkouts, callLimit, isSecure })
  refuseSeveralHosts(app)
  refuseAddresses(app, { fields: settings.QUERY_FIELDS })
  refuseCrossSite(app, { allowedOrigins: listed(settings.ALLOWED_ORIGINS), isSecure })
  health(app, { db, isClosing: isStopping })
  metrics(app, {
    token: settings.METRICS_TOKEN,
    measures: [...databaseMeasures(db), ...connections, ...admission.measures, ...(parts.measures ?? [])],
  })
  return { app, routes, admission, callLimit, checkouts }
}

/** What the settings allow, or less: the system counts a connection as a file, and an answer may need another one. */
function connectionLimits(settings: Settings): ConnectionLimits {
  const files = filesAllowed()
  return {
    connections: Math.min(settings.CONNECTIONS, files / 4),
    answers: Math.min(settings.CONNECTIONS, files / 2),
    connectionsOfNetwork: settings.NETWORK_CONNECTIONS,
    answersOfNetwork: settings.NETWORK_ANSWERS,
    answersOfConnection: settings.CONNECTION_ANSWERS,
    bytesPerSecond: settings.SLOWEST_BYTES_PER_SECOND,
  }
}

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/

/** The caller's own id when it looks like one, so that a request can be followed through both logs. */
function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}
