import type { OurBrand, OurBrandDetail } from '@fust/contract/rest'
import { queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../../../../i18n/index.ts'
import { readAllContent } from '../../../../lib/server/content-call.ts'
import { CONTENT_KEY } from '../../../../lib/server/query-keys.ts'

/** All brands in the order of the brewery. */
export const brandsQuery = () =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'brands', currentLanguage()],
    queryFn: ({ signal }) => readAllContent<OurBrand>('ourbrand', {}, signal),
    staleTime: 5 * 60_000,
  })

/** The same with all that is told of them. */
export const brandDetailsQuery = () =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'brand-details', currentLanguage()],
    queryFn: ({ signal }) => readAllContent<OurBrandDetail>('ourbrand/GetAllOurBrandsDetails', {}, signal),
    staleTime: 5 * 60_000,
  })
