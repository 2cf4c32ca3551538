import type { Resolvers } from '@fust/contract/resolvers'
import { accessTo } from '#request/actor.ts'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { authorizationError } from '#platform/graphql/index.ts'
import type { Assortment } from '../assortment.service.ts'
import { requestAssortment } from '../request-assortment.ts'

type Queries = NonNullable<Resolvers<GraphqlContext>['Query']>

export function recommendationQueries(assortment: Assortment) {
  return {
    recommendItems: async (_parent, { shipTo, selectedItem, cartItems }, context) => {
      const { actor, headers, brewery } = context
      const access = actor && accessTo(actor, shipTo)
      if (!access || assortment.refusalAt(access, actor, 'Query.recommendItems')) throw authorizationError()
      if (headers.withoutRecommendations) return { shipTo, recItems: [] }
      const skus = await assortment.readRecommended({
        companyId: access.companyId,
        shipToId: access.shipToId,
        now: brewery.instant,
        selectedSku: selectedItem ?? null,
        withoutSkus: [...headers.cartSkus, ...(cartItems ?? [])].flatMap((sku) => sku || []),
      })
      // As the ship-to asked about sees them, whichever the request is for.
      const seen = requestAssortment(assortment, { ...context, actor: { ...actor, shipTo: access } })
      const orderable = await seen.forSaleOf(skus)
      const recItems = orderable.map(({ sku }, index) => ({ productId: sku, Priority: String(index + 1) }))
      return { shipTo, recItems }
    },
  } satisfies Queries
}
