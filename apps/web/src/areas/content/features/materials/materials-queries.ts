import type { MarketingMaterials, MaterialChoices } from '@fust/contract/rest'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../../../../i18n/index.ts'
import { readContent } from '../../../../lib/server/content-call.ts'
import { CONTENT_KEY } from '../../../../lib/server/query-keys.ts'
import type { MaterialsSearch } from './materials-search.ts'

export const MATERIALS_PER_PAGE = 10

/** Materials as they are narrowed, ten at a time (CNT-24). */
export const materialsQuery = ({ words, brand, folder, page = 1 }: MaterialsSearch) =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'materials', currentLanguage(), words, brand, folder, page],
    queryFn: ({ signal }) =>
      readContent<MarketingMaterials>(
        words === undefined ? 'downloadmaterial' : 'downloadmaterial/GetAllDMSearch',
        { search: words, brand, folder, offset: (page - 1) * MATERIALS_PER_PAGE, limit: MATERIALS_PER_PAGE },
        signal,
      ),
    placeholderData: keepPreviousData,
  })

/** What materials can be narrowed by. */
export const choicesQuery = (of: 'brands' | 'folders') =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'material-choices', currentLanguage(), of],
    queryFn: ({ signal }) =>
      readContent<MaterialChoices>(
        of === 'brands' ? 'downloadmaterial/GetAllBrandsAsync' : 'downloadmaterial/GetAllDMFolders',
        {},
        signal,
      ),
    staleTime: 5 * 60_000,
  })
