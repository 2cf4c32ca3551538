import { useId, useRef, type ReactNode } from 'react'
import { formatDate } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { DataTable, type CsvFile, type DataColumn } from '../../../../ui/data-table/index.ts'
import { ColumnsChart } from '../../chart/columns-chart.tsx'
import { SaveChart } from '../../chart/save-chart.tsx'
import { SaveTable } from '../../save-table.tsx'
import css from './reporting-page.module.css'
import { shapesTo, ToFigures, type FiguresLink } from './to-figures.tsx'

type Month = { month: string }
type Props<Row extends Month> = {
  title: string
  rows: readonly Row[]
  /** What the two columns of a month show. */
  valuesOf: (row: Row) => { value: number; before: number }
  legend: ReactNode
  linkOf: (month: string) => FiguresLink | null
  /** Beside the month itself. */
  columns: readonly DataColumn<Row>[]
  file: CsvFile<Row>['columns']
  /** What all of the months come to. */
  children?: ReactNode
}

/** Figures month by month as a picture, and as the table under it; each month leads to its orders or invoices. */
export function MonthlyPart<Row extends Month>({
  title,
  rows,
  valuesOf,
  legend,
  linkOf,
  columns,
  file,
  children,
}: Props<Row>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const heading = useId()
  const chart = useRef<SVGSVGElement>(null)
  const ofMonth = useMonthColumn<Row>(linkOf)
  return (
    <section className={css.part} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading}>{title}</h2>
        <div className={css.saves}>
          <SaveTable
            title={title}
            columns={[{ head: t('insight.month'), value: ({ month }) => month }, ...file]}
            rows={rows}
            keyOf={({ month }) => month}
          />
          <SaveChart name={title} chart={chart} />
        </div>
      </div>
      {children}
      {legend}
      <ColumnsChart
        ref={chart}
        columns={rows.map((row) => ({
          key: row.month,
          label: formatDate(`${row.month}-01`, language, 'month'),
          ...valuesOf(row),
        }))}
        linkTo={shapesTo(linkOf)}
      />
      <DataTable caption={title} columns={[ofMonth, ...columns]} rows={rows} rowKey={({ month }) => month} />
    </section>
  )
}

function useMonthColumn<Row extends Month>(linkOf: Props<Row>['linkOf']): DataColumn<Row> {
  const { t } = useTranslation()
  const language = useLanguage()
  return {
    key: 'month',
    head: t('insight.month'),
    width: 'minmax(140px, 1fr)',
    card: 'title',
    cell: ({ month }) => (
      <ToFigures link={linkOf(month)}>{formatDate(`${month}-01`, language, 'monthAndYear')}</ToFigures>
    ),
  }
}
