import { isTradeItemNumber } from '../product-code/index.ts'
import { folded } from './clean-text.ts'
import { numberOfWord, unitOfWord } from './order-words.ts'

/** What a line without columns orders: a code or a name, and the quantity as it was written; empty where there is none. */
export type ListItem = { code: string; quantity: string }

// What lists put before an entry.
const BULLET = /^[-*•·–>]+ */
const ORDINAL = /^\d{1,3}[.)] +/
const BETWEEN_ITEMS = /\s*[,;&+]\s*|\s+(?:en|and|und|e|a|plus)\s+/iu
const LEADING = /^(\d{1,6}(?:[.,']\d{1,3})*)(?: ?([x×*]))? ?(.+)$/iu
const TRAILING = /^(.+?)(?: *[:=] *| +-+ +| +)(?:[x×*] ?)?(\d{1,6}(?:[.,']\d{1,3})*) ?(?:([x×*])|(\p{L}{1,20}\.?))?$/iu
const FIRST_WORD = /^(\p{L}{1,20})\.?(?: +(.*))?$/u
const FILLER = /^(?:x|×|\*|of|van|von|di|de|della|à)\s+/iu

/** The items of a line: more than one only where each of them begins with a quantity of its own. */
export function readItems(line: string): ListItem[] {
  const text = line.replace(BULLET, '').trim()
  const parts = text.split(BETWEEN_ITEMS)
  const items = parts.length > 1 ? parts.map(leadingItem) : []
  const several = items.flatMap((item) => item ?? [])
  // Of 'VP-KR2430: 2 pallets + 3 layers' no part but the first has a name.
  if (several.length > 1 && several.length === items.length) return several
  return [itemOf(text)]
}

function itemOf(text: string): ListItem {
  if (isTradeItemNumber(text)) return { code: text, quantity: '' }
  const numbered = ORDINAL.test(text) ? trailingItem(text.replace(ORDINAL, '')) : undefined
  return numbered ?? leadingItem(text) ?? trailingItem(text) ?? { code: text, quantity: '' }
}

function leadingItem(text: string): ListItem | undefined {
  const [, digits = '', times = '', rest = ''] = LEADING.exec(withNumber(text)) ?? []
  if (digits === '' || digits.length > MOST_DIGITS) return undefined
  // '50cl' and '24x30' are packs.
  if (times === '' && !/^\d[\d.,']* /.test(text) && !startsWithUnit(rest) && numberOfWord(text.split(' ')[0] ?? '') === undefined) return undefined
  if (times !== '' && /^\d/.test(rest) && !isTradeItemNumber(rest)) return undefined
  const { quantity, code } = withUnit(digits, rest)
  if (!isName(code)) return undefined
  // '2 pallets, 3 layers VP-KR2430'
  const more = leadingItem(code.replace(/^[+&,] ?/, ''))
  if (more && quantity !== digits && /\p{L}/u.test(more.quantity)) return { code: more.code, quantity: `${quantity} ${more.quantity}` }
  return { code, quantity }
}

const MOST_DIGITS = 7

/** 'two crates' as '2 crates'. */
function withNumber(text: string): string {
  const [first = '', second = '', ...others] = text.split(' ')
  const number = numberOfWord(first)
  return number !== undefined && (unitOfWord(second) || /\d/.test(second)) ? [number, second, ...others].join(' ') : text
}

const startsWithUnit = (rest: string): boolean => unitOfWord(FIRST_WORD.exec(rest)?.[1] ?? '') !== undefined

function withUnit(digits: string, rest: string): { quantity: string; code: string } {
  const [, word = '', behind = ''] = FIRST_WORD.exec(rest.replace(FILLER, '')) ?? []
  if (behind === '' || !isOrderUnit(word)) return { quantity: digits, code: rest.replace(FILLER, '') }
  return { quantity: `${digits} ${word}`, code: behind.replace(FILLER, '') }
}

function trailingItem(text: string): ListItem | undefined {
  let code = text
  const quantities: string[] = []
  for (;;) {
    const [, before = '', digits = '', times = '', word = ''] = TRAILING.exec(code) ?? []
    if (before === '' || (word !== '' && !isOrderUnit(word))) break
    // Of what stands before a quantity with a unit, only another one with a unit is a part of the quantity.
    if (quantities.length > 0 && word === '') break
    quantities.unshift(word === '' ? digits : `${digits} ${word}`)
    code = before.replace(/[\s+&,:;=x×*-]+$/u, '')
    if (times !== '' || word === '') break
  }
  return quantities.length > 0 && isName(code) ? { code, quantity: quantities.join(' ') } : undefined
}

/** Litres are how large a keg is, more often than how much tank beer is ordered. */
const isOrderUnit = (word: string): boolean => {
  const unit = unitOfWord(word)?.unit
  return unit !== undefined && (unit !== 'litres' || folded(word).length > 2)
}

const isName = (code: string): boolean => /\p{L}/u.test(code) || isTradeItemNumber(code)
