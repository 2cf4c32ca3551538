import { cleanCell, LIST_CELL_MAXIMUM, LIST_COLUMNS_MAXIMUM, LIST_ROWS_MAXIMUM } from '@fust/domain/list'
import { UnreadableFile, unzipText, zipEntries } from './read-zip.ts'

/** Unpacked, of the sheet and of its texts each. */
const PART_MAXIMUM_BYTES = 16_000_000
const SHARED_TEXTS = 'xl/sharedStrings.xml'
const SHEET = /^xl\/worksheets\/sheet(\d{1,4})\.xml$/

/** The rows of the first sheet of a workbook; of a formula the value that it had when it was saved. */
export async function readSheet(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const entries = zipEntries(bytes)
  const [first] = [...entries.keys()]
    .flatMap((name) => {
      const number = SHEET.exec(name)?.[1]
      return number === undefined ? [] : [{ name, number: Number(number) }]
    })
    .toSorted((a, b) => a.number - b.number)
  const sheet = first && entries.get(first.name)
  if (!sheet) throw new UnreadableFile('not-a-table')
  const texts = entries.get(SHARED_TEXTS)
  const shared = texts ? sharedTexts(await unzipText(bytes, texts, PART_MAXIMUM_BYTES)) : []
  return cellsOf(await unzipText(bytes, sheet, PART_MAXIMUM_BYTES), shared)
}

function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  let text = ''
  for (const { name, isEnd, before } of tagsOf(xml)) {
    if (name === 'si' && !isEnd) text = ''
    if (name === 't' && isEnd) text += before
    if (name === 'si' && isEnd) texts.push(decoded(text))
  }
  return texts
}

/** Before the first of a row: cells that do not say where they are follow each other. */
const NO_CELL = { column: -1, type: '', text: '' }

function cellsOf(xml: string, shared: readonly string[]): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = NO_CELL
  for (const { name, attributes, isEnd, isEmpty, before } of tagsOf(xml)) {
    if (name === 'row' && !isEnd) {
      row = []
      cell = NO_CELL
    }
    if (name === 'row' && (isEnd || isEmpty)) {
      rows.push(row)
      if (rows.length > LIST_ROWS_MAXIMUM + 1) throw new UnreadableFile('too-many-rows')
    }
    if (name === 'c' && !isEnd)
      cell = {
        column: columnOf(attribute(attributes, 'r')) ?? cell.column + 1,
        type: attribute(attributes, 't'),
        text: '',
      }
    if ((name === 'v' || name === 't') && isEnd) cell = { ...cell, text: cell.text + before }
    if (name === 'c' && isEnd && cell.column < LIST_COLUMNS_MAXIMUM) row[cell.column] = valueOf(cell, shared)
  }
  return rows.map((own) => Array.from(own, (value) => value ?? ''))
}

function valueOf({ type, text: written }: { type: string; text: string }, shared: readonly string[]): string {
  const value = type === 's' ? (shared[Number(written)] ?? '') : decoded(written)
  // A number is written as the machine has it, whatever the market writes: 12, 12.5, 8.712345E12.
  const number = type === '' || type === 'n' ? Number(value) : Number.NaN
  const text = value !== '' && Number.isFinite(number) ? numberText(number) : value
  return cleanCell(text.slice(0, 4 * LIST_CELL_MAXIMUM)).slice(0, LIST_CELL_MAXIMUM)
}

/** With three digits behind its point a number would read as thousands: a fourth says that it is none. */
function numberText(number: number): string {
  const text = String(number)
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

/** 0 for 'A7'. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (letters === undefined) return undefined
  return letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

type Tag = { name: string; attributes: string; isEnd: boolean; isEmpty: boolean; before: string }

/** Each tag with the text before it, in one walk; declarations and comments say nothing, and entities of its own a sheet has none. */
function* tagsOf(xml: string): Generator<Tag> {
  let at = 0
  for (;;) {
    const open = xml.indexOf('<', at)
    if (open < 0) return
    const close = xml.indexOf('>', open)
    if (close < 0) throw new UnreadableFile('damaged')
    const inner = xml.slice(open + 1, close)
    if (inner.startsWith('!')) throw new UnreadableFile('damaged')
    const isEnd = inner.startsWith('/')
    const isEmpty = inner.endsWith('/')
    const words = inner.slice(isEnd ? 1 : 0, isEmpty ? -1 : undefined)
    const space = words.search(/\s/)
    const name = space < 0 ? words : words.slice(0, space)
    yield {
      // Some writers put a prefix before each name.
      name: name.slice(name.indexOf(':') + 1),
      attributes: space < 0 ? '' : words.slice(space),
      isEnd,
      isEmpty,
      before: xml.slice(at, open),
    }
    at = close + 1
  }
}

function attribute(attributes: string, name: string): string {
  const at = attributes.indexOf(` ${name}="`)
  if (at < 0) return ''
  const from = at + name.length + 3
  return attributes.slice(from, attributes.indexOf('"', from))
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g, (all, decimal, hex, named) => {
    if (typeof named === 'string') return NAMED[named] ?? all
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : all
  })
