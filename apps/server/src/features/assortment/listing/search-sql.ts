import { asWords, relevanceOf } from '#features/search/index.ts'

/** What has the words, and how well it fits. */
const having = (words: string) => `
  select s.sku, ${relevanceOf('s.words', words)} as relevance
  from ${words} cross join lateral (
    -- an index that looks up a word which half of the products have reads about half of them
    select * from product_search where words @@ ${words}.looked_up offset 0
  ) s where s.words @@ ${words}.wanted`

/** `found` has the SKUs that a search finds and how well each fits; only when nothing has the words, those with words that look like them. */
export const SEARCH = `
  meant as materialized (select own.* from asked ${asWords('asked', `'{}'`)}),
  named as materialized (${having('meant')}),
  forgiven as materialized (
    select own.* from (select * from asked where not exists (select from named)) unanswered
    ${asWords('unanswered', 'unanswered."forgivenErrors"')}
  ),
  found as materialized (select * from named union all ${having('forgiven')})`

/** The SKU or an EAN of the product was typed in full: it comes before all that has the words. */
export const IS_EXACT = `asked.together in (lower(replace(p.sku, '-', '')), p.ean_case, p.ean_unit)`
export const EXACT = 100
