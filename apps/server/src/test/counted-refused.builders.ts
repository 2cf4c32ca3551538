import { documentOf, OF_EVERYBODY, OF_GUESTS, OF_PEOPLE } from '#features/adobe-clients/not-offered.builders.ts'
import type { CountedCall } from './counted-calls.builders.ts'

/** Calls that are always refused: nothing but the brewery and the session is read for them. */
export const REFUSED_CALLS: readonly CountedCall[] = [
  ...Object.entries(OF_GUESTS).map((call) => refused('sign-in-first', ...call)),
  ...Object.entries({ ...OF_EVERYBODY, ...OF_PEOPLE }).map((call) => refused('not-offered', ...call)),
]

function refused(code: string, operation: string, field: string): CountedCall {
  return {
    operation,
    ask: async ({ brewery }) => {
      const { errors } = await brewery.ask(documentOf(operation, field))
      return errors[0]?.extensions.code === code ? [] : [`${operation} is not refused`, ...errors]
    },
  }
}
