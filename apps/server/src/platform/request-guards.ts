import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerRefusal } from './errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const OWN_FETCHES = new Set(['same-origin', 'none'])

/**
 * Refuses changes that another site's page sends with this person's cookie: Origin and Sec-Fetch-Site must be our own.
 * Pages of the allowed origins may call GraphQL, for instance for a token, as long as no cookie comes along.
 */
export function refuseCrossSite(app: FastifyInstance, allowedOrigins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method) || request.headers.authorization !== undefined) return undefined
    if (isOwn(request) || isAllowed(request, allowedOrigins)) return undefined
    request.log.warn({ event: 'cross-site-refused' }, 'a request from another site was refused')
    return answerRefusal(request, reply, { code: 'cross-site' })
  })
}

function isAllowed({ url, headers }: FastifyRequest, origins: readonly string[]): boolean {
  return url === '/graphql' && headers.cookie === undefined && origins.includes(headers.origin ?? '')
}

function isOwn(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (typeof site === 'string' && !OWN_FETCHES.has(site)) return false
  const { origin } = request.headers
  // No Origin: not a browser, or a browser that vouched for itself above.
  return origin === undefined || URL.parse(origin)?.host === request.host
}
