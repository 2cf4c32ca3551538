import type { FastifyReply, FastifyRequest } from 'fastify'
import { clearDeviceCookie, deviceHashOf } from '#request/device-cookie.ts'
import { writeSessionCookie, type SessionCookie } from '#request/session-token.ts'
import type { OpenSession, Sessions } from './session.service.ts'

type Needs = { sessions: Sessions; cookie: SessionCookie }

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
  if (device) {
    await sessions.endPushThere(device, null)
    clearDeviceCookie(reply, cookie.secure)
  }
  reply.clearCookie(cookie.name, { path: '/', secure: cookie.secure })
}
