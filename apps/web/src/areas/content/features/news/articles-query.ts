import type { ArticleDetail, Articles } from '@fust/contract/rest'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../../../../i18n/index.ts'
import { readContent } from '../../../../lib/server/content-call.ts'
import { CONTENT_KEY } from '../../../../lib/server/query-keys.ts'

export const ARTICLES_PER_PAGE = 12

type Asked = { isSignedIn: boolean; tag: string | undefined; search: string | undefined; page: number }

/** Articles newest first: for who is signed in those of customers, else those of everybody (CNT-05). */
export const articlesQuery = ({ isSignedIn, tag, search, page }: Asked) =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'articles', currentLanguage(), isSignedIn, tag, search, page],
    queryFn: ({ signal }) =>
      readContent<Articles>(
        callOf(isSignedIn, tag),
        { Tags: tag, search, offset: (page - 1) * ARTICLES_PER_PAGE, limit: ARTICLES_PER_PAGE },
        signal,
      ),
    placeholderData: keepPreviousData,
  })

function callOf(isSignedIn: boolean, tag: string | undefined): string {
  if (isSignedIn) return tag === undefined ? 'articles/GetArticlesNewList' : 'articles/GetArticlesNewListTagsPL'
  return tag === undefined ? 'publicarticles' : 'publicarticles/GetPublicArticlesNewListPL'
}

/** One article, whole. */
export const articleQuery = (path: string, isSignedIn: boolean) =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'article', currentLanguage(), isSignedIn, path],
    queryFn: ({ signal }) => readContent<ArticleDetail>(`articles/${encodeURIComponent(path)}`, {}, signal),
  })
