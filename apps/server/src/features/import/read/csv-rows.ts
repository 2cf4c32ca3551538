import { CsvError, parse } from 'csv-parse'
import { LARGEST, openInside } from '#platform/files/folder-files.ts'
import type { Faults } from './faults.ts'
import { refusalReason } from './folder-refusal.ts'

export type CsvRow = { line: number; cells: readonly string[] }

type Parsed = { record: string[]; info: { lines: number } }

/** The most bytes that one row may have. */
export const LARGEST_ROW = 1_000_000

/**
 * The rows of a CSV file as a stream, header first. A file that stops being CSV, or is not read at all, ends there with a fault
 * and answers false.
 */
export async function* csvRows(folder: string, file: string, faults: Faults): AsyncGenerator<CsvRow, boolean> {
  const opened = await openInside(folder, file, LARGEST.csv)
  if (!opened.ok) {
    faults.add({ file, reason: refusalReason(opened.refusal) })
    return false
  }
  const source = opened.value.content
  let lastLine = 0
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    max_record_size: LARGEST_ROW,
    // One file may have been written on several systems.
    record_delimiter: ['\r\n', '\n', '\r'],
    // Of the rows that it has read some are lost with a fault.
    on_record: (record: string[], { lines }) => {
      lastLine = lines
      return record
    },
  })
  source.on('error', (error) => parser.destroy(error))
  let isHeader = true
  try {
    const records: AsyncIterable<Parsed> = source.pipe(parser)
    for await (const { record, info } of records) {
      const otherMark = isHeader ? otherMarkOf(record) : undefined
      isHeader = false
      if (otherMark !== undefined) {
        faults.add({ file, line: 1, reason: otherMark })
        return false
      }
      if (record.length === 1 && record[0] === '') continue
      yield { line: info.lines - breaksIn(record), cells: record }
    }
    return true
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    faults.add({ file, line: lastLine + 1, reason: NO_CSV[error.code] ?? `is not CSV from here on: ${error.message}` })
    return false
  } finally {
    source.destroy()
  }
}

const OUTER_QUOTES = 'put the whole cell between double quotes, and write one inside twice ("")'

/** By the parser's code; the line is that of the row. */
const NO_CSV: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: `a double quote of this row is never closed: close it, or ${OUTER_QUOTES}`,
  CSV_INVALID_CLOSING_QUOTE: `text stands after a closing double quote: ${OUTER_QUOTES}`,
  INVALID_OPENING_QUOTE: `a double quote stands inside a cell without quotes: ${OUTER_QUOTES}`,
  CSV_MAX_RECORD_SIZE: `this row is larger than ${LARGEST_ROW / 1_000_000} MB, the most it may have: look for a double quote that is not closed, or make it smaller`,
}

const OTHER_MARKS: readonly (readonly [mark: string, name: string])[] = [
  [';', 'semicolons'],
  ['\t', 'tabs'],
]

/** A header of one cell with another mark in it. */
function otherMarkOf([header = '', ...more]: readonly string[]): string | undefined {
  const [, name] = OTHER_MARKS.find(([mark]) => more.length === 0 && header.includes(mark)) ?? []
  return (
    name && `its cells are separated by ${name}: save it with commas (in a spreadsheet: CSV UTF-8, separated by commas)`
  )
}

// The parser counts to the end of a row; people look for its beginning.
function breaksIn(cells: readonly string[]): number {
  let breaks = 0
  for (const cell of cells) breaks += cell.match(/[\r\n]/g)?.length ?? 0
  return breaks
}
