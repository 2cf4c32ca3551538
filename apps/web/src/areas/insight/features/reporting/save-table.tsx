import { useTranslation } from '../../../../i18n/index.ts'
import { CsvDownload } from '../../../../ui/data-table/index.ts'

type Figures = { volume: number; goods: number; before: { volume: number; goods: number } }
type Props<Row> = {
  title: string
  head: string
  rows: readonly Row[]
  nameOf: (row: Row) => string
  keyOf: (row: Row) => string
}

/** Saves the figures of a table for a spreadsheet, volume and money both. */
export function SaveTable<Row extends Figures>({ title, head, rows, nameOf, keyOf }: Props<Row>) {
  const { t } = useTranslation()
  const before = (what: string) => t('reporting.beforeOf', { what })
  const file = {
    name: `${title}.csv`,
    columns: [
      { head, value: nameOf },
      { head: t('insight.volume'), value: ({ volume }: Row) => volume },
      { head: t('insight.goods'), value: ({ goods }: Row) => goods },
      { head: before(t('insight.volume')), value: (row: Row) => row.before.volume },
      { head: before(t('insight.goods')), value: (row: Row) => row.before.goods },
    ],
  }
  return <CsvDownload file={file} totalCount={rows.length} rowKey={keyOf} readPage={async () => ({ rows, pages: 1 })} />
}
