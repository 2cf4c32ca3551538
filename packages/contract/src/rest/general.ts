import { LANGUAGES, MARKETS } from '@fust/domain/market'
import { ONE_LINE } from '@fust/domain/text'
import Type, { type Static } from 'typebox'

/** Languages in any letter case: the stored one may be `NL` (MKT-06). */
const LANGUAGE_SPELLINGS = [...LANGUAGES, ...LANGUAGES.map((language) => language.toUpperCase())]

/** The query parameter of every call: the language of its texts, English unless said (C§7.1). */
export const LanguageQuery = Type.Object(
  { language: Type.Optional(Type.Enum(LANGUAGE_SPELLINGS)) },
  { additionalProperties: false },
)
export type LanguageQuery = Static<typeof LanguageQuery>

/** One line of text, of so many code points at the most. */
export function lineOf(maxLength: number, minLength = 0) {
  return Type.String({ ...(minLength > 0 && { minLength }), maxLength, pattern: ONE_LINE })
}

/** The parts of a path: the market and the version of the call beside its own. */
export function pathOf<Own extends Parameters<typeof Type.Object>[0]>(own: Own) {
  const general = { market: Type.Optional(lineOf(16)), version: Type.Optional(lineOf(16)) }
  return Type.Object({ ...general, ...own }, { additionalProperties: false })
}

/** Headers that a call may carry; the market has to be the brewery's (API-03), the others may be empty. */
export const GeneralHeaders = Type.Object({
  'x-market': Type.Optional(Type.Enum([...MARKETS])),
  outletid: Type.Optional(lineOf(40)),
  customertype: Type.Optional(lineOf(40)),
})

/** A query with the language beside its own parameters, and nothing else (C§7.1). */
export function queryOf<Own extends Parameters<typeof Type.Object>[0]>(own: Own) {
  return Type.Object({ ...LanguageQuery.properties, ...own }, { additionalProperties: false })
}

/** A text that may be missing: null then. */
export const NullableText = Type.Union([Type.String(), Type.Null()])

/** The id of a ship-to, a payer, a company or a person. */
export const PartyId = lineOf(40, 1)
