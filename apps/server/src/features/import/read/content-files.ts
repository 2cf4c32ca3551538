import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { isDay } from '../format/other-kinds.ts'
import { asJson } from '../format/index.ts'
import type { Faults } from './faults.ts'
import type { Languages, StagedRow } from './row-reader.ts'

const NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]{2})\.md$/
const KIND = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The pages of `content/<kind>/<slug>.<language>.md`, and which files of the folder they mention. */
export async function readContent(
  folder: string,
  languages: Languages,
  faults: Faults,
): Promise<{ rows: StagedRow[]; mentions: Mention[] }> {
  const rows: StagedRow[] = []
  const mentions: Mention[] = []
  for (const kind of await namesIn(join(folder, 'content'))) {
    if (!KIND.test(kind))
      faults.add({ file: `content/${kind}`, reason: 'is not a name of small letters, digits and dashes' })
    const found = new Map<string, Set<string>>()
    for (const name of await namesIn(join(folder, 'content', kind))) {
      const file = `content/${kind}/${name}`
      const [, slug, language] = NAME.exec(name) ?? []
      if (!slug || !language || !languages.known.includes(language)) {
        faults.add({ file, reason: `is not named like title-of-page.${languages.required[0] ?? 'nl'}.md` })
        continue
      }
      found.set(slug, (found.get(slug) ?? new Set()).add(language))
      const source = await readFile(join(folder, 'content', kind, name), 'utf8')
      const page = readPage(file, source, faults)
      if (!page) continue
      rows.push({ line: 1, kind, slug, language, ...page.row })
      mentions.push(...page.mentions)
    }
    for (const [slug, has] of found)
      for (const language of languages.required)
        if (!has.has(language)) faults.add({ file: `content/${kind}/${slug}.${language}.md`, reason: 'is missing' })
  }
  return { rows, mentions }
}

/** A file that must exist in `media/` or `documents/`. */
export type Mention = { file: string; line: number; path: string }

function readPage(file: string, written: string, faults: Faults): { row: StagedRow; mentions: Mention[] } | undefined {
  // A file that was saved on Windows; a text of the tables keeps its own line ends.
  const source = written.replace(/^\uFEFF/, '').startsWith('---\r\n') ? written.replaceAll('\r\n', '\n') : written
  const match = /^\uFEFF?---\n([\s\S]*?\n)?---\n\n?([\s\S]*)$/.exec(source)
  if (!match) {
    faults.add({ file, line: 1, reason: 'does not begin with front matter between two lines of ---' })
    return undefined
  }
  const [, matter = '', body = ''] = match
  const lines = new LineCounter()
  const document = parseDocument(matter, { lineCounter: lines })
  for (const { linePos, message } of document.errors)
    faults.add({
      file,
      line: (linePos?.[0].line ?? 1) + 1,
      reason: `front matter is not YAML: ${message.split('\n')[0] ?? ''}`,
    })
  if (source.includes('\uFFFD') || source.includes('\0')) faults.add({ file, reason: 'is not UTF-8 text' })
  if (document.errors.length > 0) return undefined
  const given: unknown = document.toJS()
  const { title, summary, position, published_on, ...details } = isRecord(given) ? given : {}
  const lineOf = (key: string) => matter.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 2
  const wrong = (column: string, reason: string) => faults.add({ file, line: lineOf(column), column, reason })
  if (typeof title !== 'string' || title === '') wrong('title', 'is missing or not a text')
  if (summary !== undefined && typeof summary !== 'string') wrong('summary', 'is not a text')
  if (position !== undefined && !Number.isInteger(position)) wrong('position', 'is not a whole number')
  if (published_on !== undefined && !(typeof published_on === 'string' && isDay(published_on)))
    wrong('published_on', 'is not a day such as 2026-05-05')
  const row: StagedRow = {
    title: asText(title),
    summary: asText(summary),
    position: typeof position === 'number' ? position : 0,
    published_on: typeof published_on === 'string' ? published_on : null,
    details: asJson(details),
    body: body.endsWith('\n') ? body.slice(0, -1) : body,
  }
  return { row, mentions: mentionsIn(file, source) }
}

// Links of Markdown and values of the front matter: `](media/tap.webp)`, `image: media/tap.webp`.
const MENTION = /(?:\]\(\/?|^[a-z_]+: *["']?|^ *- *["']?)((?:media|documents)\/[^\s)"'#?]+)/g

function mentionsIn(file: string, source: string): Mention[] {
  return source
    .split('\n')
    .flatMap((line, index) => Array.from(line.matchAll(MENTION), ([, path = '']) => ({ file, line: index + 1, path })))
}

async function namesIn(path: string): Promise<string[]> {
  const names = await readdir(path).catch(() => [])
  return names.filter((name) => !name.startsWith('.')).toSorted()
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const asText = (value: unknown) => (typeof value === 'string' ? value : '')
