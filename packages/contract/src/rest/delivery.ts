import { DELIVERY_METHODS, ORDER_KINDS } from '@fust/domain/order'
import Type, { type Static } from 'typebox'
import { partyId, queryOf, text, textOrNull } from './general.ts'

/** Why a day cannot be picked; `name` is the holiday or closure in the reader's language (decisions BAR-43). */
export const DayReason = Type.Object({
  code: text(
    'weekend, holiday, before-cut-off-rule, too-late, closed, not-a-delivery-day or full: why nothing can come on that day.',
  ),
  name: Type.Optional(text('The holiday or closure in the language of the call; left out for other reasons.')),
})
export type DayReason = Static<typeof DayReason>

/** A day of the delivery calendar (P§3 globalDay). Days that cannot be picked come only when `withReasons` is asked. */
export const CalendarEntry = Type.Object({
  globalDay: text('The day, ISO date.'),
  reason: Type.Optional(DayReason),
})
export type CalendarEntry = Static<typeof CalendarEntry>

/** The first day an order can come on, and the instant (ISO, UTC) until which that holds. Null: no day is open. */
export const FirstAvailableDate = Type.Object({
  firstAvailableDate: textOrNull('The first day that an order can come on, ISO date; null when no day is open.'),
  cutOffAt: textOrNull('Until when it has to be placed for that day, ISO instant in UTC; null when no day is open.'),
})
export type FirstAvailableDate = Static<typeof FirstAvailableDate>

export const DeliveryHours = Type.Object({
  from: text("From when goods may come, such as `08:00` in the market's time zone."),
  to: text("Until when goods may come, such as `12:00` in the market's time zone."),
})
export type DeliveryHours = Static<typeof DeliveryHours>

const limit = (unit: string) =>
  Type.Union([Type.Number(), Type.Null()], { description: `In ${unit}; null where no limit applies.` })

/** A transport the ship-to may choose, with the limits that hold there; a limit that is null does not apply. */
export const ShippingMethod = Type.Object({
  code: text('Code of the method, such as `flatrate_flatrate`.'),
  label: text('Its name in the language of the call.'),
  isDefault: Type.Boolean({
    description:
      'True for the one that an order begins with: the default of the ship-to, else that of its last order of this kind, else the first.',
  }),
  minimumPallets: limit('pallets'),
  maximumPallets: limit('pallets'),
  minimumWeightKg: limit('kilograms'),
  maximumWeightKg: limit('kilograms'),
})
export type ShippingMethod = Static<typeof ShippingMethod>

export const PaymentMethod = Type.Object({
  code: text('Code of the payment method, as `setPaymentMethodOnCart` takes it.'),
  title: text('Its name in the language of the call.'),
  sapPaymentCode: text('Its code in the ERP.'),
  isOnline: Type.Boolean({ description: 'True: it is paid online, before the brewery hears of the order.' }),
})
export type PaymentMethod = Static<typeof PaymentMethod>

const amountOrNull = (description: string) => Type.Union([Type.Number(), Type.Null()], { description })

/** What the ERP says of who pays for a ship-to, in the currency of the market. */
export const PayerCredit = Type.Object({
  state: Type.Enum(['known', 'none', 'unread'], {
    description: '`none`: the ERP gives the payer no limit, or is not asked. `unread`: it could not be read just now.',
  }),
  creditLimit: amountOrNull('Up to what the payer may owe the brewery; null unless `known`.'),
  openBalance: amountOrNull('Unpaid invoices less what was paid ahead, so it may be below zero; null unless `known`.'),
})
export type PayerCredit = Static<typeof PayerCredit>

const ShipToId = Type.Optional(partyId("One of the caller's ship-tos, else 403; left out: the ship-to of the request."))

/** Query of the date and method calls; without a ship-to the session's own is meant. */
export const ShipToQuery = queryOf({ ShipToId })
export type ShipToQuery = Static<typeof ShipToQuery>

/** The method that an order begins with hangs on what is going to be ordered. */
export const MethodsQuery = queryOf({
  ShipToId,
  kind: Type.Optional(Type.Enum([...ORDER_KINDS], { description: 'What is going to be ordered; left out: beer.' })),
})
export type MethodsQuery = Static<typeof MethodsQuery>

/** `kind` says what is going to be ordered: a day that is full of beer still takes POS materials. */
export const CalendarQuery = queryOf({
  ShipToId,
  method: Type.Optional(
    Type.Enum([...DELIVERY_METHODS], {
      description: 'The method that is going to be chosen; with that of the half truck its own days are answered.',
    }),
  ),
  kind: Type.Optional(
    Type.Enum([...ORDER_KINDS], {
      description: 'What is going to be ordered; left out: beer, for which a day may be full.',
    }),
  ),
  withReasons: Type.Optional(
    Type.Boolean({ description: 'True: also the days that cannot be picked, each with its reason.' }),
  ),
})
export type CalendarQuery = Static<typeof CalendarQuery>
