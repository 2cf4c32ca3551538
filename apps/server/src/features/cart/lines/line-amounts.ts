import type { OrderKind } from '@fust/domain/order'
import { NO_CASES, totalCases, type CaseQuantities, type PackFigures } from '@fust/domain/quantity'
import { NO_TANK_LITRES, type TankAmounts } from '@fust/domain/tank'
import type { ChosenOption } from './bundle-options.ts'

/** How much is asked for of something, whatever kind it is: in units for what is packed, in litres and by tank for tank beer. */
export type LineAmounts = CaseQuantities & TankAmounts

const NO_LITRES: TankAmounts = { litres: 0, ...NO_TANK_LITRES }
export const NO_AMOUNTS: LineAmounts = { ...NO_CASES, ...NO_LITRES }

/** What of these amounts its kind is counted in: tank beer in litres and tanks, all else in cases. */
export function amountsOfKind(kind: OrderKind, amounts: LineAmounts): LineAmounts {
  return { ...amounts, ...(kind === 'tank' ? NO_CASES : NO_LITRES) }
}

/** What these amounts count for a product of this kind: cases or pieces; litres for tank beer. */
export function quantityOf({ kind, pack }: { kind: OrderKind; pack: PackFigures }, amounts: LineAmounts): number {
  return kind === 'tank' ? amounts.litres : totalCases(amounts, pack)
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
    tankType4: a.tankType4 + b.tankType4,
  }
}

/** True when two bundles consist of the same: only then they are one line. */
export function isSameChoice(a: readonly ChosenOption[], b: readonly ChosenOption[]): boolean {
  const named = (options: readonly ChosenOption[]) => options.map((o) => `${o.selectionId}×${o.quantity}`).join(' ')
  return named(a) === named(b)
}
