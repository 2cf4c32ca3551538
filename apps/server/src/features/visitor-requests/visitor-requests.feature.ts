import type { FastifyInstance } from 'fastify'
import type { LetterParts } from '#features/messages/index.ts'
import { createPartnerRequestMail, createVisitorQuestionMail } from './visitor-mail.service.ts'
import { PARTNER_TOPIC, QUESTION_TOPIC } from './visitor-message.ts'
import { visitorRequestPolicy, visitorRequestRoutes, type VisitorRequestNeeds } from './visitor-requests.routes.ts'

/** What visitors ask: to become a customer, or anything else. A ticket is opened, and the brewery mailed. */
export const visitorRequestsFeature = {
  policy: visitorRequestPolicy,
  routes: { calls: (app: FastifyInstance, needs: VisitorRequestNeeds) => visitorRequestRoutes(app, needs) },
  handlers: (work: LetterParts) => ({
    [PARTNER_TOPIC]: createPartnerRequestMail(work),
    [QUESTION_TOPIC]: createVisitorQuestionMail(work),
  }),
}
