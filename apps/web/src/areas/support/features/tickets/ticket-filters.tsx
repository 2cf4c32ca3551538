import { TICKET_STATUSES, type TicketKind } from '@fust/domain/support'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../i18n/index.ts'
import { Select } from '../../../../ui/select.tsx'
import { categoriesQuery } from '../../api/support-queries.ts'
import { ShipToFilter } from '../../../../delivery/index.ts'
import { ListFilters } from '../list-frame/index.ts'
import { isNarrowed, type TicketFilter } from './ticket-search.ts'
import { STATUS_TEXTS } from './ticket-words.ts'

type Props = { kind: TicketKind; filter: TicketFilter; onChange: (filter: TicketFilter) => void }

/** Which tickets to show; it stands in the address. */
export function TicketFilters({ kind, filter, onChange }: Props) {
  const { t } = useTranslation()
  const { data } = useQuery(categoriesQuery())
  const categories = (data?.categories ?? []).filter((category) => category.kind === kind)
  const { status, category, shipTo } = filter
  return (
    <ListFilters label={t('tickets.filters')} isNarrowed={isNarrowed(filter)} onClear={() => onChange({})}>
      <Select
        label={t('tickets.statusHead')}
        options={[
          { value: 'all', label: t('tickets.allStatuses') },
          ...TICKET_STATUSES.map((known) => ({ value: known, label: t(STATUS_TEXTS[known]) })),
        ]}
        value={status ?? 'all'}
        onChange={(chosen) => onChange({ ...filter, status: TICKET_STATUSES.find((known) => known === chosen) })}
      />
      {categories.length > 0 && (
        <Select
          label={t('tickets.category')}
          options={[
            { value: 'all', label: t('tickets.allCategories') },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={category ?? 'all'}
          onChange={(chosen) => onChange({ ...filter, category: chosen === 'all' ? undefined : chosen })}
        />
      )}
      <ShipToFilter shipTo={shipTo} onChange={(chosen) => onChange({ ...filter, shipTo: chosen })} />
    </ListFilters>
  )
}
