import type { ContentFound, FaqItem, HelpPage, KnowledgePage, PageContent } from '@fust/contract/rest'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../../../../i18n/index.ts'
import { readAllContent, readContent } from '../../../../lib/server/content-call.ts'
import { CONTENT_KEY } from '../../../../lib/server/query-keys.ts'

const staleTime = 5 * 60_000

/** Questions with their answers: for who is signed in those of customers, else those of everybody (PRM-48). */
export const faqQuery = (isSignedIn: boolean) =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'faq', currentLanguage(), isSignedIn],
    queryFn: ({ signal }) => readAllContent<FaqItem>(isSignedIn ? 'faqitems' : 'publicfaqitems', {}, signal),
    staleTime,
  })

/** The whole knowledge base. */
export const knowledgeQuery = () =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'knowledge', currentLanguage()],
    queryFn: ({ signal }) => readAllContent<KnowledgePage>('knowledgebase', {}, signal),
    staleTime,
  })

/** How the portal is used, by the number of its pages. */
export const helpQuery = () =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'help', currentLanguage()],
    queryFn: ({ signal }) => readAllContent<HelpPage>('helppages', {}, signal),
    staleTime,
  })

/** The pages of the tutorial, by their number. */
export const tutorialQuery = () =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'tutorial', currentLanguage()],
    queryFn: ({ signal }) => readAllContent<HelpPage>('helppages', { set: 'tutorial' }, signal),
    staleTime,
  })

/** What stands at a place of the portal. */
export const pageContentQuery = (locationId: string) =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'page', currentLanguage(), locationId],
    queryFn: ({ signal }) => readContent<PageContent>('pagecontent', { locationId }, signal),
    staleTime,
  })

export const HITS_PER_PAGE = 20

/** What questions, knowledge base and help say about some words, by the page. */
export const supportHitsQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'support', currentLanguage(), search, page],
    queryFn: async ({ signal }) => {
      const asked = { search, section: 'support', offset: (page - 1) * HITS_PER_PAGE, limit: HITS_PER_PAGE }
      const { sections } = await readContent<ContentFound>('search', asked, signal)
      return sections[0] ?? { total: 0, results: [] }
    },
    placeholderData: keepPreviousData,
  })
