import { PASSWORD_MAXIMUM } from '@fust/domain/account'
import Type, { type Static } from 'typebox'
import { lineOf, text } from './general.ts'

/** POST /identity/personal-data: all that is known of the person, by what it is for. */
export const PersonalData = Type.Object({
  at: text('As of when, ISO instant in UTC.'),
  purposes: Type.Array(
    Type.Object({
      purpose: text('What it is for, as the data map calls it.'),
      about: text('The same in a sentence.'),
      tables: Type.Array(
        Type.Object({
          table: text('Where it is kept.'),
          rows: Type.Array(Type.Record(Type.String(), Type.Unknown()), {
            description: 'What is kept there of the person, column by column; ten thousand rows at most.',
          }),
        }),
        { description: 'What is kept for it, table by table.' },
      ),
    }),
    { description: 'All that anything of people is kept for, whether there is anything or not.' },
  ),
})
export type PersonalData = Static<typeof PersonalData>

/** GET /identity/erasure: what an erasure would mean. */
export const ErasureTerms = Type.Object({
  days: Type.Integer({ description: 'Days from the wish to the erasure; whoever signs in before has withdrawn it.' }),
  keyedAlone: Type.Array(Type.String(), {
    description: 'Companies that the person is the only Key user of: while there are any, the wish is refused.',
  }),
  hasPassword: Type.Boolean({
    description: 'False of who signs in elsewhere, and has none to ask with: the brewery erases them.',
  }),
})
export type ErasureTerms = Static<typeof ErasureTerms>

/** POST /identity/erasure */
export const ErasureBody = Type.Object(
  { password: lineOf(PASSWORD_MAXIMUM, { description: 'The one that the person signs in with.' }) },
  { additionalProperties: false },
)
export type ErasureBody = Static<typeof ErasureBody>

export const ErasureAnswer = Type.Object({ dueAt: text('When the person is erased, ISO instant in UTC.') })
export type ErasureAnswer = Static<typeof ErasureAnswer>
