import { lineOf } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { attachment } from '#platform/files/attachment.ts'
import { answerRefusal } from '#platform/errors.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import { DOCUMENTS_URL } from '../document-url.ts'
import type { Downloads } from './downloads.service.ts'

const DOCUMENT = `${DOCUMENTS_URL}/*`

const DocumentParams = Type.Object({ '*': lineOf(1_000) }, { additionalProperties: false })

export const downloadsPolicy: PolicyTable = { [`GET ${DOCUMENT}`]: signedIn() }

/** Documents are saved, never opened in the portal's own name. */
export function downloadRoutes(app: FastifyInstance, downloads: Downloads): void {
  app.get<{ Params: Static<typeof DocumentParams> }>(
    DOCUMENT,
    { schema: { params: DocumentParams } },
    async (request, reply) => {
      const found = await downloads.read(request.actor, `GET ${DOCUMENT}`, request.params['*'])
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      const { name, bytes, type, content } = found.value
      return reply
        .header('content-type', type)
        .header('content-length', bytes)
        .header('content-disposition', attachment(name))
        .header('content-security-policy', 'sandbox')
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-cache')
        .send(content)
    },
  )
}
