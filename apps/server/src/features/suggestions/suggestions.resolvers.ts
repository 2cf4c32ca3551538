import type { Resolvers } from '@fust/contract/resolvers'
import { hasRecommendations } from '@fust/domain/access'
import { accessTo } from '#request/actor.ts'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { authorizationError } from '#platform/graphql/index.ts'
import { ordering, type Authorise, type OperationName, type PolicyTable } from '#request/policy.ts'
import type { Catalogue } from '#features/assortment/index.ts'
import type { SuggestedItem, Suggestions } from './suggestions.service.ts'

export const suggestionsPolicy: PolicyTable = { 'Query.recommendItems': ordering, 'Query.suggestedCart': ordering }

type Parts = { suggestions: Suggestions; catalogue: Catalogue; authorise: Authorise }

export function suggestionsResolvers({ suggestions, catalogue, authorise }: Parts) {
  /** The ship-to that is asked about, and the request as it sees the catalogue, whichever the request is for. */
  function seenFrom(shipToId: string, operation: OperationName, context: GraphqlContext) {
    const { actor } = context
    const access = actor && accessTo(actor, shipToId)
    if (!access || authorise(actor, operation, access)) throw authorizationError()
    return { access, seen: { ...context, actor: { ...actor, shipTo: access } } }
  }

  return {
    Query: {
      recommendItems: async (_parent, { shipTo, selectedItem, cartItems }, context) => {
        const { access, seen } = seenFrom(shipTo, 'Query.recommendItems', context)
        if (context.headers.withoutRecommendations || !hasRecommendations(access.entries))
          return { shipTo, recItems: [] }
        const skus = await suggestions.readRecommended(
          { access, brewery: context.brewery },
          { selectedSku: selectedItem ?? null, withoutSkus: leftOut(cartItems, context) },
        )
        const orderable = await catalogue.orderable(skus, seen)
        const recItems = skus
          .filter((sku) => orderable.has(sku))
          .map((sku, index) => ({ productId: sku, Priority: String(index + 1) }))
        return { shipTo, recItems }
      },

      suggestedCart: async (_parent, { shipTo, cartItems }, context) => {
        const { access, seen } = seenFrom(shipTo, 'Query.suggestedCart', context)
        const suggested = await suggestions.readSuggested(
          { access, brewery: context.brewery },
          { method: context.headers.method ?? null, withoutSkus: leftOut(cartItems, context) },
          (skus) => catalogue.forSale(skus, seen),
        )
        const products = await catalogue.seen(
          suggested.map(({ sku }) => sku),
          seen,
        )
        const items = suggested.flatMap((own, index) => {
          const product = products[index]
          return product ? [{ ...wireSuggestion(own), priority: index + 1, product }] : []
        })
        return { ship_to_id: shipTo, items }
      },
    },
  } satisfies Resolvers<GraphqlContext>
}

type Named = readonly (string | null | undefined)[] | null | undefined

function leftOut(cartItems: Named, { headers }: GraphqlContext): string[] {
  return [...headers.cartSkus, ...(cartItems ?? [])].flatMap((sku) => sku || [])
}

function wireSuggestion({ amounts, reason, isProposed }: SuggestedItem) {
  return {
    is_proposed: isProposed,
    number_of_packages: amounts.packages,
    number_of_layer: amounts.layers,
    number_of_pallet: amounts.pallets,
    liters: amounts.litres,
    tank_type_1: amounts.tankType1,
    tank_type_2: amounts.tankType2,
    tank_type_3: amounts.tankType3,
    tank_type_4: amounts.tankType4,
    reason: REASONS[reason.code],
    times: reason.code === 'usual' ? reason.times : null,
    of_orders: reason.code === 'usual' ? reason.of : null,
    last_ordered_on: reason.code === 'usual' ? null : reason.lastOn,
  }
}

const REASONS = { usual: 'USUAL', missing: 'MISSING', season: 'SEASON' } as const
