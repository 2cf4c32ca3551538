import { Backlog, BacklogQuery, Retried, RetryMessageBody, RetryMessagesBody } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { administrator, type PolicyTable } from '#request/policy.ts'
import { GENERAL } from '#request/rest-calls.ts'
import type { Backlog as FoundBacklog, BacklogDesk } from './backlog.service.ts'

const READ = `${GENERAL}/admin/GetBacklog`
const RETRY = `${GENERAL}/admin/RetryMessage`
const RETRY_ALL = `${GENERAL}/admin/RetryMessages`

export const backlogPolicy: PolicyTable = {
  [`GET ${READ}`]: administrator,
  [`POST ${RETRY}`]: administrator,
  [`POST ${RETRY_ALL}`]: administrator,
}

/** What has not arrived outside yet, and trying it again. */
export function backlogRoutes(app: FastifyInstance, backlog: BacklogDesk): void {
  app.get<{ Querystring: BacklogQuery }>(
    READ,
    {
      schema: {
        summary: 'What waits to go outside, and what has failed',
        querystring: BacklogQuery,
        response: { 200: Backlog },
      },
    },
    async (request, reply) => {
      const { limit = 25, offset = 0 } = request.query
      const found = await backlog.read(request.actor, `GET ${READ}`, { limit, offset })
      return found.ok ? reply.send(wireBacklog(found.value)) : answerRefusal(request, reply, found.refusal)
    },
  )

  app.post<{ Body: RetryMessageBody }>(
    RETRY,
    { schema: { summary: 'Tries one message again', body: RetryMessageBody, response: { 200: Retried } } },
    async (request, reply) => {
      const retried = await backlog.retry(request.actor, `POST ${RETRY}`, { id: request.body.messageId })
      return retried.ok ? { retried: retried.value } : answerRefusal(request, reply, retried.refusal)
    },
  )

  app.post<{ Body: RetryMessagesBody }>(
    RETRY_ALL,
    {
      schema: {
        summary: 'Tries all of a kind again that were given up',
        body: RetryMessagesBody,
        response: { 200: Retried },
      },
    },
    async (request, reply) => {
      const retried = await backlog.retry(request.actor, `POST ${RETRY_ALL}`, { dead: request.body.kind })
      return retried.ok ? { retried: retried.value } : answerRefusal(request, reply, retried.refusal)
    },
  )
}

function wireBacklog({ kinds, lanes, messages }: FoundBacklog): Backlog {
  return {
    kinds: kinds.map(({ oldestAt, ...kind }) => ({ ...kind, oldestAt: oldestAt.toISOString() })),
    lanes: lanes.map(({ since, shipToName, orders, ...lane }) => ({
      ...lane,
      shipToName: shipToName ?? '',
      since: since.toISOString(),
      orders: orders ?? [],
    })),
    messages: messages.map(({ order, shipToName, createdAt, nextAt, ...message }) => ({
      ...message,
      orderNumber: order,
      shipToName: shipToName ?? '',
      createdAt: createdAt.toISOString(),
      nextAt: nextAt && nextAt.toISOString(),
    })),
  }
}
