import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { isOwnMachine } from '#platform/http/network.ts'
import { GRAPHQL, isSafe } from '#platform/http/route-kinds.ts'
import { authorizationOf } from './session-token.ts'

const OWN_FETCHES = new Set(['same-origin', 'none'])

/** Refuses a request that names several hosts: who stands before us may have believed another one. */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const hosts = request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    return hosts.length > 1 ? answerRefusal(request, reply, { code: 'invalid-request' }) : undefined
  })
}

/**
 * Refuses changes that another site's page sends with this person's cookie: Origin and Sec-Fetch-Site must be our own.
 * A GraphQL query by GET is held to the same: it may make a cart. Pages of the allowed origins may call GraphQL, for instance for a token, as long as no cookie comes along.
 */
export function refuseCrossSite(
  app: FastifyInstance,
  { allowedOrigins, isSecure }: { allowedOrigins: readonly string[]; isSecure: boolean },
): void {
  app.addHook('onRequest', async (request, reply) => {
    // No browser adds a bearer by itself, as it does with `Basic` and cookies.
    if (!isGuarded(request) || authorizationOf(request.headers.authorization).kind === 'bearer') return undefined
    if (request.routeOptions.config.isForOtherSites) return undefined
    if (isOwn(request, isSecure) || isAllowed(request, allowedOrigins)) return undefined
    request.log.warn({ event: 'cross-site-refused' }, 'a request from another site was refused')
    return answerRefusal(request, reply, { code: 'cross-site' })
  })
}

function isGuarded(request: FastifyRequest): boolean {
  return !isSafe(request) || (isGraphql(request) && request.method !== 'OPTIONS')
}

function isGraphql({ routeOptions: { url } }: FastifyRequest): boolean {
  return url === GRAPHQL
}

function isAllowed(request: FastifyRequest, origins: readonly string[]): boolean {
  const { headers } = request
  return isGraphql(request) && headers.cookie === undefined && origins.includes(headers.origin ?? '')
}

function isOwn(request: FastifyRequest, isSecure: boolean): boolean {
  const site = request.headers['sec-fetch-site']
  if (typeof site === 'string' && !OWN_FETCHES.has(site)) return false
  const { origin } = request.headers
  // No Origin: not a browser, or a browser that vouched for itself above.
  if (origin === undefined) return true
  const from = URL.parse(origin)
  // Behind https a page of the same name that came over http may be anybody's.
  return from?.host === request.host && (!isSecure || from.protocol === 'https:' || isOwnMachine(from))
}
