import { statement, type Queries } from '#platform/database/database.ts'
import { searchTerms } from '#features/search/index.ts'
import type { ContentKind, DetailsOf } from './content-kinds.ts'
import { manySeenOf, NUMBER, pagesWithWords, seenOf } from './content-sql.ts'

/** The brand that a page names, with its drawing. */
export type StoredBrand = {
  code: string
  name: string
  tag: string
  label_colour: string
  deep_colour: string
  accent_colour: string
  tint_colour: string
  motif: string | null
  motif_version: string | null
}

/** A page as somebody may read it. */
export type StoredPage<Kind extends ContentKind = ContentKind> = {
  slug: string
  /** Of its name, for Adobe Commerce. */
  number: number
  language: string
  title: string
  summary: string
  html: string
  position: number
  /** ISO date. */
  published_on: string | null
  user_types: string[]
  details: DetailsOf<Kind>
  files: string[]
  /** The version of each picture that it shows. */
  versions: Record<string, string>
  brand: StoredBrand | null
}

/** Who reads, in which language and on which day. */
export type Reader = { language: string; userType: string; today: string }

/** What is asked of the pages of a kind. */
export type AskedPages = {
  /** Only pages whose front matter says one of these. */
  anyOf: readonly Readonly<Record<string, string>>[]
  /** Only pages with one of these tags; null: all. */
  tags: readonly string[] | null
  /** Only pages that a search for this finds, what fits best first; empty: all. */
  search: string
  newestFirst: boolean
  offset: number
  limit: number
}

/** How often front matter names something. */
export type Counted = { name: string; count: number }

const SEEN = seenOf('kind = $1')
const MANY_SEEN = manySeenOf('kind = $1')

/** A page as it is told. */
const TOLD = `p.slug, ${NUMBER} as number, p.language, p.title, p.summary, p.html, p.position, p.published_on::text as published_on,
  p.user_types, p.details, p.files,
  coalesce((select jsonb_object_agg(file, version) from picture where file = any(p.pictures)), '{}') as versions,
  (select jsonb_build_object('code', b.code, 'name', b.name, 'tag', b.tag, 'label_colour', b.label_colour,
      'deep_colour', b.deep_colour, 'accent_colour', b.accent_colour, 'tint_colour', b.tint_colour, 'motif', b.motif,
      'motif_version', m.version)
    from brand b left join picture m on m.file = b.motif where b.code = p.details ->> 'brand') as brand`

const ORDER = `relevance desc nulls last, case when $8 then published_on end desc nulls last, position, slug`

// What nobody narrows by front matter is listed without a look at it.
const listPages = statement<{ total: number; pages: StoredPage[] }>(
  'content.list',
  `with seen as (${MANY_SEEN}), ${pagesWithWords('$7')},
    matching as (
      select kind, slug, language, relevance, published_on, position from seen left join found using (kind, slug)
      where ($7::jsonb is null or relevance is not null)
        and ($5::jsonb[] = '{"{}"}' and $6::text[] is null or (slug, language) in (
          select slug, language from content_page
          where kind = $1 and details @> any($5) and ($6 is null or details -> 'tags' ?| $6)))),
    placed as (
      select kind, slug, language, row_number() over (order by ${ORDER}) as place
      from (select * from matching order by ${ORDER} offset $9 limit $10) one)
   select (select count(*)::int from matching) as total,
     coalesce((select jsonb_agg(to_jsonb(t) order by t.place)
       from (select place, ${TOLD} from placed join content_page p using (kind, slug, language)) t), '[]') as pages`,
)

const findPage = statement<StoredPage>(
  'content.find',
  `with seen as (${SEEN}) select ${TOLD} from seen p where p.slug = $5`,
)

const findNumberedPage = statement<StoredPage>(
  'content.find-numbered',
  `with seen as (${SEEN}) select ${TOLD} from seen p where ${NUMBER} = $5 order by p.slug limit 1`,
)

const findPages = statement<StoredPage>(
  'content.find-all',
  `with seen as (${SEEN}) select ${TOLD} from seen p where p.slug = any($5) order by p.position, p.slug`,
)

const countDetails = statement<{ counted: Counted[] }>(
  'content.count',
  `with seen as (${manySeenOf('kind = $1', 'details')}),
    named as (
      select case jsonb_typeof(details -> $5) when 'array' then details -> $5 else jsonb_build_array(details -> $5) end as names
      from seen where details ? $5)
   select coalesce(jsonb_agg(jsonb_build_object('name', name, 'count', count) order by count desc, name), '[]') as counted
   from (select name, count(*)::int as count from named, jsonb_array_elements_text(names) as name group by name) each`,
)

export function createContentStore(db: Queries) {
  const who = (kind: ContentKind, { language, userType, today }: Reader) => [kind, language, userType, today]

  return {
    list: async <Kind extends ContentKind>(kind: Kind, reader: Reader, asked: AskedPages) => {
      const { anyOf, tags, search, newestFirst, offset, limit } = asked
      const terms = search === '' ? null : JSON.stringify(searchTerms(search))
      const values = [anyOf.map((details) => JSON.stringify(details)), tags, terms, newestFirst, offset, limit]
      const row = await db.row(listPages, [...who(kind, reader), ...values])
      return { total: row?.total ?? 0, pages: pagesOf<Kind>(row?.pages ?? []) }
    },
    find: async <Kind extends ContentKind>(kind: Kind, reader: Reader, slug: string) => {
      const row = await db.row(findPage, [...who(kind, reader), slug])
      return row && pagesOf<Kind>([row])[0]
    },
    readNumbered: async <Kind extends ContentKind>(kind: Kind, reader: Reader, number: number) => {
      const row = await db.row(findNumberedPage, [...who(kind, reader), number])
      return row && pagesOf<Kind>([row])[0]
    },
    /** Those of these names that are there. */
    readAll: async <Kind extends ContentKind>(kind: Kind, reader: Reader, slugs: readonly string[]) =>
      pagesOf<Kind>(await db.rows(findPages, [...who(kind, reader), slugs])),
    /** What the front matter of a kind's pages names, and how often. */
    count: async (kind: ContentKind, reader: Reader, detail: string) =>
      (await db.row(countDetails, [...who(kind, reader), detail]))?.counted ?? [],
  }
}

/** Front matter was held against its kind when it came in. */
function pagesOf<Kind extends ContentKind>(rows: readonly StoredPage[]): StoredPage<Kind>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the importer let nothing else through
  return rows as StoredPage<Kind>[]
}
