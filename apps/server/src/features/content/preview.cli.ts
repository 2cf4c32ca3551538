import { statement, type Queries } from '#platform/database/database.ts'
import type { Portal } from '#features/portal/index.ts'
import { addressOf, VISITOR, type ContentKind } from './content-kinds.ts'

type PreviewCommandTools = {
  db: Queries
  portal: Portal
  publicUrl: string
  print: (line: string) => void
}

type Coming = {
  kind: ContentKind
  slug: string
  language: string
  title: string
  published_on: string
  is_public: boolean
  user_types: string[]
  location: string | null
}

const MOST_LISTED = 200

const listComing = statement<Coming>(
  'content.list-coming',
  `select kind, slug, language, title, published_on::text as published_on, is_public, user_types,
     details ->> 'location' as location
   from content_page where published_on > $1 order by published_on, kind, slug, language limit $2`,
)

/** `fust preview`: the pages that are still to come, each with a link by which people of the brewery see it. */
export async function previewCommand(
  args: readonly string[],
  { db, portal, publicUrl, print }: PreviewCommandTools,
): Promise<number> {
  if (args.length > 0) {
    print('Usage: fust preview')
    return 2
  }
  const { now } = await portal.now()
  const coming = await db.rows(listComing, [now.today, MOST_LISTED])
  if (coming.length === 0)
    print('No page is still to come: give one a published_on that is after today, and import it.')
  for (const page of coming) {
    print(`${page.published_on} content/${page.kind}/${page.slug}.${page.language}.md: ${page.title}`)
    print(`  ${linkTo(page, publicUrl)}`)
  }
  if (coming.length > 0) print('The links are for people of the brewery who are signed in.')
  return 0
}

/** Where it is, on its first day, as the first who may see it. */
function linkTo({ kind, slug, language, published_on: day, is_public: isPublic, ...page }: Coming, publicUrl: string) {
  const [path = '/', hash] = placeOf(kind, slug, page.location).split('#', 2)
  const [firstType] = page.user_types
  const as = firstType ?? (isPublic ? VISITOR : undefined)
  const query = new URLSearchParams({ language, preview: day, ...(as !== undefined && { as }) })
  return `${publicUrl}${path}?${query.toString()}${hash === undefined ? '' : `#${hash}`}`
}

/** A text that stands at no address of its own is looked for from the front page on. */
function placeOf(kind: ContentKind, slug: string, location: string | null): string {
  return addressOf(kind, slug) ?? (kind === 'page' && location !== null ? `/support/${location}` : '/')
}
