import type { Cents, Text } from './units.ts'

type Cell = string | number | boolean | readonly (string | number)[] | undefined
export type Row = Record<string, Cell>

/** A CSV file (RFC 4180, header row) of the rows; the columns are all keys in order of appearance. */
export function csv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = rows.map((row) => columns.map((column) => quoted(plain(row[column]))).join(','))
  return [columns.join(','), ...lines, ''].join('\n')
}

function plain(cell: Cell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return typeof cell === 'object' ? cell.join('|') : String(cell)
}

const quoted = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** `name.nl` and `name.en` of a text. */
export const texts = (column: string, text: Text): Row => ({ [`${column}.nl`]: text.nl, [`${column}.en`]: text.en })

export const euros = (cents: Cents) =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
export const kilograms = (grams: number) => String(grams / 1000)
export const litres = (millilitres: number) => String(millilitres / 1000)
export const percent = (basisPoints: number) => String(basisPoints / 100)
