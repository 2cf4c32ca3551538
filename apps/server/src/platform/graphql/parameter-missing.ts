import type { GraphQLError } from 'graphql'
import { wording, type Wording } from '#words/words.ts'
import { inputError } from './graphql-errors.ts'

/** What a call lacks, in words (graphql.md §4.1). */
export function parameterMissingWords(name: string): Wording {
  return wording('parameter-missing', { name })
}

export function parameterMissing(name: string): GraphQLError {
  return inputError(parameterMissingWords(name))
}
