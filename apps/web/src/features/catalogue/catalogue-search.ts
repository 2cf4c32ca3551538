import { searchTerm } from '@fust/domain/search'
import type { ProductAttributeFilterInput, ProductAttributeSortInput } from '../../gql/graphql.ts'
import type { CatalogueArea } from './catalogue-area.ts'
import { SORTS, type Sort } from './sorts.ts'

/** What a list is narrowed by, each with as many values as one likes. */
const VALUE_FIELDS = ['brand', 'sub_brand', 'beer_type', 'pack_format', 'volume', 'type'] as const
type ValueField = (typeof VALUE_FIELDS)[number]

/** What the drawer narrows the list by: values, one price range, and marks that all have to be there. */
export const FILTER_FIELDS = [...VALUE_FIELDS, 'price', 'flag'] as const
export type FilterField = (typeof FILTER_FIELDS)[number]

export const FLAGS = ['product_new', 'product_sale', 'product_recommended', 'product_last', 'product_lowstock'] as const

/** The list as its address tells it. */
export type CatalogueSearch = {
  search?: string
  shelf?: string
  sort?: Sort
  page?: number
} & Partial<Record<FilterField, string[]>>

/** The same list, as the server is asked for it. */
export type ListQuestion = {
  search: string | null
  filter: ProductAttributeFilterInput
  sort: ProductAttributeSortInput | null
  page: number
  pageSize: number
}

/** Reads an address; what it should not hold is ignored. */
export function catalogueSearch(raw: Record<string, unknown>): CatalogueSearch {
  const sort = SORTS.find((known) => known === raw['sort'])
  const page = Number(raw['page'])
  const search = searchTerm(textOf(raw['search']) ?? '')
  const shelf = textOf(raw['shelf'])
  return {
    ...(search && { search }),
    ...(shelf && { shelf }),
    ...(sort && { sort }),
    ...(Number.isInteger(page) && page > 1 && { page }),
    ...Object.fromEntries(
      FILTER_FIELDS.flatMap((field) => {
        const values = [raw[field]].flat().flatMap((value) => textOf(value) ?? [])
        return values.length > 0 ? [[field, values]] : []
      }),
    ),
  }
}

/** The address of a list, without its path: '?shelf=bier%2Fkratten&page=2', or nothing. */
export function catalogueQueryString(search: CatalogueSearch): string {
  const pairs = Object.entries(search).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]))
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''
}

/** What is asked of the server for such an address; the area decides which catalogue it is. */
export function listQuestion(search: CatalogueSearch, area: CatalogueArea): ListQuestion {
  const { shelf, sort = area.sort, page = 1 } = search
  const filter: ProductAttributeFilterInput = {
    ...baseFilter(area),
    ...(shelf && { category_url_path: { eq: shelf } }),
    ...valueFilter(search),
    ...priceFilter(search.price),
    ...flagFilter(search.flag),
  }
  return { search: search.search ?? null, filter, sort: SORT_INPUTS[sort], page, pageSize: area.pageSize }
}

/** What an area asks for before anything is ticked. */
export function baseFilter({ material, common }: CatalogueArea): ProductAttributeFilterInput {
  return { ...(material && { material_type: { eq: material } }), ...common }
}

function valueFilter(search: CatalogueSearch): ProductAttributeFilterInput {
  return Object.fromEntries(
    VALUE_FIELDS.flatMap((field: ValueField) => (search[field]?.length ? [[field, { in: search[field] }]] : [])),
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
  position: null,
  name: { name: 'ASC' },
  price: { price: 'ASC' },
  'price-desc': { price: 'DESC' },
  brand: { brand: 'ASC' },
  volume: { volume: 'ASC' },
}

/** A tick set or taken away; the list starts at its first page again. */
export function withToggled({ page: _page, ...search }: CatalogueSearch, field: FilterField, value: string) {
  const ticked = search[field] ?? []
  const without = ticked.filter((own) => own !== value)
  const next = ticked.includes(value) ? without : field === 'price' ? [value] : [...ticked, value]
  return catalogueSearch({ ...search, [field]: next })
}

export function isNarrowed({ search, shelf, ...values }: CatalogueSearch): boolean {
  return Boolean(search ?? shelf) || FILTER_FIELDS.some((field) => values[field]?.length)
}

// An address holds '?search=33' as a number.
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
