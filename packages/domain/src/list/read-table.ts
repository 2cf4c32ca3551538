import { cleanCell, cleanText } from './clean-text.ts'
import { LIST_CELL_MAXIMUM, LIST_COLUMNS_MAXIMUM, LIST_FILE_MAXIMUM_BYTES, LIST_ROWS_MAXIMUM } from './list-limits.ts'

/** What stands between cells: one character, or two blanks and more. */
export type ListSeparator = '\t' | ';' | ',' | '|' | 'blanks'

export type ListTable = {
  cells: readonly (readonly string[])[]
  /** A sheet has cells of its own, and its numbers are numbers whatever the market writes. */
  isSheet: boolean
  /** Null where the text has no columns: each line is one cell. */
  separator: ListSeparator | null
}

const SEPARATORS = ['\t', ';', '|', 'blanks', ','] as const
const SAMPLE_CHARACTERS = 64_000
const NAMED_SEPARATOR = /^"?sep=(.)"?$/i
/** Date, time and sender, as chats copy them before a message. */
const CHAT_STAMP =
  /^(?:\[[\d:.,/ APMapm-]{5,30}\]|\d{1,4}[-./]\d{1,2}[-./]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})? -) ?[^:\n]{1,60}: /gm
/** 'VP-KR2430 12 17,85': a comma inside a number between blanks. */
const DECIMAL_COMMA = /[ €]\d{1,5},\d{1,3}(?= |$)/gm
const RULE_OF_TABLE = /^[\s|:-]+$/

export type TableRefusal = { refusal: 'too-large' | 'too-many-rows' }

/** The cells of a pasted text or a text file; empty rows are left out. */
export function readTable(text: string): ListTable | TableRefusal {
  // A character is a byte at least.
  if (text.length > LIST_FILE_MAXIMUM_BYTES) return { refusal: 'too-large' }
  const whole = cleanText(text).replaceAll(CHAT_STAMP, '')
  const end = whole.indexOf('\n')
  const named = NAMED_SEPARATOR.exec(end < 0 ? '' : whole.slice(0, end).trimEnd())?.[1]
  const body = named === undefined ? whole : whole.slice(end + 1)
  const separator = SEPARATORS.find((own) => own === named) ?? separatorOf(body.slice(0, SAMPLE_CHARACTERS))
  const cells = separator === 'blanks' ? cellsBetweenBlanks(body) : cellsBetween(body, separator)
  if (!cells) return { refusal: 'too-many-rows' }
  return { cells: separator === '|' ? withoutFrame(cells) : cells, isSheet: false, separator }
}

/** The separator that most lines have; null for lines without columns. */
function separatorOf(sample: string): ListSeparator | null {
  const lines = sample
    .replaceAll(/"(?:[^"]|"")*"/g, 'quoted')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const share = (test: (line: string) => boolean) => lines.filter(test).length / Math.max(1, lines.length)
  const isMessage = share(beginsWithQuantity) >= 0.5
  const found = SEPARATORS.find((separator) => {
    if (isMessage && (separator === ',' || separator === 'blanks')) return false
    const most = separator === ',' || separator === 'blanks' ? 0.6 : 0.5
    return share((line) => partsOf(line, separator) > 1) >= most
  })
  return found ?? null
}

/** 'Seven crates pils, please': a line of a message, in which commas are punctuation. */
function beginsWithQuantity(line: string): boolean {
  const [first = '', second = ''] = line.split(' ').filter((word) => /[\p{L}\d]/u.test(word))
  return /^\d{1,4}[x×*]?$/.test(first) ? /^\p{L}/u.test(second) : /^\d{1,4}[x×*]\p{L}/u.test(first)
}

function partsOf(line: string, separator: ListSeparator): number {
  if (separator === 'blanks') return line.trim().split(BLANKS).length
  return (separator === ',' ? line.replaceAll(DECIMAL_COMMA, '') : line).split(separator).length
}

const BLANKS = / {2,}/

function cellsBetweenBlanks(text: string): string[][] | undefined {
  const rows: string[][] = []
  for (const line of text.split('\n')) {
    if (line.trim() !== '') rows.push(line.trim().split(BLANKS).slice(0, LIST_COLUMNS_MAXIMUM).map(cellOf))
    if (rows.length > ROWS_READ) return undefined
  }
  return rows
}

// One more may be headings.
const ROWS_READ = LIST_ROWS_MAXIMUM + 1

const cellOf = (text: string): string => cleanCell(text.slice(0, 4 * LIST_CELL_MAXIMUM)).slice(0, LIST_CELL_MAXIMUM)

/** One walk through the text; cells in quotes may hold separators, quotes and line ends. */
function cellsBetween(text: string, separator: string | null, readsQuotes = true): string[][] | undefined {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false

  const endCell = () => {
    if (row.length < LIST_COLUMNS_MAXIMUM) row.push(cellOf(cell))
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((own) => own !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length && rows.length <= ROWS_READ; at += 1) {
    const sign = text.charAt(at)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text.charAt(at + 1) === '"') {
        cell += sign
        at += 1
      } else isQuoted = false
    } else if (readsQuotes && sign === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (sign === separator) endCell()
    else if (sign === '\n') endRow()
    else cell += sign
  }
  // A quote that nobody closes is an inch or a slip: it would swallow all that follows.
  if (isQuoted) return cellsBetween(text, separator, false)
  endRow()
  return rows.length > ROWS_READ ? undefined : rows
}

/** Tables of chats and wikis have a line on both sides and under the headings. */
function withoutFrame(rows: readonly (readonly string[])[]): string[][] {
  const isFramed = rows.every(([first = '', ...others]) => first === '' && others.at(-1) === '')
  return rows
    .filter((row) => !row.every((cell) => cell === '' || RULE_OF_TABLE.test(cell)))
    .map((row) => (isFramed ? row.slice(1, -1) : [...row]))
}
