import { pageSearch, type PageSearch } from '../../../../lib/search-params.ts'

export const SHIP_TO_SORTS = ['name-asc', 'name-desc', 'people-desc', 'people-asc'] as const
export type ShipToSort = (typeof SHIP_TO_SORTS)[number]

/** What one looks at of the company: all ship-tos in an order, or the people of one of them. */
export type CompanySearch = PageSearch & { shipTo?: string | undefined; sort?: ShipToSort | undefined }

/** Reads an address; what makes no sense there is left out. */
export function companySearch(address: Record<string, unknown>): CompanySearch {
  const { shipTo } = address
  return {
    shipTo: typeof shipTo === 'string' ? shipTo : undefined,
    sort: SHIP_TO_SORTS.find((sort) => sort === address['sort']),
    ...pageSearch(address),
  }
}
