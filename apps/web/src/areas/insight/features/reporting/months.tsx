import type { Reporting, ReportMonth } from '@fust/contract/rest'
import { Link } from '@tanstack/react-router'
import { useRef, type ReactNode } from 'react'
import { formatDate, formatMoney, formatNumber } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { centsOf } from '../../../../lib/cents.ts'
import { PATHS } from '../../../../paths.ts'
import { usePermission } from '../../../../session/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { DataTable, type DataColumn } from '../../../../ui/data-table/index.ts'
import { useFaultToast } from '../../../../ui/use-fault-toast.ts'
import { ColumnsChart, type ChartColumn } from '../../chart/columns-chart.tsx'
import { savePng, saveSvg } from '../../chart/save-picture.ts'
import { formatVolume } from '../../format-volume.ts'
import { changeOf } from './change-of.ts'
import css from './reporting-page.module.css'
import type { Measure, ReportSearch } from './report-search.ts'
import { SaveTable } from './save-table.tsx'

type Props = { report: Reporting; search: ReportSearch; measure: Measure }

/** Month by month as a picture, and as the table under it; each month leads to its orders. */
export function Months({ report: { months }, search, measure }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const chart = useRef<SVGSVGElement>(null)
  const tellFault = useFaultToast()
  const save = (write: (name: string, drawn: SVGSVGElement) => void | Promise<void>) => async () => {
    try {
      if (chart.current) await write(t('titles.reporting'), chart.current)
    } catch (fault) {
      tellFault(fault, t('ui.csvFailed'))
    }
  }
  const columns = useMonthColumns(search, measure)
  const linkTo = useLinkTo(search)
  return (
    <section className={css.part} aria-labelledby="by-month">
      <div className={css.head}>
        <h2 id="by-month">{t('reporting.byMonth')}</h2>
        <div className={css.saves}>
          <SaveTable
            title={t('reporting.byMonth')}
            head={t('insight.month')}
            rows={months}
            nameOf={({ month }) => month}
            keyOf={({ month }) => month}
          />
          <Button look="secondary" small icon="document" onClick={() => void save(saveSvg)()}>
            SVG
          </Button>
          <Button look="secondary" small icon="document" onClick={() => void save(savePng)()}>
            PNG
          </Button>
        </div>
      </div>
      <p className={css.legend} aria-hidden="true">
        <span data-of="now">{t('reporting.now')}</span>
        <span data-of="before">{t('reporting.before')}</span>
      </p>
      <ColumnsChart
        ref={chart}
        columns={months.map((row) => ({
          key: row.month,
          label: formatDate(`${row.month}-01`, language, 'month'),
          value: row[measure],
          before: row.before[measure],
        }))}
        linkTo={linkTo}
      />
      <DataTable caption={t('reporting.byMonth')} columns={columns} rows={months} rowKey={({ month }) => month} />
    </section>
  )
}

/** The columns of the months; a month with orders leads to them. */
function useMonthColumns(search: ReportSearch, measure: Measure): DataColumn<ReportMonth>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const maySee = usePermission()('My Orders')
  const format = (value: number) => (measure === 'volume' ? formatVolume(value) : formatMoney(centsOf(value)))
  const nameOf = (month: string) => formatDate(`${month}-01`, language, 'monthAndYear')
  return [
    {
      key: 'month',
      head: t('insight.month'),
      width: 'minmax(140px, 1fr)',
      card: 'title',
      cell: ({ month, orders }) =>
        maySee && orders ? (
          <Link to={PATHS.orderHistory} search={ordersOf(month, search)}>
            {nameOf(month)}
          </Link>
        ) : (
          nameOf(month)
        ),
    },
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

/** Makes a place of the chart the way to the orders of its month. */
function useLinkTo({ shipTo }: ReportSearch) {
  const maySee = usePermission()('My Orders')
  return ({ key }: ChartColumn, shape: ReactNode): ReactNode =>
    maySee ? (
      <Link to={PATHS.orderHistory} search={ordersOf(key, { shipTo })} tabIndex={-1}>
        {shape}
      </Link>
    ) : (
      shape
    )
}

const ordersOf = (month: string, { shipTo }: ReportSearch) => ({ period: periodOf(month), shipTo })

/** The month as the order history is filtered by it. */
const periodOf = (month: string): `20${string}` => `20${month.slice(2)}`
