import { DELIVERY_METHODS, ORDER_KINDS } from '@fust/domain/order'
import Type, { type Static } from 'typebox'
import { NullableText, PartyId, queryOf } from './general.ts'

/** Why a day cannot be picked; `name` is the holiday or closure in the reader's language (decisions BAR-43). */
export const DayReason = Type.Object({ code: Type.String(), name: Type.Optional(Type.String()) })
export type DayReason = Static<typeof DayReason>

/** A day of the delivery calendar (P§3 globalDay). Days that cannot be picked come only when `withReasons` is asked. */
export const CalendarEntry = Type.Object({
  globalDay: Type.String(),
  reason: Type.Optional(DayReason),
})
export type CalendarEntry = Static<typeof CalendarEntry>

/** The first day an order can come on, and the instant (ISO, UTC) until which that holds. Null: no day is open. */
export const FirstAvailableDate = Type.Object({
  firstAvailableDate: NullableText,
  cutOffAt: NullableText,
})
export type FirstAvailableDate = Static<typeof FirstAvailableDate>

export const DeliveryHours = Type.Object({ from: Type.String(), to: Type.String() })
export type DeliveryHours = Static<typeof DeliveryHours>

/** A transport the ship-to may choose, with the limits that hold there; a limit that is null does not apply. */
export const ShippingMethod = Type.Object({
  code: Type.String(),
  label: Type.String(),
  isDefault: Type.Boolean(),
  minimumPallets: Type.Union([Type.Number(), Type.Null()]),
  maximumPallets: Type.Union([Type.Number(), Type.Null()]),
  minimumWeightKg: Type.Union([Type.Number(), Type.Null()]),
  maximumWeightKg: Type.Union([Type.Number(), Type.Null()]),
})
export type ShippingMethod = Static<typeof ShippingMethod>

export const PaymentMethod = Type.Object({
  code: Type.String(),
  title: Type.String(),
  sapPaymentCode: Type.String(),
})
export type PaymentMethod = Static<typeof PaymentMethod>

/** Query of the date and method calls; without a ship-to the session's own is meant. */
export const ShipToQuery = queryOf({ ShipToId: Type.Optional(PartyId) })
export type ShipToQuery = Static<typeof ShipToQuery>

/** `kind` says what is going to be ordered: a day that is full of beer still takes POS materials. */
export const CalendarQuery = queryOf({
  ShipToId: Type.Optional(PartyId),
  method: Type.Optional(Type.Enum([...DELIVERY_METHODS])),
  kind: Type.Optional(Type.Enum([...ORDER_KINDS])),
  withReasons: Type.Optional(Type.Boolean()),
})
export type CalendarQuery = Static<typeof CalendarQuery>
