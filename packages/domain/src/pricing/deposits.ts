import {
  casesOnFullPallets,
  casesPerPallet,
  totalCases,
  type CaseQuantities,
  type PackFigures,
} from '../quantity/index.ts'
import type { DepositKind, LineDeposit } from './price-line.ts'

/** What a product carries deposit on: pieces in a case, or the pallet a full stack stands on. */
export type ProductDeposit = {
  readonly kind: DepositKind
  readonly centsPerPiece: number
  /** Bottles, crates or kegs in one case; not used for pallets. */
  readonly piecesPerCase: number
}

/** The deposit of a line: by case, and for pallets by every full pallet of the product (ENT-10). */
export function lineDeposits(
  quantities: CaseQuantities,
  pack: PackFigures,
  deposits: readonly ProductDeposit[],
): LineDeposit[] {
  const cases = totalCases(quantities, pack)
  const fullPallets = casesPerPallet(pack) === 0 ? 0 : casesOnFullPallets(quantities, pack) / casesPerPallet(pack)
  return deposits.map(({ kind, centsPerPiece, piecesPerCase }) => ({
    kind,
    centsPerPiece,
    pieces: kind === 'pallet' ? fullPallets : cases * piecesPerCase,
  }))
}
