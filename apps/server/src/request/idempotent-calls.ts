import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { answerRefusal, refusalMessage } from '#platform/errors.ts'
import type { GraphqlContext } from './graphql-context.ts'
import { inputError, type GraphqlAnswer, type GraphqlCall, type Run, type SentAnswer } from '#platform/graphql/index.ts'
import { KEY_MAXIMUM_CHARACTERS, type Idempotence } from './idempotence.ts'

const KEY_UNUSABLE = `An Idempotency-Key has 1 to ${KEY_MAXIMUM_CHARACTERS} characters.`

const CODES = { 'idempotency-conflict': 'IDEMPOTENCY_CONFLICT', 'in-progress': 'IN_PROGRESS' } as const

/** Mutations of signed-in people run once per key. `isKept` leaves out those whose answer is a secret. */
export function onceByGraphql(idempotence: Idempotence, isKept: (rootField: string) => boolean) {
  return async ({ request, context, operation, asked }: GraphqlCall<GraphqlContext>, run: Run): Promise<SentAnswer> => {
    const key = keyOf(request)
    const { kind, rootFields } = operation
    if (key === undefined || kind !== 'mutation' || !context.actor || !rootFields.every(isKept)) return run()
    if (!isUsable(key)) throw inputError(KEY_UNUSABLE)
    const scope = `${context.actor.userId} Mutation.${rootFields.join('+')}`
    const outcome = await idempotence.once({ scope, key, body: JSON.stringify(asked) }, async () => {
      const { status, body } = await run({ isUndone: true })
      // Nothing stays of a document that broke halfway, so its answer has no data either.
      if (hasFault(body)) return { stands: false, status: 500, body: JSON.stringify({ errors: body.errors }) }
      return { stands: body.data !== undefined, status, body: JSON.stringify(body) }
    })
    if (outcome.ok) return outcome.value
    throw inputError(refusalMessage(outcome.refusal.code), CODES[outcome.refusal.code])
  }
}

function hasFault({ errors = [] }: GraphqlAnswer['body']): boolean {
  return errors.some(({ extensions }) => extensions['category'] === 'internal')
}

const UNSAFE_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Changing routes declared in `app` from now on run once per key; they return their answer, as it is kept before it is
 * sent. Those that only read are no changes, whatever their method: a file is never kept.
 */
export function onceByRest(app: FastifyInstance, idempotence: Idempotence): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.onlyReads || ![route.method].flat().some((method) => UNSAFE_METHODS.has(method))) return
    const { handler } = route
    route.handler = async function once(request, reply) {
      const key = keyOf(request)
      if (key === undefined || !request.actor) return handler.call(this, request, reply)
      if (!isUsable(key)) return answerRefusal(request, reply, { code: 'invalid-input', message: KEY_UNUSABLE })
      const scope = `${request.actor.userId} ${request.method} ${route.url}`
      const body = JSON.stringify([request.url, request.body])
      const outcome = await idempotence.once({ scope, key, body }, () => handled(handler.bind(this), request, reply))
      if (reply.sent) return reply
      if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
      return reply.code(outcome.value.status).type('application/json; charset=utf-8').send(outcome.value.body)
    }
  })
}

/** What a handler returns is its answer; a refusal that it sent itself changed nothing, and nothing of it is kept. */
async function handled(handler: OmitThisParameter<RouteHandlerMethod>, request: FastifyRequest, reply: FastifyReply) {
  const answer: unknown = await handler(request, reply)
  if (reply.sent && reply.statusCode < 400)
    throw new Error(`${request.routeOptions.url} answered before its work was kept.`)
  return { stands: !reply.sent, status: reply.statusCode, body: JSON.stringify(answer ?? null) }
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

function isUsable(key: string): boolean {
  return key !== '' && key.length <= KEY_MAXIMUM_CHARACTERS
}
