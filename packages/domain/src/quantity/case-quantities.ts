export const ORDER_UNITS = ['packages', 'layers', 'pallets'] as const

/** A unit that packaged beer is ordered in: single cases, layers of them, or whole pallets. */
export type OrderUnit = (typeof ORDER_UNITS)[number]

/** Whole loose cases, layers and pallets of one line, side by side. */
export type CaseQuantities = Readonly<Record<OrderUnit, number>>

/** How a product is packed and what a case of it weighs and holds. */
export type PackFigures = {
  readonly casesPerLayer: number
  readonly layersPerPallet: number
  readonly grossWeightPerCaseGrams: number
  readonly emptyPalletWeightGrams: number
  readonly volumePerCaseMl: number
}

export const NO_CASES: CaseQuantities = { packages: 0, layers: 0, pallets: 0 }

/** Cases on a full pallet; 0 for a product that never stands on one (ENT-11). */
export function casesPerPallet(pack: PackFigures): number {
  return pack.casesPerLayer * pack.layersPerPallet
}

/** Cases in one unit: 1, a layer's or a pallet's. */
export function casesIn(unit: OrderUnit, pack: PackFigures): number {
  if (unit === 'packages') return 1
  return unit === 'layers' ? pack.casesPerLayer : casesPerPallet(pack)
}

/** Layers of a line with its pallets counted in layers (`number_of_layer_total`, ENT-05). */
export function layersTotal(quantities: CaseQuantities, pack: PackFigures): number {
  return quantities.layers + quantities.pallets * pack.layersPerPallet
}

/** All cases of a line (`quantity_total`, ENT-05). */
export function totalCases(quantities: CaseQuantities, pack: PackFigures): number {
  return quantities.packages + layersTotal(quantities, pack) * pack.casesPerLayer
}

/** Cases of a line that stand on full pallets of their own (decisions CRT-39). */
export function casesOnFullPallets(quantities: CaseQuantities, pack: PackFigures): number {
  const perPallet = casesPerPallet(pack)
  if (perPallet === 0) return 0
  return totalCases(quantities, pack) - (totalCases(quantities, pack) % perPallet)
}

/** So many cases in the units that a line was ordered in: its pallets first, then its layers, the rest as single cases. */
export function casesInUnits(cases: number, ordered: CaseQuantities, pack: PackFigures): CaseQuantities {
  const perPallet = casesPerPallet(pack)
  const pallets = perPallet === 0 ? 0 : Math.min(ordered.pallets, Math.floor(cases / perPallet))
  const withoutPallets = cases - pallets * perPallet
  const layers =
    pack.casesPerLayer === 0 ? 0 : Math.min(ordered.layers, Math.floor(withoutPallets / pack.casesPerLayer))
  return { pallets, layers, packages: withoutPallets - layers * pack.casesPerLayer }
}
