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

/** What `Authorization` says of a session: nothing, a token, or something that is refused. */
export type Authorization = { kind: 'none' } | { kind: 'bearer'; token: string } | { kind: 'malformed' }

/** `Basic` is for a proxy before the portal, and a `Bearer` without a token is none. */
export function authorizationOf(authorization: string | undefined): Authorization {
  const sent = authorization?.trim() ?? ''
  if (sent === '' || /^(?:bearer$|basic(?:\s|$))/i.test(sent)) return { kind: 'none' }
  const token = bearerOf(sent)
  return token === null ? { kind: 'malformed' } : { kind: 'bearer', token }
}

/** The token of the session that a request brings, whichever way; null without one. */
export function tokenOf(request: FastifyRequest, cookie: SessionCookie): string | null {
  const brought = authorizationOf(request.headers.authorization)
  if (brought.kind === 'none') return cookie.read(request) ?? null
  return brought.kind === 'bearer' ? brought.token : null
}

/** As which a token is stored. */
export function tokenHashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Who says to ask: by a session, which nobody has looked up yet, as a hash that is always as long; and from where. */
export type Claim = { session: string | undefined; address: string }

export function claimOf({ headers, cookies, ip }: FastifyRequest, isSecure: boolean): Claim {
  const isByHeader = authorizationOf(headers.authorization).kind !== 'none'
  const brought = isByHeader ? headers.authorization : cookies[sessionCookieName(isSecure)]
  return { session: brought && hash('sha256', brought), address: ip }
}
