import { stringify } from 'yaml'

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/

// Folded texts lose white space at their ends; quoted on one line every character stays.
const ON_ONE_LINE = {
  lineWidth: 0,
  defaultStringType: 'QUOTE_DOUBLE',
  defaultKeyType: 'PLAIN',
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
} as const

/** A row of content_page as its file: where it goes, and the Markdown with its front matter. */
export function pageFile(row: Record<string, unknown>): { path: string; source: string } {
  const { kind, slug, language, title, summary, body, position, published_on, published_until, details } = row
  const { is_public, user_types } = row
  for (const part of [kind, slug, language])
    if (typeof part !== 'string' || !NAME.test(part)) throw new Error(`'${String(part)}' cannot be part of a file name`)
  const matter = {
    title,
    ...(summary === '' ? {} : { summary }),
    ...(position === 0 ? {} : { position }),
    ...(published_on === null ? {} : { published_on }),
    ...(published_until === null ? {} : { published_until }),
    public: is_public,
    ...(Array.isArray(user_types) && user_types.length > 0 ? { user_types } : {}),
    ...(typeof details === 'object' ? details : {}),
  }
  return {
    path: `content/${String(kind)}/${String(slug)}.${String(language)}.md`,
    source: `---\n${stringify(matter, ON_ONE_LINE)}---\n\n${String(body)}\n`,
  }
}
