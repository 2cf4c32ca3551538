import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { tokenHashOf } from './session-token.ts'

const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/
// Browsers keep no cookie for longer.
const KEPT_SECONDS = 400 * 86_400

const nameOf = (isSecure: boolean) => (isSecure ? '__Host-fust-device' : 'fust-device')

/** What a browser that notifications are pushed to is known by, whoever is signed in there; undefined of any other. */
function readDevice(request: FastifyRequest, isSecure: boolean): string | undefined {
  const token = request.cookies[nameOf(isSecure)]
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

/** As which such a browser is stored; null of any other. */
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

export function clearDeviceCookie(reply: FastifyReply, isSecure: boolean): void {
  reply.clearCookie(nameOf(isSecure), { path: '/', secure: isSecure })
}
