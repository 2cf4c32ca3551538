import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../../../../gql/index.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'
import { PRODUCTS_KEY } from '../../../../../lib/server/query-keys.ts'
import { productOf, type Product } from '../../../../../product/index.ts'

/** As many as one page of products has; an order with more left out shows no cards for the rest. */
const PRODUCTS_MAXIMUM = 200

const productsBySkuDocument = graphql(`
  query ProductsBySku($skus: [String], $most: Int) {
    products(filter: { sku: { in: $skus } }, pageSize: $most) {
      items {
        ...ProductFacts
      }
    }
  }
`)

/** Of these products the ones that the ship-to can order today. */
export const productsBySkuQuery = (shipToId: string, skus: readonly string[]) =>
  queryOptions({
    queryKey: [...PRODUCTS_KEY, shipToId, 'by-sku', skus],
    queryFn: async ({ signal }): Promise<Product[]> => {
      const some = skus.slice(0, PRODUCTS_MAXIMUM)
      const asked = { skus: some, most: some.length }
      const { products } = await ask(productsBySkuDocument, asked, { signal, headers: { outletid: shipToId } })
      return (products?.items ?? []).flatMap((item) => (item ? [productOf(item)] : []))
    },
  })
