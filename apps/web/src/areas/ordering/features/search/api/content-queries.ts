import type { ContentFound, ContentHit, MarketingMaterials } from '@fust/contract/rest'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../../../../../i18n/index.ts'
import { readContent } from '../../../../../lib/server/content-call.ts'
import { SEARCH_KEY } from '../../../../../lib/server/query-keys.ts'
import { stringifySearch } from '../../../../../lib/page/search-params.ts'
import { PATHS } from '../../../../../paths.ts'

const TOP_MATERIALS = 4

/** What a term finds of all that the brewery has written, by section (SRC-32). */
export const contentSearchQuery = (shipToId: string, term: string) =>
  queryOptions({
    queryKey: [...SEARCH_KEY, shipToId, 'content', currentLanguage(), term],
    queryFn: async ({ signal }) => (await readContent<ContentFound>('search', { search: term }, signal)).sections,
    placeholderData: keepPreviousData,
  })

/** The first four materials, in the order in which the brewery lays them out (SRC-12, SRC-14). */
export const topMaterialsQuery = () =>
  queryOptions({
    queryKey: [...SEARCH_KEY, 'top', 'materials', currentLanguage()],
    queryFn: async ({ signal }): Promise<ContentHit[]> => {
      const call = 'downloadmaterial/GetMarketingMaterialsSearch'
      const { results } = await readContent<MarketingMaterials>(call, { limit: TOP_MATERIALS }, signal)
      return results.map(({ id, title, summary, imageLink }) => ({
        id,
        title,
        summary,
        imageLink,
        publishedOn: null,
        path: PATHS.materials + stringifySearch({ words: title }),
      }))
    },
    staleTime: 5 * 60_000,
  })
