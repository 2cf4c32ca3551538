import '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import { hash } from 'node:crypto'

/** The name of the session's cookie; behind https no other host and no plain page can set it. */
function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-fust' : 'fust'
}

/** The cookie that a session comes in. */
export type SessionCookie = { name: string; read: (request: FastifyRequest) => string | undefined; secure: boolean }

export function sessionCookie(isSecure: boolean): SessionCookie {
  const name = sessionCookieName(isSecure)
  return { name, secure: isSecure, read: (request) => request.cookies[name] }
}

/** Who says to ask: by a session, which nobody has looked up yet, as a hash that is always as long; and from where. */
export type Claim = { session: string | undefined; address: string }

export function claimOf({ headers, cookies, ip }: FastifyRequest, isSecure: boolean): Claim {
  const brought = headers.authorization ?? cookies[sessionCookieName(isSecure)]
  return { session: brought && hash('sha256', brought), address: ip }
}
