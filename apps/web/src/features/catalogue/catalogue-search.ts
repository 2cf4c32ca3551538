import type { ProductAttributeFilterInput, ProductAttributeSortInput } from '../../gql/graphql.ts'

/** What the drawer narrows the list by. */
export const FILTER_FIELDS = ['brand', 'beer_type', 'volume', 'sub_brand'] as const
export type FilterField = (typeof FILTER_FIELDS)[number]

export const SORTS = ['position', 'name', 'price', 'price-desc', 'brand'] as const
export type Sort = (typeof SORTS)[number]

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
}

/** Reads an address; what it should not hold is ignored. */
export function catalogueSearch(raw: Record<string, unknown>): CatalogueSearch {
  const sort = SORTS.find((known) => known === raw['sort'])
  const page = Number(raw['page'])
  const search = textOf(raw['search'])
  const shelf = textOf(raw['shelf'])
  return {
    ...(search && { search }),
    ...(shelf && { shelf }),
    ...(sort && sort !== 'position' && { sort }),
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

/** What is asked of the server for such an address; the material decides which catalogue it is. */
export function listQuestion(
  { search, shelf, sort = 'position', page = 1, ...values }: CatalogueSearch,
  material: 'FERT' | 'ZBTL' | null,
): ListQuestion {
  const filter: ProductAttributeFilterInput = {
    ...(material && { material_type: { eq: material } }),
    ...(shelf && { category_url_path: { eq: shelf } }),
    ...Object.fromEntries(
      FILTER_FIELDS.flatMap((field) => (values[field]?.length ? [[field, { in: values[field] }]] : [])),
    ),
  }
  return { search: search ?? null, filter, sort: SORT_INPUTS[sort], page }
}

const SORT_INPUTS: Readonly<Record<Sort, ProductAttributeSortInput | null>> = {
  position: null,
  name: { name: 'ASC' },
  price: { price: 'ASC' },
  'price-desc': { price: 'DESC' },
  brand: { brand: 'ASC' },
}

/** A tick set or taken away; the list starts at its first page again. */
export function withToggled({ page: _page, ...search }: CatalogueSearch, field: FilterField, value: string) {
  const ticked = search[field] ?? []
  const next = ticked.includes(value) ? ticked.filter((own) => own !== value) : [...ticked, value]
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
