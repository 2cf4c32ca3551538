import { ADDRESS_MAXIMUM } from '@fust/domain/account'
import Type, { type Static } from 'typebox'
import { lineOf, NullableText, pathOf, PartyId, queryOf } from './general.ts'

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

/** The company in its role of the one who orders (API-31). */
export const SoldTo = Type.Object({
  soldToId: Type.String(),
  name: Type.String(),
  ...address,
  payers: Type.Array(Payer),
})
export type SoldTo = Static<typeof SoldTo>

/** What the brewery knows of a company (API-32). */
export const CompanyDetails = Type.Object({
  companyId: Type.String(),
  name: Type.String(),
  customerType: Type.String(),
  chamberOfCommerce: Type.String(),
  vatNumber: Type.String(),
  licenceNumber: NullableText,
  licenceEndsOn: NullableText,
  ...address,
})
export type CompanyDetails = Static<typeof CompanyDetails>

export const PartyParams = pathOf({ id: PartyId })
export type PartyParams = Static<typeof PartyParams>

/** POST users/SetDefaultShipTo (API-72). */
export const DefaultShipToQuery = queryOf({ shiptoId: PartyId })
export type DefaultShipToQuery = Static<typeof DefaultShipToQuery>

/** Payers of the caller, narrowed by number or by the customer type they pay for (API-30). */
export const PayersQuery = queryOf({ payerid: Type.Optional(PartyId), customerType: Type.Optional(PartyId) })
export type PayersQuery = Static<typeof PayersQuery>

export const CompanyQuery = queryOf({ companyId: Type.Optional(PartyId) })
export type CompanyQuery = Static<typeof CompanyQuery>

/** The address of a ship-to in the words of the older systems (P§3). */
export const ShipToAddress = Type.Object({
  pe_idsap: Type.String(),
  address1_line1: Type.String(),
  pe_address1_housenumber: Type.String(),
  address1_city: Type.String(),
  address1_postalcode: Type.String(),
  address1_country: Type.String(),
})
export type ShipToAddress = Static<typeof ShipToAddress>

/** An address that a ship-to would like to have deliveries at (API-17). */
export const NewAddressBody = Type.Object(
  {
    street: lineOf(ADDRESS_MAXIMUM.street, 1),
    houseNumber: lineOf(10, 1),
    houseNumberAddition: Type.Optional(lineOf(10)),
    postcode: lineOf(ADDRESS_MAXIMUM.postcode, 2),
    city: lineOf(ADDRESS_MAXIMUM.city, 1),
    country: Type.Optional(Type.String({ pattern: '^[A-Za-z]{2}$' })),
    note: Type.Optional(lineOf(ADDRESS_MAXIMUM.note)),
  },
  { additionalProperties: false },
)
export type NewAddressBody = Static<typeof NewAddressBody>

/** A new address as it was asked for; the brewery makes a ship-to of it (API-17, API-18). */
export const NewAddress = Type.Object({
  id: Type.Integer(),
  shipToId: Type.String(),
  ...address,
  note: Type.String(),
  requestedAt: Type.String(),
  status: Type.Literal('requested'),
})
export type NewAddress = Static<typeof NewAddress>
