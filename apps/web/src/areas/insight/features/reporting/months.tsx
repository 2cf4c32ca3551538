import type { ReportMonth } from '@fust/contract/rest'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { Legend } from '../../chart/legend.tsx'
import { formatAmount } from '../../format-amount.ts'
import { comparedBy, useComparedColumns } from './compared-columns.ts'
import { useFigureColumns } from './figure-columns.ts'
import { MonthlyPart } from './monthly-part.tsx'
import { wayToMonths } from './orders-of.ts'
import type { PartProps } from './part-table.tsx'

/** What was ordered month by month. */
export function Months({ report, search, measure }: PartProps) {
  const { t } = useTranslation()
  const compared = comparedBy<ReportMonth>(measure)
  const [, ...file] = useFigureColumns<ReportMonth>('', ({ month }) => month)
  return (
    <MonthlyPart
      title={t('reporting.byMonth')}
      rows={report.months}
      valuesOf={compared.valuesOf}
      legend={<Legend now={t('reporting.now')} before={t('reporting.before')} />}
      linkOf={wayToMonths(report, search)}
      columns={[
        ...useComparedColumns(compared),
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
          cell: ({ total }) => (total === null ? '–' : formatAmount(total)),
        },
      ]}
      file={file}
    />
  )
}
