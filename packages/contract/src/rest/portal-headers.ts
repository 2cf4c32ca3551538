import { DELIVERY_METHODS, NOTE_MAXIMUM_CHARACTERS, TITLE_MAXIMUM_CHARACTERS } from '@fust/domain/order'
import { codePointsOf } from '@fust/domain/text'
import Type, { type Static } from 'typebox'
import { lineOf } from './general.ts'

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const Flag = Type.Enum(['0', '1'])
/** A text of so many characters, URL-encoded: a code point is written as three letters for each of four bytes. */
const encoded = (characters: number) => lineOf(12 * codePointsOf(characters))

/** The portal's own headers of a call (graphql.md §1.2): each may be left out, none widens what the session allows. */
export const PortalHeaders = Type.Object({
  outletid: Type.Optional(lineOf(40, { least: 1 })),
  datepopup: Type.Optional(Day),
  standarddeliverydate: Type.Optional(Day),
  outletdeliverymethod: Type.Optional(Type.Enum([...DELIVERY_METHODS])),
  notefordriver: Type.Optional(encoded(NOTE_MAXIMUM_CHARACTERS)),
  customerordernumber: Type.Optional(encoded(TITLE_MAXIMUM_CHARACTERS)),
  lang: Type.Optional(Type.String({ pattern: '^[A-Za-z]{2}$' })),
  customertype: Type.Optional(lineOf(40)),
  cartskus: Type.Optional(
    Type.String({ maxLength: 12_000, pattern: '^ *[A-Za-z0-9-]{3,20} *(, *[A-Za-z0-9-]{3,20} *)*$' }),
  ),
  idoctype: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{4}$' })),
  onlyempties: Type.Optional(Flag),
  onlyfavourites: Type.Optional(Flag),
  productrecoenabled: Type.Optional(Flag),
})
export type PortalHeaders = Static<typeof PortalHeaders>
