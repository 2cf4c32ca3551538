import { readCsv } from './read-csv.ts'
import { readSheet } from './read-sheet.ts'
import { UnreadableFile, type FileRefusal } from './read-zip.ts'
import { FILE_MAXIMUM_BYTES } from './table-limits.ts'

/** What `readTableFile` reads, as a chooser of files is told. */
export const TABLE_FILES = '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export type ReadTable = { cells: string[][] } | { refusal: FileRefusal }

/** The cells of a CSV file or a workbook, whatever its name says; it is read here and sent to nobody. */
export async function readTableFile(file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<ReadTable> {
  if (file.size > FILE_MAXIMUM_BYTES) return { refusal: 'too-large' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const cells = isZip(bytes) ? await readSheet(bytes) : readCsv(textOf(bytes))
    return cells.some((row) => row.some((cell) => cell.trim() !== '')) ? { cells } : { refusal: 'empty' }
  } catch (fault) {
    if (fault instanceof UnreadableFile) return { refusal: fault.refusal }
    if (fault instanceof RangeError) return { refusal: 'damaged' }
    throw fault
  }
}

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b

/** As a spreadsheet writes text: UTF-8, UTF-16 with its mark, else the letters of Windows. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes.includes(0)) throw new UnreadableFile('not-a-table')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
