import { NAME_MAXIMUM } from '@fust/domain/text'
import { useId, type ReactNode } from 'react'
import { formatDate } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { Select, type SelectOption } from '../../../../ui/select.tsx'
import { SearchForm } from '../../../../ui/form/search-form.tsx'
import { STATION_TEXTS } from '../../../../orders/index.ts'
import { useSession } from '../../../../session/index.ts'
import { NUMBER_PART_CHARACTERS } from './api/orders-query.ts'
import { isFiltered, type OrderFilter } from './order-filter.ts'
import { isMonth, ORDER_PERIODS, ORDER_STAGES, type OrderPeriod, type OrderStage } from './order-search.ts'
import css from './order-filters.module.css'

type Props = {
  filter: OrderFilter
  onChange: (filter: OrderFilter) => void
  onClear: () => void
  /** How the list is shown, beside what is in it. */
  children?: ReactNode
}

/** What to show of the order history. */
export function OrderFilters({ filter, onChange, onClear, children }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const heading = useId()
  const change = (part: Partial<OrderFilter>) => onChange({ ...filter, page: 1, ...part })
  return (
    <search className={css.filters} aria-labelledby={heading}>
      <span id={heading} hidden>
        {t('orders.filters')}
      </span>
      <Select
        label={t('orders.stage')}
        options={[
          { value: 'all', label: t('orders.allStages') },
          ...ORDER_STAGES.map((stage) => ({ value: stage, label: t(STAGE_TEXTS[stage]) })),
        ]}
        value={filter.stage ?? 'all'}
        onChange={(stage) => change({ stage: ORDER_STAGES.find((one) => one === stage) ?? null })}
      />
      <Select
        label={t('orders.period')}
        options={[
          ...ORDER_PERIODS.map((period): SelectOption<OrderPeriod> => ({
            value: period,
            label: t(PERIOD_TEXTS[period]),
          })),
          ...(isMonth(filter.period)
            ? [{ value: filter.period, label: formatDate(`${filter.period}-01`, language, 'monthAndYear') }]
            : []),
        ]}
        value={filter.period}
        onChange={(period) => change({ period })}
      />
      <ShipToSelect shipToId={filter.shipToId} onChange={(shipToId) => change({ shipToId })} />
      <SearchForm
        name="number"
        label={t('orders.number')}
        placeholder="26-11790"
        minLength={NUMBER_PART_CHARACTERS}
        maxLength={NAME_MAXIMUM}
        sought={filter.number}
        onSearch={(number) => change({ number })}
      />
      {children}
      {isFiltered(filter) && (
        <Button look="quiet" small icon="close" onClick={onClear}>
          {t('orders.clearFilters')}
        </Button>
      )}
    </search>
  )
}

function ShipToSelect({ shipToId, onChange }: { shipToId: string | null; onChange: (id: string | null) => void }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const shipTos = user?.permissionSchema ?? []
  if (shipTos.length < 2) return null
  const options = [
    { value: 'all', label: t('orders.allShipTos') },
    ...shipTos.map((shipTo) => ({ value: shipTo.shipToId, label: shipTo.shipToName, detail: shipTo.shipToAddress })),
  ]
  return (
    <div className={css.wide}>
      <Select
        label={t('delivery.shipTo')}
        options={options}
        value={shipToId ?? 'all'}
        onChange={(id) => onChange(id === 'all' ? null : id)}
      />
    </div>
  )
}

const STAGE_TEXTS = {
  ...STATION_TEXTS,
  cancelled: 'orders.statuses.canceled',
} as const satisfies Record<OrderStage, TextKey>

const PERIOD_TEXTS = {
  '30-days': 'orders.periods.30-days',
  '90-days': 'orders.periods.90-days',
  year: 'orders.periods.year',
  all: 'orders.periods.all',
} as const satisfies Record<(typeof ORDER_PERIODS)[number], TextKey>
