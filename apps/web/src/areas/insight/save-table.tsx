import { CsvDownload, type CsvFile } from '../../ui/data-table/index.ts'

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
