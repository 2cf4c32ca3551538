import { statement, type Queries } from '#platform/database/database.ts'
import { VISITOR, type ContentKind } from './content-kinds.ts'
import { IS_SEEN, seenOf } from './content-sql.ts'

/** A page as whoever is not signed in may read it, and in which languages. */
export type PublicPage = {
  kind: ContentKind
  slug: string
  language: string
  languages: string[]
  title: string
  summary: string
  html: string
  /** ISO date. */
  published_on: string | null
  picture: string | null
  picture_version: string | null
  /** Whether a drawing is there in pixels, too. */
  picture_is_passed_on: boolean
  /** The code of the brand that it is about. */
  brand: string | null
  /** The place of the portal that asks for it. */
  location: string | null
  category: string | null
}

/** Which pages of a kind: the one of this name, or those of this place; null narrows nothing. */
export type AskedPublic = { kind: ContentKind; slug: string | null; location: string | null; limit: number }

/** Where a page is found by everybody. */
export type PublicAddress = Pick<PublicPage, 'kind' | 'slug' | 'location' | 'languages'> & {
  /** ISO date: since when it is as it is, or is seen at all. */
  changed_on: string | null
}

const IN_LANGUAGES = `(select array_agg(language order by language) from content_page other
  where other.kind = p.kind and other.slug = p.slug and ${IS_SEEN}) as languages`

const readPublic = statement<PublicPage>(
  'content.read-public',
  `with seen as (
    ${seenOf(`kind = $1 and ($5::text is null or slug = $5) and ($6::text is null or details ->> 'location' = $6)`)})
   select p.kind, p.slug, p.language, ${IN_LANGUAGES}, p.title, p.summary, p.html, p.published_on::text as published_on,
     picture.file as picture, picture.version as picture_version,
     exists (select from picture_size s where s.file = picture.file and s.version = picture.version and s.format = 'png')
       as picture_is_passed_on, p.details ->> 'brand' as brand,
     p.details ->> 'location' as location, p.details ->> 'category' as category
   from seen p left join picture on picture.file = p.details ->> 'picture' and picture.file = any(p.pictures)
   order by p.published_on desc nulls last, p.position, p.slug limit $7`,
)

const listAddresses = statement<PublicAddress>(
  'content.list-public-addresses',
  `with seen as (${seenOf('kind = any($1)')})
   select p.kind, p.slug, p.details ->> 'location' as location, ${IN_LANGUAGES},
     greatest(p.published_on, (select max((updated_at at time zone $6)::date) from content_page other
       where other.kind = p.kind and other.slug = p.slug and ${IS_SEEN}))::text as changed_on
   from seen p order by p.published_on desc nulls last, p.kind, p.position, p.slug limit $5`,
)

/** What everybody may read, whoever asks: nobody's rights are looked at. */
export function createPublicContent(db: Queries) {
  return {
    read: ({ kind, slug, location, limit }: AskedPublic, { language, today }: { language: string; today: string }) =>
      db.rows(readPublic, [kind, language, VISITOR, today, slug, location, limit]),
    listAddresses: (
      kinds: readonly ContentKind[],
      { today, timeZone, limit }: { today: string; timeZone: string; limit: number },
    ) => db.rows(listAddresses, [kinds, '', VISITOR, today, limit, timeZone]),
  }
}

export type PublicContent = ReturnType<typeof createPublicContent>
