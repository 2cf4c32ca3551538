import { pageSearch } from '../../../../lib/search-params.ts'
import type { CompanySearch, ShipToSort } from './company-search.ts'

/** What one looks at of the company. */
export type CompanyView = { shipToId: string | null; sort: ShipToSort; page: number }

const PLAIN: CompanyView = { shipToId: null, sort: 'name-asc', page: 1 }

export const companyViewOf = ({ shipTo, sort, page }: CompanySearch): CompanyView => ({
  shipToId: shipTo ?? PLAIN.shipToId,
  sort: sort ?? PLAIN.sort,
  page: page ?? PLAIN.page,
})

export const companySearchOf = ({ shipToId, sort, page }: Partial<CompanyView>): CompanySearch => ({
  shipTo: shipToId ?? undefined,
  sort: sort === PLAIN.sort ? undefined : sort,
  ...pageSearch({ page }),
})
