import { asOneLine } from '../text/one-line.ts'

export const SEARCH_MINIMUM_CHARACTERS = 3
/** In code points; who pastes more means the beginning of it. */
export const SEARCH_MAXIMUM_CHARACTERS = 200
export const SEARCH_WORDS_MAXIMUM = 12
export const SEARCH_WORD_MAXIMUM_LETTERS = 64
export const SEARCH_DEBOUNCE_MS = 500
const SEARCH_HISTORY_SIZE = 3

/** What is searched for when this was typed or pasted: its beginning, in one line. */
export function searchTerm(typed: string): string {
  // A code point takes two places of a string at the most.
  const beginning = asOneLine(typed.trimStart().slice(0, 2 * SEARCH_MAXIMUM_CHARACTERS))
  return Array.from(beginning).slice(0, SEARCH_MAXIMUM_CHARACTERS).join('').trim()
}

/** True when a term is long enough to be searched for and remembered (SRC-06, SRC-07). */
export function canSearch(term: string): boolean {
  return Array.from(term.trim()).length >= SEARCH_MINIMUM_CHARACTERS
}

/** The history with a term on top: the last three, each once whatever its letter case (SRC-09). */
export function rememberTerm(history: readonly string[], term: string): string[] {
  const latest = term.trim()
  if (!canSearch(latest)) return [...history]
  const others = history.filter((earlier) => earlier.toLowerCase() !== latest.toLowerCase())
  return [latest, ...others].slice(0, SEARCH_HISTORY_SIZE)
}
