import { UnreadableFile } from './read-zip.ts'
import { CELL_MAXIMUM, COLUMNS_READ, ROWS_MAXIMUM } from './table-limits.ts'

const SEPARATORS = ['\t', ';', ',']

/** The cells of a text with one row in each line, in one walk; what stands between cells its first line tells. */
export function readCsv(text: string): string[][] {
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false

  const endCell = () => {
    if (row.length < COLUMNS_READ) row.push(cell.slice(0, CELL_MAXIMUM))
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((own) => own.trim() !== '')) rows.push(row)
    row = []
    // One more may be headings.
    if (rows.length > ROWS_MAXIMUM + 1) throw new UnreadableFile('too-many-rows')
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text.charAt(at + 1) === '"') {
        cell += sign
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
  }
  endRow()
  return rows
}

/** What the first line has most of. A line without any is one cell. */
function separatorOf(text: string): string {
  const end = text.indexOf('\n')
  const line = text.slice(0, end < 0 ? undefined : end)
  const [most] = SEPARATORS.map((sign) => ({ sign, count: line.split(sign).length })).toSorted(
    (a, b) => b.count - a.count,
  )
  return most && most.count > 1 ? most.sign : ';'
}
