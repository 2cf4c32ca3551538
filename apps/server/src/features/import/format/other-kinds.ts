import { isCalendarDate } from '@fust/domain/calendar'
import { asJson, DEEPEST, isStorable, isWrong, kind, WrongCell, type CellValue, type Kind } from './kind.ts'

export const yesNo = kind('`yes` or `no`', 'boolean', {
  read: (cell) => (cell === 'yes' ? true : cell === 'no' ? false : new WrongCell('is not yes or no')),
  write: (stored) => (stored === 'true' ? 'yes' : 'no'),
})

export const day = kind('a day such as `2026-05-05`', 'date', {
  read: (cell) => (isDay(cell) ? cell : new WrongCell('is not a day such as 2026-05-05')),
})

export const instant = kind('a moment such as `2026-05-05T14:03:00Z`', 'timestamptz', {
  read: (cell) => (isInstant(cell) ? cell : new WrongCell('is not a moment such as 2026-05-05T14:03:00Z')),
})

const INSTANT = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/

function isInstant(cell: string): boolean {
  const match = INSTANT.exec(cell)
  return match !== null && isDay(match[1] ?? '')
}

/** A day of a year that somebody can mean. */
export function isDay(cell: string): boolean {
  return /^[12]/.test(cell) && isCalendarDate(cell)
}

/** Several values of one sort, separated by `|`; a `|` inside a value is written `\|`. */
export function listOf(item: Kind): Kind {
  return kind(`list of: ${item.about}`, `${item.sqlType}[]`, {
    isList: true,
    read: (cell) => {
      const values = new Set<CellValue>()
      for (const part of splitAt(cell, '|')) {
        const value = item.read(part)
        if (isWrong(value)) return new WrongCell(`holds '${part}', which ${value.reason}`)
        if (values.has(value)) return new WrongCell(`holds '${part}' twice`)
        values.add(value)
      }
      return [...values]
    },
    write: (stored) =>
      parsedList(stored)
        .map((value) => escapeMarks(item.write(value)))
        .join('|'),
  })
}

/** `key=value` pairs separated by `|`. */
export const pairs = kind('pairs such as `size=33 cl|pack=crate`', 'jsonb', {
  read: (cell) => {
    const found = new Map<string, string>()
    for (const part of splitAt(cell, '|', false)) {
      const [key, value, rest] = splitAt(part, '=')
      if (!key || value === undefined || rest !== undefined)
        return new WrongCell(`holds '${part}', which is not key=value`)
      if (found.has(key)) return new WrongCell(`holds the key '${key}' twice`)
      found.set(key, value)
    }
    return Object.fromEntries(found)
  },
  write: (stored) =>
    Object.entries(parsedObject(stored))
      .map(([key, value]) => `${escapeMarks(key)}=${escapeMarks(String(value))}`)
      .join('|'),
})

export const json = kind('a JSON object or list', 'jsonb', {
  read: (cell) => {
    try {
      const value = asJson(JSON.parse(cell))
      if (typeof value === 'object' && value !== null && isStorable(value)) return value
    } catch {
      // not JSON at all
    }
    return new WrongCell(`is not a JSON object or list of ${DEEPEST} levels at most`)
  },
})

function parsedList(stored: string): string[] {
  const value: unknown = JSON.parse(stored)
  return Array.isArray(value) ? value.map(String) : []
}
export function parsedObject(stored: string): Record<string, unknown> {
  const value: unknown = JSON.parse(stored)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

const escapeMarks = (value: string) => value.replace(/[\\|=]/g, (mark) => `\\${mark}`)

/** Splits at a mark that no backslash guards; `unescape` false leaves the backslashes for a second split. */
function splitAt(cell: string, mark: string, unescape = true): string[] {
  const parts = ['']
  for (let place = 0; place < cell.length; place += 1) {
    const letter = cell.charAt(place)
    if (letter === mark) parts.push('')
    else if (letter === '\\' && place + 1 < cell.length) {
      place += 1
      parts[parts.length - 1] += (unescape ? '' : letter) + cell.charAt(place)
    } else parts[parts.length - 1] += letter
  }
  return parts
}
