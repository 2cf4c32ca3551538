import { totalCases } from '../quantity/index.ts'
import { roundedUp } from './fraction.ts'
import { totalPallets, type LoadLine } from './load-line.ts'
import { emptyPalletsWeightGrams, palletPlaces } from './pallet-places.ts'
import type { TruckLoad } from './truck-limits.ts'

/** Pallets, places, weight with empty pallets, and volume of a load (decisions, "pallets"). */
export function truckLoad(lines: readonly LoadLine[]): TruckLoad {
  const pallets = totalPallets(lines)
  const perCase = (figure: 'grossWeightPerCaseGrams' | 'volumePerCaseMl') =>
    lines.reduce((sum, { quantities, pack }) => sum + totalCases(quantities, pack) * pack[figure], 0)
  return {
    pallets,
    palletPlaces: roundedUp(pallets),
    weightGrams: perCase('grossWeightPerCaseGrams') + emptyPalletsWeightGrams(palletPlaces(lines)),
    volumeMl: perCase('volumePerCaseMl'),
  }
}
