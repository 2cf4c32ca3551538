import type { GraphQLError } from 'graphql'
import type { Wording } from '#platform/language.ts'
import { inputError } from './graphql-errors.ts'

/** What a call lacks, in words (graphql.md §4.1). */
export function parameterMissingWords(name: string): Wording {
  return {
    en: `Required parameter "${name}" is missing.`,
    nl: `De verplichte parameter "${name}" ontbreekt.`,
  }
}

export function parameterMissing(name: string): GraphQLError {
  return inputError(parameterMissingWords(name))
}
