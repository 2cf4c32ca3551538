import { rememberTerm } from '@fust/domain/search'
import { readSessionJson, writeSession } from '../../../../lib/storage/storage.ts'

/** The last terms of this visit, the latest first. */
export function searchHistory(): string[] {
  const stored = readSessionJson('searchHistory')
  return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string') : []
}

/** Keeps a term that was searched for; `step` is what was typed on the way to it, which goes (SRC-07, SRC-09). */
export function keepTerm(term: string, step?: string): void {
  const earlier = searchHistory().filter((kept) => kept !== step)
  writeSession('searchHistory', JSON.stringify(rememberTerm(earlier, term)))
}
