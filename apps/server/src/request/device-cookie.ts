import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { tokenHashOf } from './session-token.ts'

const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/
// Browsers keep no cookie for longer.
const KEPT_SECONDS = 400 * 86_400

const nameOf = (isSecure: boolean) => (isSecure ? '__Host-fust-device' : 'fust-device')

/**
 * What a browser is known by, whoever signs in there: 256 random bits, which nobody can guess and of which the database
 * holds hashes alone. Undefined for a browser without it.
 */
function readDevice(request: FastifyRequest, isSecure: boolean): string | undefined {
  const token = request.cookies[nameOf(isSecure)]
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

/** The token that a client brings; null for one that keeps no cookies. */
export const deviceTokenOf = (request: FastifyRequest, isSecure: boolean): string | null =>
  readDevice(request, isSecure) ?? null

/** As which a browser is stored that notifications are pushed to; null for one without a token. */
export function deviceHashOf(request: FastifyRequest, isSecure: boolean): Buffer | null {
  const token = readDevice(request, isSecure)
  return token === undefined ? null : tokenHashOf(token)
}

/** The browser that asks, known from now on once its cookie is left there; one that was known stays the same. */
export function deviceToKeep(request: FastifyRequest, isSecure: boolean): { hash: Buffer; token: string } {
  const token = readDevice(request, isSecure) ?? randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: tokenHashOf(token) }
}

export function writeDeviceCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  reply.setCookie(nameOf(isSecure), token, {
    path: '/',
    httpOnly: true,
    secure: isSecure,
    sameSite: 'lax',
    maxAge: KEPT_SECONDS,
  })
}
