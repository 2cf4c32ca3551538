import { searchTerm } from '@fust/domain/search'
import { pageSearch, type PageSearch } from '../../../../../lib/page/search-params.ts'

/** The orders that a list can stand in. */
export const SORTS = ['habit', 'position', 'name', 'price', 'price-desc', 'brand', 'volume'] as const
export type Sort = (typeof SORTS)[number]

/** What a list is narrowed by, each with as many values as one likes. */
export const VALUE_FIELDS = ['brand', 'sub_brand', 'beer_type', 'pack_format', 'volume', 'type'] as const

/** What the drawer narrows the list by: values, one price range, and marks that all have to be there. */
export const FILTER_FIELDS = [...VALUE_FIELDS, 'price', 'flag'] as const
export type FilterField = (typeof FILTER_FIELDS)[number]

/** The list as its address tells it. */
export type CatalogueSearch = PageSearch & {
  search?: string | undefined
  shelf?: string | undefined
  sort?: Sort | undefined
} & Partial<Record<FilterField, string[] | undefined>>

/** Reads an address; what it should not hold is ignored. */
export function catalogueSearch(address: Record<string, unknown>): CatalogueSearch {
  return {
    search: searchTerm(textOf(address['search']) ?? '') || undefined,
    shelf: textOf(address['shelf']),
    sort: SORTS.find((known) => known === address['sort']),
    ...pageSearch(address),
    ...Object.fromEntries(FILTER_FIELDS.map((field) => [field, textsOf(address[field])])),
  }
}

function textsOf(value: unknown): string[] | undefined {
  const texts = [value].flat().flatMap((one) => textOf(one) ?? [])
  return texts.length > 0 ? texts : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined
}
