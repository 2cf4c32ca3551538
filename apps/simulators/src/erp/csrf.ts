import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'SAP_SESSIONID_FST_100'
const MAX_SESSIONS = 1000

export type Sessions = ReturnType<typeof createSessions>

/** The service's protection: a change needs a token that was fetched before, and the session it was fetched in. */
export function createSessions() {
  const tokens = new Map<string, string>()

  return {
    hand(request: FastifyRequest, reply: FastifyReply) {
      if (String(request.headers['x-csrf-token'] ?? '').toLowerCase() !== 'fetch') return
      const known = sessionOf(request)
      const session = known && tokens.has(known) ? known : randomBytes(16).toString('hex')
      const token = tokens.get(session) ?? randomBytes(16).toString('base64')
      tokens.set(session, token)
      forgetOldest(tokens)
      reply.header('x-csrf-token', token).header('set-cookie', `${COOKIE}=${session}; path=/; HttpOnly`)
    },
    isValid(request: FastifyRequest): boolean {
      const token = tokens.get(sessionOf(request) ?? '')
      return token !== undefined && token === request.headers['x-csrf-token']
    },
    expireAll: () => tokens.clear(),
  }
}

const sessionOf = (request: FastifyRequest): string | undefined =>
  new RegExp(`${COOKIE}=(\\w+)`).exec(request.headers.cookie ?? '')?.[1]

function forgetOldest(tokens: Map<string, string>) {
  for (const session of tokens.keys()) {
    if (tokens.size <= MAX_SESSIONS) return
    tokens.delete(session)
  }
}
