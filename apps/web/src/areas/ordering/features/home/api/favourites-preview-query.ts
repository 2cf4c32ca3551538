import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../../../../../gql/index.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'
import { PRODUCTS_KEY } from '../../../../../lib/server/query-keys.ts'
import { productOf, type Product } from '../../../../../product/index.ts'

const previewDocument = graphql(`
  query FavouritesPreview {
    products(filter: { favourites: { eq: "1" } }, sort: { habit: DESC }, pageSize: 4) {
      items {
        ...ProductFacts
      }
    }
  }
`)

/** The favourites that home shows: those that are ordered most (CAT-33). */
export const favouritesPreviewQuery = (shipToId: string) =>
  queryOptions({
    queryKey: [...PRODUCTS_KEY, shipToId, 'favourites-preview'],
    queryFn: async ({ signal }): Promise<Product[]> => {
      const { products } = await ask(previewDocument, {}, { signal, headers: { outletid: shipToId } })
      return (products?.items ?? []).flatMap((item) => (item ? [productOf(item)] : []))
    },
  })
