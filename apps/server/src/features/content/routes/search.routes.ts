import { ContentFound, ContentSearchQuery } from '@fust/contract/rest'
import { searchTerm } from '@fust/domain/search'
import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import type { PolicyTable } from '#request/policy.ts'
import { wireHit } from '../content.wire.ts'
import { askingOf, at, policyOf, type ContentNeeds } from './content-calls.ts'

const SEARCH = at('search')

export const searchPolicy: PolicyTable = policyOf({ [SEARCH]: 'everybody' })

/** What the brewery has written, found from one field: each section tells how much it has, and shows the best of it. */
export function searchRoutes(app: FastifyInstance, { content, mediaUrlOf }: ContentNeeds): void {
  const schema = {
    summary: 'What a search finds of news, materials and support',
    querystring: ContentSearchQuery,
    response: { 200: ContentFound },
  }
  app.get<{ Querystring: ContentSearchQuery }>(SEARCH, { schema }, async (request, reply) => {
    const { search, section, offset = 0, limit = 0 } = request.query
    const asking = askingOf(request, `GET ${SEARCH}`)
    const found = await content.searchPages(asking, searchTerm(search), { section, offset, limit })
    if (!found.ok) return answerRefusal(request, reply, found.refusal)
    const mediaUrl = mediaUrlOf(request)
    const sections = found.value.map(({ section: name, total, hits }) => ({
      section: name,
      total,
      results: hits.map((hit) => wireHit(hit, mediaUrl)),
    }))
    return reply.send({ offset, limit, sections } satisfies ContentFound)
  })
}
