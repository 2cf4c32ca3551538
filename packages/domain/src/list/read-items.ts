import { isTradeItemNumber } from '../product-code/index.ts'
import { folded } from './clean-text.ts'
import { numberOfWord } from './heading-words.ts'
import { unitOfWord } from './unit-words.ts'

/** What a line without columns orders: a code or a name, and the quantity as it was written; empty where there is none. */
export type ListItem = { code: string; quantity: string }

type Words = readonly string[]

/** A quantity among words, and how many words it takes. */
type Count = { written: string; hasUnit: boolean; isTimes: boolean; words: number }

const CONNECTORS: ReadonlySet<string> = new Set(['+', '&', 'en', 'and', 'und', 'e', 'a', 'plus'])
const FILLERS: ReadonlySet<string> = new Set(['x', '×', '*', 'of', 'van', 'von', 'di', 'de', 'della', 'à'])
const BETWEEN: ReadonlySet<string> = new Set([':', '=', '-', '+', '&', ',', ';'])
const TIMES: ReadonlySet<string> = new Set(['x', '×', '*'])
const BEFORE_PRICES: ReadonlySet<string> = new Set(['à', 'a', '@'])
const CURRENCIES: ReadonlySet<string> = new Set(['€', 'eur', 'czk', 'kc'])

/** A number that may have its unit, an x or brackets with it: `7krt`, `x12`, `(12)`. */
const COUNT = /^\(?([x×*])?(\d{1,7}(?:[.,']\d{1,3})*)([×*]|\p{L}{1,20}\.?)?\)?$/iu
const MONEY = /^\d{1,6}[.,]\d{2}$/
const ORDINAL = /^\d{1,3}[.)]$/
const BULLETS = '-*•·–>+ '
const ENDS = ' .,;!?'

/** The items of a line: more than one only where each of them begins with a quantity of its own. */
export function readItems(line: string): ListItem[] {
  const text = withoutEnds(line)
  if (isTradeItemNumber(text)) return [{ code: text, quantity: '' }]
  const words = withoutPrices(wordsOf(text))
  const parts = partsOf(words)
  // 'Hello, 5 crates of …': what comes before the first number is a greeting.
  const first = parts.findIndex((part) => part.some((word) => /\d/.test(word)))
  const items = parts.slice(Math.max(0, first)).map((part) => leadingItem(part) ?? itemInside(part))
  const several = items.flatMap((item) => item ?? [])
  // Of 'VP-KR2430: 2 pallets + 3 layers' no part but the first has a name.
  if (parts.length > 1 && several.length > 0 && several.length === items.length) return several
  const [start = '', second = ''] = words
  return [itemOf(CONNECTORS.has(start.toLowerCase()) && /^\d/.test(second) ? words.slice(1) : words)]
}

function itemOf(words: Words): ListItem {
  const numbered = ORDINAL.test(words[0] ?? '') ? itemIn(words.slice(1)) : undefined
  return numbered ?? itemIn(words) ?? itemInside(words) ?? { code: words.join(' '), quantity: '' }
}

function itemIn(words: Words): ListItem | undefined {
  const isPriced = MONEY.test(words.at(-1) ?? '')
  const beforePrice = isPriced ? trailingItem(words.slice(0, words.at(-2) === '@' ? -2 : -1)) : undefined
  return leadingItem(words) ?? beforePrice ?? trailingItem(words)
}

/** '7 crates pils', '2 pallets + 3 layers VP-KR2430', 'two kegs of wheat beer'. */
function leadingItem(words: Words): ListItem | undefined {
  const counts: Count[] = []
  let at = 0
  for (;;) {
    const count = countAt(words, at)
    if (!count || (counts.length > 0 && !(count.hasUnit && counts.at(-1)?.hasUnit))) break
    counts.push(count)
    at += count.words
    if (CONNECTORS.has(words[at] ?? '') && countAt(words, at + 1)?.hasUnit) at += 1
  }
  while (FILLERS.has((words[at] ?? '').toLowerCase())) at += 1
  const code = words.slice(at).join(' ')
  // '24 x 30 cl' is a pack.
  const isPack = counts.at(-1)?.isTimes === true && /^\d/.test(code) && !isTradeItemNumber(code)
  return counts.length === 0 || isPack || !isName(code) ? undefined : { code, quantity: writtenOf(counts) }
}

/** 'VP-KR2430 7 crates', 'VP-KR2430: 2 pallets + 3 layers', 'pils x12'. */
function trailingItem(words: Words): ListItem | undefined {
  const split = words.flatMap((word) => (isTradeItemNumber(word) ? word : aroundSigns(word)))
  const counts: Count[] = []
  let end = split.length
  while (end > 0) {
    const count = countBefore(split, end)
    // Before a quantity with a unit, only another one with a unit is a part of the quantity.
    if (!count || (counts.length > 0 && !count.hasUnit)) break
    counts.unshift(count)
    end -= count.words
    while (BETWEEN.has(split[end - 1] ?? '')) end -= 1
    if (!count.hasUnit) break
  }
  const code = withoutEnds(split.slice(0, end).join(' ').replaceAll(' : ', ': '))
  return counts.length > 0 && isName(code) ? { code, quantity: writtenOf(counts) } : undefined
}

/** A quantity with a unit between words: of 'please send 5 crates of pils' the pils, of 'VP-KR2430 5 crates please' the code. */
function itemInside(words: Words): ListItem | undefined {
  const at = words.findIndex((_word, place) => place > 0 && countAt(words, place)?.hasUnit)
  const item = at < 0 ? undefined : leadingItem(words.slice(at))
  if (!item) return undefined
  const before = words.slice(0, at).join(' ')
  return /\p{L}/u.test(before) && /\d/.test(before) ? { ...item, code: before } : item
}

/** The quantity that begins at a word. */
function countAt(words: Words, at: number): Count | undefined {
  const word = words[at] ?? ''
  const next = withoutEnds(words[at + 1] ?? '')
  const spelled = numberOfWord(word)
  if (spelled !== undefined) return unitOfWord(next) ? counted(String(spelled), next, 2) : undefined
  const [, before, digits = '', behind = ''] = COUNT.exec(word) ?? []
  if (digits === '' || before !== undefined || isTradeItemNumber(word)) return undefined
  if (isTimes(behind) || (behind === '' && isTimes(next)))
    return { written: digits, hasUnit: false, isTimes: true, words: behind === '' ? 2 : 1 }
  if (behind !== '') return isOrderUnit(behind, digits) ? counted(digits, behind, 1) : undefined
  return isOrderUnit(next, digits) ? counted(digits, next, 2) : counted(digits, '', 1)
}

/** The quantity that ends before a word. */
function countBefore(words: Words, end: number): Count | undefined {
  const last = withoutEnds(words[end - 1] ?? '')
  const former = words[end - 2] ?? ''
  const [, , digits = '', behind = ''] = COUNT.exec(last) ?? []
  if (digits !== '' && !isTradeItemNumber(last)) {
    const isAlone = behind === '' || isTimes(behind)
    if (!isAlone && !isOrderUnit(behind, digits)) return undefined
    return counted(digits, isAlone ? '' : behind, isTimes(former) ? 2 : 1)
  }
  const [, , number = '', unit = ''] = COUNT.exec(former) ?? []
  if (number === '' || unit !== '') return undefined
  if (isTimes(last)) return counted(number, '', 2)
  return isOrderUnit(last.replace(/\)$/, ''), number) ? counted(number, last.replace(/\)$/, ''), 2) : undefined
}

function counted(digits: string, unit: string, words: number): Count {
  return { written: unit === '' ? digits : `${digits} ${unit}`, hasUnit: unit !== '', isTimes: false, words }
}

const isTimes = (word: string): boolean => TIMES.has(word.toLowerCase())

const writtenOf = (counts: readonly Count[]): string => counts.map(({ written }) => written).join(' ')

/** So few litres are how large a keg is, not how much tank beer is ordered. */
const LEAST_LITRES = 100

function isOrderUnit(word: string, digits: string): boolean {
  const found = unitOfWord(word)
  if (found?.unit !== 'litres') return found !== undefined
  return found.holds * Number(digits.replaceAll(/\D/g, '')) >= LEAST_LITRES
}

const isName = (code: string): boolean =>
  isTradeItemNumber(code) || (/\p{L}/u.test(code) && unitOfWord(code) === undefined)

function wordsOf(text: string): string[] {
  return withSpacedCommas(text)
    .split(' ')
    .filter((word) => word !== '')
}

/** '5 pils,3 wheat' with a blank behind its comma; '12,5' stays. */
function withSpacedCommas(text: string): string {
  const isDigit = (sign: string) => sign >= '0' && sign <= '9'
  return Array.from(text, (sign, at) => {
    const isInNumber = isDigit(text.charAt(at - 1)) && isDigit(text.charAt(at + 1))
    return (sign === ',' || sign === ';') && !isInNumber ? `${sign} ` : sign
  }).join('')
}

/** The parts between commas and connectors. */
function partsOf(words: Words): string[][] {
  const parts: string[][] = [[]]
  for (const word of words) {
    const isConnector = CONNECTORS.has(word.toLowerCase())
    if (!isConnector) parts.at(-1)?.push(word.replace(/[,;]$/, ''))
    if (isConnector || /[,;]$/.test(word)) parts.push([])
  }
  return parts.filter((part) => part.length > 0)
}

/** A word with each colon and equals sign as a word of its own. */
function aroundSigns(word: string): string[] {
  return word
    .replaceAll(/[:=]/g, ' $& ')
    .split(' ')
    .filter((part) => part !== '')
}

/** Amounts of money with their currency say nothing about how much is ordered. */
function withoutPrices(words: Words): string[] {
  const isCurrency = (word: string | undefined) => CURRENCIES.has(folded(word ?? ''))
  const isNumber = (word: string | undefined) => /^\d/.test(word ?? '')
  const isPrice = words.map((word, at) => {
    if (isCurrency(word) || /€\d|\d€/.test(word)) return true
    if (isNumber(word)) return isCurrency(words[at - 1]) || (isCurrency(words[at + 1]) && !isNumber(words[at + 2]))
    return false
  })
  return words.filter((word, at) => !isPrice[at] && !(BEFORE_PRICES.has(word.toLowerCase()) && isPrice[at + 1]))
}

/** Without bullets before it and punctuation behind it. */
function withoutEnds(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && BULLETS.includes(text.charAt(from))) from += 1
  while (to > from && ENDS.includes(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}
