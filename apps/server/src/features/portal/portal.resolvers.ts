import type { Resolvers } from '@fust/contract/resolvers'
import type { GraphqlContext } from '#platform/graphql-context.ts'
import { everybody, type PolicyTable } from '#platform/policy.ts'
import { holidaysOf, type Portal } from './portal.service.ts'

export const portalPolicy: PolicyTable = { 'Query.getPortalConfig': everybody }

export function portalResolvers(portal: Portal): Resolvers<GraphqlContext> {
  return {
    Query: {
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
