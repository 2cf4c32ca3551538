import { NO_CASES, type CaseQuantities, type PackFigures } from './case-quantities.ts'

/** Forty crates of beer on a pallet: five layers of eight, 20 kg each, on a pallet of 25 kg. */
export const cratesOfForty: PackFigures = {
  casesPerLayer: 8,
  layersPerPallet: 5,
  grossWeightPerCaseGrams: 20_000,
  emptyPalletWeightGrams: 25_000,
  volumePerCaseMl: 7_200,
}

/** Nine kegs on a pallet: three layers of three, on a lighter pallet of 15 kg. */
export const kegsOfNine: PackFigures = {
  casesPerLayer: 3,
  layersPerPallet: 3,
  grossWeightPerCaseGrams: 60_000,
  emptyPalletWeightGrams: 15_000,
  volumePerCaseMl: 50_000,
}

export const cases = (packages: number): CaseQuantities => ({ ...NO_CASES, packages })
export const layers = (count: number): CaseQuantities => ({ ...NO_CASES, layers: count })
export const pallets = (count: number): CaseQuantities => ({ ...NO_CASES, pallets: count })
