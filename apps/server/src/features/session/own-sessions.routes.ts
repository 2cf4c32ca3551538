import { OwnSessions, Problem, SessionParams } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { answerRefusal } from '#platform/errors.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import { tokenOf, type SessionCookie } from '#request/session-token.ts'
import type { Sessions } from './session.service.ts'

const LIST = '/identity/sessions'
const ONE = '/identity/sessions/:id'

export const ownSessionsPolicy: PolicyTable = {
  [`GET ${LIST}`]: signedIn(),
  [`DELETE ${ONE}`]: signedIn(),
}

const PROBLEMS = { 401: Problem, 403: Problem, 429: Problem, 500: Problem, 503: Problem }

/** Where a person is signed in, each to be ended. */
export function ownSessionsRoutes(
  app: FastifyInstance,
  { sessions, cookie }: { sessions: Sessions; cookie: SessionCookie },
): void {
  const listSchema = { summary: 'Where the person is signed in', response: { 200: OwnSessions, ...PROBLEMS } }
  app.get(LIST, { schema: listSchema }, async (request, reply) => {
    const token = tokenOf(request, cookie)
    if (!request.actor || token === null) return answerRefusal(request, reply, { code: 'unauthorized' })
    const own = await sessions.listOwn(request.actor, token)
    const told = own.map(({ since, lastSeen, ...session }) => ({
      ...session,
      since: since.toISOString(),
      lastSeen: lastSeen.toISOString(),
    }))
    return { sessions: told } satisfies OwnSessions
  })

  const endSchema = {
    summary: 'Ends one of the sessions of the person',
    params: SessionParams,
    response: { 204: Type.Null(), 404: Problem, 422: Problem, ...PROBLEMS },
  }
  app.delete<{ Params: SessionParams }>(ONE, { schema: endSchema }, async (request, reply) => {
    if (!request.actor) return answerRefusal(request, reply, { code: 'unauthorized' })
    const isEnded = await sessions.endOwn(request.actor, request.params.id)
    if (!isEnded) return answerRefusal(request, reply, { code: 'not-found' })
    request.log.info({ event: 'session-ended' }, 'a session was ended by its person')
    return reply.code(204).send()
  })
}
