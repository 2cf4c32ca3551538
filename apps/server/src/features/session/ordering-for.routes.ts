import { CustomersPage, CustomersQuery, OrderForBody, Problem, SessionAnswer } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import { tokenOf, type SessionCookie } from '#request/session-token.ts'
import { customersWith } from './ordering-for.ts'
import { sessionUser } from './session-user.ts'
import type { Sessions } from './session.service.ts'

const CUSTOMERS = '/identity/customers'
const ORDERING_FOR = '/identity/ordering-for'
const PAGE_SIZE = 20

// Who may is decided by whose customers they are: whoever has none finds none.
export const orderingForPolicy: PolicyTable = {
  [`GET ${CUSTOMERS}`]: signedIn(),
  [`POST ${ORDERING_FOR}`]: signedIn(),
  [`DELETE ${ORDERING_FOR}`]: signedIn(),
}

const PROBLEMS = { 401: Problem, 403: Problem, 422: Problem, 429: Problem, 500: Problem, 503: Problem }

/** Staff of the brewery choose the customer that they order for, and stop it. */
export function orderingForRoutes(
  app: FastifyInstance,
  { sessions, cookie }: { sessions: Sessions; cookie: SessionCookie },
): void {
  const listSchema = {
    summary: 'The customers that the person may order for',
    querystring: CustomersQuery,
    response: { 200: CustomersPage, ...PROBLEMS },
  }
  app.get<{ Querystring: CustomersQuery }>(CUSTOMERS, { schema: listSchema }, async (request, reply) => {
    if (!request.actor) return answerRefusal(request, reply, { code: 'unauthorized' })
    const { search = '', currentPage = 1, pageSize = PAGE_SIZE } = request.query
    const found = customersWith(await sessions.customersOf(request.actor), search)
    const skip = (currentPage - 1) * pageSize
    return {
      customers: found.slice(skip, skip + pageSize),
      totalCount: found.length,
      totalPages: Math.ceil(found.length / pageSize),
    } satisfies CustomersPage
  })

  const startSchema = {
    summary: 'Orders for a customer from here on, in this session',
    body: OrderForBody,
    response: { 200: SessionAnswer, 404: Problem, ...PROBLEMS },
  }
  app.post<{ Body: OrderForBody }>(ORDERING_FOR, { schema: startSchema }, async (request, reply) => {
    const token = tokenOf(request, cookie)
    if (!request.actor || token === null) return answerRefusal(request, reply, { code: 'unauthorized' })
    const { companyId } = request.body
    const user = await sessions.orderFor(request.actor, token, companyId)
    const told = { event: 'ordering-for', actor: request.actor.userId, company: companyId }
    if (!user) {
      request.log.warn({ ...told, code: 'not-found' }, 'ordering for a customer was refused')
      return answerRefusal(request, reply, { code: 'not-found' })
    }
    request.log.info(told, 'somebody orders for a customer')
    return { user: sessionUser(user) } satisfies SessionAnswer
  })

  const stopSchema = { summary: 'Orders for no customer any more', response: { 200: SessionAnswer, ...PROBLEMS } }
  app.delete(ORDERING_FOR, { schema: stopSchema }, async (request, reply) => {
    const token = tokenOf(request, cookie)
    if (!request.actor || token === null) return answerRefusal(request, reply, { code: 'unauthorized' })
    const user = await sessions.stopOrderingFor(request.actor, token)
    request.log.info({ event: 'ordering-for-ended', actor: request.actor.userId }, 'nobody is ordered for any more')
    return { user: user ? sessionUser(user) : null } satisfies SessionAnswer
  })
}
