import { skuKeyOf } from '../product-code/index.ts'
import { UNITS_MAXIMUM } from '../quantity/counter.ts'
import { cleanCode } from './clean-code.ts'
import { folded } from './clean-text.ts'
import { findColumns, headingRow, isCodeLike, type ColumnChoice, type ListColumns } from './list-columns.ts'
import { LIST_ROWS_MAXIMUM } from './list-limits.ts'
import { isTotal } from './heading-words.ts'
import { readItems } from './read-items.ts'
import {
  decimalSignOf,
  readQuantity,
  type DecimalSign,
  type ListAmounts,
  type QuantityReading,
} from './read-quantity.ts'
import type { ListTable } from './read-table.ts'
import { isShortenedNumber } from './shortened-number.ts'
import { LIST_UNITS, unitOfWord, type ListUnit } from './unit-words.ts'

/** What the customer has answered about a list; no column with quantities is one of each. */
export type ListAnswers = { decimalSign?: DecimalSign; quantityColumn?: number | null }

/** What a list does not tell, and nobody guesses. */
export type ListQuestion =
  | { about: 'decimal-sign'; example: string }
  | { about: 'quantity-column'; choices: readonly ColumnChoice[] }

export type ListProblem = 'code-missing' | 'quantity-missing' | 'not-whole' | 'shortened-number'

export type ReadRow = {
  code: string
  /** What else the row calls the product, for a code that nobody has. */
  others: readonly string[]
  /** The quantity as it was written. */
  written: string
  amounts: ListAmounts
  problem?: ListProblem
}

/** Rows that order nothing, by why. */
export type LeftOutRow = { why: 'text' | 'total' | 'no-quantity'; text: string }

export type ListReading =
  | { is: 'refused'; refusal: 'empty' | 'too-large' | 'too-many-rows' }
  | { is: 'question'; question: ListQuestion }
  | {
      is: 'read'
      rows: ReadRow[]
      /** How many rows the list has that order something, before those of one code became one. */
      count: number
      headings: readonly string[] | null
      leftOut: readonly LeftOutRow[]
      /** Codes that stand in several rows, and in how many. */
      merged: readonly { code: string; rows: number }[]
    }

type Entry = { codes: readonly string[]; written: string; quantity: QuantityReading; text: string; isInTable: boolean }

/** What a list orders. Rows that are wrong say so by themselves; what the list leaves open is a question. */
export function readList({ cells, isSheet }: ListTable, answers: ListAnswers = {}): ListReading {
  const rows = inPairs(cells.filter((row) => row.some((cell) => cell !== '')))
  if (rows.length === 0) return { is: 'refused', refusal: 'empty' }
  const decimalSign = answers.decimalSign ?? (isSheet ? null : decimalSignOf(rows.flat()))

  const at = headingRow(rows)
  const headings = at < 0 ? null : (rows[at] ?? [])
  const titles = rows.slice(0, Math.max(0, at)).map((row) => leftOutRow('text', row))
  const body = rows.slice(at + 1).filter((row) => headings === null || row.join('\n') !== headings.join('\n'))
  const wide = body.filter((row) => row.filter(Boolean).length > 1 && !isTotalRow(row))
  const found = findColumns(wide, headings ?? [], { decimalSign, quantityColumn: answers.quantityColumn })
  if (found.is === 'choose') return { is: 'question', question: { about: 'quantity-column', choices: found.choices } }

  const totals = body.filter(isTotalRow)
  const entries = body.filter((row) => !isTotalRow(row)).flatMap((row) => entriesOf(row, found.columns, decimalSign))
  if (entries.length > LIST_ROWS_MAXIMUM) return { is: 'refused', refusal: 'too-many-rows' }
  const unclear = entries.find(({ quantity }) => quantity.is === 'ambiguous')
  if (unclear) return { is: 'question', question: { about: 'decimal-sign', example: unclear.written } }

  const { ordered, leftOut } = sorted(entries, found.columns.quantities.length > 0)
  const { rows: read, merged } = together(ordered.map(rowOf))
  return {
    is: 'read',
    rows: read,
    count: ordered.length,
    headings,
    leftOut: [...titles, ...leftOut, ...totals.map((row) => leftOutRow('total', row))],
    merged,
  }
}

/** A table that lost its columns on the way has codes and quantities on lines in turn. */
function inPairs(rows: ListTable['cells']): ListTable['cells'] {
  const isInTurn = rows.every(([cell = '', ...others], at) => {
    const isCount = /^\d{1,4}$/.test(cell)
    return others.length === 0 && isCount === (at % 2 === 1)
  })
  if (!isInTurn || rows.length % 2 === 1) return rows
  return rows.flatMap((row, at) => (at % 2 === 0 ? [[...row, ...(rows[at + 1] ?? [])]] : []))
}

/** A row as the columns have it; one that has a single cell, or items in each cell, is a line of text. */
function entriesOf(row: readonly string[], columns: ListColumns, decimalSign: DecimalSign | null): Entry[] {
  const filled = row.filter((cell) => cell !== '')
  const [first = ''] = filled
  const [code = 0] = columns.codes
  if (filled.length === 1 && (row[code] ?? '') === first) {
    const items = readItems(first)
    return items.map((item) => entryOf([item.code], item.quantity, decimalSign, false))
  }
  const items = filled.map(readItems)
  if (items.every((own) => own.every(({ quantity }) => quantity !== '')))
    return items.flat().map((item) => entryOf([item.code], item.quantity, decimalSign, false))

  const codes = columns.codes.flatMap((column) => row[column] || [])
  const unitOfRow = unitOfWord(columns.unit === null ? '' : (row[columns.unit] ?? ''))?.unit ?? null
  const parts = columns.quantities.flatMap(({ column, unit }) => {
    const written = row[column] ?? ''
    return written === '' ? [] : [{ written, unit: unit ?? unitOfRow }]
  })
  return [
    {
      codes: codes.map(cleanCode),
      written: parts.map(({ written }) => written).join(' + '),
      quantity: sumOf(parts, decimalSign),
      text: filled.join(' · '),
      isInTable: true,
    },
  ]
}

function entryOf(codes: string[], written: string, decimalSign: DecimalSign | null, isInTable: boolean): Entry {
  return {
    codes: codes.map(cleanCode),
    written,
    quantity: readQuantity(written, { decimalSign }),
    text: [written, ...codes].join(' ').trim(),
    isInTable,
  }
}

function sumOf(
  parts: readonly { written: string; unit: ListUnit | null }[],
  decimalSign: DecimalSign | null,
): QuantityReading {
  const amounts: ListAmounts = {}
  let isZero = false
  for (const { written, unit } of parts) {
    const read = readQuantity(written, { decimalSign, unit })
    if (read.is === 'zero') isZero = true
    else if (read.is === 'amounts') addAmounts(amounts, read.amounts)
    else if (read.is !== 'missing') return read
  }
  if (Object.keys(amounts).length > 0) return { is: 'amounts', amounts }
  return { is: isZero ? 'zero' : 'missing' }
}

function addAmounts(to: ListAmounts, amounts: ListAmounts): void {
  for (const unit of LIST_UNITS) {
    const more = amounts[unit]
    if (more !== undefined) to[unit] = (to[unit] ?? 0) + more
  }
}

/** Which entries order something: of an order form those with a quantity, of a message those that have one, of codes alone all of them. */
function sorted(entries: readonly Entry[], hasQuantities: boolean): { ordered: Entry[]; leftOut: LeftOutRow[] } {
  const withQuantity = entries.filter(({ quantity }) => quantity.is !== 'missing' && quantity.is !== 'zero')
  const missing = entries.filter(({ quantity }) => quantity.is === 'missing')
  const isOfCodesAlone = withQuantity.length === 0 && missing.length === entries.length && !hasQuantities
  if (isOfCodesAlone && !entries.some(({ text, isInTable }) => !isInTable && hasNumber(text)))
    return { ordered: entries.map((own) => ({ ...own, quantity: ONE })), leftOut: [] }
  const isForm = missing.length > withQuantity.length && (withQuantity.length > 0 || hasQuantities)
  const hasCodes = withQuantity.some(({ codes: [code = ''] }) => isCodeLike(code))
  const leftOut: LeftOutRow[] = []
  const ordered = entries.filter((own) => {
    const why = whyLeftOut(own, { isForm, hasCodes })
    if (why) leftOut.push({ why, text: own.text })
    return why === undefined
  })
  return { ordered, leftOut }
}

const ONE: QuantityReading = { is: 'amounts', amounts: { packages: 1 } }

function whyLeftOut(
  { codes: [code = ''], quantity, isInTable }: Entry,
  { isForm, hasCodes }: { isForm: boolean; hasCodes: boolean },
): LeftOutRow['why'] | undefined {
  if (quantity.is === 'zero') return 'no-quantity'
  if (quantity.is !== 'missing') return undefined
  // A greeting, or the title of a section.
  if ((!isInTable || hasCodes) && !hasCode(code)) return 'text'
  return isForm ? 'no-quantity' : undefined
}

const hasCode = (text: string): boolean =>
  text.split(' ').some((word) => isCodeLike(word) || isShortenedNumber(word)) || isCodeLike(text)

/** A number by itself, which may be a quantity that is written in a way nobody knows. */
const hasNumber = (text: string): boolean =>
  !isCodeLike(text) && text.split(' ').some((word) => /\d/.test(word) && !/\p{L}/u.test(word))

function rowOf({ codes, written, quantity }: Entry): ReadRow {
  const usable = codes.filter((code) => !isShortenedNumber(code))
  // A name may help the row, yet what is wrong with it is its EAN.
  const isNamed = usable[0] !== undefined && !isCodeLike(usable[0]) && usable.length < codes.length
  const [code = codes[0] ?? '', ...others] = isNamed ? codes : usable
  const amounts = quantity.is === 'amounts' ? quantity.amounts : {}
  const problem = problemOf(code, quantity)
  return { code, others, written, amounts, ...(problem && { problem }) }
}

function problemOf(code: string, { is }: QuantityReading): ListProblem | undefined {
  if (code === '') return 'code-missing'
  if (isShortenedNumber(code)) return 'shortened-number'
  if (is === 'missing') return 'quantity-missing'
  return is === 'amounts' ? undefined : 'not-whole'
}

/** Rows of one code become one, where nothing is wrong with them. */
function together(rows: readonly ReadRow[]): Pick<ListReading & { is: 'read' }, 'rows' | 'merged'> {
  const byKey = new Map<string, { row: ReadRow; count: number }>()
  const merged: ReadRow[] = []
  for (const row of rows) {
    const key = keyOf(row.code)
    const isAlone = row.problem !== undefined || isTooMuch(row.amounts)
    const former = isAlone ? undefined : byKey.get(key)
    if (former) {
      addAmounts(former.row.amounts, row.amounts)
      former.count += 1
    } else {
      const own = { ...row, amounts: { ...row.amounts } }
      if (!isAlone) byKey.set(key, { row: own, count: 1 })
      merged.push(own)
    }
  }
  const several = [...byKey.values()].filter(({ count }) => count > 1)
  return { rows: merged, merged: several.map(({ row: { code }, count }) => ({ code, rows: count })) }
}

/** A slip of the pen is wrong by itself, not together with the rows that are right. */
const isTooMuch = ({ litres: _litres, ...counted }: ListAmounts): boolean =>
  Object.values(counted).some((count) => count > UNITS_MAXIMUM)

const keyOf = (code: string): string => (isCodeLike(code) ? skuKeyOf(code) : folded(code))

const isTotalRow = (row: readonly string[]): boolean => {
  const label = row.find((cell) => /\p{L}/u.test(cell))
  return label !== undefined && isTotal(label) && !row.some((cell) => isCodeLike(cell) && !isTotal(cell))
}

const leftOutRow = (why: LeftOutRow['why'], row: readonly string[]): LeftOutRow => ({
  why,
  text: row.filter(Boolean).join(' · '),
})
