import { METHOD_FACTS, type DeliveryMethod, type LoadRules } from '../order/delivery-method.ts'
import { comparePallets, type TruckLimits, type TruckLoad } from './truck-limits.ts'

export const PROGRESS_MESSAGES = [
  'minimum-pallets-not-reached',
  'minimum-weight-not-reached',
  'minimum-capacity-reached',
  'maximum-pallets-exceeded',
  'maximum-weight-exceeded',
] as const

/** What the cart and checkout say about the load, by rule; the texts stand in the dictionaries (CRT-61 to CRT-68). */
export type ProgressMessage = (typeof PROGRESS_MESSAGES)[number]

type Rule = {
  readonly message: ProgressMessage
  readonly applies: (load: TruckLoad, limits: TruckLimits) => boolean
}

/** The message of the first rule of the method that applies, in the order of C§5.1, or null (CRT-72, CRT-73). */
export function progressMessage(
  method: DeliveryMethod | null,
  load: TruckLoad,
  limits: TruckLimits,
): ProgressMessage | null {
  return rulesOf(method).find((rule) => rule.applies(load, limits))?.message ?? null
}

const tooManyPallets: Rule = {
  message: 'maximum-pallets-exceeded',
  applies: (load, { maximumPallets }) => maximumPallets !== null && load.palletPlaces > maximumPallets,
}

const EMPTIES_RULES: readonly Rule[] = [
  {
    message: 'minimum-pallets-not-reached',
    applies: (load, { minimumPallets }) => isBelow(load, minimumPallets),
  },
  tooManyPallets,
]

const TRUCK_RULES: readonly Rule[] = [
  {
    message: 'minimum-pallets-not-reached',
    // Without a weight minimum the pallets alone decide.
    applies: (load, { minimumPallets, minimumWeightGrams }) =>
      isBelow(load, minimumPallets) && (minimumWeightGrams === null || load.weightGrams < minimumWeightGrams),
  },
  {
    message: 'maximum-weight-exceeded',
    applies: (load, { maximumWeightGrams }) => maximumWeightGrams !== null && load.weightGrams > maximumWeightGrams,
  },
  tooManyPallets,
  {
    message: 'minimum-weight-not-reached',
    applies: (load, { minimumPallets, maximumPallets, minimumWeightGrams }) =>
      minimumWeightGrams !== null &&
      load.weightGrams < minimumWeightGrams &&
      !isBelow(load, minimumPallets) &&
      (maximumPallets === null || isBelow(load, maximumPallets)),
  },
  {
    message: 'minimum-capacity-reached',
    applies: (load, { maximumPallets }) =>
      maximumPallets !== null && comparePallets(load.pallets, maximumPallets) === 0,
  },
]

const RULES: Readonly<Record<LoadRules, readonly Rule[]>> = {
  truck: TRUCK_RULES,
  'empties-truck': [...EMPTIES_RULES, ...TRUCK_RULES],
  empties: EMPTIES_RULES,
  places: [tooManyPallets],
  none: [],
}

function rulesOf(method: DeliveryMethod | null): readonly Rule[] {
  return RULES[method === null ? 'places' : METHOD_FACTS[method].loadRules]
}

function isBelow(load: TruckLoad, limitPallets: number | null): boolean {
  return limitPallets !== null && comparePallets(load.pallets, limitPallets) < 0
}
