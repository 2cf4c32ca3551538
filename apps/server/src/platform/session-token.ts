import type { FastifyRequest } from 'fastify'

/** The name of the session's cookie; behind https no other host and no plain page can set it. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-fust' : 'fust'
}

/** What a request brings to say whose it is, as it came: a bearer, or the session's cookie. Nobody has looked it up yet. */
export function claimedSession({ headers, cookies }: FastifyRequest, isSecure: boolean): string | undefined {
  return headers.authorization ?? cookies[sessionCookieName(isSecure)]
}
