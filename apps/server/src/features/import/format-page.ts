import { TABLES, type Column, type Omitted, type Reference, type RowCheck, type Table } from './format/index.ts'
import { LARGEST } from '#platform/files/folder-files.ts'
import { markdownTable } from '#platform/markdown-table.ts'
import { CONTENT_KINDS, EVERY_PAGE, KIND_NAMES } from '#features/content/index.ts'
import { expectedOf, type SettingSchema } from './format/expected-setting.ts'
import { DEEPEST } from './format/kind.ts'
import { BreweryFile } from './format/settings.ts'
import { MOST_CHARACTERS } from './format/text-kinds.ts'
import { ThemeFile } from './format/theme-file.ts'
import { MOST_PAGES } from './read/content-files.ts'
import { LARGEST_ROW } from './read/csv-rows.ts'
import { MOST_PIXELS } from './pictures/pixels.ts'
import { MAX_REPORTED_FAULTS } from './read/faults.ts'
import { MOST_ALIASES, MOST_PARTS } from './read/yaml-text.ts'
import { SPECIAL_CHECKS } from './store/special-checks.store.ts'

const WRITER = 'written by tools/write-brewery-folder-page.ts'

/** Puts what the importer knows, of settings, files and limits, between the marks of the page. */
export function withWrittenSections(page: string): string {
  const sections = {
    settings: settingsTable(BreweryFile),
    theme: settingsTable(ThemeFile),
    limits: limitsTable(),
    files: TABLES.map(section).join('\n'),
    kinds: kindsTables(),
  }
  return Object.entries(sections).reduce((text, [name, written]) => withSection(text, name, written), page)
}

function withSection(page: string, name: string, written: string): string {
  const [first, last] = [`<!-- ${name}: ${WRITER} -->`, `<!-- end of ${name} -->`]
  const begin = page.indexOf(first)
  const end = page.indexOf(last)
  if (begin < 0 || end < begin) throw new Error(`the page lacks the marks ${first} and ${last}`)
  return `${page.slice(0, begin + first.length)}\n\n${written}\n${page.slice(end)}`
}

function kindsTables(): string {
  const everyPage = `Every page may say:\n\n${settingsTable({ properties: EVERY_PAGE, required: ['title'] })}`
  const kinds = KIND_NAMES.map((name) => {
    const { about, isPublic, details } = CONTENT_KINDS[name]
    const seen = isPublic
      ? 'Also for who is not signed in, unless a page says otherwise.'
      : 'For customers, unless a page says otherwise.'
    return `### content/${name}\n\n${about} ${seen}\n\n${settingsTable(details)}`
  })
  return [everyPage, ...kinds].join('\n')
}

const settingsTable = (of: SettingSchema) => markdownTable([['setting', 'must', 'what'], ...settingRows(of, '')])

/** Each setting by its path: `portal.maintenance`, and `holidays[].day` in a list. */
function settingRows(group: SettingSchema, path: string): string[][] {
  return Object.entries(group.properties ?? {}).flatMap(([name, schema]) => {
    const { items } = schema
    if (isGroup(schema)) return settingRows(schema, `${path}${name}.`)
    if (items && isGroup(items)) return settingRows(items, `${path}${name}[].`)
    const each = Object.values(schema.patternProperties ?? {})[0]
    const shown = each ? `${path}${name}.NAME` : path + name
    return [[`\`${shown}\``, group.required?.includes(name) ? 'yes' : '', expectedOf(each ?? schema)]]
  })
}

const isGroup = ({ properties, description }: SettingSchema) => properties !== undefined && description === undefined

const MB = 2 ** 20
const grouped = (count: number) => count.toLocaleString('en')

const limitsTable = () =>
  markdownTable([
    ['what', 'at most'],
    ['`brewery.yaml`', `${LARGEST.yaml / MB} MB`],
    ['a page in `content/`', `${LARGEST.markdown / MB} MB`],
    ['pages, each language counted', grouped(MOST_PAGES)],
    ['a CSV file', `${LARGEST.csv / MB} MB`],
    ['a row of a CSV file', `${LARGEST_ROW / 1_000_000} MB`],
    ['a text in a cell, in characters', grouped(MOST_CHARACTERS.text)],
    ['one of several lines', grouped(MOST_CHARACTERS.prose)],
    ['a picture of a product, a brand or a page: a drawing (SVG)', `${LARGEST.picture / MB} MB`],
    ['of pixels (PNG, JPEG, WebP, AVIF)', `${LARGEST.photo / MB} MB`],
    ['a logo or an icon', `${LARGEST.picture / MB} MB`],
    ['a face', `${LARGEST.face / MB} MB`],
    ['pixels of a picture', grouped(MOST_PIXELS)],
    ['another picture, or a document', `${LARGEST.document / MB} MB`],
    ['levels of YAML, and of JSON in a cell', String(DEEPEST)],
    ['parts of a YAML text: names, values, marks, line ends', grouped(MOST_PARTS)],
    ['aliases in a YAML text (`*name`)', String(MOST_ALIASES)],
    ['faults that are listed; more are counted', String(MAX_REPORTED_FAULTS)],
  ])

function section(table: Table): string {
  const rows = table.columns.map((column) => cells(table, column))
  const key = table.key.map((name) => `\`${headerOf(table, name)}\``).join(' + ')
  const about = [table.about, key && `One row per ${key}.`, omittedText(table.omitted, table)].filter(Boolean).join(' ')
  const checks = [
    ...table.references.flatMap((reference) => referenceText(table, reference)),
    ...table.rowChecks.map(checkText),
    ...SPECIAL_CHECKS.filter(({ file }) => file === table.file).map(({ column: header, reason }) =>
      checkText({ header, reason }),
    ),
  ]
  const checked = checks.length > 0 ? `\nAlso checked:\n\n${checks.map((check) => `- ${check}\n`).join('')}` : ''
  return `### ${table.file}\n\n${about}\n\n${markdownTable([HEADINGS, ...rows])}${checked}`
}

const HEADINGS = ['column', 'must', 'what', 'when empty']

const headerOf = (table: Table, name: string) => table.columns.find(({ column }) => column === name)?.header ?? name

const checkText = ({ header, reason }: Pick<RowCheck, 'header' | 'reason'>) => `refused: \`${header}\` ${reason}`

/** Only references of several columns: those of one stand beside their column. */
function referenceText(table: Table, { columns, table: target }: Reference): string[] {
  const file = TABLES.find((other) => other.table === target)?.file ?? target
  const headers = columns.map((name) => `\`${headerOf(table, name)}\``).join(' + ')
  return columns.length > 1 ? [`${headers} name a row of \`${file}\``] : []
}

function cells(table: Table, column: Column): string[] {
  const { header, byLanguage, required, kind, about, refersTo } = column
  const [target] = refersTo?.split('.') ?? []
  const file = TABLES.find((other) => other.table === target)?.file
  const what = [kind.about, about, file && file !== table.file ? `from \`${file}\`` : file && 'from this file']
  return [
    byLanguage ? `\`${header}.nl\`, \`${header}.en\` …` : `\`${header}\``,
    required ? 'yes' : '',
    what.filter(Boolean).join('; ').replaceAll('|', '\\|'),
    required ? '' : emptyText(column),
  ]
}

function emptyText({ whenEmpty, ofMarket, ofRow, keepsWhenEmpty }: Column): string {
  if (ofRow) return 'as the row has it'
  if (ofMarket) return 'as the market has it'
  if (keepsWhenEmpty) return 'as it is'
  if (whenEmpty === true) return '`yes`'
  if (whenEmpty === false) return '`no`'
  if (typeof whenEmpty === 'number' || (typeof whenEmpty === 'string' && whenEmpty !== '')) return `\`${whenEmpty}\``
  return 'none'
}

function omittedText(omitted: Omitted, table: Table): string {
  const texts: Record<Omitted['are'], string> = {
    kept: 'Rows that are not in the file stay as they are.',
    removed: 'Rows that are not in the file are removed.',
    deactivated: 'Rows that are not in the file become inactive.',
    'removed-unless-used': 'Rows that are not in the file are removed, unless something that stays uses them.',
    'removed-within': '',
  }
  if (omitted.are !== 'removed-within') return texts[omitted.are]
  const owner = omitted.owner.map((name) => `\`${headerOf(table, name)}\``).join(' + ')
  return `For each ${owner} that the file names, the file holds all there is: other rows of it are removed.`
}
