import Type, { type Static } from 'typebox'
import { lineOf, partyId, pathOf, queryOf, text, textOrNull } from './general.ts'

/** The order types of the portal with their names (API-11, P§3). */
export const OrderTypes = Type.Object({
  orderTypesDetailsDto: Type.Array(
    Type.Object({
      orderType: text('The order type as the ERP calls it, such as `YSOR`.'),
      orderTypeDescription: text('Its name in the language of the call.'),
    }),
    { description: 'Each order type once.' },
  ),
})
export type OrderTypes = Static<typeof OrderTypes>

/** A status with its number in the list, as the Czech market reads it (API-12, P§3). */
export const NumberedStatus = Type.Object({
  id: Type.Integer({ description: 'Its place in the list, from 1.' }),
  description: text('The status in the language of the call.'),
})
export type NumberedStatus = Static<typeof NumberedStatus>

/** A status to choose from: the value to ask with, the text to show (API-13, P§3). */
export const StatusOption = Type.Object({
  value: text('What other calls take and answer.'),
  label: text('What is shown, in the language of the call.'),
})
export type StatusOption = Static<typeof StatusOption>

/** An order in a list (API-14, P§3). */
export const OrderListItem = Type.Object({
  order_number: text('The order number.'),
  cart_id: textOrNull('The cart that it was placed from; null when it came from the brewery.'),
  customer_order_number: textOrNull('The order title; null without one.'),
  sap_id: textOrNull('The SAP id; null until the ERP has confirmed the order.'),
  ship_to_id: text('Number of the ship-to.'),
  order_type: text('The order type as the ERP calls it, such as `YSOR`.'),
  material_type: text('FERT (beer, tank beer included) or ZBTL (POSM).'),
  status: text('The status in English, as `orderstatus` lists it; one that is not listed stands as the ERP has it.'),
  delivery_date: text('The delivery day that was ordered, ISO date.'),
  planned_delivery_date: textOrNull(
    'The day on which the brewery plans to deliver it (the last of several deliveries), ISO date; null where that is the day that was ordered.',
  ),
  grand_total: Type.Number({ description: 'What was charged, in euros with VAT.' }),
  placed_at: text("When it was placed, `YYYY-MM-DD HH:MM:SS` in the market's time zone."),
})
export type OrderListItem = Static<typeof OrderListItem>

/** Which order is meant. */
export const OrderPaperParams = pathOf({
  number: lineOf(64, { least: 1, description: 'The order number, or one that the order had before.' }),
})
export type OrderPaperParams = Static<typeof OrderPaperParams>

/** Newest first; without a ship-to those of all ship-tos of the caller. */
export const OrdersQuery = queryOf({
  ShipToId: Type.Optional(partyId("One of the caller's ship-tos, else 403; left out: all of them.")),
  status: Type.Optional(lineOf(60, { description: 'Only orders with this status, as `orderstatus` lists it.' })),
  // With the largest page on top a row is still counted in four bytes.
  offset: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 2_000_000_000, default: 0, description: 'Orders to leave out, newest first.' }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 100, description: 'Orders at most.' })),
})
export type OrdersQuery = Static<typeof OrdersQuery>
