import { TICKET_QUEUES, TICKET_STATUSES, type TicketKind } from '@fust/domain/support'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../i18n/index.ts'
import { FilterSelect } from '../../../../ui/form/filter-select.tsx'
import { ListFilters } from '../../../../ui/form/list-filters.tsx'
import { categoriesQuery } from '../../api/support-queries.ts'
import { ShipToFilter } from '../../../../delivery/index.ts'
import { isNarrowed, type TicketFilter } from './ticket-search.ts'
import { DESK_STATUS_TEXTS, QUEUE_TEXTS, STATUS_TEXTS } from './ticket-words.ts'

type Props = {
  /** Undefined: both. */
  kind: TicketKind | undefined
  isDesk: boolean
  filter: TicketFilter
  onChange: (filter: TicketFilter) => void
}

/** Which tickets to show; it stands in the address. */
export function TicketFilters({ kind, isDesk, filter, onChange }: Props) {
  const { t } = useTranslation()
  const { data } = useQuery(categoriesQuery())
  const categories = (data?.categories ?? []).filter((category) => kind === undefined || category.kind === kind)
  const { status, category, shipTo, queue } = filter
  const statusTexts = isDesk ? DESK_STATUS_TEXTS : STATUS_TEXTS
  return (
    <ListFilters name={t('tickets.filters')} isNarrowed={isNarrowed(filter)} onClear={() => onChange({})}>
      {isDesk && (
        <FilterSelect
          label={t('tickets.desk.queue')}
          all={t(QUEUE_TEXTS.all)}
          options={TICKET_QUEUES.filter((known) => known !== 'all').map((known) => ({
            value: known,
            label: t(QUEUE_TEXTS[known]),
          }))}
          value={queue}
          onChange={(chosen) => onChange({ ...filter, queue: chosen })}
        />
      )}
      <FilterSelect
        label={t('tickets.statusHead')}
        all={t('tickets.allStatuses')}
        options={TICKET_STATUSES.map((known) => ({ value: known, label: t(statusTexts[known]) }))}
        value={status}
        onChange={(chosen) => onChange({ ...filter, status: chosen })}
      />
      {categories.length > 0 && (
        <FilterSelect
          label={t('tickets.category')}
          all={t('tickets.allCategories')}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={category}
          onChange={(chosen) => onChange({ ...filter, category: chosen })}
        />
      )}
      <ShipToFilter shipTo={shipTo} onChange={(chosen) => onChange({ ...filter, shipTo: chosen })} />
    </ListFilters>
  )
}
