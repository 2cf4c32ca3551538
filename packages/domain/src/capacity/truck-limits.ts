import { compareFractions, limitFraction, subtractFractions, NOTHING, type Fraction } from './fraction.ts'

/** What a truck must and may carry; a limit that is null does not apply (CRT-71). */
export type TruckLimits = {
  readonly minimumPallets: number | null
  readonly maximumPallets: number | null
  readonly minimumWeightGrams: number | null
  readonly maximumWeightGrams: number | null
}

export const NO_TRUCK_LIMITS: TruckLimits = {
  minimumPallets: null,
  maximumPallets: null,
  minimumWeightGrams: null,
  maximumWeightGrams: null,
}

/** What a cart puts on the truck, exactly. */
export type TruckLoad = {
  readonly pallets: Fraction
  readonly palletPlaces: number
  readonly weightGrams: number
  readonly volumeMl: number
}

/** Below zero when the exact pallets stay under the limit, 0 when they equal it, above zero otherwise (C§5.1). */
export function comparePallets(pallets: Fraction, limit: number): number {
  return compareFractions(pallets, limitFraction(limit))
}

/** Pallets still missing to a limit; nothing when it is reached or does not apply (ENT-08). */
export function missingPallets(pallets: Fraction, limit: number | null): Fraction {
  if (limit === null || comparePallets(pallets, limit) >= 0) return NOTHING
  return subtractFractions(limitFraction(limit), pallets)
}

/** Grams still missing to a limit; 0 when it is reached or does not apply (ENT-08). */
export function missingGrams(weightGrams: number, limitGrams: number | null): number {
  return limitGrams === null ? 0 : Math.max(0, limitGrams - weightGrams)
}
