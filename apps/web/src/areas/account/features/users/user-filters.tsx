import { ROLES } from '@fust/domain/access'
import { USER_STATUSES } from '@fust/domain/account'
import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { ROLE_TEXTS } from '../../../../session/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { SearchForm } from '../../../../ui/form/search-form.tsx'
import { Select } from '../../../../ui/select.tsx'
import { managedShipTosQuery } from './api/user-queries.ts'
import { isFiltered, type UserFilter } from './user-filter.ts'
import { SEARCH_MAXIMUM } from './user-search.ts'
import { STATUS_TEXTS } from './user-words.ts'
import css from './users.module.css'

type Props = {
  filter: UserFilter
  onChange: (filter: UserFilter) => void
  onClear: () => void
  /** How the list is shown, beside what is in it. */
  children?: ReactNode
}

/** Whom to show. */
export function UserFilters({ filter, onChange, onClear, children }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  const { data } = useQuery(managedShipTosQuery)
  const shipTos = data?.shipTos ?? []
  const change = (part: Partial<UserFilter>) => onChange({ ...filter, page: 1, ...part })
  return (
    <search className={css.filters} aria-labelledby={heading}>
      <span id={heading} hidden>
        {t('users.filters')}
      </span>
      <SearchForm
        name="search"
        label={t('users.search')}
        maxLength={SEARCH_MAXIMUM}
        sought={filter.search}
        onSearch={(search) => change({ search })}
      />
      <Select
        label={t('users.status')}
        options={[
          { value: 'all', label: t('users.allStatuses') },
          ...USER_STATUSES.map((status) => ({ value: status, label: t(STATUS_TEXTS[status]) })),
        ]}
        value={filter.status ?? 'all'}
        onChange={(status) => change({ status: USER_STATUSES.find((one) => one === status) ?? null })}
      />
      <Select
        label={t('users.role')}
        options={[
          { value: 'all', label: t('users.allRoles') },
          ...ROLES.map((role) => ({ value: role, label: t(ROLE_TEXTS[role]) })),
        ]}
        value={filter.role ?? 'all'}
        onChange={(role) => change({ role: ROLES.find((one) => one === role) ?? null })}
      />
      {shipTos.length > 1 && (
        <Select
          label={t('delivery.shipTo')}
          options={[
            { value: 'all', label: t('users.allShipTos') },
            ...shipTos.map(({ shipToId, shipToName }) => ({ value: shipToId, label: shipToName })),
          ]}
          value={filter.shipToId ?? 'all'}
          onChange={(id) => change({ shipToId: id === 'all' ? null : id })}
        />
      )}
      {children}
      {isFiltered(filter) && (
        <Button look="quiet" small icon="close" onClick={onClear}>
          {t('users.clearFilters')}
        </Button>
      )}
    </search>
  )
}
