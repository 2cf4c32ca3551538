import type { DeliveryMethod } from '@fust/domain/order'
import type { CalendarDate } from '../units.ts'
import { inCases, inLayers, inPallets } from './quantities.ts'
import type { Quantity } from './quantities.ts'

/** Orders that are told apart by hand: the latest ones, which the first screens of the demo show. */
export type KnownOrder = {
  number?: string
  shipTo: string
  kind?: 'beer' | 'posm'
  method: DeliveryMethod
  placed: [day: CalendarDate, time: string]
  delivered: CalendarDate
  reference?: string
  quantities: Quantity[]
}

export const KNOWN_ORDERS: KnownOrder[] = [
  {
    number: '26-11790',
    shipTo: 'Depot Boekelo',
    method: 'flatrate_flatrate',
    placed: ['2026-11-16', '15:41'],
    delivered: '2026-11-23',
    reference: 'week 47 A',
    quantities: [
      inPallets('VP-KR2430', 12),
      inPallets('VP-F50', 5),
      inPallets('WW-KR2430', 4),
      inPallets('KV-TR2433', 3),
      inPallets('TS-KR2433', 2),
    ],
  },
  {
    number: '26-11824',
    shipTo: 'Depot Boekelo',
    method: 'freeshipping_freeshipping',
    placed: ['2026-11-20', '11:02'],
    delivered: '2026-11-26',
    reference: 'week 48 B',
    quantities: [
      inPallets('VP-KR2430', 7),
      inPallets('WW-KR2430', 2),
      inPallets('HB-KR2430', 2),
      inPallets('HV-KR1645', 1),
      inPallets('KL-TR2433', 1),
    ],
  },
  {
    shipTo: 'Café De Zwarte Kraai',
    method: 'freeshipping_freeshipping',
    placed: ['2026-11-10', '14:18'],
    delivered: '2026-11-12',
    quantities: [inCases('VP-F50', 6), inCases('WW-KR2430', 4), inCases('TS-KR2433', 2), inCases('HB-F20', 1)],
  },
  {
    shipTo: 'Café De Zwarte Kraai',
    method: 'freeshipping_freeshipping',
    placed: ['2026-11-19', '15:12'],
    delivered: '2026-11-24',
    quantities: [inCases('VP-F50', 5), inCases('WW-KR2430', 3), inCases('TS-KR2433', 3), inCases('HB-F20', 2)],
  },
  {
    shipTo: 'Depot Hengelo',
    method: 'flatrate_flatrate',
    placed: ['2026-11-20', '09:48'],
    delivered: '2026-11-26',
    reference: 'week 48 A',
    quantities: [
      inPallets('VP-KR2430', 13),
      inPallets('VP-F50', 4),
      inPallets('WW-KR2430', 3),
      inPallets('HB-KR2430', 3),
      inPallets('VN-KR2430', 2),
      inLayers('TS-KR2433', 3),
      inLayers('DR-KR2433', 2),
    ],
  },
  {
    shipTo: 'De Korf distributiecentrum',
    method: 'flatrate_flatrate',
    placed: ['2026-11-18', '11:20'],
    delivered: '2026-11-23',
    reference: 'PO 262411',
    quantities: [
      inPallets('VP-KR2430', 12),
      inPallets('VP-TR2433', 6),
      inPallets('VP-TR2450', 3),
      inPallets('VN-TR2433', 3),
      inPallets('HB-KR2430', 2),
    ],
  },
  {
    shipTo: 'Het Kruikje Nijmegen',
    method: 'freeshipping_freeshipping',
    placed: ['2026-11-20', '15:36'],
    delivered: '2026-11-25',
    quantities: [
      inPallets('VP-KR2430', 1),
      inPallets('HV-KR1645', 1),
      inLayers('TS-KR2433', 2),
      inLayers('DR-DS1233', 2),
      inLayers('VN-SP2430', 1),
    ],
  },
  {
    shipTo: 'Eetcafé Het Achterom',
    kind: 'posm',
    method: 'flatrate_flatrate',
    placed: ['2026-11-19', '10:05'],
    delivered: '2026-11-24',
    quantities: [inCases('PM-GL-VP-25', 2), inCases('PM-VI-VP', 1)],
  },
  {
    shipTo: 'Magazijn Tilburg',
    kind: 'posm',
    method: 'flatrate_flatrate',
    placed: ['2026-11-17', '09:31'],
    delivered: '2026-11-23',
    quantities: [inCases('PM-NE-KV', 2), inCases('PM-GL-KV33', 12), inCases('PM-TS-VP-L', 10)],
  },
]

/** Numbers that orders of a habit must get. */
export const KNOWN_NUMBERS: Record<string, string> = {
  'Depot Boekelo 2026-11-03': '26-11307',
  'Depot Boekelo 2026-11-10': '26-11540',
}

/** True where a habit would order what is already known by hand. */
export const isKnown = (shipTo: string, delivered: CalendarDate): boolean =>
  KNOWN_ORDERS.some(
    (order) => !order.kind && order.shipTo === shipTo && isoWeek(order.delivered) === isoWeek(delivered),
  )

function isoWeek(day: CalendarDate): string {
  const date = Temporal.PlainDate.from(day)
  return `${date.yearOfWeek} ${date.weekOfYear}`
}
