import { TABLES, type Column, type Omitted, type Reference, type RowCheck, type Table } from './format/index.ts'
import { SPECIAL_CHECKS } from './store/special-checks.store.ts'

const BEGIN = '<!-- files: written by tools/write-brewery-folder-page.ts -->'
const END = '<!-- end of files -->'

/** Puts the sections of all files, as the importer knows them, between the marks of the page. */
export function withFileSections(page: string): string {
  const begin = page.indexOf(BEGIN)
  const end = page.indexOf(END)
  if (begin < 0 || end < begin) throw new Error(`the page lacks the marks ${BEGIN} and ${END}`)
  return `${page.slice(0, begin + BEGIN.length)}\n\n${TABLES.map(section).join('\n')}\n${page.slice(end)}`
}

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

/** Padded as the formatter would. */
function markdownTable(rows: string[][]): string {
  const widths = HEADINGS.map((_, at) => Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |\n`
  const [head = '', ...body] = rows.map(line)
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('')
}

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

function emptyText({ whenEmpty, keepsWhenEmpty }: Column): string {
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
