import {
  addFractions,
  compareFractions,
  fraction,
  limitFraction,
  multiplied,
  NOTHING,
  palletsOf,
  roundedDown,
  roundedUp,
  subtractFractions,
  type Fraction,
  type TruckLimits,
  type TruckLoad,
} from '../capacity/index.ts'
import {
  casesIn,
  casesPerPallet,
  NO_CASES,
  totalCases,
  UNITS_MAXIMUM,
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

export type FitGoal = 'pallet' | 'minimum' | 'truck'

export type FitProposal = {
  readonly sku: string
  readonly goal: FitGoal
  readonly addition: CaseQuantities
  /** False when whole units of this product only come close to the goal. */
  readonly reachesGoal: boolean
}

const LARGEST_FIRST: readonly OrderUnit[] = ['pallets', 'layers', 'packages']

/** Whole units of habitual products that complete the pallet, the minimum or the truck, in the order of the habits. */
export function whatStillFits(habits: readonly Habit[], load: TruckLoad, limits: TruckLimits): FitProposal[] {
  const proposals = gapsOf(load, limits).flatMap((gap) =>
    habits.map((habit) => proposalFor(habit, gap, load, limits)).filter((proposal) => proposal !== null),
  )
  // What lands exactly on its goal comes first; the order of goals and habits stays.
  return proposals.toSorted((a, b) => Number(b.reachesGoal) - Number(a.reachesGoal))
}

type Gap = { readonly goal: FitGoal; readonly pallets: Fraction }

function gapsOf({ pallets }: TruckLoad, limits: TruckLimits): Gap[] {
  const gaps: Gap[] = [
    { goal: 'truck', pallets: gapTo(limits.maximumPallets, pallets) },
    { goal: 'minimum', pallets: gapTo(limits.minimumPallets, pallets) },
    { goal: 'pallet', pallets: subtractFractions(fraction(roundedUp(pallets)), pallets) },
  ]
  const open = gaps.filter((gap) => gap.pallets.numerator > 0n)
  // Two goals at the same distance are one proposal, named after the larger goal.
  const distinct = open.filter((gap, index) => open.findIndex((other) => isSame(other.pallets, gap.pallets)) === index)
  return distinct.toReversed()
}

function gapTo(limit: number | null, pallets: Fraction): Fraction {
  return limit === null ? NOTHING : subtractFractions(limitFraction(limit), pallets)
}

function proposalFor(habit: Habit, { goal, pallets }: Gap, load: TruckLoad, limits: TruckLimits): FitProposal | null {
  if (casesPerPallet(habit.pack) === 0) return null
  const addition = goal === 'minimum' ? unitsReaching(pallets, habit) : unitsWithin(casesWithin(pallets, habit), habit)
  const cases = totalCases(addition, habit.pack)
  if (cases === 0 || cases > habit.stockCases || addition.packages > UNITS_MAXIMUM) return null
  if (!fitsOnTruck(cases, habit, load, limits)) return null
  const added = compareFractions(palletsOf(cases, habit.pack), pallets)
  return { sku: habit.sku, goal, addition, reachesGoal: goal === 'minimum' ? added >= 0 : added === 0 }
}

function casesWithin(pallets: Fraction, { pack, stockCases }: Habit): number {
  return Math.min(roundedDown(multiplied(pallets, casesPerPallet(pack))), stockCases)
}

// The minimum is reached from above: one more of the smallest unit closes what whole units leave open.
function unitsReaching(pallets: Fraction, habit: Habit): CaseQuantities {
  const needed = roundedUp(multiplied(pallets, casesPerPallet(habit.pack)))
  const within = unitsWithin(needed, habit)
  const smallest = LARGEST_FIRST.findLast((unit) => habit.units.includes(unit))
  if (smallest === undefined || totalCases(within, habit.pack) >= needed) return within
  return { ...within, [smallest]: within[smallest] + 1 }
}

function unitsWithin(cases: number, { pack, units }: Habit): CaseQuantities {
  let left = cases
  let addition = NO_CASES
  for (const unit of LARGEST_FIRST.filter((candidate) => units.includes(candidate))) {
    const count = casesIn(unit, pack) === 0 ? 0 : Math.floor(left / casesIn(unit, pack))
    addition = { ...addition, [unit]: count }
    left -= count * casesIn(unit, pack)
  }
  return addition
}

function fitsOnTruck(cases: number, { pack }: Habit, load: TruckLoad, limits: TruckLimits): boolean {
  const { maximumPallets, maximumWeightGrams } = limits
  const places = roundedUp(addFractions(load.pallets, palletsOf(cases, pack)))
  if (maximumPallets !== null && places > maximumPallets) return false
  const newPalletsGrams = (places - load.palletPlaces) * pack.emptyPalletWeightGrams
  const weightGrams = load.weightGrams + cases * pack.grossWeightPerCaseGrams + newPalletsGrams
  return maximumWeightGrams === null || weightGrams <= maximumWeightGrams
}

function isSame(a: Fraction, b: Fraction): boolean {
  return compareFractions(a, b) === 0
}
