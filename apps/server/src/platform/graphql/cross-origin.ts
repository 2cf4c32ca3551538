import { IGNORED_HEADERS, REQUEST_HEADERS } from '@fust/contract/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'

const ALLOWED_HEADERS = ['content-type', ...REQUEST_HEADERS, ...IGNORED_HEADERS].join(', ')

/** Lets pages of the configured origins read the answer; they sign in with a bearer, never with the cookie. */
export function allowOrigin(request: FastifyRequest, reply: FastifyReply, origins: readonly string[]): void {
  reply.header('vary', 'Origin')
  const { origin } = request.headers
  if (origin === undefined || !origins.includes(origin)) return
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': ALLOWED_HEADERS,
    'access-control-max-age': '600',
  })
}

const ANSWER_DEPENDS_ON = ['Origin', 'Cookie', ...REQUEST_HEADERS].join(', ')

/** Tells a cache which headers an answer depends on. */
export function varyByRequest(reply: FastifyReply): void {
  reply.header('vary', ANSWER_DEPENDS_ON)
}
