import type { DeliveryFigures, Reporting } from '@fust/contract/rest'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import type { DataColumn } from '../../../../ui/data-table/index.ts'
import { Figures } from './figures.tsx'
import { Legend } from '../../chart/legend.tsx'
import { MonthlyPart } from './monthly-part.tsx'
import { wayToMonths } from './orders-of.ts'
import type { PartProps } from './part-table.tsx'

type Month = Reporting['delivery']['months'][number]

const percentOf = (part: number, whole: number) => (whole > 0 ? (part / whole) * 100 : null)
const onTimeOf = ({ onTime, orders }: DeliveryFigures) => percentOf(onTime, orders)
const broughtOf = ({ casesBrought, casesOrdered }: DeliveryFigures) => percentOf(casesBrought, casesOrdered)
const formatPercent = (percent: number | null) => (percent === null ? '–' : `${formatNumber(percent, 1)} %`)

/** How reliably it was delivered: on the agreed day, and all of it; beside the year before. */
export function DeliveryPart({ report, search }: Omit<PartProps, 'measure'>) {
  const { t } = useTranslation()
  const { delivery } = report
  const before = (value: string) => t('reporting.beforeOf', { what: value })
  const columns = useColumns()
  const words = { onTime: t('reporting.onTime'), complete: t('reporting.complete') }
  return (
    <MonthlyPart
      title={t('reporting.delivery')}
      rows={delivery.months}
      valuesOf={(row) => ({ value: onTimeOf(row) ?? 0, before: onTimeOf(row.before) ?? 0 })}
      legend={<Legend now={words.onTime} before={before(words.onTime)} />}
      linkOf={wayToMonths(report, search)}
      columns={columns}
      file={[
        { head: t('reporting.delivered'), value: ({ orders }) => orders },
        { head: words.onTime, value: ({ onTime }) => onTime },
        { head: t('reporting.casesOrdered'), value: ({ casesOrdered }) => casesOrdered },
        { head: t('reporting.casesBrought'), value: ({ casesBrought }) => casesBrought },
        { head: before(t('reporting.delivered')), value: (row) => row.before.orders },
        { head: before(words.onTime), value: (row) => row.before.onTime },
        { head: before(t('reporting.casesOrdered')), value: (row) => row.before.casesOrdered },
        { head: before(t('reporting.casesBrought')), value: (row) => row.before.casesBrought },
      ]}
    >
      <Figures
        figures={[
          {
            label: t('reporting.delivered'),
            value: formatNumber(delivery.orders),
            detail: before(formatNumber(delivery.before.orders)),
          },
          {
            label: words.onTime,
            value: formatPercent(onTimeOf(delivery)),
            detail: before(formatPercent(onTimeOf(delivery.before))),
          },
          {
            label: words.complete,
            value: formatPercent(broughtOf(delivery)),
            detail: `${t('reporting.cases', {
              brought: formatNumber(delivery.casesBrought),
              ordered: formatNumber(delivery.casesOrdered),
            })} · ${before(formatPercent(broughtOf(delivery.before)))}`,
          },
        ]}
      />
    </MonthlyPart>
  )
}

function useColumns(): DataColumn<Month>[] {
  const { t } = useTranslation()
  const before = (what: string) => t('reporting.beforeOf', { what })
  return [
    {
      key: 'delivered',
      head: t('reporting.delivered'),
      named: t('reporting.delivered'),
      figures: true,
      card: 'detail',
      cell: ({ orders }) => formatNumber(orders),
    },
    {
      key: 'onTime',
      head: t('reporting.onTime'),
      named: t('reporting.onTime'),
      figures: true,
      card: 'aside',
      cell: (row) => formatPercent(onTimeOf(row)),
    },
    {
      key: 'onTimeBefore',
      head: before(t('reporting.onTime')),
      figures: true,
      cell: (row) => formatPercent(onTimeOf(row.before)),
    },
    {
      key: 'complete',
      head: t('reporting.complete'),
      named: t('reporting.complete'),
      figures: true,
      card: 'detail',
      cell: (row) => formatPercent(broughtOf(row)),
    },
    {
      key: 'completeBefore',
      head: before(t('reporting.complete')),
      figures: true,
      cell: (row) => formatPercent(broughtOf(row.before)),
    },
  ]
}
