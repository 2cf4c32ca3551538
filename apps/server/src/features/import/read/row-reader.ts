import type { MarketPack } from '@fust/domain/market'
import { asOneLine } from '@fust/domain/text'
import { isWrong, type CellValue, type Column, type Table } from '../format/index.ts'
import type { CsvRow } from './csv-rows.ts'
import type { Faults } from './faults.ts'

/** A row ready for its staging table: `line` and the columns of the table. Nulls are left out. */
export type StagedRow = Record<string, CellValue>

type PlannedCell = { place: number; header: string; language: string | undefined }
type PlannedColumn = { column: Column; cells: readonly PlannedCell[] }

/** Languages in which every required text must be given, and those in which it may be. */
export type Languages = { required: readonly string[]; known: readonly string[] }

/** Turns rows of one file into staged rows and reports what is wrong with each. */
export function createRowReader(
  table: Table,
  header: CsvRow,
  languages: Languages,
  market: MarketPack,
  faults: Faults,
) {
  const plan = planOf(table, header, languages, faults)
  const report = (line: number, column: string, reason: string) =>
    faults.add({ file: table.file, line, column, reason })

  /** Undefined: the row cannot be staged, because nobody can tell which row it is. */
  function read({ line, cells }: CsvRow): StagedRow | undefined {
    if (cells.length !== header.cells.length) {
      const isMore = cells.length > header.cells.length
      const wayOn = isMore
        ? 'put a cell that holds a comma between double quotes'
        : 'add the cells that lack, empty ones too'
      const reason = `has ${cells.length} cells, the header has ${header.cells.length}: ${wayOn}`
      faults.add({ file: table.file, line, reason })
      return undefined
    }
    const row: StagedRow = { line }
    let isWhole = true
    for (const planned of plan) {
      const value = planned.column.byLanguage ? textsOf(planned, cells, line) : valueOf(planned, cells, line)
      if (value === undefined) isWhole = false
      row[planned.column.column] = value ?? null
    }
    for (const { column } of plan) row[column.column] ??= column.ofRow?.(row) ?? null
    if (isWhole) for (const check of table.rowChecks) if (check.isWrong(row)) report(line, check.header, check.reason)
    return table.key.every((column) => row[column] !== null && row[column] !== undefined) ? row : undefined
  }

  function valueOf({ column, cells }: PlannedColumn, row: readonly string[], line: number): CellValue | undefined {
    const [planned] = cells
    const cell = planned ? (row[planned.place] ?? '') : ''
    if (cell === '') {
      if (column.required && planned) report(line, column.header, 'is empty: it has to be given')
      return column.required
        ? undefined
        : column.keepsWhenEmpty
          ? null
          : (column.ofMarket?.(market) ?? column.whenEmpty)
    }
    return checked(column, column.header, cell, line)
  }

  function textsOf({ column, cells }: PlannedColumn, row: readonly string[], line: number): CellValue | undefined {
    const found: Record<string, CellValue> = {}
    let isWhole = true
    for (const { place, header: name, language = '' } of cells) {
      const cell = row[place] ?? ''
      if (cell === '') {
        if (column.required && !column.inAnyLanguage && languages.required.includes(language)) {
          report(line, name, 'is empty: it has to be given')
          isWhole = false
        }
        continue
      }
      const value = checked(column, name, cell, line)
      if (value === undefined) isWhole = false
      else found[language] = value
    }
    if (isWhole && column.inAnyLanguage && Object.keys(found).length === 0) {
      report(line, column.header, 'is empty in every language: give it in one')
      isWhole = false
    }
    return isWhole ? found : undefined
  }

  function checked(column: Column, name: string, cell: string, line: number): CellValue | undefined {
    // U+FFFD is what a decoder leaves where the bytes are not UTF-8; PostgreSQL cannot store NUL.
    if (cell.includes('\uFFFD')) report(line, name, NOT_UTF8)
    else if (MISREAD.test(cell)) report(line, name, `'${shortened(cell)}' ${READ_WRONG}`)
    else if (cell.includes('\0')) report(line, name, 'holds a NUL character: take it away')
    else {
      const value = column.kind.read(cell)
      if (!isWrong(value)) return value
      report(line, name, `'${shortened(cell)}' ${value.reason}`)
    }
    return undefined
  }

  return { read }
}

/** As the texts of Windows-1252 and others are. */
// What two bytes of UTF-8 become where a program takes them for Windows-1252 (`Ã¶` for ö, `Å‚` for ł) and saves that as
// UTF-8. Signs that may stand behind a capital, such as quotes, an ellipsis or ™, are left out.
const MISREAD = /Ã[¡-¬¯-º¼-¿ƒ„†‡ˆ‰Š‹ŒŽ˜šœ›žŸ‚]|[ÄÅ][¡-ª¬¯-±´-º¼-¿‚„†‡ˆ‰›ž]|Â[¡-©¬¯-º¼-¿]|â(?:€[™œ“”˜¦]|‚¬)/u
const READ_WRONG = 'was read in a wrong encoding before it was saved: save it anew from where it reads right, as UTF-8'
const NOT_UTF8 = 'is not UTF-8 text: save the file as UTF-8 (in a spreadsheet: CSV UTF-8)'

// What is wrong is shown in a terminal, which a cell must not speak to.
export const shortened = (cell: string) => asOneLine(cell.length > 60 ? `${cell.slice(0, 57)}…` : cell)

/** Every column that a file may have, by what it reads like. */
function namesOf({ columns }: Table, { known }: Languages): ReadonlyMap<string, string> {
  const names = columns.flatMap(({ header, byLanguage }) =>
    byLanguage ? known.map((language) => `${header}.${language}`) : [header],
  )
  return new Map(names.map((name) => [plain(name), name]))
}

const plain = (name: string) => name.trim().toLowerCase()

/** Whether a first line names columns at all: a remark, or another kind of file, does not. */
export const isHeader = (table: Table, { cells }: CsvRow, languages: Languages): boolean => {
  const names = namesOf(table, languages)
  return cells.some((cell) => names.has(plain(cell)))
}

function planOf(table: Table, header: CsvRow, languages: Languages, faults: Faults): PlannedColumn[] {
  const report = (column: string, reason: string) =>
    faults.add({ file: table.file, line: header.line, column: shortened(column), reason })
  const names = namesOf(table, languages)
  const places = new Map<string, number>()
  for (const [place, written] of header.cells.entries()) {
    const name = names.get(plain(written)) ?? written
    if (name !== written) report(written, `is not written as the column is called: write ${name}`)
    if (places.has(name)) report(name, 'stands twice in the header: leave one')
    places.set(name, place)
  }
  const free: string[] = []
  const plan = table.columns.map((column): PlannedColumn => {
    const wanted = column.byLanguage ? languages.known : [undefined]
    const cells = wanted.flatMap((language) => {
      const name = language ? `${column.header}.${language}` : column.header
      const place = places.get(name)
      const isNeeded =
        column.required && !column.inAnyLanguage && (language === undefined || languages.required.includes(language))
      if (place === undefined && isNeeded) report(name, 'is missing from the header: add it')
      if (place === undefined && (language === undefined || languages.required.includes(language))) free.push(name)
      places.delete(name)
      return place === undefined ? [] : [{ place, header: name, language }]
    })
    return { column, cells }
  })
  const others = free.length > 0 ? `; columns that are not there yet: ${free.join(', ')}` : ''
  for (const name of places.keys())
    report(name, `is not a column of this file: correct its name, or take it away${others}`)
  return plan
}
