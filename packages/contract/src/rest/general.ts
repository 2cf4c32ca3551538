import { LANGUAGES } from '@fust/domain/market'
import { ONE_LINE } from '@fust/domain/text'
import Type, { type Static } from 'typebox'

// What is said of a shape stands in the description of the calls, for whoever writes a client.

/** Languages in any letter case: the stored one may be `NL` (MKT-06). */
const LANGUAGE_SPELLINGS = [...LANGUAGES, ...LANGUAGES.map((language) => language.toUpperCase())]

const language = Type.Enum(LANGUAGE_SPELLINGS, {
  description: 'Language of the texts in the answer; left out: English.',
})

/** The query parameter of every call: the language of its texts, English unless said (C§7.1). */
export const LanguageQuery = Type.Object({ language: Type.Optional(language) }, { additionalProperties: false })
export type LanguageQuery = Static<typeof LanguageQuery>

// Far more than any company has people, and still counted in four bytes with the largest page.
export const LAST_PAGE = 1_000_000

/** One line of text, of so many code points at the most. */
export function lineOf(maxLength: number, { least = 0, description }: { least?: number; description?: string } = {}) {
  return Type.String({
    ...(description !== undefined && { description }),
    ...(least > 0 && { minLength: least }),
    maxLength,
    pattern: ONE_LINE,
  })
}

/** The parts of a path: the market and the version of the call beside its own. */
export function pathOf<Own extends Parameters<typeof Type.Object>[0]>(own: Own) {
  const general = {
    market: Type.Optional(lineOf(16, { description: 'The market of the brewery; another one is not found.' })),
    version: Type.Optional(lineOf(16, { description: 'Both versions serve the same calls.' })),
  }
  return Type.Object({ ...general, ...own }, { additionalProperties: false })
}

/** Headers that a call may carry; the market has to be the brewery's (API-03), the others may be empty. */
export const GeneralHeaders = Type.Object({
  'x-market': Type.Optional(
    Type.String({ pattern: '^[A-Z]{2}$', description: 'The market of the brewery; another one is refused (422).' }),
  ),
  outletid: Type.Optional(
    lineOf(40, {
      description: "The ship-to of the request, one of the caller's (else 403); left out: that of the session.",
    }),
  ),
  customertype: Type.Optional(
    lineOf(40, { description: 'The customer type of that ship-to; another one is refused (422).' }),
  ),
})

/** A query with the language beside its own parameters, and nothing else (C§7.1). */
export function queryOf<Own extends Parameters<typeof Type.Object>[0]>(own: Own) {
  return Type.Object({ ...LanguageQuery.properties, ...own }, { additionalProperties: false })
}

/** A text with what it is. */
export function text(description: string) {
  return Type.String({ description })
}

/** A text that may be missing: null then. */
export function textOrNull(description: string) {
  return Type.Union([Type.String(), Type.Null()], { description })
}

/** The id of a ship-to, a payer, a company or a person. */
export function partyId(description: string) {
  return lineOf(40, { least: 1, description })
}
