import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash, hash } from 'node:crypto'

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

/** Leaves a session in the browser, for as long as it lasts. */
export function writeSessionCookie(
  reply: FastifyReply,
  { name, secure }: SessionCookie,
  { token, expiresAt }: { token: string; expiresAt: Date },
): void {
  reply.setCookie(name, token, { path: '/', httpOnly: true, secure, sameSite: 'lax', expires: expiresAt })
}

/** The token of a `Bearer`; null where another kind of authorization is sent. */
export function bearerOf(authorization: string): string | null {
  return /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? null
}

/** The token of the session that a request brings, whichever way; null without one. */
export function tokenOf(request: FastifyRequest, cookie: SessionCookie): string | null {
  const { authorization } = request.headers
  return (authorization === undefined ? cookie.read(request) : bearerOf(authorization)) ?? null
}

/** As which a token is stored. */
export function tokenHashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Who says to ask: by a session, which nobody has looked up yet, as a hash that is always as long; and from where. */
export type Claim = { session: string | undefined; address: string }

export function claimOf({ headers, cookies, ip }: FastifyRequest, isSecure: boolean): Claim {
  const brought = headers.authorization ?? cookies[sessionCookieName(isSecure)]
  return { session: brought && hash('sha256', brought), address: ip }
}
