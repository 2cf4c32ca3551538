import { casesIn, totalCases, type CaseQuantities, type OrderUnit, type PackFigures } from './case-quantities.ts'

/** Cases that a special offer still gives beside what an order has of it (ENT-13, CAT-25). */
export function offerLeft(maximumCases: number, held: CaseQuantities, pack: PackFigures): number {
  return Math.max(0, maximumCases - totalCases(held, pack))
}

/** How many of a unit a line may have at most under a special offer, with what it has in other units. */
export function offerMaximum(unit: OrderUnit, maximumCases: number, held: CaseQuantities, pack: PackFigures): number {
  const perUnit = casesIn(unit, pack)
  return perUnit === 0 ? 0 : Math.floor(offerLeft(maximumCases, { ...held, [unit]: 0 }, pack) / perUnit)
}
