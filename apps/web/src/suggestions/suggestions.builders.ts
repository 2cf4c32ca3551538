import type { SuggestedCartQuery } from '../gql/graphql.ts'
import { wireProductWith, type ProductWishes } from '../product/product.builders.ts'

type WireSuggestion = NonNullable<SuggestedCartQuery['suggestedCart']>['items'][number]

export type SuggestionWishes = { product?: ProductWishes } & Partial<Omit<WireSuggestion, 'product'>>

/** Two pallets that are in nine of the last ten orders, as they come over the wire. */
function wireSuggestionWith({ product, ...wishes }: SuggestionWishes = {}): WireSuggestion {
  return {
    is_proposed: true,
    number_of_packages: 0,
    number_of_layer: 0,
    number_of_pallet: 2,
    liters: 0,
    tank_type_1: 0,
    tank_type_2: 0,
    tank_type_3: 0,
    tank_type_4: 0,
    reason: 'USUAL',
    times: 9,
    of_orders: 10,
    last_ordered_on: null,
    ...wishes,
    product: wireProductWith(product),
  }
}

/** The answer to `SuggestedCart`. */
export const suggestedCartOf = (...suggestions: SuggestionWishes[]) => ({
  data: { suggestedCart: { items: suggestions.map(wireSuggestionWith) } },
})
