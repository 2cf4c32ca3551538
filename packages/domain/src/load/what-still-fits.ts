import {
  compareFractions,
  fraction,
  limitFraction,
  NOTHING,
  palletsOf,
  roundedUp,
  subtractFractions,
  totalPallets,
  truckLoad,
  type Fraction,
  type LoadLine,
  type TruckLimits,
} from '../capacity/index.ts'
import { casesPerPallet, totalCases, UNITS_MAXIMUM, type CaseQuantities } from '../quantity/index.ts'
import { unitsInto, unitsReaching, type Habit } from './fit-units.ts'

export type FitGoal = 'pallet' | 'minimum' | 'truck'

export type FitProposal = {
  readonly sku: string
  readonly goal: FitGoal
  readonly addition: CaseQuantities
  /** False when whole units of this product only come close to the goal. */
  readonly reachesGoal: boolean
}

/** Whole units of habitual products that complete the pallet, the minimum or the truck, in the order of the habits. */
export function whatStillFits(
  habits: readonly Habit[],
  lines: readonly LoadLine[],
  limits: TruckLimits,
): FitProposal[] {
  const proposals = gapsOf(totalPallets(lines), limits).flatMap((gap) =>
    habits.map((habit) => proposalFor(habit, gap, lines, limits)).filter((proposal) => proposal !== null),
  )
  // What lands exactly on its goal comes first; the order of goals and habits stays.
  return proposals.toSorted((a, b) => Number(b.reachesGoal) - Number(a.reachesGoal))
}

type Gap = { readonly goal: FitGoal; readonly pallets: Fraction }

function gapsOf(pallets: Fraction, limits: TruckLimits): Gap[] {
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

function proposalFor(
  habit: Habit,
  { goal, pallets }: Gap,
  lines: readonly LoadLine[],
  limits: TruckLimits,
): FitProposal | null {
  if (casesPerPallet(habit.pack) === 0) return null
  const addition = goal === 'minimum' ? unitsReaching(pallets, habit) : unitsInto(pallets, habit)
  const cases = totalCases(addition, habit.pack)
  if (cases === 0 || cases > habit.stockCases || addition.packages > UNITS_MAXIMUM) return null
  if (!fitsOnTruck([...lines, { sku: habit.sku, quantities: addition, pack: habit.pack }], limits)) return null
  const added = compareFractions(palletsOf(cases, habit.pack), pallets)
  return { sku: habit.sku, goal, addition, reachesGoal: goal === 'minimum' ? added >= 0 : added === 0 }
}

function fitsOnTruck(lines: readonly LoadLine[], { maximumPallets, maximumWeightGrams }: TruckLimits): boolean {
  const { palletPlaces, weightGrams } = truckLoad(lines)
  const hasPlaces = maximumPallets === null || palletPlaces <= maximumPallets
  return hasPlaces && (maximumWeightGrams === null || weightGrams <= maximumWeightGrams)
}

function isSame(a: Fraction, b: Fraction): boolean {
  return compareFractions(a, b) === 0
}
