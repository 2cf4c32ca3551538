import type { Resolvers } from '@fust/contract/resolvers'
import { customerTypeOf, permissionsOfType } from '@fust/domain/access'
import { COUNTRY_CODES, countryOf, languageOf } from '@fust/domain/market'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { inputError, noSuchEntity } from '#platform/graphql/index.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import { COUNTRY_UNKNOWN, wireCountry, wireCurrency } from './directory.ts'
import { holidaysOf, type Portal } from './portal.service.ts'
import { wireStore } from './store-config.ts'

export const portalPolicy: PolicyTable = Object.fromEntries(
  ['getPortalConfig', 'storeConfig', 'availableStores', 'checkoutAgreements', 'currency', 'countries', 'country'].map(
    (field) => [`Query.${field}`, everybody],
  ),
)

/** What everybody may know of the portal before signing in. */
export function portalResolvers(portal: Portal, { sessionHours }: { sessionHours: number }): Resolvers<GraphqlContext> {
  async function stores({ brewery: { settings, market }, site }: GraphqlContext) {
    const rootCategoryId = await portal.readRootCategoryId()
    return market.languages.map((language) =>
      wireStore({ language, brewery: settings.name, market, rootCategoryId, site, sessionHours }),
    )
  }

  return {
    Money: { currency: (_amount, _args, { brewery }) => brewery.market.currency },

    Query: {
      storeConfig: async (_parent, _args, context) => {
        const { market } = context.brewery
        const position = market.languages.findIndex((own) => own === languageOf(context.language, market))
        return (await stores(context))[position] ?? null
      },
      availableStores: (_parent, _args, context) => stores(context),
      checkoutAgreements: () => [],
      currency: (_parent, _args, { brewery }) => wireCurrency(brewery.market),
      countries: (_parent, _args, { language }) => COUNTRY_CODES.map((code) => wireCountry(code, language)),
      country: (_parent, { id }, { language }) => {
        if (!id) throw inputError('Country "id" value should be specified')
        const code = countryOf(id)
        if (code === null) throw noSuchEntity(COUNTRY_UNKNOWN)
        return wireCountry(code, language)
      },

      getPortalConfig: (_parent, { customerType }, { brewery, language }) => {
        const holidays = holidaysOf(brewery, language)
        const byMonth = Map.groupBy([...holidays.keys()].toSorted(), (day) => String(Number(day.slice(5, 7))))
        const { maintenance, banner_rotation, sections, orderable_units } = brewery.settings.portal
        return {
          maintenance,
          banner_rotation,
          holidays: [...byMonth].map(([month, days]) => ({ month, days })),
          sections: JSON.stringify(sectionsFor(customerType, sections)),
          orderableunits: orderable_units.join(','),
        }
      },
    },
  }
}

/** The sections that a customer type can have at all; a type that is none, such as Public, narrows nothing. */
function sectionsFor(spelling: string | null | undefined, sections: readonly string[]): readonly string[] {
  const type = customerTypeOf(spelling ?? '')
  if (type === null) return sections
  const possible: ReadonlySet<string> = permissionsOfType(type)
  return sections.filter((section) => possible.has(section))
}
