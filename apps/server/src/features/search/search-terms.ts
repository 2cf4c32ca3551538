import { productCodeOf } from '@fust/domain/product-code'
import { FORGIVEN_WORDS_MAXIMUM, forgivenErrors } from '@fust/domain/search'
import { areRare, askedWords, inOneWord, type CommonWord } from './search-query.ts'

/** What a search makes of its words, as `asked_words` of the database takes them. */
export type SearchTerms = {
  words: readonly string[]
  /** Which of them the index is asked for. */
  rareWords: readonly boolean[]
  forgivenErrors: readonly number[]
  /** All that was typed in one word, as a SKU or an EAN may be. */
  together: string
}

export function searchTerms(term: string, common: readonly CommonWord[] = []): SearchTerms {
  const words = askedWords(term)
  return {
    words,
    rareWords: areRare(words, common),
    forgivenErrors: words.slice(0, FORGIVEN_WORDS_MAXIMUM).map(forgivenErrors),
    together: tradeItemWord(term) ?? inOneWord(term),
  }
}

/** An EAN as it is stored, whether it was typed, spaced or scanned; of a package the EAN of what is in it. */
function tradeItemWord(term: string): string | null {
  const { ean, packagedEan } = productCodeOf(term)
  return ean ?? packagedEan
}

/** What the words of a row `asked` ask of a document; `forgiven` says how many errors in each word. */
export const asWords = (asked: string, forgiven: string) =>
  `cross join lateral asked_words(
    ${asked}.words, ${asked}."rareWords", ${forgiven}, ${asked}.together, ${asked}.language) own`

/** How well a document fits. */
export const relevanceOf = (document: string, words: string) =>
  `(select count(*)::int from unnest(${words}.better) query where ${document} @@ query)`
