import type { DeliveryMethod } from '@fust/domain/order'
import type { CalendarDate } from '../units.ts'

/** Parts of the basket by SKU, as weights beside each other. */
export type Basket = Record<string, number>

/** Orders pallets and layers until the vehicle is full enough. */
export type TruckHabit = {
  kind: 'truck'
  shipTo: string
  everyWeeks: number
  /** Shifts a fortnight so that not everybody comes in the same one. */
  startWeek: number
  deliveryWeekday: number
  leadDays: number
  hour: [from: number, to: number]
  method: DeliveryMethod
  pallets: [min: number, max: number]
  maxGrams: number
  /** How often loose layers are on top; else whole pallets only. */
  mixed: number
  basket: Basket
  reference?: 'week' | 'po'
}

/** Orders what is drunk: so many cases of each, more or less. */
export type CellarHabit = {
  kind: 'cellar'
  shipTo: string
  everyWeeks: number
  startWeek: number
  deliveryWeekday: number
  leadDays: number
  hour: [from: number, to: number]
  method: DeliveryMethod
  months?: number[]
  usual: Basket
}

/** Tops up tanks: liters of each beer, in the tank of that number. */
export type TankHabit = {
  kind: 'tank'
  shipTo: string
  everyWeeks: number
  startWeek: number
  leadDays: number
  hour: [from: number, to: number]
  until?: CalendarDate
  limits: [min: number, max: number]
  tanks: { tank: 1 | 2 | 3; sku: string; litres: number; autumnSku?: string }[]
}

export type PosmHabit = {
  kind: 'posm'
  shipTo: string
  /** The last day of an outlet that may no longer order. */
  until?: CalendarDate
  timesAYear: number
  items: [min: number, max: number]
  isTrade?: boolean
}

export type Habit = TruckHabit | CellarHabit | TankHabit | PosmHabit

const FULL = 24_000_000
const HALF = 12_000_000

const EAST: Basket = {
  'VP-KR2430': 40,
  'VP-F50': 16,
  'WW-KR2430': 12,
  'KV-TR2433': 9,
  'TS-KR2433': 6,
  'HV-KR1645': 6,
  'VN-KR2430': 5,
  'VP-TR2433': 6,
  'KL-TR2433': 5,
  'KR-TR2433': 3,
  'HB-F20': 4,
  'HB-KR2430': 5,
  'DR-KR2433': 3,
  'VP-F20': 3,
  'HL-KR2430': 3,
}
const SOUTH_EAST: Basket = {
  'VP-KR2430': 34,
  'VP-F50': 12,
  'WW-KR2430': 9,
  'HV-KR2430': 6,
  'TS-KR2433': 5,
  'VN-TR2433': 5,
  'VP-TR2450': 5,
  'KL-TR2433': 5,
  'HB-KR2430': 6,
  'KV-KR2433': 4,
  'VP-SP2430': 4,
  'KG-TR2433': 2,
}
const NORTH: Basket = {
  'VP-KR2430': 38,
  'VP-F50': 18,
  'VP-TR2450': 9,
  'VP-KR1645': 5,
  'WW-KR2430': 8,
  'KV-TR2433': 6,
  'VN-KR2430': 6,
  'HB-KR2430': 7,
  'KR-TR2450': 6,
  'TS-KR2433': 4,
  'TO-KR2433': 3,
  'HV-F50': 3,
}
const WHOLESALE: Basket = {
  'VP-F50': 18,
  'VP-KR2430': 20,
  'WW-F20': 8,
  'KV-F20': 8,
  'HV-F50': 6,
  'TS-F20': 5,
  'KV-TR2433': 6,
  'DR-F20': 5,
  'HB-F20': 7,
  'VN-KR2430': 6,
  'KL-TR2433': 5,
  'WR-F20': 3,
  'TQ-KR2433': 3,
}
const SHOPS: Basket = {
  'VP-KR2430': 26,
  'HV-KR1645': 10,
  'KV-TR2433': 9,
  'WW-SP2430': 7,
  'TS-KR2433': 6,
  'VN-SP2430': 7,
  'KL-TR2433': 7,
  'DR-DS1233': 5,
  'TS-DS1233': 5,
  'HB-DS1233': 6,
  'KV-DS1233': 5,
  'HX-KR2430': 3,
  'KG-SP2430': 3,
  'WN-TR2433': 4,
}
const SUPERMARKET: Basket = {
  'VP-KR2430': 40,
  'VP-TR2433': 16,
  'VP-TR2450': 10,
  'VN-TR2433': 8,
  'KL-TR2433': 10,
  'KR-TR2433': 6,
  'WW-TR2433': 6,
  'VP-SP2430': 7,
  'HB-KR2430': 6,
  'KV-TR2433': 4,
  'KN-TR2433': 3,
}

const truck = (
  shipTo: string,
  rhythm: [everyWeeks: number, startWeek: number, deliveryWeekday: number, leadDays: number],
  basket: Basket,
  more: Partial<TruckHabit> = {},
): TruckHabit => ({
  kind: 'truck',
  shipTo,
  everyWeeks: rhythm[0],
  startWeek: rhythm[1],
  deliveryWeekday: rhythm[2],
  leadDays: rhythm[3],
  hour: [8, 16],
  method: 'flatrate_flatrate',
  pallets: [24, 26],
  maxGrams: FULL,
  mixed: 0.45,
  basket,
  ...more,
})

const HALF_TRUCK: Partial<TruckHabit> = { method: 'freeshipping_freeshipping', maxGrams: HALF }

const TRUCKS: TruckHabit[] = [
  truck('Depot Boekelo', [1, 0, 2, 3], EAST, { hour: [14, 16], reference: 'week' }),
  truck('Depot Hengelo', [1, 0, 4, 2], EAST, { hour: [9, 11], reference: 'week' }),
  truck('Depot Zutphen', [2, 0, 3, 3], SOUTH_EAST, { reference: 'week' }),
  truck('Depot Winterswijk', [3, 1, 3, 3], SOUTH_EAST, { ...HALF_TRUCK, pallets: [9, 13], reference: 'week' }),
  truck('Crossdock Apeldoorn', [2, 0, 5, 2], SOUTH_EAST, { mixed: 0, reference: 'week' }),
  truck('Hoofddepot Groningen', [1, 0, 1, 3], NORTH, { hour: [10, 12], reference: 'po' }),
  truck('Depot Assen', [2, 1, 3, 2], NORTH, { ...HALF_TRUCK, pallets: [8, 13], reference: 'po' }),
  truck('Depot Leeuwarden', [2, 0, 5, 3], NORTH, { reference: 'po' }),
  truck('De Ketel Amersfoort', [1, 0, 2, 2], WHOLESALE, {
    ...HALF_TRUCK,
    pallets: [7, 11],
    mixed: 0.4,
    reference: 'po',
  }),
  truck('De Ketel Ede', [3, 0, 3, 2], WHOLESALE, { ...HALF_TRUCK, pallets: [6, 10], mixed: 0.9, reference: 'po' }),
  truck('De Ketel Utrecht', [3, 1, 5, 2], WHOLESALE, { ...HALF_TRUCK, pallets: [6, 9], mixed: 0.9, reference: 'po' }),
  truck('De Ketel Breda', [3, 0, 3, 4], WHOLESALE, {
    ...HALF_TRUCK,
    pallets: [6, 9],
    maxGrams: 9_500_000,
    reference: 'po',
  }),
  truck('Oosterhof Deventer', [2, 0, 1, 2], WHOLESALE, { ...HALF_TRUCK, pallets: [6, 11], mixed: 0.8 }),
  truck('Oosterhof Zwolle', [3, 1, 3, 2], WHOLESALE, { ...HALF_TRUCK, pallets: [5, 9], mixed: 0.8 }),
  truck('Oosterhof Meppel', [4, 0, 3, 3], NORTH, { ...HALF_TRUCK, pallets: [5, 8], mixed: 0.8 }),
  truck('Het Kruikje Arnhem', [2, 0, 3, 2], SHOPS, { ...HALF_TRUCK, pallets: [3, 5], mixed: 1, hour: [8, 10] }),
  truck('Het Kruikje Nijmegen', [3, 1, 3, 2], SHOPS, { ...HALF_TRUCK, pallets: [2, 4], mixed: 1, hour: [8, 10] }),
  truck('Het Kruikje Apeldoorn', [4, 1, 5, 2], SHOPS, { ...HALF_TRUCK, pallets: [2, 3], mixed: 1 }),
  truck('Het Kruikje Zutphen', [4, 3, 5, 2], SHOPS, { ...HALF_TRUCK, pallets: [2, 3], mixed: 1 }),
  truck('De Korf distributiecentrum', [2, 0, 1, 3], SUPERMARKET, { mixed: 0, hour: [11, 13], reference: 'po' }),
  truck('De Korf Emmen', [4, 2, 3, 2], SUPERMARKET, { ...HALF_TRUCK, pallets: [3, 6], mixed: 0.6 }),
]

const CELLARS: CellarHabit[] = [
  {
    kind: 'cellar',
    shipTo: 'Café De Zwarte Kraai',
    everyWeeks: 1,
    startWeek: 0,
    deliveryWeekday: 4,
    leadDays: 2,
    hour: [13, 16],
    method: 'freeshipping_freeshipping',
    usual: {
      'VP-F50': 6,
      'WW-KR2430': 4,
      'TS-KR2433': 2,
      'HB-F20': 1,
      'VN-KR2430': 2,
      'KL-TR2433': 1,
      'DR-KR2433': 1,
      'KV-TR2433': 1,
    },
  },
  {
    kind: 'cellar',
    shipTo: 'Paviljoen De Kraai',
    everyWeeks: 1,
    startWeek: 0,
    deliveryWeekday: 2,
    leadDays: 2,
    hour: [9, 12],
    method: 'freeshipping_freeshipping',
    months: [4, 5, 6, 7, 8, 9],
    usual: { 'VP-F50': 8, 'WW-F20': 3, 'KL-TR2433': 4, 'KR-TR2433': 3, 'WR-KR2430': 2, 'VN-KR2430': 3, 'VP-KR2430': 4 },
  },
]

const TANKS: TankHabit[] = [
  {
    kind: 'tank',
    shipTo: 'Brouwlokaal De Pijp',
    everyWeeks: 1,
    startWeek: 0,
    leadDays: 2,
    hour: [10, 13],
    limits: [500, 3000],
    tanks: [
      { tank: 1, sku: 'VP-TANK', litres: 800 },
      { tank: 2, sku: 'KV-TANK', litres: 150 },
      { tank: 3, sku: 'WW-TANK', litres: 300 },
    ],
  },
  {
    kind: 'tank',
    shipTo: 'De Pijp aan de Werf',
    everyWeeks: 3,
    startWeek: 1,
    leadDays: 2,
    hour: [10, 13],
    limits: [500, 1500],
    tanks: [
      { tank: 1, sku: 'VP-TANK', litres: 750 },
      { tank: 2, sku: 'KV-TANK', litres: 250 },
    ],
  },
  {
    kind: 'tank',
    shipTo: 'De Pijp Amersfoort',
    everyWeeks: 2,
    startWeek: 0,
    leadDays: 3,
    hour: [9, 15],
    limits: [1000, 2000],
    tanks: [
      { tank: 1, sku: 'VP-TANK', litres: 850 },
      { tank: 2, sku: 'HV-TANK', litres: 350 },
    ],
  },
  {
    kind: 'tank',
    shipTo: 'Het Koperen Hert Nijmegen',
    everyWeeks: 1,
    startWeek: 0,
    leadDays: 2,
    hour: [11, 14],
    limits: [1000, 3000],
    tanks: [
      { tank: 1, sku: 'VP-TANK', litres: 900 },
      { tank: 2, sku: 'HV-TANK', litres: 450 },
      { tank: 3, sku: 'TO-TANK', litres: 350, autumnSku: 'HB-TANK' },
    ],
  },
  {
    kind: 'tank',
    shipTo: 'Het Koperen Hert Arnhem',
    everyWeeks: 3,
    startWeek: 0,
    leadDays: 2,
    hour: [11, 14],
    limits: [250, 1000],
    tanks: [
      { tank: 1, sku: 'VP-TANK', litres: 400 },
      { tank: 2, sku: 'WW-TANK', litres: 200 },
    ],
  },
  {
    kind: 'tank',
    shipTo: 'Het Koperen Hert Zwolle',
    everyWeeks: 3,
    startWeek: 2,
    leadDays: 2,
    hour: [11, 14],
    limits: [500, 1000],
    until: '2026-10-02',
    tanks: [{ tank: 1, sku: 'VP-TANK', litres: 700 }],
  },
  {
    kind: 'tank',
    shipTo: 'Tanklokaal Het Gewelf',
    everyWeeks: 3,
    startWeek: 1,
    leadDays: 1,
    hour: [9, 11],
    limits: [500, 1500],
    tanks: [
      { tank: 1, sku: 'VP-TANK', litres: 700 },
      { tank: 2, sku: 'WW-TANK', litres: 250, autumnSku: 'HB-TANK' },
    ],
  },
]

const posm = (shipTo: string, timesAYear: number, items: [number, number] = [1, 3], isTrade = false): PosmHabit => ({
  kind: 'posm',
  shipTo,
  timesAYear,
  items,
  isTrade,
})

const POSM: PosmHabit[] = [
  posm('Eetcafé Het Achterom', 8, [2, 4]),
  posm('Grand Café De Waag', 9, [2, 4]),
  posm('Bar Noorderzon', 6, [2, 4]),
  posm('Brasserie De Sluis', 7, [2, 4]),
  { ...posm('Zaal De Hooiberg', 4), until: '2026-08-14' },
  posm('Festivalterrein De Wieken', 4, [2, 4]),
  posm('Tanklokaal Het Gewelf', 5, [2, 4]),
  posm('Brouwlokaal De Pijp', 7, [2, 4]),
  posm('De Pijp aan de Werf', 4, [2, 4]),
  posm('Het Koperen Hert Nijmegen', 5, [2, 4]),
  posm('Café De Zwarte Kraai', 5, [2, 4]),
  posm('Depot Boekelo', 6, [3, 6], true),
  posm('De Ketel Amersfoort', 6, [3, 5], true),
  posm('Magazijn Tilburg', 14, [3, 7], true),
  posm('Toonzaal Breda', 8, [2, 5], true),
  posm('Brouwerijwinkel', 10, [3, 6], true),
  posm('Veenhof in de stad', 8, [2, 4], true),
  posm('Evenementenploeg', 6, [3, 6], true),
  posm('Kantoor en proeflokaal', 3),
  posm('Buitendienst horeca', 10, [2, 5]),
  posm('Buitendienst winkels', 6, [2, 4]),
]

export const HABITS: Habit[] = [...TRUCKS, ...CELLARS, ...TANKS, ...POSM]
