import { asWords, relevanceOf } from '#features/search/index.ts'

/** Of a row of `content_page`: whether somebody of customer type $3 sees it on day $4. */
export const IS_SEEN = `(published_on is null or published_on <= $4) and (published_until is null or published_until >= $4)
    and case when cardinality(user_types) > 0 then $3 = any(user_types) else is_public or $3 <> 'Public' end`

/** The number of a page: of its name, so that it stays whatever is imported, and is the same in every language. */
export const NUMBER = `(('x' || left(md5(slug), 8))::bit(32)::int & 2147483647)`

const ALL = `title, summary, body, html, position, published_on, user_types, details, files, pictures, words`
/** What many pages are sorted by. The index `content_page_seen` has it, and all of IS_SEEN: more would be read page by page. */
const SORTED_BY = `position, published_on`

/** The pages of some kinds that somebody sees, each in one language: the one asked for ($2), else English, else any. */
export const seenOf = (kinds: string) => chosen(kinds, ALL)
/** The same of many pages, with no more than their order needs; the rest is in \`content_page\`. */
export const manySeenOf = (kinds: string, columns = SORTED_BY) => chosen(kinds, columns)

const chosen = (kinds: string, columns: string) => `select distinct on (kind, slug) kind, slug, language, ${columns}
  from content_page
  where ${kinds}
    and ${IS_SEEN}
  order by kind, slug, language = $2 desc, language = 'en' desc, language`

// Where nothing is looked for, no page is read.
const having = (words: string) =>
  `select kind, slug, ${relevanceOf('written.words', words)} as relevance
   from ${words} join content_page written on written.words @@ ${words}.wanted join seen using (kind, slug, language)
   where exists (select from ${words})`

/** `found` has those of `seen` that have the words of a search, and how well each fits; none has: those with words that look like them. */
export const pagesWithWords = (terms: string) => `
  asked as materialized (
    select asked.*, $2::text as language from jsonb_to_record(${terms}::jsonb)
      as asked (words text[], "rareWords" bool[], "forgivenErrors" int[], together text)),
  meant as materialized (select own.* from asked ${asWords('asked', `'{}'`)}),
  named as materialized (${having('meant')}),
  forgiven as materialized (
    select own.* from (select * from asked where not exists (select from named)) unanswered
    ${asWords('unanswered', 'unanswered."forgivenErrors"')}
  ),
  found as (select * from named union all ${having('forgiven')})`
