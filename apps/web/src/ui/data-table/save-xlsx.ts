import { saveBlob } from '../../lib/files/save-file.ts'
import type { CsvColumn } from './csv.ts'
import type { CsvFile } from './save-csv.ts'

/** Hands rows to the browser's downloads, as a workbook; what writes it comes with the first one. */
export async function saveXlsx<Row>({ name, columns }: CsvFile<Row>, rows: readonly Row[]): Promise<void> {
  const { default: write } = await import('write-excel-file/universal')
  const content = await write(sheetOf(columns, rows)).toBlob()
  saveBlob(name.replace(/\.csv$/, '.xlsx'), content)
}

type Cell = { type: typeof String; value: string; fontWeight?: 'bold' } | { type: typeof Number; value: number } | null

/** Numbers are numbers, and all else is text: a cell of text is shown as it stands, never run as a formula. */
export function sheetOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): Cell[][] {
  const heads = columns.map(({ head }): Cell => ({ type: String, value: head, fontWeight: 'bold' }))
  return [heads, ...rows.map((row) => columns.map(({ value }) => cellOf(value(row))))]
}

function cellOf(value: string | number | null): Cell {
  if (value === null || value === '') return null
  return typeof value === 'number' ? { type: Number, value } : { type: String, value }
}
