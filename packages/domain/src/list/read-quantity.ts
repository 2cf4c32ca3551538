import { cleanCell, folded } from './clean-text.ts'
import { unitOfWord, type ListUnit } from './unit-words.ts'

export type DecimalSign = '.' | ','

/** How many of each unit; units that are not ordered are left out. */
export type ListAmounts = Partial<Record<ListUnit, number>>

export type QuantityReading =
  | { is: 'amounts'; amounts: ListAmounts }
  /** `ambiguous`: 1,000 may be one or a thousand. */
  | { is: 'missing' | 'zero' | 'not-whole' | 'ambiguous' }

const TOKENS = /\d[\d.,']*|\p{L}+\.?|\S/gu
const CONNECTORS = new Set(['+', '&', ',', ';', '/', 'en', 'and', 'und', 'e', 'a', 'plus'])
const TIMES = new Set(['x', '×', '*'])
/** '1 000', and '1 000 krt'. */
const GROUPED_BY_BLANKS = /^\d{1,3}(?: \d{3})+(?: |$)/

/** A quantity as people write it: `12`, `12,00`, `7 krt`, `2 pallets + 3 layers`, `x 7`, `krt: 7`. Cases where no unit is named. */
export function readQuantity(
  text: string,
  { decimalSign = null, unit: unitOfColumn = null }: { decimalSign?: DecimalSign | null; unit?: ListUnit | null } = {},
): QuantityReading {
  const cleaned = folded(cleanCell(text))
  if (cleaned === '') return { is: 'missing' }
  // '1e3' and '24x30' are no quantities.
  if (/\d\p{L}+\d/u.test(cleaned)) return { is: 'not-whole' }
  const tokens = cleaned.replace(GROUPED_BY_BLANKS, (digits) => `${digits.replaceAll(' ', '')} `).match(TOKENS) ?? []
  const counted = unitFirst(tokens) ?? tokens
  const amounts: ListAmounts = {}
  let at = 0
  const next = () => counted[at] ?? ''
  // '12 3' and '12, 3' are two numbers, not their sum.
  let canGoOn = true
  while (at < counted.length) {
    if (!canGoOn && next() !== '+') return { is: 'not-whole' }
    if (at > 0 && CONNECTORS.has(next())) at += 1
    if (TIMES.has(next())) at += 1
    const count = readCount(next(), decimalSign)
    if (count === undefined) return { is: 'not-whole' }
    if (typeof count === 'string') return { is: count }
    at += 1
    if (TIMES.has(next())) at += 1
    const named = unitOfWord(next())
    if (named) at += 1
    canGoOn = named !== undefined
    const unit = named?.unit ?? unitOfColumn ?? 'packages'
    amounts[unit] = (amounts[unit] ?? 0) + count * (named?.holds ?? 1)
  }
  const ordered = Object.fromEntries(Object.entries(amounts).filter(([, count]) => count > 0))
  return Object.keys(ordered).length === 0 ? { is: 'zero' } : { is: 'amounts', amounts: ordered }
}

/** `pallets: 2` as `2 pallets`. */
function unitFirst([word = '', ...others]: readonly string[]): string[] | undefined {
  const [count = '', ...more] = others.filter((token) => token !== ':' && token !== '=')
  return unitOfWord(word) && more.length === 0 && /^\d/.test(count) ? [count, word] : undefined
}

/** The whole number that digits with points, commas or apostrophes stand for; undefined where there are no digits. */
export function readCount(
  text: string,
  decimalSign: DecimalSign | null,
): number | 'ambiguous' | 'not-whole' | undefined {
  const digits = text.replaceAll("'", '').replace(/[.,]$/, '')
  if (!/^\d[\d.,]*$/.test(digits)) return undefined
  const signs = digits.replaceAll(/\d/g, '')
  if (signs === '') return Number(digits)
  const last = signs.charAt(signs.length - 1)
  const behind = digits.slice(digits.lastIndexOf(last) + 1)
  // '1.000.000' groups; '1.000,00' groups with the first and ends whole with the second.
  const isGrouped = (last === '.' ? GROUPED_BY_POINTS : GROUPED_BY_COMMAS).test(digits)
  if (signs.length > 1 && new Set(signs).size === 1) return isGrouped ? wholeOf(digits) : 'not-whole'
  if (signs.length === 1 && isGrouped && !digits.startsWith('0')) {
    if (decimalSign === null) return 'ambiguous'
    if (decimalSign !== last) return wholeOf(digits)
  }
  if (!/^0*$/.test(behind)) return 'not-whole'
  return wholeOf(digits.slice(0, digits.lastIndexOf(last)))
}

const GROUPED_BY_POINTS = /^\d{1,3}(?:\.\d{3})+$/
const GROUPED_BY_COMMAS = /^\d{1,3}(?:,\d{3})+$/

const wholeOf = (digits: string): number => Number(digits.replaceAll(/\D/g, ''))

// '12,00', '€ 17,85', '1.234,56 Kč': three digits behind the sign say nothing.
const TWO_DECIMALS = /^\D{0,4}\d{1,7}([.,])\d{1,2}\D{0,4}$/
const GROUPS_AND_DECIMALS =
  /^\D{0,4}\d{1,3}(?:[.' ]\d{3})+(,)\d{1,2}\D{0,4}$|^\D{0,4}\d{1,3}(?:[,' ]\d{3})+(\.)\d{1,2}\D{0,4}$/

/** The decimal sign that the cells of a list agree on; null where none of them says, or they do not agree. */
export function decimalSignOf(cells: Iterable<string>): DecimalSign | null {
  const signs = new Set<string>()
  for (const cell of cells) {
    const match = TWO_DECIMALS.exec(cell) ?? GROUPS_AND_DECIMALS.exec(cell)
    const sign = match?.[1] ?? match?.[2]
    if (sign) signs.add(sign)
  }
  const [sign, another] = signs
  return another === undefined && (sign === ',' || sign === '.') ? sign : null
}
