import { LANGUAGES, MARKETS } from '@fust/domain/market'
import Type, { type Static } from 'typebox'

/** Languages in any letter case: the stored one may be `NL` (MKT-06). */
const LANGUAGE_SPELLINGS = [...LANGUAGES, ...LANGUAGES.map((language) => language.toUpperCase())]

/** The query parameter of every call: the language of its texts, English unless said (C§7.1). */
export const LanguageQuery = Type.Object(
  { language: Type.Optional(Type.Enum(LANGUAGE_SPELLINGS)) },
  { additionalProperties: false },
)
export type LanguageQuery = Static<typeof LanguageQuery>

/** Headers that a call may carry; the market has to be the brewery's (API-03). */
export const GeneralHeaders = Type.Object({ 'x-market': Type.Optional(Type.Enum([...MARKETS])) })

/** A query with the language beside its own parameters, and nothing else (C§7.1). */
export function queryOf<Own extends Parameters<typeof Type.Object>[0]>(own: Own) {
  return Type.Object({ ...LanguageQuery.properties, ...own }, { additionalProperties: false })
}

/** A text that may be missing: null then. */
export const NullableText = Type.Union([Type.String(), Type.Null()])

/** The id of a ship-to, a payer, a company or a person. */
export const PartyId = Type.String({ minLength: 1, maxLength: 40 })
