import { DefaultShipToQuery, PartyParams, SessionUser } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import { accessTo } from '#request/actor.ts'
import { answerRefusal } from '#platform/errors.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import { CUSTOMER_DATA } from '#request/rest-calls.ts'
import { sessionUser } from './session-user.ts'
import type { Sessions } from './session.service.ts'

const INFO = `${CUSTOMER_DATA}/users/GetUserInfoById/:id`
const DEFAULT_SHIP_TO = `${CUSTOMER_DATA}/users/SetDefaultShipTo`

export const usersPolicy: PolicyTable = {
  [`GET ${INFO}`]: signedIn(),
  [`POST ${DEFAULT_SHIP_TO}`]: signedIn(),
}

/** What a person reads and chooses for themselves. */
export function usersRoutes(app: FastifyInstance, sessions: Sessions): void {
  app.get<{ Params: PartyParams }>(
    INFO,
    { schema: { summary: 'The person with their permissions', params: PartyParams, response: { 200: SessionUser } } },
    async (request, reply) => {
      if (!request.actor) return answerRefusal(request, reply, { code: 'unauthorized' })
      const isOwn = request.params.id === request.actor.userId
      const user = isOwn ? await sessions.readUser(request.actor) : undefined
      return user ? reply.send(sessionUser(user)) : answerRefusal(request, reply, { code: 'not-found' })
    },
  )

  app.post<{ Querystring: DefaultShipToQuery }>(
    DEFAULT_SHIP_TO,
    {
      schema: {
        summary: 'Chooses the ship-to a session begins with',
        querystring: DefaultShipToQuery,
        response: { 200: SessionUser },
      },
    },
    async (request, reply) => {
      if (!request.actor) return answerRefusal(request, reply, { code: 'unauthorized' })
      const access = accessTo(request.actor, request.query.shiptoId)
      if (!access) return answerRefusal(request, reply, { code: 'ship-to-not-yours' })
      const user = await sessions.chooseDefaultShipTo(request.actor, access.shipToId)
      return user ? sessionUser(user) : answerRefusal(request, reply, { code: 'not-found' })
    },
  )
}
