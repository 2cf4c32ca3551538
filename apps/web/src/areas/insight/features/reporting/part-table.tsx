import type { Reporting, ReportPart } from '@fust/contract/rest'
import { useId, useRef } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { DataTable, type DataColumn } from '../../../../ui/data-table/index.ts'
import { BarsChart } from '../../chart/bars-chart.tsx'
import { Legend } from '../../chart/legend.tsx'
import { SaveChart } from '../../chart/save-chart.tsx'
import { SaveTable } from '../../save-table.tsx'
import { comparedBy, useComparedColumns } from './compared-columns.ts'
import { useFigureColumns } from './figure-columns.ts'
import { ordersOf, type OrdersLink } from './orders-of.ts'
import css from './reporting-page.module.css'
import type { Measure, ReportSearch } from './report-search.ts'
import { shapesTo, ToFigures } from './to-figures.tsx'

export type PartProps = { report: Reporting; search: ReportSearch; measure: Measure }
type Props = PartProps & {
  title: string
  head: string
  rows: readonly ReportPart[]
  /** As the order history is narrowed to one of them. */
  asked: 'brand' | 'pack' | 'product' | 'shipTo'
}

// More bars than these nobody compares at a glance; the table has them all.
const MOST_BARS = 10

/** What was ordered of each of them beside the year before, as a picture and as a table; each leads to its orders. */
export function PartTable({ report, search, measure, title, head, rows, asked }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  const chart = useRef<SVGSVGElement>(null)
  const { format, valuesOf } = comparedBy<ReportPart>(measure)
  const linkOf = (row: ReportPart) => ordersOf(report, search, { ...row, part: { [asked]: row.code } })
  const file = useFigureColumns<ReportPart>(head, ({ name }) => name)
  const linkOfCode = (code: string) => {
    const row = rows.find((own) => own.code === code)
    return row ? linkOf(row) : null
  }
  const columns = usePartColumns({ head, measure, linkOf })
  return (
    <section className={css.part} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading}>{title}</h2>
        {rows.length > 0 && (
          <div className={css.saves}>
            <SaveTable title={title} columns={file} rows={rows} keyOf={({ code }) => code} />
            <SaveChart name={title} chart={chart} />
          </div>
        )}
      </div>
      {rows.length === 0 ? (
        <p className={css.quiet}>{t('reporting.noRows')}</p>
      ) : (
        <div className={css.sides}>
          <div className={css.chart}>
            <Legend now={t('reporting.now')} before={t('reporting.before')} />
            <BarsChart
              ref={chart}
              bars={rows.slice(0, MOST_BARS).map((row) => ({
                key: row.code,
                label: row.name,
                ...valuesOf(row),
                text: format(row[measure]),
              }))}
              linkTo={shapesTo(linkOfCode)}
            />
          </div>
          <DataTable caption={title} columns={columns} rows={rows} rowKey={({ code }) => code} />
        </div>
      )}
    </section>
  )
}

type Columns = { head: string; measure: Measure; linkOf: (row: ReportPart) => OrdersLink | null }

/** The columns of a table of parts, as it is counted. */
function usePartColumns({ head, measure, linkOf }: Columns): DataColumn<ReportPart>[] {
  const compared = useComparedColumns(comparedBy<ReportPart>(measure))
  return [
    {
      key: 'name',
      head,
      width: 'minmax(120px, 1fr)',
      card: 'title',
      cell: (row) => <ToFigures link={linkOf(row)}>{row.name}</ToFigures>,
    },
    ...compared,
  ]
}
