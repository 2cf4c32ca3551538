import { statement, type Queries } from '#platform/database/database.ts'
import { searchTerms } from '#features/search/index.ts'
import { sectionOf, type ContentKind, type ContentSection } from './content-kinds.ts'
import { manySeenOf, pagesWithWords } from './content-sql.ts'
import type { Reader } from './content.store.ts'

/** A page that a search finds, as a list of hits shows it. */
export type StoredHit = {
  kind: ContentKind
  slug: string
  title: string
  summary: string
  /** ISO date. */
  published_on: string | null
  picture: string | null
  picture_version: string | null
}

/** What a search finds in one section: how much in all, and the hits of the page that was asked for. */
export type FoundSection = { section: ContentSection; total: number; hits: StoredHit[] }

/** Which hits of each section. */
export type HitPage = { offset: number; limit: number }

const foundPages = statement<FoundSection>(
  'content.search',
  `with seen as (${manySeenOf('kind = any($1)')}), ${pagesWithWords('$5')},
    placed as (
      select kind, slug, language, section, row_number() over (
        partition by section order by relevance desc, published_on desc nulls last, position, kind, slug) as place
      from found join seen using (kind, slug)
      join unnest($1::text[], $6::text[]) as registered (kind, section) using (kind))
   select section, count(*)::int as total,
     coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'slug', slug, 'title', title, 'summary', summary,
       'published_on', published_on, 'picture', picture.file, 'picture_version', picture.version) order by place)
       filter (where place > $7 and place <= $7 + $8), '[]') as hits
   from placed join content_page using (kind, slug, language) left join picture on picture.file = details ->> 'picture' and picture.file = any(pictures)
   group by section`,
)

export function createContentSearchStore(db: Queries) {
  return {
    /** What a search finds of these kinds, by section; a section without hits is not there. */
    searchPages: (kinds: readonly ContentKind[], reader: Reader, term: string, { offset, limit }: HitPage) => {
      const { language, userType, today } = reader
      const sections = kinds.map((kind) => sectionOf(kind) ?? null)
      const values = [kinds, language, userType, today, JSON.stringify(searchTerms(term)), sections, offset, limit]
      return db.rows(foundPages, values)
    },
  }
}
