import { useTranslation } from '../../../../i18n/index.ts'
import { CsvDownload, type CsvFile } from '../../../../ui/data-table/index.ts'

type Props<Row> = {
  title: string
  columns: CsvFile<Row>['columns']
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** Saves a table for a spreadsheet, or as a workbook. */
export function SaveTable<Row>({ title, columns, rows, keyOf }: Props<Row>) {
  const file = { name: `${title}.csv`, columns }
  return <CsvDownload file={file} totalCount={rows.length} rowKey={keyOf} readPage={async () => ({ rows, pages: 1 })} />
}

type Figures = { volume: number; goods: number; before: { volume: number; goods: number } }

/** The columns of a file of figures: volume and money both, beside the year before. */
export function useFigureColumns<Row extends Figures>(head: string, nameOf: (row: Row) => string) {
  const { t } = useTranslation()
  const before = (what: string) => t('reporting.beforeOf', { what })
  return [
    { head, value: nameOf },
    { head: t('insight.volume'), value: ({ volume }: Row) => volume },
    { head: t('insight.goods'), value: ({ goods }: Row) => goods },
    { head: before(t('insight.volume')), value: (row: Row) => row.before.volume },
    { head: before(t('insight.goods')), value: (row: Row) => row.before.goods },
  ]
}
