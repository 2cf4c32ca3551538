import { casesPerPallet, totalCases, type CaseQuantities, type PackFigures } from '../quantity/index.ts'
import { addFractions, fraction, NOTHING, type Fraction } from './fraction.ts'

/** One product on the truck. */
export type LoadLine = { readonly sku: string; readonly quantities: CaseQuantities; readonly pack: PackFigures }

/** Pallets that a number of cases makes; a product that never stands on a pallet makes none (decisions, "pallets"). */
export function palletsOf(cases: number, pack: PackFigures): Fraction {
  const perPallet = casesPerPallet(pack)
  return perPallet === 0 ? NOTHING : fraction(cases, perPallet)
}

/** The exact sum of pallets over all lines (decisions, "pallets"). */
export function totalPallets(lines: readonly LoadLine[]): Fraction {
  return lines
    .map(({ quantities, pack }) => palletsOf(totalCases(quantities, pack), pack))
    .reduce(addFractions, NOTHING)
}
