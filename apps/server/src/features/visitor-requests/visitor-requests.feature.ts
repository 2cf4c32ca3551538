import type { LetterParts } from '#features/messages/index.ts'
import type { Feature } from '../../feature.ts'
import { createPartnerRequestMail, createVisitorQuestionMail } from './visitor-mail.service.ts'
import { PARTNER_TOPIC, QUESTION_TOPIC } from './visitor-message.ts'
import { visitorRequestPolicy, visitorRequestRoutes } from './visitor-requests.routes.ts'
import { visitorRequestsServices } from './visitor-requests.services.ts'

/** What visitors ask: to become a customer, or anything else. A ticket is opened, and the brewery mailed. */
export const visitorRequestsFeature = {
  policy: visitorRequestPolicy,
  routes: { calls: (app, kernel) => visitorRequestRoutes(app, visitorRequestsServices(kernel)) },
  handlers: (work: LetterParts) => ({
    [PARTNER_TOPIC]: createPartnerRequestMail(work),
    [QUESTION_TOPIC]: createVisitorQuestionMail(work),
  }),
} satisfies Feature
