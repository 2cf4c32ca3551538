import {
  Done,
  PartnerRequestBody,
  VisitorChallenge,
  VisitorQuestionBody,
  type LanguageQuery,
} from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { askedLanguage } from '#platform/http/language.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import { CONTENT } from '#request/rest-calls.ts'
import type { Challenges } from './challenges.service.ts'
import type { VisitorLimits } from './visitor-limit.ts'
import type { VisitorRequests } from './visitor-requests.service.ts'

const CHALLENGE = `${CONTENT}/visitors/GetChallenge`
const BECOME = `${CONTENT}/businnespartner/BecomePartner`
const ASK = `${CONTENT}/visitors/AskBrewery`

export const visitorRequestPolicy: PolicyTable = {
  [`GET ${CHALLENGE}`]: everybody,
  [`POST ${BECOME}`]: everybody,
  [`POST ${ASK}`]: everybody,
}

export type VisitorRequestNeeds = {
  visitorRequests: VisitorRequests
  challenges: Challenges
  visitorLimits: VisitorLimits
}

/** The forms of visitors; no listed call takes them (CNT-28). */
export function visitorRequestRoutes(
  app: FastifyInstance,
  { visitorRequests, challenges, visitorLimits }: VisitorRequestNeeds,
): void {
  app.get(
    CHALLENGE,
    {
      schema: {
        summary: 'Work for a browser, which a form of visitors is sent with',
        response: { 200: VisitorChallenge },
      },
    },
    async (request, reply) => {
      if (!(await visitorLimits.mayHaveChallenge(request)))
        return answerRefusal(request, reply, { code: 'too-many-requests' })
      return reply.header('cache-control', 'no-store').send(await challenges.issue())
    },
  )

  app.post<{ Body: PartnerRequestBody; Querystring: LanguageQuery }>(
    BECOME,
    {
      schema: {
        summary: 'Asks to become a customer, or to be called',
        body: PartnerRequestBody,
        response: { 200: Done },
      },
    },
    async (request, reply) => {
      if (!(await visitorLimits.mayAsk(request))) return answerRefusal(request, reply, { code: 'too-many-requests' })
      const { requestId, proof, ...asked } = request.body
      const sent = { requestId, proof, language: askedLanguage(request) }
      const outcome = await visitorRequests.becomePartner(sent, asked)
      return outcome.ok ? ({ success: true } satisfies Done) : answerRefusal(request, reply, outcome.refusal)
    },
  )

  app.post<{ Body: VisitorQuestionBody; Querystring: LanguageQuery }>(
    ASK,
    {
      schema: {
        summary: 'Asks the brewery something without an account',
        body: VisitorQuestionBody,
        response: { 200: Done },
      },
    },
    async (request, reply) => {
      if (!(await visitorLimits.mayAsk(request))) return answerRefusal(request, reply, { code: 'too-many-requests' })
      const { requestId, proof, ...asked } = request.body
      const sent = { requestId, proof, language: askedLanguage(request) }
      const outcome = await visitorRequests.ask(sent, asked)
      return outcome.ok ? ({ success: true } satisfies Done) : answerRefusal(request, reply, outcome.refusal)
    },
  )
}
