import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../../../../gql/index.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'
import { PRODUCTS_KEY } from '../../../../../lib/server/query-keys.ts'
import { productOf, type Product } from '../../../../../product/index.ts'

const MOST_SHOWN = 4
// Some are of another kind, or no longer simple products.
const MOST_ASKED = 12

const recommendedDocument = graphql(`
  query RecommendedItems($shipTo: String!, $selected: String) {
    recommendItems(shipTo: $shipTo, selectedItem: $selected) {
      recItems {
        productId
        Priority
      }
    }
  }
`)

const recommendedProductsDocument = graphql(`
  query RecommendedProducts($skus: [String!]!, $pageSize: Int!) {
    products(filter: { sku: { in: $skus }, type: { eq: "simple" } }, pageSize: $pageSize) {
      items {
        ...ProductFacts
        favourites
      }
    }
  }
`)

/** What this ship-to may want in one order with a product, the most pressing first; `without` is shown already. */
export const recommendedQuery = (
  { shipToId, isWanted }: { shipToId: string; isWanted: boolean },
  beside: Product,
  without: readonly string[],
) =>
  queryOptions({
    queryKey: [...PRODUCTS_KEY, shipToId, 'recommended', beside.sku, without],
    queryFn: async ({ signal }): Promise<Product[]> => {
      const asShipTo = { signal, headers: { outletid: shipToId } }
      const { recommendItems } = await ask(
        recommendedDocument,
        { shipTo: shipToId, selected: beside.sku },
        { signal, headers: { outletid: shipToId, productrecoenabled: isWanted ? '1' : '0' } },
      )
      const skus = byPriority(recommendItems?.recItems ?? [])
        .filter((sku) => !without.includes(sku))
        .slice(0, MOST_ASKED)
      if (skus.length === 0) return []
      const { products } = await ask(recommendedProductsDocument, { skus, pageSize: skus.length }, asShipTo)
      const found = new Map((products?.items ?? []).flatMap((item) => (item ? [[item.sku, productOf(item)]] : [])))
      return skus
        .flatMap((sku) => found.get(sku) ?? [])
        .filter(({ kind }) => kind === beside.kind)
        .slice(0, MOST_SHOWN)
    },
    staleTime: 5 * 60_000,
  })

type Recommendation = { productId?: string | null; Priority?: string | null }

// Priorities arrive as text: '10' comes after '9' (CAT-15).
function byPriority(items: readonly (Recommendation | null)[]): string[] {
  return items
    .flatMap((item) => item ?? [])
    .toSorted((a, b) => Number(a.Priority) - Number(b.Priority))
    .flatMap(({ productId }) => productId ?? [])
}
