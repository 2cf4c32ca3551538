import { ErasureAnswer, ErasureBody, ErasureTerms, PersonalData, Problem } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import type { SessionCookie } from '#request/session-token.ts'
import type { Privacy } from './privacy.service.ts'

const DATA = '/identity/personal-data'
const ERASURE = '/identity/erasure'

export const privacyPolicy: PolicyTable = {
  [`POST ${DATA}`]: signedIn(),
  [`GET ${ERASURE}`]: signedIn(),
  [`POST ${ERASURE}`]: signedIn(),
}

const PROBLEMS = { 401: Problem, 403: Problem, 429: Problem, 500: Problem, 503: Problem }

/** A copy of one's own data, and its end; of oneself only: no call names anybody. */
export function privacyRoutes(
  app: FastifyInstance,
  { privacy, cookie }: { privacy: Privacy; cookie: SessionCookie },
): void {
  const dataSchema = { summary: 'All that is known of the person', response: { 200: PersonalData, ...PROBLEMS } }
  app.post(DATA, { schema: dataSchema }, async (request, reply) => {
    if (!request.actor) return answerRefusal(request, reply, { code: 'unauthorized' })
    const outcome = await privacy.download(request.actor)
    if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
    request.log.info({ event: 'export', actor: request.actor.userId }, 'a person downloaded their data')
    return outcome.value
  })

  const termsSchema = { summary: 'What an erasure would mean', response: { 200: ErasureTerms, ...PROBLEMS } }
  app.get(ERASURE, { schema: termsSchema }, async (request, reply) => {
    if (!request.actor) return answerRefusal(request, reply, { code: 'unauthorized' })
    return privacy.readTerms(request.actor)
  })

  const askSchema = {
    summary: 'Asks for the erasure of the person; the account is closed at once',
    body: ErasureBody,
    response: { 200: ErasureAnswer, 400: Problem, 409: Problem, 422: Problem, ...PROBLEMS },
  }
  app.post<{ Body: ErasureBody }>(ERASURE, { schema: askSchema }, async (request, reply) => {
    if (!request.actor) return answerRefusal(request, reply, { code: 'unauthorized' })
    const outcome = await privacy.askForErasure(request.actor, request.body.password)
    if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
    request.log.info({ event: 'erasure-asked', actor: request.actor.userId }, 'a person asked to be erased')
    reply.clearCookie(cookie.name, { path: '/', secure: cookie.secure })
    return { dueAt: outcome.value.dueAt.toISOString() } satisfies ErasureAnswer
  })
}
