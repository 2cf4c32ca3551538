import Type, { type Static } from 'typebox'
import { lineOf, NullableText, PartyId, queryOf } from './general.ts'

/** The order types of the portal with their names (API-11, P§3). */
export const OrderTypes = Type.Object({
  orderTypesDetailsDto: Type.Array(Type.Object({ orderType: Type.String(), orderTypeDescription: Type.String() })),
})
export type OrderTypes = Static<typeof OrderTypes>

/** A status with its number in the list, as the Czech market reads it (API-12, P§3). */
export const NumberedStatus = Type.Object({ id: Type.Integer(), description: Type.String() })
export type NumberedStatus = Static<typeof NumberedStatus>

/** A status to choose from: the value to ask with, the text to show (API-13, P§3). */
export const StatusOption = Type.Object({ value: Type.String(), label: Type.String() })
export type StatusOption = Static<typeof StatusOption>

/** An order in a list (API-14, P§3). */
export const OrderListItem = Type.Object({
  order_number: Type.String(),
  cart_id: NullableText,
  customer_order_number: NullableText,
  sap_id: NullableText,
  ship_to_id: Type.String(),
  order_type: Type.String(),
  material_type: Type.String(),
  status: Type.String(),
  delivery_date: Type.String(),
  grand_total: Type.Number(),
  placed_at: Type.String(),
})
export type OrderListItem = Static<typeof OrderListItem>

/** Newest first; without a ship-to those of all ship-tos of the caller. */
export const OrdersQuery = queryOf({
  ShipToId: Type.Optional(PartyId),
  status: Type.Optional(lineOf(60)),
  // With the largest page on top a row is still counted in four bytes.
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000_000_000, default: 0 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 100 })),
})
export type OrdersQuery = Static<typeof OrdersQuery>
