import { formatNumber } from '../../i18n/format.ts'

/** A number is written as the market writes it, a day as 2026-11-24. */
export type CsvValue = string | number | null

export type CsvColumn<Row> = { head: string; value: (row: Row) => CsvValue }

/** The text of a file that the market's spreadsheets open as a table. */
export function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ value }) => value(row)))]
  // Without the mark in front, spreadsheets take it for Windows' own letters.
  return `\uFEFF${lines.map((line) => `${line.map(cellOf).join(SEPARATOR)}\r\n`).join('')}`
}

const DECIMAL_MARK = formatNumber(0.5, 1).charAt(1)
// Where the comma is in the numbers, it does not stand between them.
const SEPARATOR = DECIMAL_MARK === ',' ? ';' : ','

function cellOf(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', DECIMAL_MARK)
  const text = guarded(value)
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

// A spreadsheet would run it: a reference that a buyer has typed must not reach into the bookkeeper's machine.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
