import type { Resolvers } from '@fust/contract/resolvers'
import { COUNTRY_CODES, countryOf, languageOf } from '@fust/domain/market'
import type { GraphqlContext } from '#platform/graphql-context.ts'
import { inputError, noSuchEntity } from '#platform/graphql/index.ts'
import { everybody, type PolicyTable } from '#platform/policy.ts'
import { wireCountry, wireCurrency } from './directory.ts'
import { holidaysOf, type Portal } from './portal.service.ts'
import { wireStore } from './store-config.ts'

export const portalPolicy: PolicyTable = Object.fromEntries(
  ['getPortalConfig', 'storeConfig', 'availableStores', 'currency', 'countries', 'country'].map((field) => [
    `Query.${field}`,
    everybody,
  ]),
)

/** What everybody may know of the portal before signing in. */
export function portalResolvers(
  portal: Portal,
  site: { publicUrl: string; sessionHours: number },
): Resolvers<GraphqlContext> {
  async function stores() {
    const { settings, market } = await portal.now()
    const rootCategoryId = await portal.rootCategoryId()
    return market.languages.map((language) =>
      wireStore({ language, brewery: settings.name, market, rootCategoryId, ...site }),
    )
  }

  return {
    Query: {
      storeConfig: async (_parent, _args, { language }) => {
        const { market } = await portal.now()
        const position = market.languages.findIndex((own) => own === languageOf(language, market))
        return (await stores())[position] ?? null
      },
      availableStores: stores,
      currency: async () => wireCurrency((await portal.now()).market),
      countries: (_parent, _args, { language }) => COUNTRY_CODES.map((code) => wireCountry(code, language)),
      country: (_parent, { id }, { language }) => {
        if (!id) throw inputError('Country "id" value should be specified')
        const code = countryOf(id)
        if (code === null) throw noSuchEntity('Invalid country code')
        return wireCountry(code, language)
      },

      getPortalConfig: async (_parent, _args, { language }) => {
        const brewery = await portal.now()
        const holidays = holidaysOf(brewery, language)
        const byMonth = Map.groupBy([...holidays.keys()].toSorted(), (day) => String(Number(day.slice(5, 7))))
        const { maintenance, banner_rotation, sections, orderable_units } = brewery.settings.portal
        return {
          maintenance,
          banner_rotation,
          holidays: [...byMonth].map(([month, days]) => ({ month, days })),
          sections: JSON.stringify(sections),
          orderableunits: orderable_units.join(','),
        }
      },
    },
  }
}
