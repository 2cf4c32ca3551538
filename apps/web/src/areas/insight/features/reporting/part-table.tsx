import type { ReportPart } from '@fust/contract/rest'
import { useId } from 'react'
import { formatMoney } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { centsOf } from '../../../../lib/cents.ts'
import { DataTable, type DataColumn } from '../../../../ui/data-table/index.ts'
import { ShareBar } from '../../chart/share-bar.tsx'
import { formatVolume } from '../../format-volume.ts'
import { changeOf } from './change-of.ts'
import css from './reporting-page.module.css'
import type { Measure } from './report-search.ts'
import { SaveTable } from './save-table.tsx'

type Props = {
  title: string
  head: string
  rows: readonly ReportPart[]
  measure: Measure
  /** The bars are of the year before. */
  ofBefore?: boolean
}

/** What was ordered of each of them, with a bar beside the figure, and the year before. */
export function PartTable({ title, ...parts }: Props) {
  const { head, rows } = parts
  const { t } = useTranslation()
  const heading = useId()
  const columns = usePartColumns(parts)
  return (
    <section className={css.part} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading}>{title}</h2>
        {rows.length > 0 && (
          <SaveTable title={title} head={head} rows={rows} nameOf={({ name }) => name} keyOf={({ code }) => code} />
        )}
      </div>
      {rows.length === 0 ? (
        <p className={css.quiet}>{t('reporting.noRows')}</p>
      ) : (
        <DataTable caption={title} columns={columns} rows={rows} rowKey={({ code }) => code} />
      )}
    </section>
  )
}

/** The columns of a table of parts, as it is counted. */
function usePartColumns({ head, rows, measure, ofBefore = false }: Omit<Props, 'title'>): DataColumn<ReportPart>[] {
  const { t } = useTranslation()
  const format = (value: number) => (measure === 'volume' ? formatVolume(value) : formatMoney(centsOf(value)))
  const barOf = (row: ReportPart) => (ofBefore ? row.before[measure] : row[measure])
  const most = Math.max(...rows.map(barOf), 0)
  return [
    { key: 'name', head, width: 'minmax(120px, 2fr)', card: 'title', cell: ({ name }) => name },
    {
      key: 'bar',
      head: t('insight.proportion'),
      width: 'minmax(80px, 1fr)',
      card: 'across',
      cell: (row) => <ShareBar share={most > 0 ? barOf(row) / most : 0} />,
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
  ]
}
