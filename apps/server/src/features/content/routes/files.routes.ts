import { ContentFileParams, ContentFileQuery } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import { attachment } from '#platform/files/attachment.ts'
import { answerRefusal } from '#platform/errors.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import { askingOf, at, type ContentNeeds } from './content-calls.ts'

const FILE = at('contentfile/:kind/:slug')

// Who may read the page may have its files; which permission that takes, its kind says.
export const filePolicy: PolicyTable = { [`GET ${FILE}`]: everybody }

/** Files that pages offer: saved, never opened in the portal's own name. */
export function fileRoutes(app: FastifyInstance, { content }: ContentNeeds): void {
  const schema = { params: ContentFileParams, querystring: ContentFileQuery }
  app.get<{ Params: ContentFileParams; Querystring: ContentFileQuery }>(FILE, { schema }, async (request, reply) => {
    const { kind, slug } = request.params
    const opened = await content.openFile({ kind, slug, file: request.query.file }, askingOf(request, `GET ${FILE}`))
    if (!opened.ok) return answerRefusal(request, reply, opened.refusal)
    const { name, bytes, content: stream } = opened.value
    return reply
      .header('content-type', 'application/octet-stream')
      .header('content-length', bytes)
      .header('content-disposition', attachment(name))
      .header('content-security-policy', 'sandbox')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-cache')
      .send(stream)
  })
}
