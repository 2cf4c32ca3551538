import { ArticleDetail, ArticleParams, Articles, ArticlesQuery } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import type { PolicyTable } from '#request/policy.ts'
import { wireArticle, wireArticleDetail } from '../content.wire.ts'
import { askingOf, at, policyOf, serveList, type ContentNeeds } from './content-calls.ts'

const ARTICLE = at('articles/:path')
/** The same by the whole path of an article, `/news/…`, as it stands in the lists. */
const ARTICLE_BY_PATH = at('articles/news/:path')
const LISTS = [
  { path: at('articles/GetArticlesNewList'), who: 'signed-in' },
  { path: at('articles/GetArticlesNewListTagsPL'), who: 'signed-in' },
  { path: at('publicarticles'), who: 'visitors' },
  { path: at('publicarticles/GetPublicArticlesNewListPL'), who: 'visitors' },
  { path: at('publicarticles/GetPublicArticlesNewListTags'), who: 'visitors' },
] as const

export const articlePolicy: PolicyTable = policyOf({
  ...Object.fromEntries(LISTS.map(({ path, who }) => [path, who])),
  [ARTICLE]: 'everybody',
  [ARTICLE_BY_PATH]: 'everybody',
})

/** News: each list takes tags, and says which there are. */
export function articleRoutes(app: FastifyInstance, needs: ContentNeeds): void {
  const { content, mediaUrlOf } = needs
  for (const { path, who } of LISTS)
    serveList(app, needs, {
      path,
      who,
      summary: who === 'visitors' ? 'Articles for everybody' : 'Articles for who is signed in',
      kind: 'news',
      query: ArticlesQuery,
      answer: Articles,
      wish: { newestFirst: true, limit: 10 },
      wire: wireArticle,
      more: async (asking) => {
        const tags = await content.count('news', asking, 'tags')
        return { tags: tags.ok ? tags.value : [] }
      },
    })

  const spellings = [
    [ARTICLE, 'One article, by the end of its path'],
    [ARTICLE_BY_PATH, 'One article, by its whole path'],
  ] as const
  for (const [url, summary] of spellings)
    app.get<{ Params: ArticleParams }>(
      url,
      { schema: { summary, params: ArticleParams, response: { 200: ArticleDetail } } },
      async (request, reply) => {
        const found = await content.find('news', askingOf(request, `GET ${url}`), request.params.path)
        if (!found.ok) return answerRefusal(request, reply, found.refusal)
        return reply.send(wireArticleDetail(found.value, mediaUrlOf(request)))
      },
    )
}
