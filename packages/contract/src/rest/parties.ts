import { ADDRESS_MAXIMUM } from '@fust/domain/account'
import Type, { type Static } from 'typebox'
import { lineOf, partyId, pathOf, queryOf, text, textOrNull } from './general.ts'

const address = {
  street: text('Without the house number.'),
  houseNumber: text('With its addition.'),
  postcode: text('As the brewery writes it.'),
  city: text('As the brewery writes it.'),
  country: text('Two-letter code (ISO 3166-1).'),
}

/** Who pays for the deliveries to a ship-to (API-28, API-29). */
export const Payer = Type.Object({
  payerId: text('Number of the payer at the brewery.'),
  name: text('Name of the payer.'),
  ...address,
})
export type Payer = Static<typeof Payer>

/** The address of a ship-to in the words of the older systems (P§3). */
export const ShipToAddress = Type.Object({
  pe_idsap: text('Number of the ship-to at the brewery.'),
  address1_line1: text('The street, without the house number.'),
  pe_address1_housenumber: text('The house number with its addition.'),
  address1_city: text('The city.'),
  address1_postalcode: text('The postcode.'),
  address1_country: text('Two-letter code (ISO 3166-1).'),
})
export type ShipToAddress = Static<typeof ShipToAddress>

/** Where goods go, its address in the same words, with who pays for them (API-24). */
export const ShipTo = Type.Object({
  ...ShipToAddress.properties,
  name: text('Name of the ship-to.'),
  companyName: text('Name of the company that it belongs to.'),
  customerType: text('What kind of trade it is, such as `Ontrade`.'),
  status: Type.Union([Type.Literal('ACTIVE'), Type.Literal('SUSPENDED')], {
    description: 'Nothing can be ordered for a ship-to that is SUSPENDED.',
  }),
  payer: Payer,
})
export type ShipTo = Static<typeof ShipTo>

/** The company in its role of the one who orders (API-31). */
export const SoldTo = Type.Object({
  soldToId: text('Number of the company at the brewery.'),
  name: text('Name of the company.'),
  ...address,
  payers: Type.Array(Payer, { description: "Its payers, of the caller's ship-tos." }),
})
export type SoldTo = Static<typeof SoldTo>

/** What the brewery knows of a company (API-32). */
export const CompanyDetails = Type.Object({
  companyId: text('Number of the company at the brewery.'),
  name: text('Name of the company.'),
  customerType: text('What kind of trade it is, such as `Ontrade`.'),
  chamberOfCommerce: text('Number in the trade register; empty where the brewery knows none.'),
  vatNumber: text('VAT number; empty where the brewery knows none.'),
  licenceNumber: textOrNull('Number of the alcohol licence; null without one.'),
  licenceEndsOn: textOrNull('Last day of the alcohol licence, ISO date; null when it does not end.'),
  ...address,
})
export type CompanyDetails = Static<typeof CompanyDetails>

export const PartyParams = pathOf({ id: partyId('The number; one that is not of the caller is not found.') })
export type PartyParams = Static<typeof PartyParams>

/** GET shiptos/GetShipToBySapId/{id} (API-24). */
export const ShipToParams = pathOf({ id: partyId("Number of one of the caller's ship-tos, else 403.") })
export type ShipToParams = Static<typeof ShipToParams>

/** POST users/SetDefaultShipTo (API-72). */
export const DefaultShipToQuery = queryOf({ shiptoId: partyId("One of the caller's ship-tos, else 403.") })
export type DefaultShipToQuery = Static<typeof DefaultShipToQuery>

/** Payers of the caller, narrowed by number or by the customer type they pay for (API-30). */
export const PayersQuery = queryOf({
  payerid: Type.Optional(partyId('Only the payer of this number.')),
  customerType: Type.Optional(partyId('Only payers of ship-tos of this customer type, in any spelling.')),
})
export type PayersQuery = Static<typeof PayersQuery>

export const CompanyQuery = queryOf({
  companyId: Type.Optional(
    partyId("A company of the caller's ship-tos; left out: that of the ship-to of the request."),
  ),
})
export type CompanyQuery = Static<typeof CompanyQuery>

/** An address that a ship-to would like to have deliveries at (API-17). */
export const NewAddressBody = Type.Object(
  {
    street: lineOf(ADDRESS_MAXIMUM.street, { least: 1, description: 'Without the house number.' }),
    houseNumber: lineOf(10, { least: 1, description: 'The house number.' }),
    houseNumberAddition: Type.Optional(
      lineOf(10, { description: 'What is put behind the house number, such as `A`.' }),
    ),
    postcode: lineOf(ADDRESS_MAXIMUM.postcode, { least: 2, description: 'In any form that its country has.' }),
    city: lineOf(ADDRESS_MAXIMUM.city, { least: 1, description: 'The city.' }),
    country: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z]{2}$',
        description: 'Two-letter code (ISO 3166-1); left out: the country of the market.',
      }),
    ),
    note: Type.Optional(lineOf(ADDRESS_MAXIMUM.note, { description: 'What the brewery should know.' })),
  },
  { additionalProperties: false },
)
export type NewAddressBody = Static<typeof NewAddressBody>

/** A new address as it was asked for; the brewery makes a ship-to of it (API-17, API-18). */
export const NewAddress = Type.Object({
  id: Type.Integer({ description: 'What the wish is known by.' }),
  shipToId: text('The ship-to that it was asked for.'),
  ...address,
  note: text('What was said with it; empty when nothing was.'),
  requestedAt: text('When it was asked for, ISO instant in UTC.'),
  status: Type.Literal('requested', { description: 'Always `requested`: the brewery makes a ship-to of it.' }),
})
export type NewAddress = Static<typeof NewAddress>
