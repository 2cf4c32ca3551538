import Type, { type Static } from 'typebox'

const address = {
  street: Type.String(),
  houseNumber: Type.String(),
  postcode: Type.String(),
  city: Type.String(),
  country: Type.String(),
}

/** Who pays for the deliveries to a ship-to (API-28, API-29). */
export const Payer = Type.Object({ payerId: Type.String(), name: Type.String(), ...address })
export type Payer = Static<typeof Payer>

/** Where goods go, with who pays for them (API-24). */
export const ShipTo = Type.Object({
  shipToId: Type.String(),
  name: Type.String(),
  companyName: Type.String(),
  customerType: Type.String(),
  status: Type.Union([Type.Literal('ACTIVE'), Type.Literal('SUSPENDED')]),
  ...address,
  payer: Payer,
})
export type ShipTo = Static<typeof ShipTo>

export const PartyParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) })
export type PartyParams = Static<typeof PartyParams>
