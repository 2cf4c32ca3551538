import { isTradeItemNumber } from '../product-code/index.ts'
import { numberOfWord } from './heading-words.ts'
import { unitOfWord } from './unit-words.ts'

/** What a line without columns orders: a code or a name, and the quantity as it was written; empty where there is none. */
export type ListItem = { code: string; quantity: string }

// What lists put before an entry, and people around it.
const BULLET = /^[-*•·–>]+ */
const ORDINAL = /^\d{1,3}[.)] +/
const CONNECTOR = /^(?:en|and|und|e|a|plus) +(?=\d)/iu
const END_OF_SENTENCE = /[\s.,;!?]+$/u
const BETWEEN_ITEMS = /\s*[,;&+]\s*|\s+(?:en|and|und|e|a|plus)\s+/iu
const PRICE =
  /(?: [àa@])? ?(?:€|EUR|CZK) ?\d{1,6}(?:[.,]\d{2})?(?!\d)|(?: [àa@])? \d{1,6}(?:[.,]\d{2})? ?(?:€|EUR|CZK|Kč)/giu
const PRICE_AT_END = / +@? ?(?:€ ?|EUR ?)?\d{1,6}[.,]\d{2}(?: ?€| ?EUR| ?Kč)?$/iu
const LEADING = /^(\d{1,6}(?:[.,']\d{1,3})*)(?: ?([x×*]))? ?(.+)$/iu
const TRAILING =
  /^(.+?)(?: *[:=] *| +-+ +| +)\(?(?:[x×*] ?)?(\d{1,6}(?:[.,']\d{1,3})*) ?(?:([x×*])|(\p{L}{1,20}\.?))?\)?$/iu
const FIRST_WORD = /^(\p{L}{1,20})\.?(?: +(.*))?$/u
const FILLER = /^(?:x|×|\*|of|van|von|di|de|della|à)\s+/iu

/** The items of a line: more than one only where each of them begins with a quantity of its own. */
export function readItems(line: string): ListItem[] {
  const text = line.replace(BULLET, '').replaceAll(PRICE, ' ').replaceAll(/ +/g, ' ').replace(END_OF_SENTENCE, '')
  if (isTradeItemNumber(text)) return [{ code: text, quantity: '' }]
  const parts = text.split(BETWEEN_ITEMS)
  // 'Hello, 5 crates of …': what comes before the first number is a greeting.
  const items = parts
    .slice(
      Math.max(
        0,
        parts.findIndex((part) => /\d/.test(part)),
      ),
    )
    .map((part) => leadingItem(part) ?? itemInside(part))
  const several = items.flatMap((item) => item ?? [])
  // Of 'VP-KR2430: 2 pallets + 3 layers' no part but the first has a name.
  if (parts.length > 1 && several.length > 0 && several.length === items.length) return several
  return [itemOf(text.replace(CONNECTOR, ''))]
}

function itemOf(text: string): ListItem {
  const numbered = ORDINAL.test(text) ? itemIn(text.replace(ORDINAL, '')) : undefined
  return numbered ?? itemIn(text) ?? itemInside(text) ?? { code: text, quantity: '' }
}

const itemIn = (text: string): ListItem | undefined =>
  leadingItem(text) ?? trailingItem(text.replace(PRICE_AT_END, '')) ?? trailingItem(text)

/** A quantity with a unit between words: of 'please send 5 crates of pils' the pils, of 'VP-KR2430 5 crates please' the code. */
function itemInside(text: string): ListItem | undefined {
  const [, before = '', behind = ''] = /^(\D.*?) +(\d{1,6} .+)$/u.exec(text) ?? []
  const item = behind === '' ? undefined : leadingItem(behind)
  if (!item || !/\p{L}/u.test(item.quantity)) return undefined
  return /\p{L}/u.test(before) && /\d/.test(before) ? { code: before, quantity: item.quantity } : item
}

function leadingItem(text: string): ListItem | undefined {
  const [, digits = '', times = '', rest = ''] = LEADING.exec(withNumber(text)) ?? []
  if (digits === '' || digits.length > MOST_DIGITS) return undefined
  // '50cl' and '24x30' are packs.
  if (
    times === '' &&
    !/^\d[\d.,']* /.test(text) &&
    !startsWithUnit(rest) &&
    numberOfWord(text.split(' ')[0] ?? '') === undefined
  )
    return undefined
  if (times !== '' && /^\d/.test(rest) && !isTradeItemNumber(rest)) return undefined
  const { quantity, code } = withUnit(digits, rest)
  if (!isName(code)) return undefined
  // '2 pallets, 3 layers VP-KR2430'
  const more = leadingItem(code.replace(/^[+&,] ?/, ''))
  if (more && quantity !== digits && /\p{L}/u.test(more.quantity))
    return { code: more.code, quantity: `${quantity} ${more.quantity}` }
  return { code, quantity }
}

const MOST_DIGITS = 7

/** 'two crates' as '2 crates'. */
function withNumber(text: string): string {
  const [first = '', second = '', ...others] = text.split(' ')
  const number = numberOfWord(first)
  return number !== undefined && (unitOfWord(second) || /\d/.test(second))
    ? [number, second, ...others].join(' ')
    : text
}

const startsWithUnit = (rest: string): boolean => unitOfWord(FIRST_WORD.exec(rest)?.[1] ?? '') !== undefined

function withUnit(digits: string, rest: string): { quantity: string; code: string } {
  const [, word = '', behind = ''] = FIRST_WORD.exec(rest.replace(FILLER, '')) ?? []
  // '500 litres' alone orders nothing.
  if (behind === '' && unitOfWord(word)) return { quantity: digits, code: '' }
  if (behind === '' || !isOrderUnit(word, digits)) return { quantity: digits, code: rest.replace(FILLER, '') }
  return { quantity: `${digits} ${word}`, code: behind.replace(FILLER, '') }
}

function trailingItem(text: string): ListItem | undefined {
  let code = text
  const quantities: string[] = []
  for (;;) {
    const [, before = '', digits = '', times = '', word = ''] = TRAILING.exec(code) ?? []
    if (before === '' || (word !== '' && !isOrderUnit(word, digits))) break
    // Of what stands before a quantity with a unit, only another one with a unit is a part of the quantity.
    if (quantities.length > 0 && word === '') break
    quantities.unshift(word === '' ? digits : `${digits} ${word}`)
    code = before.replace(/[\s+&,:;=x×*-]+$/u, '')
    if (times !== '' || word === '') break
  }
  return quantities.length > 0 && isName(code) ? { code, quantity: quantities.join(' ') } : undefined
}

/** So few litres are how large a keg is, not how much tank beer is ordered. */
const LEAST_LITRES = 100

function isOrderUnit(word: string, digits: string): boolean {
  const found = unitOfWord(word)
  if (found?.unit !== 'litres') return found !== undefined
  return found.holds * Number(digits.replaceAll(/\D/g, '')) >= LEAST_LITRES
}

const isName = (code: string): boolean => /\p{L}/u.test(code) || isTradeItemNumber(code)
