import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../../breweries/veenhof')

export type Entry = { [column: string]: string }

export const fileText = (path: string): string => readFileSync(join(FOLDER, path), 'utf8')
export const namesIn = (path: string): string[] => readdirSync(join(FOLDER, path)).toSorted()

const tables = new Map<string, Entry[]>()

/** The rows of a table of the folder as they are committed. */
export function rows(table: string): Entry[] {
  const known = tables.get(table) ?? parsedCsv(fileText(`${table}.csv`))
  tables.set(table, known)
  return known
}

export const column = (table: string, name: string): string[] => rows(table).map((row) => row[name] ?? '')

/** The row with this value in a column that has each value once. */
export const rowWhere = (table: string, name: string, value: string | undefined): Entry | undefined =>
  rows(table).find((row) => row[name] === value)

export const isYes = (cell: string | undefined) => cell === 'yes'
export const cents = (amount: string | undefined) => Math.round(Number(amount ?? 0) * 100)
export const sumOf = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

function parsedCsv(text: string): Entry[] {
  const [header = [], ...lines] = cells(text)
  return lines.map((line) => Object.fromEntries(header.map((name, index) => [name, line[index] ?? ''])))
}

function cells(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  // each match is one cell and what ends it
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g)) {
    line.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === '\n') {
      lines.push(line)
      line = []
    }
  }
  return lines
}
