import { SEARCH_WORD_MAXIMUM_LETTERS, SEARCH_WORDS_MAXIMUM } from '@fust/domain/search'
import { withoutAccents } from '#platform/without-accents.ts'

/** The words and the numbers of a text, in lower case and without accents, as PostgreSQL's `words_in` takes names apart. */
export function wordsOf(text: string): string[] {
  const words = partsOf(text)
  return words.map((word) => word.replaceAll(',', '.')).filter((_word, nth) => !isTimes(words, nth))
}

/** Letters and figures, each by themselves. */
function partsOf(text: string): string[] {
  return (
    withoutAccents(text)
      .toLowerCase()
      .match(/\d+(?:[.,]\d+)*|\p{Letter}+/gu) ?? []
  )
}

/** The x in `24x30`. */
function isTimes(words: readonly string[], nth: number): boolean {
  return words[nth] === 'x' && [words[nth - 1], words[nth + 1]].every((beside) => /^\d/.test(beside ?? ''))
}

/** The words that somebody asks for, each once: of a long text the first, of a long word its beginning. */
export function askedWords(text: string): string[] {
  const words = wordsOf(text).map(beginning)
  return [...new Set(words)].slice(0, SEARCH_WORDS_MAXIMUM)
}

/** All that was typed in one word: of `vp-kr24x30` `vpkr24x30`. */
export function inOneWord(text: string): string {
  return beginning(partsOf(text).join('').replaceAll(/[.,]/g, ''))
}

function beginning(word: string): string {
  return Array.from(word).slice(0, SEARCH_WORD_MAXIMUM_LETTERS).join('')
}

/** The share of all texts that have a word. */
export type CommonWord = { word: string; share: number }

/** A word so many times as common as the rarest is quicker looked for in the texts that have the rarest. */
const MUCH_MORE_COMMON = 10

/** Which words the index is asked for: all but those that are much more common than the rarest. */
export function areRare(words: readonly string[], common: readonly CommonWord[]): boolean[] {
  // What is not listed is rarer than all that is.
  const leastShare = Math.min(...common.map(({ share }) => share), 1)
  const shares = words.map((typed) =>
    common.reduce((sum, { word, share }) => (isFormOf(typed, word) ? sum + share : sum), 0),
  )
  const rarest = Math.max(leastShare, Math.min(...shares))
  return shares.map((share) => share <= rarest * MUCH_MORE_COMMON)
}

const LONGEST_ENDING = 3

/** Words are listed without their endings. */
function isFormOf(typed: string, listed: string): boolean {
  const isWithoutEnding = listed.length > LONGEST_ENDING && typed.length - listed.length <= LONGEST_ENDING
  return listed.startsWith(typed) || (isWithoutEnding && typed.startsWith(listed))
}
