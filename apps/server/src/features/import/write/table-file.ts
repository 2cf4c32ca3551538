import { LANGUAGES } from '@fust/domain/market'
import { parsedObject } from '../format/other-kinds.ts'
import type { Column, Table } from '../format/index.ts'
import { csvLine } from './csv-text.ts'

export type WrittenLanguages = ReadonlySet<string>

const languagesOf = ({ byLanguage }: Column, languages: WrittenLanguages) =>
  byLanguage ? LANGUAGES.filter((language) => languages.has(language)) : []

export function headerLine({ columns }: Table, languages: WrittenLanguages): string {
  return csvLine(
    columns.flatMap((column) =>
      column.byLanguage
        ? languagesOf(column, languages).map((language) => `${column.header}.${language}`)
        : [column.header],
    ),
  )
}

export function rowLine({ columns }: Table, stored: readonly (string | null)[], languages: WrittenLanguages): string {
  return csvLine(columns.flatMap((column, place) => cellsOf(column, stored[place] ?? null, languages)))
}

function cellsOf(column: Column, stored: string | null, languages: WrittenLanguages): string[] {
  if (!column.byLanguage) return [stored === null ? '' : column.kind.write(stored)]
  const texts = stored === null ? {} : parsedObject(stored)
  return languagesOf(column, languages).map((language) => {
    const text = texts[language]
    return typeof text === 'string' ? column.kind.write(text) : ''
  })
}
