import type { DeliveryMethod } from '@fust/domain/order'
import { euros, kilograms, texts } from './csv.ts'
import type { Row } from './csv.ts'
import type { CalendarDate, Cents, Text } from './units.ts'

export type CalendarCode = 'TWENTE' | 'NOORD' | 'OOST' | 'MIDDEN' | 'ZUID' | 'TANK' | 'POSM'

type Calendar = {
  code: CalendarCode
  name: Text
  /** ISO weekdays; the half truck and the tank lorry come on fewer. */
  weekdays: number[]
  halfTruck: number[]
  tank: number[]
  capacityPlaces?: number
  closures: { day: CalendarDate; reason: Text }[]
  hours: [from: string, to: string][]
}

const WHOLE_WEEK = [1, 2, 3, 4, 5]

const STOCKTAKING = { day: '2026-12-31', reason: { nl: 'Inventarisatie', en: 'Stocktaking' } }
const NEXT_STOCKTAKING = { day: '2027-12-31', reason: { nl: 'Inventarisatie', en: 'Stocktaking' } }

const MORNING: [string, string][] = [
  ['07:00', '09:00'],
  ['09:00', '11:00'],
  ['11:00', '13:00'],
]
const DAY: [string, string][] = [...MORNING, ['13:00', '15:00'], ['15:00', '17:00']]

export const CALENDARS: Calendar[] = [
  {
    code: 'TWENTE',
    name: { nl: 'Twente', en: 'Twente' },
    weekdays: WHOLE_WEEK,
    halfTruck: [2, 4],
    tank: [2, 4],
    capacityPlaces: 520,
    closures: [STOCKTAKING, NEXT_STOCKTAKING],
    hours: DAY,
  },
  {
    code: 'OOST',
    name: { nl: 'Gelderland en Overijssel', en: 'Gelderland and Overijssel' },
    weekdays: WHOLE_WEEK,
    halfTruck: [1, 3, 5],
    tank: [3],
    capacityPlaces: 312,
    closures: [STOCKTAKING, NEXT_STOCKTAKING],
    hours: DAY,
  },
  {
    code: 'NOORD',
    name: { nl: 'Groningen, Friesland en Drenthe', en: 'Groningen, Friesland and Drenthe' },
    weekdays: [1, 3, 5],
    halfTruck: [3],
    tank: [3],
    capacityPlaces: 208,
    closures: [
      STOCKTAKING,
      NEXT_STOCKTAKING,
      { day: '2027-08-30', reason: { nl: 'Gronings Ontzet', en: 'Relief of Groningen' } },
    ],
    hours: MORNING,
  },
  {
    code: 'MIDDEN',
    name: { nl: 'Utrecht en Holland', en: 'Utrecht and Holland' },
    weekdays: [1, 2, 4, 5],
    halfTruck: [2, 5],
    tank: [2, 4],
    capacityPlaces: 260,
    closures: [STOCKTAKING, NEXT_STOCKTAKING],
    hours: MORNING,
  },
  {
    code: 'ZUID',
    name: { nl: 'Brabant, Limburg en Zeeland', en: 'Brabant, Limburg and Zeeland' },
    weekdays: [2, 3, 4],
    halfTruck: [3],
    tank: [3],
    capacityPlaces: 156,
    closures: [
      STOCKTAKING,
      NEXT_STOCKTAKING,
      { day: '2027-02-08', reason: { nl: 'Carnaval', en: 'Carnival' } },
      { day: '2027-02-09', reason: { nl: 'Carnaval', en: 'Carnival' } },
    ],
    hours: MORNING,
  },
  {
    code: 'TANK',
    name: { nl: 'Tankwagen', en: 'Tank lorry' },
    weekdays: WHOLE_WEEK,
    halfTruck: [2, 4],
    tank: [2, 4],
    closures: [STOCKTAKING, NEXT_STOCKTAKING],
    hours: MORNING,
  },
  {
    code: 'POSM',
    name: { nl: 'Pakketdienst', en: 'Parcel service' },
    weekdays: WHOLE_WEEK,
    halfTruck: WHOLE_WEEK,
    tank: [2, 4],
    closures: [STOCKTAKING, NEXT_STOCKTAKING],
    hours: [['09:00', '17:00']],
  },
]

export const calendarRows = (): Row[] =>
  CALENDARS.map(({ code, name, weekdays, halfTruck, tank, capacityPlaces }) => ({
    code,
    ...texts('name', name),
    weekdays,
    half_truck_weekdays: halfTruck,
    tank_weekdays: tank,
    daily_capacity_places: capacityPlaces,
  }))

export const closureRows = (): Row[] =>
  CALENDARS.flatMap(({ code, closures }) =>
    closures.map(({ day, reason }) => ({ calendar_code: code, day, ...texts('reason', reason) })),
  )

export const deliveryHourRows = (): Row[] =>
  CALENDARS.flatMap(({ code, hours }) =>
    hours.map(([from, to]) => ({ calendar_code: code, from_time: from, to_time: to })),
  )

type Limit = {
  method: DeliveryMethod
  customerType: string
  pallets?: [min: number, max: number]
  minGrams?: number
  maxGrams?: number
  maxCashCents?: Cents
}

const FULL_TRUCK_GRAMS = 24_000_000
const HALF_TRUCK_GRAMS = 12_000_000

/** A missing figure means that this limit does not apply; '*' holds for types without a row of their own. */
const LIMITS: Limit[] = [
  {
    method: 'flatrate_flatrate',
    customerType: '*',
    pallets: [24, 26],
    minGrams: 18_000_000,
    maxGrams: FULL_TRUCK_GRAMS,
    maxCashCents: 4_500_000,
  },
  { method: 'flatrate_flatrate', customerType: 'OntradeTank' },
  { method: 'flatrate_flatrate', customerType: 'Ontrade' },
  {
    method: 'freeshipping_freeshipping',
    customerType: '*',
    pallets: [6, 13],
    minGrams: 4_000_000,
    maxGrams: HALF_TRUCK_GRAMS,
    maxCashCents: 2_250_000,
  },
  {
    method: 'freeshipping_freeshipping',
    customerType: 'Retail',
    pallets: [2, 13],
    minGrams: 1_000_000,
    maxGrams: HALF_TRUCK_GRAMS,
    maxCashCents: 2_250_000,
  },
  {
    method: 'freeshipping_freeshipping',
    customerType: 'Agreement',
    pallets: [0, 6],
    minGrams: 0,
    maxGrams: 6_000_000,
    maxCashCents: 900_000,
  },
  {
    method: 'selfpickup_selfpickup',
    customerType: '*',
    pallets: [0, 26],
    minGrams: 0,
    maxGrams: FULL_TRUCK_GRAMS,
    maxCashCents: 4_500_000,
  },
  {
    method: 'emptiesfulltruck_emptiesfulltruck',
    customerType: '*',
    pallets: [20, 26],
    minGrams: 0,
    maxGrams: FULL_TRUCK_GRAMS,
  },
  { method: 'emptiespickup_emptiespickup', customerType: '*', pallets: [1, 13] },
  { method: 'emptiessmall_emptiessmall', customerType: '*' },
]

export const transportLimitRows = (): Row[] =>
  LIMITS.map(({ method, customerType, pallets, minGrams, maxGrams, maxCashCents }) => ({
    method,
    customer_type: customerType,
    min_pallets: pallets?.[0],
    max_pallets: pallets?.[1],
    min_weight_kg: minGrams === undefined ? undefined : kilograms(minGrams),
    max_weight_kg: maxGrams === undefined ? undefined : kilograms(maxGrams),
    max_cash: maxCashCents === undefined ? undefined : euros(maxCashCents),
  }))

export type PaymentCode = 'purchaseorder' | 'directdebit' | 'mollie_methods_ideal' | 'mollie_methods_creditcard'

const PAYMENT_METHODS: { code: PaymentCode; title: Text; sap: string; isOnline: boolean }[] = [
  { code: 'purchaseorder', title: { nl: 'Op rekening', en: 'On account' }, sap: 'U', isOnline: false },
  { code: 'directdebit', title: { nl: 'Automatische incasso', en: 'Direct debit' }, sap: 'D', isOnline: false },
  { code: 'mollie_methods_ideal', title: { nl: 'iDEAL', en: 'iDEAL' }, sap: 'I', isOnline: true },
  { code: 'mollie_methods_creditcard', title: { nl: 'Creditcard', en: 'Credit card' }, sap: 'C', isOnline: true },
]

export const paymentMethodRows = (): Row[] =>
  PAYMENT_METHODS.map(({ code, title, sap, isOnline }, index) => ({
    code,
    ...texts('title', title),
    sap_payment_code: sap,
    is_online: isOnline,
    position: index + 1,
  }))
