import { stringify } from 'yaml'

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A row of content_page as its file: where it goes, and the Markdown with its front matter. */
export function pageFile(row: Record<string, unknown>): { path: string; source: string } {
  const { kind, slug, language, title, summary, body, position, published_on, details } = row
  for (const part of [kind, slug, language])
    if (typeof part !== 'string' || !NAME.test(part)) throw new Error(`'${String(part)}' cannot be part of a file name`)
  const matter = {
    title,
    ...(summary === '' ? {} : { summary }),
    ...(position === 0 ? {} : { position }),
    ...(published_on === null ? {} : { published_on }),
    ...(typeof details === 'object' ? details : {}),
  }
  return {
    path: `content/${String(kind)}/${String(slug)}.${String(language)}.md`,
    source: `---\n${stringify(matter, { lineWidth: 0 })}---\n\n${String(body)}\n`,
  }
}
