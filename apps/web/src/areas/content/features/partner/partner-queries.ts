import type {
  BusinessPartnerContent,
  LoyaltyProgram,
  OurBrand,
  PlainContent,
  SustainabilityContent,
} from '@fust/contract/rest'
import { queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../../../../i18n/index.ts'
import { readAllContent, readContent } from '../../../../lib/server/content-call.ts'
import { CONTENT_KEY } from '../../../../lib/server/query-keys.ts'

const staleTime = 5 * 60_000

/** What is for partners of this sort; who reads it decides, so the ship-to and the login are part of the question. */
export const partnerQuery = (reader: { isSignedIn: boolean; shipToId: string | undefined }) =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'partner', currentLanguage(), reader],
    queryFn: async ({ signal }) => {
      const service = reader.isSignedIn ? 'businnespartner' : 'publicbusinnespartner'
      const [landing, categories] = await Promise.all(
        ['GetBusinnesPartnerContent', 'GetBusinnesPartnerCategories'].map((call) =>
          readAllContent<BusinessPartnerContent>(`${service}/${call}`, {}, signal),
        ),
      )
      return { landing: landing ?? [], categories: categories ?? [] }
    },
    staleTime,
  })

/** What the brewery does for the world, and the questions of its checklist. */
export const sustainabilityQuery = () =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'sustainability', currentLanguage()],
    queryFn: async ({ signal }) => {
      const [pages, questions] = await Promise.all(
        ['GetBecameMoreSustainable', 'GetBecameMoreSustainableSubcontent'].map((call) =>
          readAllContent<SustainabilityContent>(`becameupcoming/${call}`, {}, signal),
        ),
      )
      return { pages: pages ?? [], questions: questions ?? [] }
    },
    staleTime,
  })

/** The loyalty programme and the brands that count for it. */
export const loyaltyQuery = () =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'loyalty', currentLanguage()],
    queryFn: async ({ signal }) => {
      const program = await readContent<LoyaltyProgram>('loyalty/GetProgramLoyalty', {}, signal)
      const brands = await readContent<{ results: OurBrand[] }>('loyalty/GetLoyaltybrands', {}, signal)
      return { program, brands: brands.results }
    },
    staleTime,
  })

/** Why one buys here, or what the academy teaches. */
export const plainQuery = (call: 'whypages' | 'trainings') =>
  queryOptions({
    queryKey: [...CONTENT_KEY, call, currentLanguage()],
    queryFn: ({ signal }) => readAllContent<PlainContent>(call, {}, signal),
    staleTime,
  })
