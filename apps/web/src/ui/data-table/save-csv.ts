import { saveFile } from '../../lib/files/save-file.ts'
import { csvText, type CsvColumn } from './csv.ts'

/** What it is called, with its end, and what stands in it. */
export type CsvFile<Row> = { name: string; columns: readonly CsvColumn<Row>[] }

/** Hands rows to the browser's downloads, as a file for a spreadsheet. */
export const saveCsv = <Row>({ name, columns }: CsvFile<Row>, rows: readonly Row[]): void =>
  saveFile(name, csvText(columns, rows), 'text/csv')
