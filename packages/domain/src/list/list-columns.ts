import { isTradeItemNumber } from '../product-code/index.ts'
import { headingOf, type Heading } from './heading-words.ts'
import { readCount, readQuantity, type DecimalSign } from './read-quantity.ts'
import { unitOfWord, type ListUnit } from './unit-words.ts'

type Rows = readonly (readonly string[])[]

/** Where a list has its codes, the most exact first, and its quantities. */
export type ListColumns = {
  codes: readonly number[]
  quantities: readonly { column: number; unit: ListUnit | null }[]
  unit: number | null
}

/** A column that may be the quantity, as a person tells it from the others. */
export type ColumnChoice = { column: number; heading: string; samples: readonly string[] }

export type FoundColumns = { is: 'found'; columns: ListColumns } | { is: 'choose'; choices: readonly ColumnChoice[] }

const HEADINGS_WITHIN_ROWS = 30
const SAMPLES = 3
const MOST_OF_THEM = 0.5

/** The row with the headings; -1 where a list has none. */
export function headingRow(rows: Rows): number {
  const known = rows.slice(0, HEADINGS_WITHIN_ROWS).findIndex((row) => {
    const filled = row.filter((cell) => cell !== '')
    const headings = filled.flatMap((cell) => headingOf(cell) ?? [])
    return (
      filled.length > 1 &&
      headings.length >= Math.min(2, filled.length) &&
      headings.some(({ is }) => is !== 'ignored' && is !== 'unit') &&
      !filled.some(isCodeLike)
    )
  })
  return known >= 0 ? known : unknownHeadings(rows)
}

/** A first row without digits, above rows that have some. */
function unknownHeadings([first = [], second = []]: Rows): number {
  const filled = first.filter((cell) => cell !== '')
  const isHeading = filled.length > 1 && !filled.some((cell) => /\d/.test(cell)) && !isBareUnit(filled)
  return isHeading && second.some((cell) => /\d/.test(cell)) && (first[1] ?? '') !== '' ? 0 : -1
}

const isBareUnit = (cells: readonly string[]): boolean => cells.every((cell) => unitOfWord(cell) !== undefined)

/** Finds the columns by what their headings say, and where they say nothing by what is in them. */
export function findColumns(
  rows: Rows,
  headings: readonly string[],
  { decimalSign, quantityColumn }: { decimalSign: DecimalSign | null; quantityColumn: number | null | undefined },
): FoundColumns {
  const count = Math.max(headings.length, ...rows.map(({ length }) => length))
  const columns = Array.from({ length: count }, (_, at) => columnFacts(rows, at, headings[at] ?? '', decimalSign))
  const codes = codeColumns(columns)
  const unit = columns.find(({ heading, isUnits }) => heading?.is === 'unit' || isUnits)?.column ?? null
  const found = (quantities: ListColumns['quantities']): FoundColumns => ({
    is: 'found',
    columns: { codes, quantities, unit },
  })
  if (quantityColumn === null) return found([])
  if (quantityColumn !== undefined) return found([quantityOf(columns[quantityColumn], quantityColumn)])

  const others = columns.filter(({ column, filled }) => !codes.includes(column) && column !== unit && filled > 0)
  const byHeading = others.filter(({ heading }) => heading?.is === 'quantity')
  const counting =
    byHeading.length > 1 ? byHeading.filter(({ quantities, filled }) => quantities >= filled * MOST_OF_THEM) : byHeading
  if (counting.length === 1 || haveDistinctUnits(counting) || areNeverFilledTogether(rows, counting))
    return found(counting.map((own) => quantityOf(own, own.column)))
  if (counting.length > 1) return choose(counting)

  // An order form in which nothing is filled in orders nothing, rather than one of each.
  const empty = columns.find(({ heading, filled }) => heading?.is === 'quantity' && filled === 0)
  if (empty && counting.length === 0) return found([quantityOf(empty, empty.column)])

  const open = others.filter(({ heading }) => heading === undefined || heading.is === 'product')
  const likely = mostLikely(open, Math.min(...codes))
  if (likely.length > 1) return choose(likely)
  const [one = open.length === 1 && headings.length === 0 ? open[0] : undefined] = likely
  if (one) return found([quantityOf(one, one.column)])
  // Prices and dates, or headings in words that nobody knows: to take one of each would be a guess.
  const numbers = others.filter(({ hasDigits }) => hasDigits)
  return numbers.length > 0 ? choose(numbers) : found([])
}

type ColumnFacts = ReturnType<typeof columnFacts>

function columnFacts(rows: Rows, column: number, headingText: string, decimalSign: DecimalSign | null) {
  const cells = rows.flatMap((row) => row[column] || [])
  const share = (test: (cell: string) => boolean) => cells.filter(test).length / Math.max(1, cells.length)
  const isQuantity = (cell: string) => {
    const { is } = readQuantity(cell, { decimalSign })
    return !isTradeItemNumber(cell) && is !== 'not-whole'
  }
  return {
    column,
    headingText,
    heading: headingText === '' ? undefined : headingOf(headingText),
    samples: cells.slice(0, SAMPLES),
    filled: cells.length,
    codes: share(isCodeLike) - share((cell) => isCodeLike(cell) && cell.includes(' ')) / 4,
    tradeItems: share(isTradeItemNumber),
    texts: share((cell) => /\p{L}/u.test(cell) && unitOfWord(cell) === undefined),
    quantities: cells.filter(isQuantity).length,
    hasUnits: share((cell) => isQuantity(cell) && /\p{L}/u.test(cell)) >= MOST_OF_THEM,
    isUnits: cells.length > 0 && cells.every((cell) => unitOfWord(cell) !== undefined),
    isPrice: cells.some((cell) => /[€$£%]|\b(?:eur|kč|czk)\b/iu.test(cell) || isFraction(cell, decimalSign)),
    isSerial: cells.length > 1 && cells.every((cell, at) => cell === String(at + 1)),
    hasDigits: cells.some((cell) => /\d/.test(cell)),
    isNumberCode: new Set(cells).size === cells.length && share((cell) => /^\d{5,10}$/.test(cell)) > MOST_OF_THEM,
    isDate: share((cell) => /^\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}$/.test(cell)) >= MOST_OF_THEM,
  }
}

const isFraction = (cell: string, decimalSign: DecimalSign | null): boolean =>
  readCount(cell.replaceAll(' ', ''), decimalSign) === 'not-whole'

function quantityOf(facts: ColumnFacts | undefined, column: number) {
  const heading: Heading | undefined = facts?.heading
  return { column, unit: heading?.is === 'quantity' ? heading.unit : null }
}

/** Crates, layers and pallets side by side are one quantity. */
function haveDistinctUnits(columns: readonly ColumnFacts[]): boolean {
  const units = columns.map((own) => quantityOf(own, own.column).unit)
  return units.length > 1 && !units.includes(null) && new Set(units).size === units.length
}

/** Crates in one column and kegs in another, of which each row has one. */
function areNeverFilledTogether(rows: Rows, columns: readonly ColumnFacts[]): boolean {
  const units = new Set(columns.map((own) => quantityOf(own, own.column).unit))
  return (
    columns.length > 1 &&
    !units.has(null) &&
    rows.every((row) => columns.filter(({ column }) => (row[column] ?? '') !== '').length <= 1)
  )
}

function codeColumns(columns: readonly ColumnFacts[]): number[] {
  const headed = (is: Heading['is']) => columns.filter(({ heading, filled }) => heading?.is === is && filled > 0)
  const products = headed('product')
  const codes = products.filter((own) => own.codes + own.tradeItems >= MOST_OF_THEM)
  const named = products.filter((own) => !codes.includes(own))
  const byHeading = [...headed('sku'), ...codes, ...headed('ean'), ...named, ...headed('name')]
  if (byHeading.length > 0) return byHeading.map(({ column }) => column)
  const open = columns.filter(
    ({ heading, filled, isUnits, isSerial }) => !heading && filled > 0 && !isUnits && !isSerial,
  )
  const skus = open.filter(({ codes: share, tradeItems }) => share >= MOST_OF_THEM && tradeItems < MOST_OF_THEM)
  const numbers =
    skus.length > 0
      ? []
      : open.filter(({ isNumberCode, tradeItems }) => isNumberCode && tradeItems < MOST_OF_THEM).slice(0, 1)
  const eans = open.filter(({ tradeItems }) => tradeItems >= MOST_OF_THEM)
  const texts = open.filter(
    (own) => own.texts >= MOST_OF_THEM && own.quantities === 0 && !skus.includes(own) && !eans.includes(own),
  )
  const found = [...skus.toSorted((a, b) => b.codes - a.codes), ...numbers, ...eans, ...texts].map(
    ({ column }) => column,
  )
  return found.length > 0 ? found : open.slice(0, 1).map(({ column }) => column)
}

/** The columns that may be a quantity by what is in them: with units before bare numbers, and no prices, dates or row numbers. */
function mostLikely(columns: readonly ColumnFacts[], firstCode: number): ColumnFacts[] {
  const counting = columns.filter(
    ({ quantities, filled, isDate, isPrice }) => quantities >= filled * MOST_OF_THEM && !isDate && !isPrice,
  )
  const withUnits = counting.filter(({ hasUnits }) => hasUnits)
  if (withUnits.length > 0) return withUnits
  const others = counting.filter(({ isSerial, column, heading }) => !isSerial || heading || column > firstCode)
  return others.length > 0 ? others : counting
}

function choose(columns: readonly ColumnFacts[]): FoundColumns {
  return {
    is: 'choose',
    choices: columns.map(({ column, headingText, samples }) => ({ column, heading: headingText, samples })),
  }
}

/** True for an EAN, and for what has letters and digits as SKUs have: no blank, or one, and no quantity. */
export function isCodeLike(cell: string): boolean {
  if (isTradeItemNumber(cell)) return true
  if (!/^[\p{L}\d][\p{L}\d._/-]{0,40}(?: [\p{L}\d._/-]{1,40})?$/u.test(cell)) return false
  return /\p{L}/u.test(cell) && /\d/.test(cell) && readQuantity(cell).is === 'not-whole'
}
