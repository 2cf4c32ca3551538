import { DEFAULT_LANGUAGE } from '@fust/domain/market'
import { LARGEST, namesInside, readInside } from '#platform/files/folder-files.ts'
import {
  addressOf,
  CONTENT_KINDS,
  contentHtml,
  EVERY_PAGE,
  isContentKind,
  KIND_NAMES,
  matterOf,
  type ContentKind,
  type PictureSizes,
} from '#features/content/index.ts'
import { isDay } from '../format/other-kinds.ts'
import { asJson, isWrong } from '../format/index.ts'
import { whole } from '../format/number-kinds.ts'
import type { Faults } from './faults.ts'
import { refusalReason } from './folder-refusal.ts'
import type { FileMention } from './folder.ts'
import { mentionsInDetails, mentionsInMarkdown, NO_WORDS } from './page-mentions.ts'
import type { Languages, StagedRow } from './row-reader.ts'
import { schemaFaults } from './settings-file.ts'
import { readYaml } from './yaml-text.ts'

const POSITION = whole()
const NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]{2})\.md$/
/** The most pages that a brewery may have, each language counted. */
export const MOST_PAGES = 20_000

/** What the pages of a folder say, and which files they offer and show. */
export type ReadContent = {
  pages: WrittenPage[]
  files: FileMention[]
  pictures: FileMention[]
  /** Pictures that stand in texts, which make room for them. */
  inTexts: Set<string>
  /** Pictures of pages that everybody may pass on. */
  passedOn: Set<string>
}

/** A page as its file says, and the Markdown that it is shown from. */
type WrittenPage = { place: Place; row: StagedRow; markdown: string }

/** Pages as they are kept, once it is known how large the pictures of their texts are. */
export function* pageRows(pages: readonly WrittenPage[], sizes: PictureSizes): Generator<StagedRow> {
  for (const { place, row, markdown } of pages)
    yield { line: 1, ...place, ...row, html: contentHtml(markdown, place, sizes) }
}

/**
 * The pages of `content/<kind>/<slug>.<language>.md`, and which files of the folder they mention. What some readers go
 * without is warned of.
 */
export async function readContent(
  folder: string,
  { languages, isPartial }: { languages: Languages; isPartial: boolean },
  { faults, warnings }: { faults: Faults; warnings: Faults },
): Promise<ReadContent> {
  const read: ReadContent = { pages: [], files: [], pictures: [], inTexts: new Set(), passedOn: new Set() }
  const { pages } = read
  const addresses = new Set<string>()
  const links: PageLink[] = []
  const namesIn = async (name: string) => {
    const listed = await namesInside(folder, name)
    if (!listed.ok) faults.add({ file: name, reason: refusalReason(listed.refusal) })
    return listed.ok ? listed.value.filter((each) => !each.startsWith('.')) : []
  }
  for (const kind of await namesIn('content')) {
    if (!isContentKind(kind)) {
      const known = KIND_NAMES.join(', ')
      faults.add({ file: `content/${kind}`, reason: `is not a kind of page: call the folder one of ${known}` })
      continue
    }
    const found = new Map<string, Set<string>>()
    for (const name of await namesIn(`content/${kind}`)) {
      const file = `content/${kind}/${name}`
      const [, slug, language] = NAME.exec(name) ?? []
      if (!slug || !language || !languages.known.includes(language)) {
        faults.add({
          file,
          reason: `is not named like title-of-page.${languages.required[0] ?? DEFAULT_LANGUAGE}.md: give it small letters, digits and dashes, and one of ${languages.known.join(', ')}`,
        })
        continue
      }
      found.set(slug, (found.get(slug) ?? new Set()).add(language))
      if (pages.length === MOST_PAGES) {
        faults.add({ file: 'content', reason: `holds more than ${MOST_PAGES} pages, the most it may: take some away` })
        return read
      }
      const source = await readInside(folder, file, LARGEST.markdown)
      if (!source.ok) {
        faults.add({ file, reason: refusalReason(source.refusal) })
        continue
      }
      const place = { kind, slug, language }
      const page = readPage({ file, ...place }, source.value, { faults, warnings })
      if (!page) continue
      pages.push({ place, row: page.row, markdown: page.markdown })
      for (const { isPicture, ...mention } of page.mentions) read[isPicture ? 'pictures' : 'files'].push(mention)
      for (const picture of page.inText) read.inTexts.add(picture)
      links.push(...page.links)
      if (page.passedOn !== undefined) read.passedOn.add(page.passedOn)
    }
    for (const [slug, has] of found) {
      addresses.add(addressOf(kind, slug) ?? '')
      // Of a part of a folder the others may be there already.
      for (const language of isPartial ? [] : languages.required)
        if (!has.has(language)) warnings.add({ file: `content/${kind}/${slug}.${language}.md`, reason: MISSING_PAGE })
    }
  }
  // A part of a folder may lead to pages that are there already.
  if (!isPartial) checkLinks(links, addresses, faults)
  return read
}

type PageLink = { file: string; line: number; href: string }

/** Kinds whose addresses lead to nothing but their pages, or to a place on the page that lists them. */
const LED_TO = (['news', 'brand', 'knowledge-base', 'business-partner', 'faq', 'help'] as const).flatMap(
  (kind) => addressOf(kind, '') ?? [],
)

function checkLinks(links: readonly PageLink[], addresses: ReadonlySet<string>, faults: Faults): void {
  for (const { file, line, href } of links) {
    const [page = ''] = href.split(/[?#]/, 1)
    const path = addresses.has(page) || !href.startsWith(`${page}#`) ? page : href
    if (LED_TO.some((start) => path.startsWith(start) && path !== start) && !addresses.has(path))
      faults.add({ file, line, reason: `'${path}' leads to no page of the folder: correct it, or add the page` })
  }
}

const MISSING_PAGE = 'is missing, and its readers get another language of the market: add it, or take the others away'

const NO_PICTURE_TEXT = 'is missing: write what the picture shows, or "" where the title says as much'

type Place = { kind: ContentKind; slug: string; language: string }
type PageFile = Place & { file: string }
type ReadPage = {
  row: StagedRow
  markdown: string
  inText: string[]
  mentions: (FileMention & { isPicture: boolean })[]
  links: PageLink[]
  passedOn: string | undefined
}

function readPage(
  { file, ...place }: PageFile,
  written: string,
  { faults, warnings }: { faults: Faults; warnings: Faults },
): ReadPage | undefined {
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
  const all = isRecord(given) ? given : {}
  const { title, summary, position, published_on, published_until, public: isPublic, user_types, ...details } = all
  const lineOf = (key: string) => matter.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 2
  const wrong = (column: string, reason: string) => faults.add({ file, line: lineOf(column), column, reason })
  if (typeof title !== 'string' || title === '') wrong('title', 'is missing or not a text: give the page one')
  if (summary !== undefined && typeof summary !== 'string') wrong('summary', 'is not a text: put it between quotes')
  const order = position === undefined ? 0 : POSITION.read(JSON.stringify(position) ?? '')
  if (isWrong(order)) wrong('position', 'is not a whole number')
  const [from, until] = [dayOf(published_on), dayOf(published_until)]
  if (published_on !== undefined && from === null) wrong('published_on', 'is not a day such as 2026-05-05')
  if (published_until !== undefined && until === null) wrong('published_until', 'is not a day such as 2026-05-05')
  if (from !== null && until !== null && until < from) wrong('published_until', 'is before published_on: correct one')
  for (const { path, reason } of schemaFaults(matterOf(place.kind), all))
    if (!isCheckedHere(path[0] ?? '', details)) wrong(path.join('.'), reason)
  const linesAbove = source.slice(0, source.length - body.length).split('\n').length
  const inText = mentionsInMarkdown(body, linesAbove)
  const found = [mentionsInDetails(details, lineOf), inText]
  for (const each of found.flatMap((mentioned) => mentioned.wrong)) faults.add({ file, ...each })
  for (const line of found.flatMap((mentioned) => mentioned.wordless)) warnings.add({ file, line, reason: NO_WORDS })
  if (mayTellOfPicture(place.kind) && 'picture' in details && !('picture_text' in details))
    warnings.add({ file, line: lineOf('picture'), column: 'picture_text', reason: NO_PICTURE_TEXT })
  const mentions = found.flatMap((each) => each.mentions)
  const named = (isPicture: boolean) => [
    ...new Set(mentions.flatMap((each) => (each.isPicture === isPicture ? each.path : []))),
  ]
  const row: StagedRow = {
    title: asText(title),
    summary: asText(summary),
    position: typeof order === 'number' ? order : 0,
    published_on: from,
    published_until: until,
    is_public: typeof isPublic === 'boolean' ? isPublic : CONTENT_KINDS[place.kind].isPublic,
    user_types: Array.isArray(user_types) ? user_types.map(asText) : [],
    details: asJson(details),
    body: body.endsWith('\n') ? body.slice(0, -1) : body,
    pictures: named(true),
    files: named(false),
  }
  const links = found.flatMap((each) => each.links.map((link) => ({ file, ...link })))
  // What tells of a beer is passed on without a picture.
  const { picture, brand } = details
  const isPassedOn = row['is_public'] === true && brand === undefined && typeof picture === 'string'
  return {
    row,
    markdown: body,
    inText: inText.mentions.flatMap(({ isPicture, path }) => (isPicture ? path : [])),
    mentions: mentions.map((mention) => ({ file, ...mention })),
    links,
    passedOn: isPassedOn ? picture : undefined,
  }
}

/** What is said in words of its own, whatever the kind. */
const CHECKED_HERE = new Set<string>([
  'title',
  'summary',
  'position',
  'published_on',
  'published_until',
] satisfies (keyof typeof EVERY_PAGE)[])

/** A file that is named is looked for; one that is not, or is no text, is nothing to look for. */
const isCheckedHere = (key: string, details: Record<string, unknown>) =>
  CHECKED_HERE.has(key) || (['picture', 'file'].includes(key) && typeof details[key] === 'string')

const mayTellOfPicture = (kind: ContentKind) => 'picture_text' in CONTENT_KINDS[kind].details.properties

const dayOf = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : null)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const asText = (value: unknown) => (typeof value === 'string' ? value : '')
