import { multiplied, roundedDown, roundedUp, type Fraction } from '../capacity/index.ts'
import {
  casesIn,
  casesPerPallet,
  NO_CASES,
  totalCases,
  type CaseQuantities,
  type OrderUnit,
  type PackFigures,
} from '../quantity/index.ts'

/** A product this ship-to often orders, with the units it may be ordered in and what is left to order. */
export type Habit = {
  readonly sku: string
  readonly pack: PackFigures
  readonly units: readonly OrderUnit[]
  readonly stockCases: number
}

const LARGEST_FIRST: readonly OrderUnit[] = ['pallets', 'layers', 'packages']

/** As many whole units as fit into so much of a pallet, never more than is in stock (CRT-25). */
export function unitsInto(pallets: Fraction, habit: Habit): CaseQuantities {
  const room = roundedDown(multiplied(pallets, casesPerPallet(habit.pack)))
  return unitsWithin(Math.min(room, habit.stockCases), habit)
}

/** The fewest whole units that make up so many pallets: one more of the smallest unit closes what is left open. */
export function unitsReaching(pallets: Fraction, habit: Habit): CaseQuantities {
  const needed = roundedUp(multiplied(pallets, casesPerPallet(habit.pack)))
  const within = unitsWithin(needed, habit)
  const smallest = LARGEST_FIRST.findLast((unit) => habit.units.includes(unit))
  if (smallest === undefined || totalCases(within, habit.pack) >= needed) return within
  return { ...within, [smallest]: within[smallest] + 1 }
}

/** As many whole units as so many cases make, the largest first. */
export function unitsWithin(cases: number, { pack, units }: Pick<Habit, 'pack' | 'units'>): CaseQuantities {
  let left = cases
  let addition = NO_CASES
  for (const unit of LARGEST_FIRST.filter((candidate) => units.includes(candidate))) {
    const count = casesIn(unit, pack) === 0 ? 0 : Math.floor(left / casesIn(unit, pack))
    addition = { ...addition, [unit]: count }
    left -= count * casesIn(unit, pack)
  }
  return addition
}
