import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../../../../gql/index.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'
import { PRODUCTS_KEY } from '../../../../../lib/server/query-keys.ts'
import { productOf } from '../../../../../product/index.ts'
import type { FoundProduct } from '../review-row.ts'

/** So many are asked for at once; the server takes no more than twice as many. */
export const CODES_AT_ONCE = 100

const findDocument = graphql(`
  query QuickOrderProducts($codes: [String!]!) {
    quickOrderProducts(codes: $codes) {
      code
      status
      product {
        ...ProductFacts
      }
    }
  }
`)

const suggestDocument = graphql(`
  query QuickOrderSuggestions($search: String!) {
    products(search: $search, pageSize: 8) {
      items {
        sku
        name
        short_description {
          html
        }
      }
    }
  }
`)

/** Plain data: it is kept for a start without a network. */
export type CodeAndProduct = [code: string, found: FoundProduct]

/** What codes mean for this ship-to. */
export const productsOfCodesQuery = (shipToId: string, codes: readonly string[]) =>
  queryOptions({
    queryKey: [...PRODUCTS_KEY, shipToId, 'of-codes', codes],
    queryFn: async ({ signal }): Promise<CodeAndProduct[]> => {
      const asShipTo = { signal, headers: { outletid: shipToId } }
      const { quickOrderProducts } = await ask(findDocument, { codes: [...codes] }, asShipTo)
      return quickOrderProducts.map(({ code, status, product }): CodeAndProduct => {
        if (status === 'FOUND' && product) return [code, { is: 'found', product: productOf(product) }]
        return [code, { is: status === 'SEVERAL' ? 'several' : 'unknown' }]
      })
    },
  })

/** A product that what was typed so far may mean. */
export type Suggestion = { sku: string; label: string }

export const suggestionsQuery = (shipToId: string, search: string) =>
  queryOptions({
    queryKey: [...PRODUCTS_KEY, shipToId, 'suggestions', search],
    queryFn: async ({ signal }): Promise<Suggestion[]> => {
      const { products } = await ask(suggestDocument, { search }, { signal, headers: { outletid: shipToId } })
      return (products?.items ?? []).flatMap((item) =>
        item?.sku
          ? [{ sku: item.sku, label: [item.name, item.short_description?.html].filter(Boolean).join(', ') }]
          : [],
      )
    },
    staleTime: 60_000,
  })
