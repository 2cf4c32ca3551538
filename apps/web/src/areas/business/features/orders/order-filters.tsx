import { NAME_MAXIMUM } from '@fust/domain/text'
import { useId, type ReactNode } from 'react'
import { formatDate } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation, type TextKey } from '../../../../i18n/index.ts'
import type { Language } from '@fust/domain/market'
import { ShipToFilter } from '../../../../delivery/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { Select, type SelectOption } from '../../../../ui/select.tsx'
import { SearchForm } from '../../../../ui/form/search-form.tsx'
import { STATION_TEXTS } from '../../../../orders/index.ts'
import { NUMBER_PART_CHARACTERS, type AskedLine } from './api/orders-query.ts'
import {
  endsOf,
  isDays,
  isFiltered,
  isMonth,
  ORDER_PERIODS,
  type OrderFilter,
  type OrderPeriod,
} from './order-filter.ts'
import { ORDER_STAGES, type OrderStage } from './order-search.ts'
import css from './order-filters.module.css'

type Props = {
  filter: OrderFilter
  /** What it asks for of a line, as people call it; null while that is not known. */
  line: AskedLine | null
  onChange: (filter: OrderFilter) => void
  onClear: () => void
  /** How the list is shown, beside what is in it. */
  children?: ReactNode
}

/** What to show of the order history. */
export function OrderFilters({ filter, line, onChange, onClear, children }: Props) {
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
          ...ownPeriod(filter.period, language),
        ]}
        value={filter.period}
        onChange={(period) => change({ period })}
      />
      <div className={css.wide}>
        <ShipToFilter shipTo={filter.shipToId ?? undefined} onChange={(id) => change({ shipToId: id ?? null })} />
      </div>
      {LINE_FILTERS.map((field) => (
        <Kept
          key={field}
          label={t(LINE_TEXTS[field])}
          value={filter[field]}
          name={line?.[field] ?? filter[field]}
          onClear={() => change({ [field]: null })}
        />
      ))}
      <Kept
        label={t('orders.counted')}
        value={filter.report}
        name={t('orders.countedInReport')}
        onClear={() => change({ report: null })}
      />
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

/** A month, or days, that only an address leads to. */
function ownPeriod(period: OrderPeriod, language: Language): SelectOption<OrderPeriod>[] {
  if (isMonth(period)) return [{ value: period, label: formatDate(`${period}-01`, language, 'monthAndYear') }]
  if (!isDays(period)) return []
  const { from, to } = endsOf(period)
  return [{ value: period, label: [from, to].map((day) => formatDate(day, language, 'withYear')).join(' – ') }]
}

type KeptProps = { label: string; value: string | null; name: string | null; onClear: () => void }

/** What an address led to, such as that of a report: kept or let go. */
function Kept({ label, value, name, onClear }: KeptProps) {
  const { t } = useTranslation()
  if (value === null) return null
  return (
    <Select
      label={label}
      options={[
        { value: 'all', label: t('orders.allStages') },
        { value: 'kept', label: name ?? value },
      ]}
      value="kept"
      onChange={(chosen) => chosen === 'all' && onClear()}
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
