import { materialTypeOf } from '@fust/domain/order'
import { canSearch } from '@fust/domain/search'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ProductAttributeFilterInput, ProductAttributeSortInput } from '../../../../../gql/graphql.ts'
import { graphql } from '../../../../../gql/index.ts'
import { graphql as ask } from '../../../../../lib/server/graphql.ts'
import { PRODUCTS_KEY } from '../../../../../lib/server/query-keys.ts'
import { productOf } from '../../../../../product/index.ts'
import type { Opening } from '../../../../../routing/index.ts'
import { FLAGS, listAt, usualSort, type CatalogueList } from './catalogue-list.ts'
import { catalogueSearch, VALUE_FIELDS, type CatalogueSearch, type Sort } from './catalogue-search.ts'
import { facetsOf } from './facets.ts'

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
        favourites
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

/** Asks for what a list shows while its page is still being drawn. */
export function startList({ client, shipToId, location: { pathname, search: address } }: Opening): void {
  const list = listAt(pathname)
  const question = listQuestion(catalogueSearch(address), list)
  const { search } = question
  if (search !== null && !canSearch(search)) return
  void client.prefetchQuery(productsQuery(shipToId, question))
  if (!question.onlyEmpties) void client.prefetchQuery(facetsQuery(shipToId, { search, filter: baseFilter(list) }))
}

/** A list as the server is asked for it. */
export type ListQuestion = {
  search: string | null
  filter: ProductAttributeFilterInput
  sort: ProductAttributeSortInput | null
  page: number
  pageSize: number
  onlyEmpties: boolean
}

/** What is asked of the server for such an address of a list. */
export function listQuestion(search: CatalogueSearch, list: CatalogueList): ListQuestion {
  const { shelf, sort = usualSort(list, search), page = 1 } = search
  const filter: ProductAttributeFilterInput = {
    ...baseFilter(list),
    ...(shelf && { category_url_path: { eq: shelf } }),
    ...valueFilter(search),
    ...priceFilter(search.price),
    ...flagFilter(search.flag),
  }
  return {
    search: search.search ?? null,
    filter,
    sort: SORT_INPUTS[sort],
    page,
    pageSize: list.pageSize,
    onlyEmpties: list.goods === 'empties',
  }
}

/** What a list asks for before anything is ticked. */
export function baseFilter({ goods, only }: CatalogueList): ProductAttributeFilterInput {
  const kind = goods === 'empties' ? 'beer' : goods
  return { ...(kind && { material_type: { eq: materialTypeOf(kind) } }), ...(only && ONLY[only]) }
}

const ONLY = {
  bundles: { type: { eq: 'bundle' } },
  offers: { product_sale: { eq: '1' } },
  'low-stock': { product_lowstock: { eq: '1' } },
  favourites: { favourites: { eq: '1' } },
} as const satisfies Record<NonNullable<CatalogueList['only']>, ProductAttributeFilterInput>

function valueFilter(search: CatalogueSearch): ProductAttributeFilterInput {
  return Object.fromEntries(
    VALUE_FIELDS.flatMap((field) => (search[field]?.length ? [[field, { in: search[field] }]] : [])),
  )
}

// A range is written as the server names it: '10_19.99'.
function priceFilter([range = ''] = [] as string[]): ProductAttributeFilterInput {
  const [from, to] = range.split('_')
  return from && to ? { price: { from, to } } : {}
}

function flagFilter(chosen: readonly string[] = []): ProductAttributeFilterInput {
  return Object.fromEntries(FLAGS.filter((flag) => chosen.includes(flag)).map((flag) => [flag, { eq: '1' }]))
}

const SORT_INPUTS: Readonly<Record<Sort, ProductAttributeSortInput | null>> = {
  habit: { habit: 'DESC' },
  position: null,
  name: { name: 'ASC' },
  price: { price: 'ASC' },
  'price-desc': { price: 'DESC' },
  brand: { brand: 'ASC' },
  volume: { volume: 'ASC' },
}

/** One page of products as this ship-to sees them. */
export const productsQuery = (shipToId: string, { search, filter, sort, page, pageSize, onlyEmpties }: ListQuestion) =>
  queryOptions({
    queryKey: [...PRODUCTS_KEY, shipToId, 'page', search, filter, sort, page, pageSize, onlyEmpties],
    queryFn: async ({ signal }) => {
      const { products } = await ask(
        productsDocument,
        { search, filter, sort, page, pageSize },
        { signal, headers: { outletid: shipToId, ...(onlyEmpties && { onlyEmpties: '1' }) } },
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
    queryKey: [...PRODUCTS_KEY, shipToId, 'facets', search, filter],
    queryFn: async ({ signal }) =>
      facetsOf((await ask(facetsDocument, { search, filter }, { signal, headers: { outletid: shipToId } })).products),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  })
