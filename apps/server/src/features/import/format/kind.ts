/** What a cell may become: anything JSON can carry to PostgreSQL. */
export type CellValue = string | number | boolean | null | readonly CellValue[] | { readonly [key: string]: CellValue }

/** Why a cell was refused, as the end of the sentence "'abc' …". */
export class WrongCell {
  readonly reason: string
  constructor(reason: string) {
    this.reason = reason
  }
}

/** One sort of cell: how it is read, written and stored. The empty cell never reaches `read`. */
export type Kind = {
  /** The sort as the documentation names it. */
  readonly about: string
  readonly sqlType: string
  /** The unit at the end of the header, and what it is called in the table: `_kg` is `_grams`. */
  readonly headerEnd: string
  readonly columnEnd: string
  readonly isList: boolean
  readonly read: (text: string) => CellValue | WrongCell
  /** Takes PostgreSQL's text of the value (lists and objects as JSON). */
  readonly write: (stored: string) => string
}

export function kind(about: string, sqlType: string, parts: Partial<Kind> & Pick<Kind, 'read'>): Kind {
  return { about, sqlType, headerEnd: '', columnEnd: '', isList: false, write: (stored) => stored, ...parts }
}

export const isWrong = (value: unknown): value is WrongCell => value instanceof WrongCell

/** A value of unknown origin as JSON: what JSON cannot carry becomes null. */
export function asJson(value: unknown): CellValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (Array.isArray(value)) return value.map(asJson)
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asJson(part)]))
}

/** Whether PostgreSQL takes it: no NUL, no half of a character, and no deeper than anybody writes. */
export function isStorable(value: CellValue, depth = DEEPEST): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  const parts = Array.isArray(value) ? value : Object.entries(value).flat()
  return parts.every((part) => isStorable(part, depth - 1))
}

/** The most levels that YAML and JSON may be nested. */
export const DEEPEST = 50
