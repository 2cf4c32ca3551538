import { ROLES } from '@fust/domain/access'
import { USER_STATUSES } from '@fust/domain/account'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ShipToFilter } from '../../../../delivery/index.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { ROLE_TEXTS } from '../../../../session/index.ts'
import { FilterSelect } from '../../../../ui/form/filter-select.tsx'
import { ListFilters } from '../../../../ui/form/list-filters.tsx'
import { SearchForm } from '../../../../ui/form/search-form.tsx'
import { managedShipTosQuery } from './api/user-queries.ts'
import { isNarrowed, SEARCH_MAXIMUM, type UserSearch } from './user-search.ts'
import { STATUS_TEXTS } from './user-words.ts'

type Props = {
  search: UserSearch
  onChange: (search: UserSearch) => void
  onClear: () => void
  /** How the list is shown, beside what is in it. */
  children?: ReactNode
}

/** Whom to show. */
export function UserFilters({ search, onChange, onClear, children }: Props) {
  const { t } = useTranslation()
  const { data } = useQuery(managedShipTosQuery)
  const shipTos = data?.shipTos ?? []
  const change = (part: UserSearch) => onChange({ ...search, page: undefined, ...part })
  return (
    <ListFilters name={t('users.filters')} isNarrowed={isNarrowed(search)} onClear={onClear}>
      <SearchForm
        name="search"
        label={t('users.search')}
        maxLength={SEARCH_MAXIMUM}
        sought={search.search ?? ''}
        onSearch={(typed) => change({ search: typed || undefined })}
      />
      <FilterSelect
        label={t('users.status')}
        all={t('users.allStatuses')}
        options={USER_STATUSES.map((status) => ({ value: status, label: t(STATUS_TEXTS[status]) }))}
        value={search.status}
        onChange={(status) => change({ status })}
      />
      <FilterSelect
        label={t('users.role')}
        all={t('users.allRoles')}
        options={ROLES.map((role) => ({ value: role, label: t(ROLE_TEXTS[role]) }))}
        value={search.role}
        onChange={(role) => change({ role })}
      />
      <ShipToFilter
        shipTo={search.shipTo}
        among={shipTos.map(({ address, ...shipTo }) => ({ ...shipTo, shipToAddress: address }))}
        onChange={(shipTo) => change({ shipTo })}
      />
      {children}
    </ListFilters>
  )
}
