import type { MaterialType } from '@fust/domain/order'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { graphql } from '../../../../../gql/index.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'
import { SEARCH_KEY } from '../../../../../lib/server/query-keys.ts'
import { productOf, type Product } from '../../../../../product/index.ts'

// Ten are asked for, as the contract says; a tab shows its first eight (SRC-16, SRC-18).
const searchDocument = graphql(`
  query SearchProducts($search: String!, $material: String!) {
    products(search: $search, filter: { material_type: { eq: $material } }, pageSize: 10) {
      total_count
      items {
        ...ProductFacts
      }
    }
  }
`)

const topDocument = graphql(`
  query TopProducts($material: String!) {
    recommended: products(filter: { material_type: { eq: $material }, product_recommended: { eq: "1" } }, pageSize: 4) {
      items {
        ...ProductFacts
      }
    }
    range: products(filter: { material_type: { eq: $material } }, pageSize: 4) {
      items {
        ...ProductFacts
      }
    }
  }
`)

const TOP_PRODUCTS = 4

/** The products that a term finds in one of the two ranges. */
export const searchQuery = (shipToId: string, term: string, material: MaterialType) =>
  queryOptions({
    queryKey: [...SEARCH_KEY, shipToId, material, term],
    queryFn: async ({ signal }) => {
      const { products } = await ask(searchDocument, { search: term, material }, asShipTo(shipToId, signal))
      return { total: products?.total_count ?? 0, hits: hitsOf(products) }
    },
    placeholderData: keepPreviousData,
  })

/** The first four to look at before anything is typed: recommended ones, then the range from its start (SRC-11). */
export const topProductsQuery = (shipToId: string, material: MaterialType) =>
  queryOptions({
    queryKey: [...SEARCH_KEY, shipToId, 'top', material],
    queryFn: async ({ signal }): Promise<Product[]> => {
      const { recommended, range } = await ask(topDocument, { material }, asShipTo(shipToId, signal))
      const bySku = new Map([...hitsOf(recommended), ...hitsOf(range)].map((hit) => [hit.sku, hit]))
      return [...bySku.values()].slice(0, TOP_PRODUCTS)
    },
    staleTime: 5 * 60_000,
  })

type WireHits = { items?: readonly (Parameters<typeof productOf>[0] | null)[] | null } | null | undefined

const hitsOf = (list: WireHits): Product[] => (list?.items ?? []).flatMap((hit) => (hit ? productOf(hit) : []))

const asShipTo = (shipToId: string, signal: AbortSignal) => ({ signal, headers: { outletid: shipToId } })
