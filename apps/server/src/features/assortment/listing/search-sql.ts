import { FORGIVEN_WORDS_MAXIMUM, forgivenErrors } from '@fust/domain/search'
import { $, type SearchValues } from './listing-parameters.ts'
import { askedWords, rarestWords, searchQuery, stemmerOf, type CommonWord } from './search-query.ts'

export function searchValues(term: string, language: string, common: readonly CommonWord[]): SearchValues {
  const words = askedWords(term)
  const typedWords = words.slice(0, FORGIVEN_WORDS_MAXIMUM)
  return {
    term,
    stemmer: stemmerOf(language),
    words: searchQuery(words),
    rarestWords: searchQuery(rarestWords(words, common)),
    typedWords,
    forgivenErrors: typedWords.map(forgivenErrors),
  }
}

/** The relevance of a SKU that was written in full, and in part. */
export const EXACT = 1000
const IN_PART = 100

/** The texts that begin with the term, as an index finds them; `starts_with` compares all. */
const begins = (column: string, term: string) => `(${column} >= ${term} and ${column} < ${term} || chr(1114111))`
const asNumber = `(case when ${$('term')} ~ '^[0-9]{5,12}$' then ${$('term')} end)`

const QUERY = `to_tsquery(${$('stemmer')}, ${$('words')})`
const LOOKED_UP = `to_tsquery(${$('stemmer')}, ${$('rarestWords')})`

/** `found` has the SKUs that a search finds and how well each fits: SKUs first, then all the words; only when neither is found, `alike` what looks like it. */
export const SEARCH = `
  named as materialized (
    select sku, ${EXACT}::real as relevance from product
      where sku = upper(${$('term')}) or ean_case = ${$('term')} or ean_unit = ${$('term')}
    union all
    select sku, ${IN_PART} from product
      where ${begins('sku', `upper(${$('term')})`)} or ${begins('ean_case', asNumber)} or ${begins('ean_unit', asNumber)}
    union all
    select sku, ts_rank(words, ${QUERY}) from (
      -- an index that looks up a word which half of the texts have reads about half of them
      select sku, words from product_search where language = ${$('language')}
        and words @@ case when numnode(${LOOKED_UP}) > 0 then ${LOOKED_UP} else ${QUERY} end offset 0
    ) likely where words @@ ${QUERY}
  ),
  alike as materialized (
    select sku, relevance from (select where not exists (select from named)) nothing
    cross join lateral products_alike(${$('typedWords')}, ${$('forgivenErrors')}, ${$('language')}, ${$('stemmer')})
  ),
  found as materialized (
    -- of so many digits as are compared
    select sku, max(relevance)::numeric as relevance
    from (select * from named union all select * from alike) every group by sku
  )`
