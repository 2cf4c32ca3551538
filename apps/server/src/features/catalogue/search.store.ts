import { FORGIVEN_WORDS_MAXIMUM, forgivenErrors } from '@fust/domain/search'
import { statement, type Queries } from '#platform/database.ts'
import { askedWords, rarestWords, searchQuery, stemmerOf } from './search-query.ts'

/** What a search finds, before it is asked who may see it. */
export type Found = {
  /** Of the catalogue when it was searched. */
  mark: string
  /** How well each SKU fits. */
  relevance: Record<string, number>
  /** Nothing has the words searched for: these only look like it. */
  isAlike: boolean
}

/** The share of all texts that have a word. */
export type CommonWord = { word: string; share: number }

/** The relevance of a SKU that was written in full, and in part. */
export const EXACT = 1000
const IN_PART = 100

/** The texts that begin with the term, as an index finds them; `starts_with` compares all. */
const begins = (column: string, term: string) => `(${column} >= ${term} and ${column} < ${term} || chr(1114111))`
const asNumber = `(case when $3::text ~ '^[0-9]{5,12}$' then $3 end)`

const QUERY = `to_tsquery($2::regconfig, $4)`
const LOOKED_UP = `to_tsquery($2::regconfig, $5)`

/** SKUs first, then all the words; only when neither is found, what looks like it. */
const findProducts = statement<Found>(
  'catalogue.find',
  `with named as materialized (
     select sku, ${EXACT}::real as relevance from product where sku = upper($3) or ean_case = $3 or ean_unit = $3
     union all
     select sku, ${IN_PART} from product
       where ${begins('sku', 'upper($3)')} or ${begins('ean_case', asNumber)} or ${begins('ean_unit', asNumber)}
     union all
     select sku, ts_rank(words, ${QUERY}) from (
       -- an index that looks up a word which half of the texts have reads about half of them
       select sku, words from product_search
       where language = $1 and words @@ case when numnode(${LOOKED_UP}) > 0 then ${LOOKED_UP} else ${QUERY} end offset 0
     ) likely where words @@ ${QUERY}
   ),
   alike as materialized (
     select sku, relevance from (select where not exists (select from named)) nothing
     cross join lateral products_alike($6, $7, $1, $2::regconfig)
   )
   select (select mark from catalogue_mark) as mark, exists (select from alike) as "isAlike",
     coalesce(json_object_agg(sku, relevance), '{}') as relevance
   from (
     -- of so many digits as are compared
     select sku, max(relevance)::numeric as relevance
     from (select * from named union all select * from alike) every group by sku
   ) found`,
)

const listCommonWords = statement<CommonWord>(
  'catalogue.common-words',
  `select word, share from pg_stats
   cross join lateral unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (word, share)
   where schemaname = current_schema and tablename = 'product_search' and attname = 'words' and word is not null`,
)

export function createSearchStore(db: Queries) {
  return {
    find: async (search: string, language: string, common: readonly CommonWord[]): Promise<Found> => {
      const words = askedWords(search)
      const typed = words.slice(0, FORGIVEN_WORDS_MAXIMUM)
      const found = await db.row(findProducts, [
        language,
        stemmerOf(language),
        search,
        searchQuery(words),
        searchQuery(rarestWords(words, common)),
        typed,
        typed.map(forgivenErrors),
      ])
      if (!found) throw new Error('A search has always one row.')
      return found
    },
    /** Words that many texts have, as PostgreSQL counts them by itself; none before it has. */
    commonWords: () => db.rows(listCommonWords),
  }
}

export type SearchStore = ReturnType<typeof createSearchStore>
