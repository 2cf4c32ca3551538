import { DELIVERY_METHODS } from '@fust/domain/order'
import Type, { type Static } from 'typebox'
import { PartyId } from './general.ts'

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const Flag = Type.Enum(['0', '1'])
/** URL-encoded; how many characters the text may have is asked where it is stored. */
const EncodedText = Type.String({ maxLength: 2_000 })

/** The portal's own headers of a call (graphql.md §1.2): each may be left out, none widens what the session allows. */
export const PortalHeaders = Type.Object({
  outletid: Type.Optional(PartyId),
  datepopup: Type.Optional(Day),
  standarddeliverydate: Type.Optional(Day),
  outletdeliverymethod: Type.Optional(Type.Enum([...DELIVERY_METHODS])),
  notefordriver: Type.Optional(EncodedText),
  customerordernumber: Type.Optional(EncodedText),
  lang: Type.Optional(Type.String({ pattern: '^[A-Za-z]{2}$' })),
  customertype: Type.Optional(Type.String({ maxLength: 40 })),
  cartskus: Type.Optional(
    Type.String({ maxLength: 12_000, pattern: '^\\s*[A-Za-z0-9-]{3,20}\\s*(,\\s*[A-Za-z0-9-]{3,20}\\s*)*$' }),
  ),
  idoctype: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{4}$' })),
  onlyempties: Type.Optional(Flag),
  productrecoenabled: Type.Optional(Flag),
})
export type PortalHeaders = Static<typeof PortalHeaders>
