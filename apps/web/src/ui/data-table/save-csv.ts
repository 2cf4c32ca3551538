import { csvText, type CsvColumn } from './csv.ts'

/** What it is called, with its end, and what stands in it. */
export type CsvFile<Row> = { name: string; columns: readonly CsvColumn<Row>[] }

const MINUTE_MS = 60_000

/** Hands rows to the browser's downloads, as a file for a spreadsheet. */
export function saveCsv<Row>({ name, columns }: CsvFile<Row>, rows: readonly Row[]): void {
  const file = new Blob([csvText(columns, rows)], { type: 'text/csv;charset=utf-8' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE_MS)
}
