import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceOf } from '@fust/domain/account'
import { deviceHashOf, deviceToKeep, writeDeviceCookie } from '#request/device-cookie.ts'
import { writeSessionCookie, type SessionCookie } from '#request/session-token.ts'
import type { Client, OpenSession, Sessions } from './session.service.ts'

type Needs = { sessions: Sessions; cookie: SessionCookie }

/** The browser that signs in. One without a device cookie gets its token only when it is in. */
export function clientOf(request: FastifyRequest, cookie: SessionCookie): Client {
  return {
    kind: 'cookie',
    device: deviceOf(request.headers['user-agent'] ?? ''),
    ip: request.ip,
    deviceToken: deviceToKeep(request, cookie.secure).token,
  }
}

/** Leaves an opened session in the browser that asked: the one before it ends there, and nobody else is told anything there. */
export async function openInBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, cookie }: Needs,
  opened: OpenSession,
): Promise<void> {
  const earlier = cookie.read(request)
  if (earlier) await sessions.signOut(earlier)
  const device = deviceHashOf(request, cookie.secure)
  if (device) await sessions.endPushThere(device, opened.user.id)
  writeSessionCookie(reply, cookie, opened)
  if (opened.deviceToken !== null) writeDeviceCookie(reply, opened.deviceToken, cookie.secure)
}

/** Ends the session of the browser that asks, and what is pushed to it. */
export async function closeInBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, cookie }: Needs,
): Promise<void> {
  const token = cookie.read(request)
  if (token) await sessions.signOut(token)
  const device = deviceHashOf(request, cookie.secure)
  // The device stays known, so that strangers do not keep its person from coming back.
  if (device) await sessions.endPushThere(device, null)
  reply.clearCookie(cookie.name, { path: '/', secure: cookie.secure })
}
