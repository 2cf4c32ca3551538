import type { CustomerType } from '../access/customer-type.ts'
import type { Goods } from './order-kind.ts'

export const DELIVERY_METHODS = [
  'flatrate_flatrate',
  'freeshipping_freeshipping',
  'selfpickup_selfpickup',
  'emptiesfulltruck_emptiesfulltruck',
  'emptiespickup_emptiespickup',
  'emptiessmall_emptiessmall',
] as const

/** How the goods travel, in the order in which methods are offered and defaulted to (C§9.1). */
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]

/** `places`: the maximum of pallets only; `none`: no limit is asked, and nothing said. */
export type LoadRules = 'truck' | 'empties-truck' | 'empties' | 'places' | 'none'

export type MethodFacts = {
  readonly vehicle: 'full-truck' | 'half-truck' | 'small'
  readonly carriesEmpties: boolean
  /** Fetched at the brewery: no carrier brings it, to no service point either (ENT-38). */
  readonly isFetched: boolean
  /** Which of the load's limits count, and in which order they are told (C§5.1). */
  readonly loadRules: LoadRules
  /** Only layers and pallets, but for products that may be ordered in single cases (BAR-45). */
  readonly needsFullUnits: boolean
  /** SAP order type written to the ERP, and those read as this method (BAR-52 to BAR-56). */
  readonly orderType: string
  readonly readOrderTypes: readonly string[]
}

/** What is known of each method, in one table: what a method does differently is asked here (C§9.1, decisions BAR-50 to BAR-56). */
export const METHOD_FACTS: Readonly<Record<DeliveryMethod, MethodFacts>> = {
  flatrate_flatrate: {
    vehicle: 'full-truck',
    carriesEmpties: false,
    isFetched: false,
    loadRules: 'truck',
    needsFullUnits: true,
    orderType: 'YSOR',
    readOrderTypes: ['YSOR'],
  },
  freeshipping_freeshipping: {
    vehicle: 'half-truck',
    carriesEmpties: false,
    isFetched: false,
    loadRules: 'places',
    needsFullUnits: false,
    // The half-truck mark beside it tells the two YSOR methods apart.
    orderType: 'YSOR',
    readOrderTypes: ['YSOR'],
  },
  selfpickup_selfpickup: {
    vehicle: 'small',
    carriesEmpties: false,
    isFetched: true,
    loadRules: 'places',
    needsFullUnits: false,
    orderType: 'YDOR',
    readOrderTypes: ['YDOR'],
  },
  emptiesfulltruck_emptiesfulltruck: {
    vehicle: 'full-truck',
    carriesEmpties: true,
    isFetched: false,
    loadRules: 'empties-truck',
    needsFullUnits: false,
    orderType: 'YSER',
    readOrderTypes: ['YSER', 'YSE1'],
  },
  emptiespickup_emptiespickup: {
    vehicle: 'small',
    carriesEmpties: true,
    isFetched: false,
    loadRules: 'empties',
    needsFullUnits: false,
    orderType: 'YDER',
    readOrderTypes: [],
  },
  emptiessmall_emptiessmall: {
    vehicle: 'small',
    carriesEmpties: true,
    isFetched: false,
    loadRules: 'none',
    needsFullUnits: false,
    orderType: 'YDER',
    readOrderTypes: ['YDER', 'YDE1'],
  },
}

/** True for the code of a method (C§9.1). */
export function isDeliveryMethod(code: string): code is DeliveryMethod {
  return DELIVERY_METHODS.some((method) => method === code)
}

/** True for goods that travel so: return items only with the empties methods, and nothing else with those (decisions, "empties"). */
export function carries(method: DeliveryMethod, goods: Goods): boolean {
  return METHOD_FACTS[method].carriesEmpties === (goods === 'empties')
}

/** The half truck drives on days of its own, and the ERP knows it by a mark beside the order type (BAR-22, BAR-56). */
export function isHalfTruck(method: DeliveryMethod | null): boolean {
  return method !== null && METHOD_FACTS[method].vehicle === 'half-truck'
}

/** True for goods that are fetched at the brewery. */
export function isFetched(method: DeliveryMethod | null): boolean {
  return method !== null && METHOD_FACTS[method].isFetched
}

const CHOOSES_TRANSPORT: readonly CustomerType[] = ['Distributor', 'Trade', 'Retail']

/** These pick their transport (BAR-09); all others get the default of their ship-to, which has none for return items. */
export function choosesTransport(type: CustomerType, goods: Goods): boolean {
  return goods === 'empties' || CHOOSES_TRANSPORT.includes(type)
}

/** What speaks for a method before anybody has chosen one. */
export type MethodHabits = {
  /** The default that the brewery wrote down for the ship-to. */
  readonly ofShipTo: DeliveryMethod | null
  /** How the last order of this kind went to the ship-to. */
  readonly ofLastOrder: DeliveryMethod | null
}

/** The method picked for a buyer who has not chosen one, or null when nothing is offered (BAR-57, BAR-11). */
export function defaultMethod(
  customerType: CustomerType,
  offered: readonly DeliveryMethod[],
  { ofShipTo, ofLastOrder }: MethodHabits,
): DeliveryMethod | null {
  const preferred = [ofShipTo, customerType === 'Ontrade' ? 'flatrate_flatrate' : ofLastOrder, ...DELIVERY_METHODS]
  return preferred.find((method) => method !== null && offered.includes(method)) ?? null
}
