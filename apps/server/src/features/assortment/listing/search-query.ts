import { SEARCH_WORD_MAXIMUM_LETTERS, SEARCH_WORDS_MAXIMUM } from '@fust/domain/search'
import { withoutAccents } from '#platform/without-accents.ts'

// PostgreSQL's stemmers, as the search index is built with; a language without one is searched by whole words.
const STEMMERS: Readonly<Record<string, string>> = { nl: 'dutch', en: 'english', it: 'italian', de: 'german' }

export function stemmerOf(language: string): string {
  return STEMMERS[language] ?? 'simple'
}

/** The words of a text, in lower case and without accents, as they are compared with names. */
export function wordsOf(text: string): string[] {
  return withoutAccents(text)
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
}

/** The words that somebody asks for, each once: of a long text the first, of a long word its beginning. */
export function askedWords(text: string): string[] {
  const words = wordsOf(text).map((word) => Array.from(word).slice(0, SEARCH_WORD_MAXIMUM_LETTERS).join(''))
  return [...new Set(words)].slice(0, SEARCH_WORDS_MAXIMUM)
}

/** A text search that asks for every word, each of which may go on: `veen pil` finds Veenhof Pils. */
export function searchQuery(words: readonly string[]): string {
  return words.map((word) => `${word}:*`).join(' & ')
}

/** The share of all texts that have a word. */
export type CommonWord = { word: string; share: number }

/** A word so many times as common as the rarest is quicker looked for in the texts that have the rarest. */
const MUCH_MORE_COMMON = 10

/** The words that the index is asked for: all but those that are much more common than the rarest. */
export function rarestWords(words: readonly string[], common: readonly CommonWord[]): string[] {
  // What is not listed is rarer than all that is.
  const leastShare = Math.min(...common.map(({ share }) => share), 1)
  const shares = words.map((typed) =>
    common.reduce((sum, { word, share }) => (isFormOf(typed, word) ? sum + share : sum), 0),
  )
  const rarest = Math.max(leastShare, Math.min(...shares))
  return words.filter((_, index) => (shares[index] ?? 0) <= rarest * MUCH_MORE_COMMON)
}

const LONGEST_ENDING = 3

/** Words are listed without their endings. */
function isFormOf(typed: string, listed: string): boolean {
  const isWithoutEnding = listed.length > LONGEST_ENDING && typed.length - listed.length <= LONGEST_ENDING
  return listed.startsWith(typed) || (isWithoutEnding && typed.startsWith(listed))
}
