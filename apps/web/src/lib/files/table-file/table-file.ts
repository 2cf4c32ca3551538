import { encodingsOf, LIST_FILE_MAXIMUM_BYTES, readTable, type ListTable } from '@fust/domain/list'
import { MARKET } from '../../market/market.ts'
import { readSheet } from './read-sheet.ts'
import { UnreadableFile, type FileRefusal } from './read-zip.ts'

export type ReadTable = ListTable | { refusal: FileRefusal }

/** The cells of a CSV file or a workbook, whatever its name says; it is read here and sent to nobody. */
export async function readTableFile(file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<ReadTable> {
  if (file.size > LIST_FILE_MAXIMUM_BYTES) return { refusal: 'too-large' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const table = isZip(bytes) ? sheetOf(await readSheet(bytes)) : readTable(textOf(bytes))
    return 'refusal' in table || table.cells.some((row) => row.some((cell) => cell !== ''))
      ? table
      : { refusal: 'empty' }
  } catch (fault) {
    if (fault instanceof UnreadableFile) return { refusal: fault.refusal }
    if (fault instanceof RangeError) return { refusal: 'damaged' }
    throw fault
  }
}

const sheetOf = (cells: string[][]): ListTable => ({ cells, isSheet: true, separator: null })

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b

function textOf(bytes: Uint8Array): string {
  for (const encoding of encodingsOf(bytes, MARKET.languages[0])) {
    const text = decoded(bytes, encoding)
    if (text !== undefined) return text
  }
  throw new UnreadableFile('not-a-table')
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
