import type { ReportMonth } from '@fust/contract/rest'
import { formatMoney, formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { centsOf } from '../../../../lib/cents.ts'
import type { DataColumn } from '../../../../ui/data-table/index.ts'
import { formatVolume } from '../../format-volume.ts'
import { changeOf } from './change-of.ts'
import { Legend } from '../../chart/legend.tsx'
import { MonthlyPart } from './monthly-part.tsx'
import { wayToMonths } from './orders-of.ts'
import type { PartProps } from './part-table.tsx'
import type { Measure } from './report-search.ts'
import { useFigureColumns } from './figure-columns.ts'

/** What was ordered month by month. */
export function Months({ report, search, measure }: PartProps) {
  const { t } = useTranslation()
  const columns = useMonthColumns(measure)
  const [, ...file] = useFigureColumns<ReportMonth>('', ({ month }) => month)
  return (
    <MonthlyPart
      title={t('reporting.byMonth')}
      rows={report.months}
      valuesOf={(row) => ({ value: row[measure], before: row.before[measure] })}
      legend={<Legend now={t('reporting.now')} before={t('reporting.before')} />}
      linkOf={wayToMonths(report, search)}
      columns={columns}
      file={file}
    />
  )
}

/** What is told of a month. */
function useMonthColumns(measure: Measure): DataColumn<ReportMonth>[] {
  const { t } = useTranslation()
  const format = (value: number) => (measure === 'volume' ? formatVolume(value) : formatMoney(centsOf(value)))
  return [
    { key: 'now', head: t('reporting.now'), figures: true, card: 'aside', cell: (row) => format(row[measure]) },
    {
      key: 'before',
      head: t('reporting.before'),
      named: t('reporting.before'),
      figures: true,
      card: 'detail',
      cell: ({ before }) => format(before[measure]),
    },
    {
      key: 'change',
      head: t('reporting.change'),
      named: t('reporting.change'),
      figures: true,
      card: 'aside',
      cell: (row) => changeOf(row[measure], row.before[measure]) ?? '–',
    },
    {
      key: 'orders',
      head: t('insight.orders'),
      figures: true,
      card: 'detail',
      cell: ({ orders }) =>
        orders === null ? '–' : t('insight.orderCount', { count: orders, number: formatNumber(orders) }),
    },
    {
      key: 'total',
      head: t('insight.total'),
      figures: true,
      cell: ({ total }) => (total === null ? '–' : formatMoney(centsOf(total))),
    },
  ]
}
