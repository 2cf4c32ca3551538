import { LARGEST, namesInside, readInside } from '#platform/folder-files.ts'
import { isDay } from '../format/other-kinds.ts'
import { asJson, isWrong } from '../format/index.ts'
import { whole } from '../format/number-kinds.ts'
import type { Faults } from './faults.ts'
import { refusalReason } from './folder-refusal.ts'
import type { FileMention } from './folder.ts'
import { mentionsInDetails, mentionsInMarkdown } from './page-mentions.ts'
import type { Languages, StagedRow } from './row-reader.ts'
import { readYaml } from './yaml-text.ts'

const POSITION = whole()
const NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]{2})\.md$/
const KIND = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The most pages that a brewery may have, each language counted. */
export const MOST_PAGES = 5_000

/** The pages of `content/<kind>/<slug>.<language>.md`, and which files of the folder they mention. */
export async function readContent(
  folder: string,
  languages: Languages,
  faults: Faults,
): Promise<{ rows: StagedRow[]; mentions: FileMention[] }> {
  const rows: StagedRow[] = []
  const mentions: FileMention[] = []
  const namesIn = async (name: string) => {
    const listed = await namesInside(folder, name)
    if (!listed.ok) faults.add({ file: name, reason: refusalReason(listed.refusal) })
    return listed.ok ? listed.value.filter((each) => !each.startsWith('.')) : []
  }
  for (const kind of await namesIn('content')) {
    if (!KIND.test(kind))
      faults.add({ file: `content/${kind}`, reason: 'is not a name of small letters, digits and dashes: rename it' })
    const found = new Map<string, Set<string>>()
    for (const name of await namesIn(`content/${kind}`)) {
      const file = `content/${kind}/${name}`
      const [, slug, language] = NAME.exec(name) ?? []
      if (!slug || !language || !languages.known.includes(language)) {
        faults.add({
          file,
          reason: `is not named like title-of-page.${languages.required[0] ?? 'nl'}.md: give it small letters, digits and dashes, and one of ${languages.known.join(', ')}`,
        })
        continue
      }
      found.set(slug, (found.get(slug) ?? new Set()).add(language))
      if (rows.length === MOST_PAGES) {
        faults.add({ file: 'content', reason: `holds more than ${MOST_PAGES} pages, the most it may: take some away` })
        return { rows, mentions }
      }
      const source = await readInside(folder, file, LARGEST.markdown)
      if (!source.ok) {
        faults.add({ file, reason: refusalReason(source.refusal) })
        continue
      }
      const page = readPage(file, source.value, faults)
      if (!page) continue
      rows.push({ line: 1, kind, slug, language, ...page.row })
      mentions.push(...page.mentions)
    }
    for (const [slug, has] of found)
      for (const language of languages.required)
        if (!has.has(language)) faults.add({ file: `content/${kind}/${slug}.${language}.md`, reason: MISSING_PAGE })
  }
  return { rows, mentions }
}

const MISSING_PAGE = 'is missing: every page is there in every language of the market; add it, or take the others away'

function readPage(
  file: string,
  written: string,
  faults: Faults,
): { row: StagedRow; mentions: FileMention[] } | undefined {
  // A file that was saved on Windows; a text of the tables keeps its own line ends.
  const source = written.replace(/^\uFEFF/, '').startsWith('---\r\n') ? written.replaceAll('\r\n', '\n') : written
  const match = /^\uFEFF?---\n([\s\S]*?\n)?---\n\n?([\s\S]*)$/.exec(source)
  if (!match) {
    faults.add({
      file,
      line: 1,
      reason: 'does not begin with front matter between two lines of ---: put the title there',
    })
    return undefined
  }
  const [, matter = '', body = ''] = match
  if (source.includes('\0')) faults.add({ file, reason: 'holds a NUL character: take it away' })
  if (body.includes('\uFFFD')) faults.add({ file, reason: 'is not UTF-8 text: save the file as UTF-8' })
  const read = readYaml(matter)
  if (!read.ok) {
    for (const { line, reason } of read.faults) faults.add({ file, line: line + 1, reason: `front matter ${reason}` })
    return undefined
  }
  const { given } = read
  const { title, summary, position, published_on, ...details } = isRecord(given) ? given : {}
  const lineOf = (key: string) => matter.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 2
  const wrong = (column: string, reason: string) => faults.add({ file, line: lineOf(column), column, reason })
  if (typeof title !== 'string' || title === '') wrong('title', 'is missing or not a text: give the page one')
  if (summary !== undefined && typeof summary !== 'string') wrong('summary', 'is not a text: put it between quotes')
  const place = position === undefined ? 0 : POSITION.read(JSON.stringify(position) ?? '')
  if (isWrong(place)) wrong('position', 'is not a whole number')
  if (published_on !== undefined && !(typeof published_on === 'string' && isDay(published_on)))
    wrong('published_on', 'is not a day such as 2026-05-05')
  const row: StagedRow = {
    title: asText(title),
    summary: asText(summary),
    position: typeof place === 'number' ? place : 0,
    published_on: typeof published_on === 'string' && isDay(published_on) ? published_on : null,
    details: asJson(details),
    body: body.endsWith('\n') ? body.slice(0, -1) : body,
  }
  const linesAbove = source.slice(0, source.length - body.length).split('\n').length
  const found = [mentionsInDetails(details, lineOf), mentionsInMarkdown(body, linesAbove)]
  for (const each of found.flatMap((mentioned) => mentioned.wrong)) faults.add({ file, ...each })
  return { row, mentions: found.flatMap(({ mentions }) => mentions.map((mention) => ({ file, ...mention }))) }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const asText = (value: unknown) => (typeof value === 'string' ? value : '')
