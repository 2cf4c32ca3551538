import { SEARCH_WORD_MAXIMUM_LETTERS } from './search-term.ts'

/** A piece of a text; a hit is a word that was searched for. */
export type MarkedPart = { text: string; isHit: boolean }

const WORD = /[\p{L}\p{N}]+/gu
const MARK = /\p{M}/gu
/** Of two forms of a word so many letters are the same, and no more than these of each are not. */
const SHARED = 4
const ENDING = 3

/** A text in pieces, with the words in it that a search for this term asks for: begun like one of its words, or another form of it. */
export function markedParts(text: string, term: string): MarkedPart[] {
  const asked = wordsIn(term).map(({ word }) => plain(word))
  const parts: MarkedPart[] = []
  let done = 0
  for (const { word, at } of wordsIn(text)) {
    if (!asked.some((one) => isForm(one, plain(word)))) continue
    if (at > done) parts.push({ text: text.slice(done, at), isHit: false })
    parts.push({ text: word, isHit: true })
    done = at + word.length
  }
  if (done < text.length) parts.push({ text: text.slice(done), isHit: false })
  return parts
}

const wordsIn = (text: string) => [...text.matchAll(WORD)].map(({ 0: word, index: at }) => ({ word, at }))

const plain = (word: string) =>
  word.slice(0, SEARCH_WORD_MAXIMUM_LETTERS).normalize('NFD').replaceAll(MARK, '').toLowerCase()

function isForm(asked: string, word: string): boolean {
  if (asked.length > 1 && word.startsWith(asked)) return true
  let shared = 0
  while (shared < asked.length && asked[shared] === word[shared]) shared += 1
  return shared >= SHARED && Math.max(asked.length, word.length) - shared <= ENDING
}
