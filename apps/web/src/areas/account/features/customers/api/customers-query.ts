import type { CustomersPage } from '@fust/contract/rest'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { CUSTOMERS_KEY } from '../../../../../lib/server/query-keys.ts'
import { restValue } from '../../../../../lib/server/rest.ts'
import { stringifySearch } from '../../../../../lib/page/search-params.ts'

/** One page of the customers that one may order for. */
export const customersQuery = ({ search, page }: { search: string; page: number }) =>
  queryOptions({
    queryKey: [...CUSTOMERS_KEY, { search, page }],
    queryFn: ({ signal }) => {
      const asked = stringifySearch({ search: search || undefined, currentPage: page })
      return restValue<CustomersPage>(`/identity/customers${asked}`, { signal })
    },
    placeholderData: keepPreviousData,
  })
