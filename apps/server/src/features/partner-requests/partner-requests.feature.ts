import type { FastifyInstance } from 'fastify'
import type { LetterParts } from '#features/messages/index.ts'
import { createPartnerRequestMail } from './partner-request-mail.service.ts'
import { PARTNER_TOPIC } from './partner-request-message.ts'
import { partnerRequestPolicy, partnerRequestRoutes, type PartnerRequestNeeds } from './partner-requests.routes.ts'

/** How somebody becomes a customer: they ask, the brewery is mailed. */
export const partnerRequestsFeature = {
  policy: partnerRequestPolicy,
  routes: { calls: (app: FastifyInstance, needs: PartnerRequestNeeds) => partnerRequestRoutes(app, needs) },
  handlers: (work: LetterParts) => ({ [PARTNER_TOPIC]: createPartnerRequestMail(work) }),
}
