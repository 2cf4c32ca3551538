import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import type { Actor } from '#request/actor.ts'
import { tokenOf, type SessionCookie } from '#request/session-token.ts'

/** Who asks, with the token of the session that is kept when others end; whoever is nobody is answered. */
export function createAskers(cookie: SessionCookie) {
  return (request: FastifyRequest, reply: FastifyReply): { actor: Actor; token: string } | null => {
    const { actor } = request
    const token = tokenOf(request, cookie)
    if (actor && token !== null) return { actor, token }
    answerRefusal(request, reply, { code: 'unauthorized' })
    return null
  }
}
