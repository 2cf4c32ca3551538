import {
  FaqItems,
  FaqPage,
  HelpPages,
  HelpQuery,
  KnowledgeBase,
  PageContent,
  PageContentQuery,
} from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { answerRefusal } from '#platform/errors.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import {
  wireFaqItem,
  wireFaqPages,
  wireHelpPage,
  wireKnowledgePage,
  wirePageContent,
  wireTutorialPage,
} from '../content.wire.ts'
import { askingOf, at, policyOf, sendList, serveList, wishOf, type ContentNeeds } from './content-calls.ts'

const QUESTIONS = [
  { path: at('faqitems'), who: 'signed-in' },
  { path: at('publicfaqitems'), who: 'visitors' },
] as const
const SUBJECTS = at('faqpages')
const BY_SUBJECT = at('faqpages/GetNewFQAPagesAsync')
const KNOWLEDGE = at('knowledgebase')
const HELP = at('helppages')
const PLACE = at('pagecontent')

export const helpPolicy: PolicyTable = {
  ...policyOf({
    ...Object.fromEntries(QUESTIONS.map(({ path, who }) => [path, who])),
    [SUBJECTS]: 'everybody',
    [BY_SUBJECT]: 'everybody',
    [HELP]: 'signed-in',
    [PLACE]: 'everybody',
  }),
  [`GET ${KNOWLEDGE}`]: signedIn('Support'),
}

/** Questions, the knowledge base, how the portal is used, and texts that stand at one place. */
export function helpRoutes(app: FastifyInstance, needs: ContentNeeds): void {
  const { content, mediaUrlOf } = needs
  for (const { path, who } of QUESTIONS)
    serveList(app, needs, {
      path,
      who,
      summary: who === 'visitors' ? 'Questions of everybody' : 'Questions of customers',
      kind: 'faq',
      answer: FaqItems,
      wire: wireFaqItem,
    })

  for (const [path, withItems] of [
    [SUBJECTS, false],
    [BY_SUBJECT, true],
  ] as const) {
    const summary = withItems ? 'Questions by what they are about' : 'What questions are about'
    app.get(path, { schema: { summary, response: { 200: Type.Array(FaqPage) } } }, async (request, reply) => {
      const found = await content.list('faq', askingOf(request, `GET ${path}`))
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      const items = found.value.pages.map((page) => wireFaqItem(page, mediaUrlOf(request)))
      return reply.send(wireFaqPages(items, { withItems }))
    })
  }

  serveList(app, needs, {
    path: KNOWLEDGE,
    who: 'signed-in',
    summary: 'The knowledge base',
    kind: 'knowledge-base',
    answer: KnowledgeBase,
    wire: wireKnowledgePage,
  })

  app.get<{ Querystring: HelpQuery }>(
    HELP,
    { schema: { summary: 'How the portal is used', querystring: HelpQuery, response: { 200: HelpPages } } },
    async (request, reply) => {
      const [asking, wish] = [askingOf(request, `GET ${HELP}`), wishOf(request.query)]
      const mediaUrl = mediaUrlOf(request)
      if (request.query.set === 'tutorial') {
        const found = await content.list('tutorial', asking, wish)
        return sendList(request, reply, { found, wire: (page) => wireTutorialPage(page, mediaUrl) })
      }
      const found = await content.list('help', asking, wish)
      return sendList(request, reply, { found, wire: (page) => wireHelpPage(page, mediaUrl) })
    },
  )

  const placeSchema = {
    summary: 'What stands at a place of the portal',
    querystring: PageContentQuery,
    response: { 200: PageContent },
  }
  app.get<{ Querystring: PageContentQuery }>(PLACE, { schema: placeSchema }, async (request, reply) => {
    const wish = { anyOf: [{ location: request.query.locationId }], limit: 1 }
    const found = await content.list('page', askingOf(request, `GET ${PLACE}`), wish)
    if (!found.ok) return answerRefusal(request, reply, found.refusal)
    const [page] = found.value.pages
    if (!page) return answerRefusal(request, reply, { code: 'not-found' })
    return reply.send(wirePageContent(page, mediaUrlOf(request)))
  })
}
