import { mergeSpellings, type Given } from '@fust/contract/wire'
import { inputError } from './graphql-errors.ts'

/** One record of the spellings of a call; values that contradict each other are refused (graphql.md §4.1). */
export function merged<T extends object>(...spellings: (Given<T> | null | undefined)[]): Partial<T> {
  const { values, contradictions } = mergeSpellings<T>(...spellings)
  if (contradictions.length > 0) throw inputError(`Contradicting values for ${contradictions.join(', ')}.`)
  return values
}
