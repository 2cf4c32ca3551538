import type { CompanyDetails, ManagedShipTos, OwnSessions, UserChanges, UserInfo, UsersPage } from '@fust/contract/rest'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { PORTAL } from '../../../../../lib/market/market.ts'
import { USERS_KEY } from '../../../../../lib/server/query-keys.ts'
import { restValue } from '../../../../../lib/server/rest.ts'
import { stringifySearch } from '../../../../../lib/page/search-params.ts'
import { USUAL_USER_SORT, type UserSearch } from '../user-search.ts'

export const USERS = '/alcdcservice/api/v1/portal/users'
const PER_PAGE = 50

/** One page of the people of one's company. */
export const usersQuery = ({ search, status, role, shipTo, sort = USUAL_USER_SORT, page = 1 }: UserSearch) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'list', { search, status, role, shipTo, sort, page }],
    queryFn: ({ signal }) => {
      const asked = stringifySearch({
        search,
        status,
        role,
        shipToId: shipTo,
        sort,
        currentPage: page,
        pageSize: PER_PAGE,
      })
      return restValue<UsersPage>(`${USERS}/GetAllUsersInfo${asked}`, { signal })
    },
    placeholderData: keepPreviousData,
  })

/** Somebody as they are now: a change sends back which state it was made from. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'one', id],
    queryFn: ({ signal }) => restValue<UserInfo>(`${USERS}/GetUserInfoById/${encodeURIComponent(id)}`, { signal }),
    staleTime: 0,
  })

/** Where roles can be given. */
export const managedShipTosQuery = queryOptions({
  queryKey: [...USERS_KEY, 'ship-tos'],
  queryFn: ({ signal }) => restValue<ManagedShipTos>(`${USERS}/GetManagedShipTos`, { signal }),
})

/** What was done to people, or to one of them; older ones by the number of the oldest that is known. */
export const readChanges = (id: string | undefined, before: number | undefined, signal: AbortSignal) =>
  restValue<UserChanges>(`${USERS}/GetUserChanges${stringifySearch({ id, before })}`, { signal })

/** Where one is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => restValue<OwnSessions>('/identity/sessions', { signal }),
})

/** What the brewery knows of a company. */
export const companyQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['company', companyId],
    queryFn: ({ signal }) =>
      restValue<CompanyDetails>(
        `${PORTAL}/tickets/GetCompanyDetails/GetCompanyDetails${stringifySearch({ companyId })}`,
        { signal },
      ),
  })
