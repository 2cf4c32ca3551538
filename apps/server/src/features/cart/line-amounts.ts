import type { OrderKind } from '@fust/domain/order'
import type { ChosenOption } from './bundle-options.ts'

/** How much of a line: in units for what is packed, in litres and by tank for tank beer. */
export type LineAmounts = {
  packages: number
  layers: number
  pallets: number
  litres: number
  tankType1: number
  tankType2: number
  tankType3: number
}

const NO_CASES = { packages: 0, layers: 0, pallets: 0 }
const NO_LITRES = { litres: 0, tankType1: 0, tankType2: 0, tankType3: 0 }

/** What of these amounts its kind is counted in: tank beer in litres and tanks, all else in cases. */
export function amountsOfKind(kind: OrderKind, amounts: LineAmounts): LineAmounts {
  return { ...amounts, ...(kind === 'tank' ? NO_CASES : NO_LITRES) }
}

/** The amounts of a line without the rest of it. */
export function amountsOf(line: LineAmounts): LineAmounts {
  const { packages, layers, pallets, litres, tankType1, tankType2, tankType3 } = line
  return { packages, layers, pallets, litres, tankType1, tankType2, tankType3 }
}

export function sumOfAmounts(a: LineAmounts, b: LineAmounts): LineAmounts {
  return {
    packages: a.packages + b.packages,
    layers: a.layers + b.layers,
    pallets: a.pallets + b.pallets,
    litres: a.litres + b.litres,
    tankType1: a.tankType1 + b.tankType1,
    tankType2: a.tankType2 + b.tankType2,
    tankType3: a.tankType3 + b.tankType3,
  }
}

/** True when two bundles consist of the same: only then they are one line. */
export function isSameChoice(a: readonly ChosenOption[], b: readonly ChosenOption[]): boolean {
  const named = (options: readonly ChosenOption[]) => options.map((o) => `${o.selectionId}×${o.quantity}`).join(' ')
  return named(a) === named(b)
}
