/** A row as it was typed, pasted or read: nothing of it is understood yet. */
export type ListedRow = { code: string; quantity: string }

export type Listed = {
  rows: ListedRow[]
  /** The first row, where it was headings; null where it was none. */
  headings: string[] | null
  /** Cells beside code and number that say something. */
  hasMore: boolean
}

const ONE = '1'

/** What a table lists: the code in its first column, the number in its second. A list of codes alone means one of each. */
export function listedRows(cells: readonly (readonly string[])[]): Listed {
  const filled = cells.filter((row) => row.some((cell) => cell.trim() !== ''))
  const [first] = filled
  const headings = first && filled.length > 1 && isHeading(first) ? [...first] : null
  const body = headings ? filled.slice(1) : filled
  const isOfCodesAlone = body.every((row) => (row[1] ?? '').trim() === '')
  return {
    rows: body.map(([code = '', quantity = '']) => ({
      code: code.trim(),
      quantity: isOfCodesAlone ? ONE : quantity.trim(),
    })),
    headings,
    hasMore: body.some((row) => row.slice(2).some((cell) => cell.trim() !== '')),
  }
}

// A number has a digit, and so has nearly every SKU.
const isHeading = ([code = '', quantity = '']: readonly string[]): boolean =>
  !/\d/.test(code + quantity) && quantity.trim() !== ''
