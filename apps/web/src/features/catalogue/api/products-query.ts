import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { graphql } from '../../../gql/index.ts'
import { graphql as ask } from '../../../lib/graphql.ts'
import { productOf } from '../../product/index.ts'
import type { ListQuestion } from '../catalogue-search.ts'
import { facetsOf } from '../facets.ts'

const productsDocument = graphql(`
  query Products(
    $search: String
    $filter: ProductAttributeFilterInput
    $sort: ProductAttributeSortInput
    $page: Int
    $pageSize: Int
  ) {
    products(search: $search, filter: $filter, sort: $sort, pageSize: $pageSize, currentPage: $page) {
      total_count
      items {
        ...ProductFacts
      }
      page_info {
        total_pages
      }
    }
  }
`)

const facetsDocument = graphql(`
  query ProductFacets($search: String, $filter: ProductAttributeFilterInput) {
    products(search: $search, filter: $filter, pageSize: 1) {
      total_count
      aggregations {
        attribute_code
        label
        options {
          label
          value
          count
        }
      }
      categoryFilter {
        name
        count
        level
        url_path
      }
    }
  }
`)

/** One page of products as this ship-to sees them. */
export const productsQuery = (shipToId: string, { search, filter, sort, page, pageSize }: ListQuestion) =>
  queryOptions({
    queryKey: ['products', shipToId, 'page', search, filter, sort, page],
    queryFn: async ({ signal }) => {
      const { products } = await ask(
        productsDocument,
        { search, filter, sort, page, pageSize },
        { signal, headers: { outletid: shipToId } },
      )
      return {
        total: products?.total_count ?? 0,
        pages: products?.page_info?.total_pages ?? 1,
        products: (products?.items ?? []).flatMap((item) => (item ? [productOf(item)] : [])),
      }
    },
    placeholderData: keepPreviousData,
  })

/** What a list can be narrowed by, with counts. */
export const facetsQuery = (shipToId: string, { search, filter }: Pick<ListQuestion, 'search' | 'filter'>) =>
  queryOptions({
    queryKey: ['products', shipToId, 'facets', search, filter],
    queryFn: async ({ signal }) =>
      facetsOf((await ask(facetsDocument, { search, filter }, { signal, headers: { outletid: shipToId } })).products),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  })
