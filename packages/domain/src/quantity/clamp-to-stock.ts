import { casesIn, casesPerPallet, totalCases, type CaseQuantities, type PackFigures } from './case-quantities.ts'

export type ClampedQuantities = { readonly kept: CaseQuantities; readonly takenOff: CaseQuantities }

/** Takes off what the stock (in cases) does not hold: pallets first, then layers, then units (CRT-25, decisions CRT-14). */
export function clampToStock(asked: CaseQuantities, pack: PackFigures, stockCases: number): ClampedQuantities {
  const surplus = totalCases(asked, pack) - Math.max(0, Math.floor(stockCases))
  const pallets = unitsToTakeOff(surplus, casesPerPallet(pack), asked.pallets)
  const afterPallets = surplus - pallets * casesPerPallet(pack)
  const layers = unitsToTakeOff(afterPallets, casesIn('layers', pack), asked.layers)
  const packages = unitsToTakeOff(afterPallets - layers * casesIn('layers', pack), 1, asked.packages)
  return {
    kept: {
      packages: asked.packages - packages,
      layers: asked.layers - layers,
      pallets: asked.pallets - pallets,
    },
    takenOff: { packages, layers, pallets },
  }
}

/** The same for point-of-sale material, which is counted in pieces (CRT-14, CRT-25). */
export function clampPieces(askedPieces: number, stockPieces: number): { kept: number; takenOff: number } {
  const kept = Math.min(askedPieces, Math.max(0, Math.floor(stockPieces)))
  return { kept, takenOff: askedPieces - kept }
}

/** Stock of a bundle: the lowest stock of its options, 0 when one has none (CRT-19). */
export function bundleStock(optionStocks: readonly number[]): number {
  return optionStocks.length === 0 ? 0 : Math.max(0, Math.min(...optionStocks))
}

function unitsToTakeOff(surplusCases: number, casesPerUnit: number, asked: number): number {
  if (surplusCases <= 0 || casesPerUnit === 0) return 0
  return Math.min(asked, Math.ceil(surplusCases / casesPerUnit))
}
