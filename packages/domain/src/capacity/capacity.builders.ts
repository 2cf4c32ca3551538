import { cases, cratesOfForty, pallets } from '../quantity/quantity.builders.ts'
import type { CapacityLimits, CapacityLine, LoadLine } from './index.ts'

/** A truck that wants 24 to 26 pallets and 15 to 24 tonnes. */
export const truck: CapacityLimits = {
  minimumPallets: 24,
  maximumPallets: 26,
  minimumWeightGrams: 15_000_000,
  maximumWeightGrams: 24_000_000,
  minimumLitres: null,
  maximumLitres: null,
}

export const stackOf = (sku: string, quantities = pallets(1), pack = cratesOfForty): LoadLine => ({
  sku,
  quantities,
  pack,
})

/** A beer load of so many pallets (whole crates of forty) with exactly this weight, pallets included. */
export function loadOf(palletCount: number, tonnes: number): CapacityLine {
  const crates = Math.round(palletCount * 40)
  const emptyPalletWeightGrams = 0
  const pack = { ...cratesOfForty, emptyPalletWeightGrams, grossWeightPerCaseGrams: (tonnes * 1_000_000) / crates }
  return { kind: 'beer', ...stackOf('pils', cases(crates), pack) }
}
