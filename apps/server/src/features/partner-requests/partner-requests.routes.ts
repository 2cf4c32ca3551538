import { Done, PartnerRequestBody } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import { CONTENT } from '#request/rest-calls.ts'
import type { PartnerLimit } from './partner-limit.ts'
import type { PartnerRequests } from './partner-requests.service.ts'

const ASK = `${CONTENT}/businnespartner/BecomePartner`

export const partnerRequestPolicy: PolicyTable = { [`POST ${ASK}`]: everybody }

export type PartnerRequestNeeds = { partnerRequests: PartnerRequests; mayAskToPartner: PartnerLimit }

/** The form for who is no customer yet; no listed call takes it (CNT-28). */
export function partnerRequestRoutes(
  app: FastifyInstance,
  { partnerRequests, mayAskToPartner }: PartnerRequestNeeds,
): void {
  const schema = {
    summary: 'Asks to become a customer, or to be called',
    body: PartnerRequestBody,
    response: { 200: Done },
  }
  app.post<{ Body: PartnerRequestBody }>(ASK, { schema }, async (request, reply) => {
    if (!(await mayAskToPartner(request))) return answerRefusal(request, reply, { code: 'too-many-requests' })
    const { requestId, ...asked } = request.body
    const outcome = await partnerRequests.ask(requestId, asked)
    return outcome.ok ? ({ success: true } satisfies Done) : answerRefusal(request, reply, outcome.refusal)
  })
}
