import type { Role } from '@fust/domain/access'
import type { UserSort, UserStatus } from '@fust/domain/account'
import { pageSearch } from '../../../../lib/search-params.ts'
import type { UserSearch } from './user-search.ts'

/** What one asks of the list of people. */
export type UserFilter = {
  search: string
  status: UserStatus | null
  role: Role | null
  shipToId: string | null
  sort: UserSort
  page: number
}

const PLAIN: UserFilter = { search: '', status: null, role: null, shipToId: null, sort: 'name-asc', page: 1 }

export const userFilterOf = ({ search, status, role, shipTo, sort, page }: UserSearch): UserFilter => ({
  search: search ?? PLAIN.search,
  status: status ?? PLAIN.status,
  role: role ?? PLAIN.role,
  shipToId: shipTo ?? PLAIN.shipToId,
  sort: sort ?? PLAIN.sort,
  page: page ?? PLAIN.page,
})

export const userSearchOf = ({ search, status, role, shipToId, sort, page }: UserFilter): UserSearch => ({
  search: search || undefined,
  status: status ?? undefined,
  role: role ?? undefined,
  shipTo: shipToId ?? undefined,
  sort: sort === PLAIN.sort ? undefined : sort,
  ...pageSearch({ page }),
})

export const everybody = ({ sort }: UserFilter): UserFilter => ({ ...PLAIN, sort })

export const isFiltered = ({ search, status, role, shipToId }: UserFilter): boolean =>
  search !== '' || status !== null || role !== null || shipToId !== null
