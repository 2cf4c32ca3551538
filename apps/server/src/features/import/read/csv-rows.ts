import { CsvError, parse } from 'csv-parse'
import { LARGEST, openInside } from '#platform/folder-files.ts'
import type { Faults } from './faults.ts'
import { refusalReason } from './folder-refusal.ts'

export type CsvRow = { line: number; cells: readonly string[] }

type Parsed = { record: string[]; info: { lines: number } }

/** The rows of a CSV file as a stream, header first. A file that stops being CSV, or is not read at all, ends there with a fault and answers false. */
export async function* csvRows(folder: string, file: string, faults: Faults): AsyncGenerator<CsvRow, boolean> {
  const opened = await openInside(folder, file, LARGEST.csv)
  if (!opened.ok) {
    faults.add({ file, reason: refusalReason(opened.refusal) })
    return false
  }
  const source = opened.value.content
  const parser = parse({ bom: true, info: true, relax_column_count: true, max_record_size: 1_000_000 })
  source.on('error', (error) => parser.destroy(error))
  try {
    const records: AsyncIterable<Parsed> = source.pipe(parser)
    for await (const { record, info } of records) {
      if (record.length === 1 && record[0] === '') continue
      yield { line: info.lines - breaksIn(record), cells: record }
    }
    return true
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    faults.add({ file, line: Number(error['lines'] ?? 0), reason: `is not CSV from here on (${error.message})` })
    return false
  } finally {
    source.destroy()
  }
}

// The parser counts to the end of a row; people look for its beginning.
function breaksIn(cells: readonly string[]): number {
  let breaks = 0
  for (const cell of cells) for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) breaks += 1
  return breaks
}
