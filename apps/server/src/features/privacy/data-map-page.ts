import { markdownTable } from '#platform/markdown-table.ts'
import { columnsOf, DATA_MAP, PURPOSES, wordsOf, type Mapped, type Personal } from './data-map.ts'

const FIRST = '<!-- data map: written by tools/write-privacy-page.ts -->'
const LAST = '<!-- end of data map -->'

/** Puts the map between the marks of the page. */
export function withDataMap(page: string): string {
  const begin = page.indexOf(FIRST)
  const end = page.indexOf(LAST)
  if (begin < 0 || end < begin) throw new Error(`the page lacks the marks ${FIRST} and ${LAST}`)
  return `${page.slice(0, begin + FIRST.length)}\n\n${dataMap()}\n${page.slice(end)}`
}

function dataMap(): string {
  const purposes = Object.entries(PURPOSES).map(([name, what]) => [name, what])
  const personal = of('personal').map(([table, mapped]) => [
    `\`${table}\``,
    mapped.purpose,
    typeof mapped.by === 'string' ? `\`${mapped.by}\`` : `\`${mapped.by.column}\` of \`${mapped.by.in}\``,
    mapped.kept,
    listed(wordsOf(mapped.given)),
    listed(wordsOf(mapped.held)),
    erasedText(mapped.erased),
  ])
  const passing = of('passing').map(([table, mapped]) => [
    `\`${table}\``,
    mapped.holds,
    mapped.kept,
    listed(columnsOf(mapped)),
  ])
  const impersonal = of('impersonal').map(([table, mapped]) => [
    `\`${table}\``,
    mapped.holds,
    listed(columnsOf(mapped)),
  ])
  return [
    '### What it is for\n',
    markdownTable([['purpose', 'what'], ...purposes]),
    '### Rows of a person\n',
    markdownTable([['table', 'purpose', 'whose', 'kept', 'given', 'not given', 'erased'], ...personal]),
    '### What passes by itself\n',
    markdownTable([['table', 'what of people', 'kept', 'columns'], ...passing]),
    '### What is of nobody\n',
    markdownTable([['table', 'what', 'columns'], ...impersonal]),
  ].join('\n')
}

type Of<Is extends Mapped['is']> = readonly [table: string, mapped: Extract<Mapped, { is: Is }>]

const of = <Is extends Mapped['is']>(is: Is): Of<Is>[] =>
  Object.entries(DATA_MAP).filter((entry: readonly [string, Mapped]): entry is [...Of<Is>] => entry[1].is === is)

function erasedText(erased: Personal['erased']): string {
  if (erased.how === 'removed') return 'removed'
  if (erased.how === 'removed-with') return `with its \`${erased.owner}\``
  const blanks = Object.keys(erased.blanks)
  const emptied = blanks.length > 0 ? `; emptied: ${listed(blanks)}` : ''
  return `kept: ${erased.why}${emptied}`
}

const listed = (columns: readonly string[]) => columns.map((column) => `\`${column}\``).join(' ')
