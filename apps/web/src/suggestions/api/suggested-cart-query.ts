import type { DeliveryMethod } from '@fust/domain/order'
import { queryOptions } from '@tanstack/react-query'
import type { LineAmounts, LineEdit } from '../../cart/index.ts'
import { graphql } from '../../gql/index.ts'
import type { SuggestedCartQuery } from '../../gql/graphql.ts'
import { graphql as ask } from '../../lib/server/graphql.ts'
import { PRODUCTS_KEY } from '../../lib/server/query-keys.ts'
import { productOf, type Product } from '../../product/index.ts'

const suggestedCartDocument = graphql(`
  query SuggestedCart($shipTo: String!) {
    suggestedCart(shipTo: $shipTo) {
      items {
        is_proposed
        number_of_packages
        number_of_layer
        number_of_pallet
        liters
        tank_type_1
        tank_type_2
        tank_type_3
        tank_type_4
        reason
        times
        of_orders
        last_ordered_on
        product {
          ...ProductFacts
        }
      }
    }
  }
`)

/** Why something is proposed. */
export type SuggestionReason =
  | { code: 'USUAL'; times: number; of: number }
  | { code: 'MISSING' | 'SEASON'; lastOn: string }

/** So much of a product as this ship-to may want next. */
export type Suggestion = {
  product: Product
  amounts: LineAmounts
  reason: SuggestionReason
  /** One of the lines that make up an order as large as usual. */
  isProposed: boolean
}

/** What this ship-to may want next, the likeliest first; the transport decides on units. */
export const suggestedCartQuery = (shipToId: string, method: DeliveryMethod | null) =>
  queryOptions({
    queryKey: [...PRODUCTS_KEY, shipToId, 'suggested', method],
    queryFn: async ({ signal }): Promise<Suggestion[]> => {
      const headers = { outletid: shipToId, ...(method && { outletdeliverymethod: method }) }
      const { suggestedCart } = await ask(suggestedCartDocument, { shipTo: shipToId }, { signal, headers })
      return (suggestedCart?.items ?? []).map(suggestionOf)
    },
  })

/** The edit that puts it into the cart, in what its kind is counted in. */
export function editOf({ product, amounts }: Suggestion): LineEdit {
  const { packages, layers, pallets, ...litres } = amounts
  return { product, amounts: product.kind === 'tank' ? litres : { packages, layers, pallets } }
}

type WireSuggestion = NonNullable<SuggestedCartQuery['suggestedCart']>['items'][number]

function suggestionOf(wire: WireSuggestion): Suggestion {
  return {
    product: productOf(wire.product),
    amounts: {
      packages: wire.number_of_packages,
      layers: wire.number_of_layer,
      pallets: wire.number_of_pallet,
      litres: wire.liters,
      tankType1: wire.tank_type_1,
      tankType2: wire.tank_type_2,
      tankType3: wire.tank_type_3,
      tankType4: wire.tank_type_4,
    },
    reason: reasonOf(wire),
    isProposed: wire.is_proposed,
  }
}

function reasonOf({ reason, times, of_orders, last_ordered_on }: WireSuggestion): SuggestionReason {
  if (reason === 'USUAL') return { code: reason, times: times ?? 1, of: of_orders ?? 1 }
  return { code: reason, lastOn: last_ordered_on ?? '' }
}
