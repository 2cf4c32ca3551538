import { pageSearch, type PageSearch } from '../../../../lib/page/search-params.ts'

export const SHIP_TO_SORTS = ['name-asc', 'name-desc', 'people-desc', 'people-asc'] as const
export type ShipToSort = (typeof SHIP_TO_SORTS)[number]
export const USUAL_SHIP_TO_SORT: ShipToSort = 'name-asc'

/** What one looks at of the company: all ship-tos in an order, or the people of one of them. */
export type CompanySearch = PageSearch & { shipTo?: string | undefined; sort?: ShipToSort | undefined }

/** Reads an address; what makes no sense there, or is so anyway, is left out. */
export function companySearch(address: Record<string, unknown>): CompanySearch {
  const { shipTo } = address
  return {
    shipTo: typeof shipTo === 'string' ? shipTo : undefined,
    sort: SHIP_TO_SORTS.find((sort) => sort === address['sort'] && sort !== USUAL_SHIP_TO_SORT),
    ...pageSearch(address),
  }
}
