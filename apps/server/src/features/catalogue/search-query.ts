// PostgreSQL's stemmers, as the search index is built with; a language without one is searched by whole words.
const STEMMERS: Readonly<Record<string, string>> = { nl: 'dutch', en: 'english', it: 'italian', de: 'german' }

export function stemmerOf(language: string): string {
  return STEMMERS[language] ?? 'simple'
}

/** The words of a text, in lower case and without accents, as they are compared with names. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
}

/** A text search that asks for every word, each of which may go on: `veen pil` finds Veenhof Pils. */
export function searchQuery(term: string): string {
  return wordsOf(term)
    .map((word) => `${word}:*`)
    .join(' & ')
}
