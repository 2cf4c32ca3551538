import { OrderPaperParams, type LanguageQuery } from '@fust/contract/rest'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { attachment } from '#platform/files/attachment.ts'
import { answerRefusal } from '#platform/errors.ts'
import { askedLanguage } from '#platform/http/language.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import { GENERAL } from '#request/rest-calls.ts'
import type { BreweryNow } from '#features/portal/index.ts'
import type { OrderPaper } from './order-paper.service.ts'

const CONFIRMATION = `${GENERAL}/orders/:number/confirmation`

export const orderPaperPolicy: PolicyTable = { [`GET ${CONFIRMATION}`]: signedIn('My Orders') }

type Needs = { orderPaper: OrderPaper; brewery: (request: FastifyRequest) => Promise<BreweryNow> }

/** An order as a document to keep. */
export function orderPaperRoutes(app: FastifyInstance, { orderPaper, brewery }: Needs): void {
  app.get<{ Params: OrderPaperParams; Querystring: LanguageQuery }>(
    CONFIRMATION,
    {
      schema: {
        summary: 'The confirmation of an order, as a PDF',
        params: OrderPaperParams,
        response: { 200: Type.Any({ description: 'The document, `application/pdf`.' }) },
      },
    },
    async (request, reply) => {
      const asked = { number: request.params.number, language: askedLanguage(request) }
      const asker = { actor: request.actor, brewery: await brewery(request) }
      const paper = await orderPaper(asker, `GET ${CONFIRMATION}`, asked)
      if (!paper.ok) return answerRefusal(request, reply, paper.refusal)
      const { title, content } = paper.value
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', attachment(`${title}.pdf`))
        .header('content-security-policy', 'sandbox')
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
        .send(content)
    },
  )
}
