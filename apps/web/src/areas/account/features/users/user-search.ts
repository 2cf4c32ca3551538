import { ROLES, type Role } from '@fust/domain/access'
import { USER_SORTS, USER_STATUSES, type UserSort, type UserStatus } from '@fust/domain/account'
import { asOneLine } from '@fust/domain/text'
import { pageSearch, type PageSearch } from '../../../../lib/page/search-params.ts'

export const SEARCH_MAXIMUM = 100
export const USUAL_USER_SORT: UserSort = 'name-asc'

/** What one asks of the list of people, as its address tells it: without what is so anyway. */
export type UserSearch = PageSearch & {
  search?: string | undefined
  status?: UserStatus | undefined
  role?: Role | undefined
  shipTo?: string | undefined
  sort?: UserSort | undefined
}

/** Reads an address; what makes no sense there, or is so anyway, is left out. */
export function userSearch(address: Record<string, unknown>): UserSearch {
  return {
    search: textOf(address['search']),
    status: USER_STATUSES.find((status) => status === address['status']),
    role: ROLES.find((role) => role === address['role']),
    shipTo: textOf(address['shipTo']),
    sort: USER_SORTS.find((sort) => sort === address['sort'] && sort !== USUAL_USER_SORT),
    ...pageSearch(address),
  }
}

export const isNarrowed = ({ search, status, role, shipTo }: UserSearch): boolean =>
  Boolean(search ?? status ?? role ?? shipTo)

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? asOneLine(value.slice(0, SEARCH_MAXIMUM)).trim() || undefined : undefined
}
