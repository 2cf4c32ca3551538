import { LinksQuery, NavigationLinks, type NavigationLink } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import type { PolicyTable } from '#request/policy.ts'
import { wireLinks } from '../content.wire.ts'
import { askingOf, at, policyOf, type ContentNeeds } from './content-calls.ts'

type Call = { path: ReturnType<typeof at>; summary: string; isShown: (link: NavigationLink) => boolean }

const CALLS: readonly Call[] = [
  { path: at('links'), summary: 'Links of the footer and the menus', isShown: () => true },
  { path: at('pagemenu'), summary: 'The links of the menu', isShown: ({ type }) => type === 'menu' },
  { path: at('portalExtLinks'), summary: 'Links that lead out of the portal', isShown: ({ internal }) => !internal },
]

export const linkPolicy: PolicyTable = policyOf(
  Object.fromEntries(CALLS.map(({ path }) => [path, 'everybody' as const])),
)

/** Where the portal leads to, as the brewery has written it. */
export function linkRoutes(app: FastifyInstance, { content }: ContentNeeds): void {
  for (const { path, summary, isShown } of CALLS) {
    const schema = { summary, querystring: LinksQuery, response: { 200: NavigationLinks } }
    app.get<{ Querystring: LinksQuery }>(path, { schema }, async (request, reply) => {
      const { type: asked, offset = 0, limit = 0 } = request.query
      const found = await content.list('link', askingOf(request, `GET ${path}`))
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      const links = wireLinks(found.value.pages).filter(
        (link) => isShown(link) && (asked === undefined || link.type === asked),
      )
      const results = links.slice(offset, offset + limit)
      return reply.send({ total: links.length, offset, limit, results } satisfies NavigationLinks)
    })
  }
}
