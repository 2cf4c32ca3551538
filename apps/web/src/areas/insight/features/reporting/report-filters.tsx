import type { Reporting } from '@fust/contract/rest'
import { MOST_REPORT_MONTHS } from '@fust/domain/reporting'
import { useMarketDay } from '../../../../delivery/index.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { FilterSelect } from '../../../../ui/form/filter-select.tsx'
import { ListFilters } from '../../../../ui/form/list-filters.tsx'
import { Segmented } from '../../../../ui/form/radio-group.tsx'
import { ShipToFilter } from '../../../../delivery/index.ts'
import { Select } from '../../../../ui/select/select.tsx'
import { useOwnShipTos } from '../../use-own-ship-tos.ts'
import css from './reporting-page.module.css'
import { MEASURES, type ReportSearch } from './report-search.ts'

type Props = {
  search: ReportSearch
  /** Nothing while it is still coming. */
  report: Reporting | undefined
  onChange: (change: ReportSearch) => void
}

/** What a report is narrowed to; all of it stands in the address. */
export function ReportFilters({ search, report, onChange }: Props) {
  const { t } = useTranslation()
  const { shipTos: choices } = useOwnShipTos()
  const { from, to, brand, pack, shipTo, measure = 'goods' } = search
  const isNarrowed = [from, to, brand, pack, shipTo].some((part) => part !== undefined)
  return (
    <ListFilters
      name={t('reporting.filters')}
      isNarrowed={isNarrowed}
      onClear={() => onChange({ from: undefined, to: undefined, brand: undefined, pack: undefined, shipTo: undefined })}
      className={css.filters}
    >
      <Month
        label={t('reporting.from')}
        value={from ?? report?.from.slice(0, 7)}
        onChange={(month) => onChange({ from: month })}
      />
      <Month
        label={t('reporting.to')}
        value={to ?? report?.to.slice(0, 7)}
        onChange={(month) => onChange({ to: month })}
      />
      <ShipToFilter shipTo={shipTo} among={choices} onChange={(id) => onChange({ shipTo: id })} />
      <FilterSelect
        label={t('insight.brand')}
        all={t('reporting.allBrands')}
        options={optionsOf(report?.choices.brands, brand)}
        value={brand}
        onChange={(code) => onChange({ brand: code })}
      />
      <FilterSelect
        label={t('insight.pack')}
        all={t('reporting.allPacks')}
        options={optionsOf(report?.choices.packs, pack)}
        value={pack}
        onChange={(code) => onChange({ pack: code })}
      />
      <Segmented
        label={t('reporting.measure')}
        options={MEASURES.map((own) => ({
          value: own,
          label: t(own === 'volume' ? 'reporting.inVolume' : 'reporting.inGoods'),
        }))}
        value={measure}
        onChange={(own) => onChange({ measure: own })}
      />
    </ListFilters>
  )
}

type Option = { code: string; name: string }

const optionsOf = (known: readonly Option[] = [], chosen: string | undefined) => [
  ...known.map(({ code, name }) => ({ value: code, label: name })),
  ...(chosen === undefined || known.some(({ code }) => code === chosen) ? [] : [{ value: chosen, label: chosen }]),
]

type MonthProps = { label: string; value: string | undefined; onChange: (month: string) => void }

function Month({ label, value, onChange }: MonthProps) {
  const language = useLanguage()
  const today = useMarketDay()
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  const months = Array.from({ length: MOST_REPORT_MONTHS }, (_, back) => {
    const number = now - back
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
  })
  const shown = value === undefined || months.includes(value) ? months : [...months, value]
  return (
    <Select
      label={label}
      options={shown.map((month) => ({ value: month, label: formatDate(`${month}-01`, language, 'monthAndYear') }))}
      value={value}
      onChange={onChange}
    />
  )
}
