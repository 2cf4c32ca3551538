import { NAME_MAXIMUM } from '@fust/domain/text'
import type { ReactNode } from 'react'
import { formatDate } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation, type TextKey } from '../../../../i18n/index.ts'
import type { Language } from '@fust/domain/market'
import { ShipToFilter } from '../../../../delivery/index.ts'
import { FilterSelect } from '../../../../ui/form/filter-select.tsx'
import { ListFilters } from '../../../../ui/form/list-filters.tsx'
import { SearchForm } from '../../../../ui/form/search-form.tsx'
import { Select, type SelectOption } from '../../../../ui/select/select.tsx'
import { STATION_TEXTS } from '../../../../orders/index.ts'
import { NUMBER_PART_CHARACTERS, type AskedLine } from './api/orders-query.ts'
import { endsOf, isNarrowed } from './order-filter.ts'
import {
  isDays,
  isMonth,
  ORDER_PERIODS,
  ORDER_STAGES,
  USUAL_PERIOD,
  type OrderSearch,
  type OrderStage,
} from './order-search.ts'
import css from './order-filters.module.css'

type Props = {
  search: OrderSearch
  /** What it asks for of a line, as people call it; null while that is not known. */
  line: AskedLine | null
  onChange: (search: OrderSearch) => void
  onClear: () => void
  /** How the list is shown, beside what is in it. */
  children?: ReactNode
}

/** What to show of the order history. */
export function OrderFilters({ search, line, onChange, onClear, children }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { period = USUAL_PERIOD } = search
  const change = (part: OrderSearch) => onChange({ ...search, page: undefined, ...part })
  return (
    <ListFilters name={t('orders.filters')} isNarrowed={isNarrowed(search)} onClear={onClear} className={css.filters}>
      <FilterSelect
        label={t('orders.stage')}
        all={t('orders.allStages')}
        options={ORDER_STAGES.map((stage) => ({ value: stage, label: t(STAGE_TEXTS[stage]) }))}
        value={search.stage}
        onChange={(stage) => change({ stage })}
      />
      <Select
        label={t('orders.period')}
        options={[
          ...ORDER_PERIODS.map((own) => ({ value: own, label: t(PERIOD_TEXTS[own]) })),
          ...ownPeriod(period, language),
        ]}
        value={period}
        onChange={(chosen) => change({ period: chosen })}
      />
      <div className={css.wide}>
        <ShipToFilter shipTo={search.shipTo} onChange={(shipTo) => change({ shipTo })} />
      </div>
      {LINE_FILTERS.map((field) => (
        <Kept
          key={field}
          label={t(LINE_TEXTS[field])}
          value={search[field]}
          name={line?.[field]}
          onClear={() => change({ [field]: undefined })}
        />
      ))}
      <Kept
        label={t('orders.counted')}
        value={search.report}
        name={t('orders.countedInReport')}
        onClear={() => change({ report: undefined })}
      />
      <SearchForm
        name="number"
        label={t('orders.number')}
        placeholder="26-11790"
        minLength={NUMBER_PART_CHARACTERS}
        maxLength={NAME_MAXIMUM}
        sought={search.number ?? ''}
        onSearch={(number) => change({ number: number || undefined })}
      />
      {children}
    </ListFilters>
  )
}

/** A month, or days, that only an address leads to. */
function ownPeriod(period: string, language: Language): SelectOption<string>[] {
  if (isMonth(period)) return [{ value: period, label: formatDate(`${period}-01`, language, 'monthAndYear') }]
  if (!isDays(period)) return []
  const { from, to } = endsOf(period)
  return [{ value: period, label: [from, to].map((day) => formatDate(day, language, 'withYear')).join(' – ') }]
}

type KeptProps = { label: string; value: string | undefined; name: string | null | undefined; onClear: () => void }

/** What an address led to, such as that of a report: kept or let go. */
function Kept({ label, value, name, onClear }: KeptProps) {
  const { t } = useTranslation()
  if (value === undefined) return null
  return (
    <FilterSelect
      label={label}
      all={t('orders.allStages')}
      options={[{ value, label: name ?? value }]}
      value={value}
      onChange={onClear}
    />
  )
}

const STAGE_TEXTS = {
  ...STATION_TEXTS,
  cancelled: 'orders.statuses.canceled',
} as const satisfies Record<OrderStage, TextKey>

const LINE_FILTERS = ['brand', 'pack', 'product'] as const
const LINE_TEXTS = {
  brand: 'orders.brand',
  pack: 'orders.pack',
  product: 'orders.product',
} as const satisfies Record<(typeof LINE_FILTERS)[number], TextKey>

const PERIOD_TEXTS = {
  '30-days': 'orders.periods.30-days',
  '90-days': 'orders.periods.90-days',
  year: 'orders.periods.year',
  all: 'orders.periods.all',
} as const satisfies Record<(typeof ORDER_PERIODS)[number], TextKey>
