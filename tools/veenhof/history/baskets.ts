import type { Chance } from '../random.ts'
import type { CalendarDate } from '../units.ts'
import type { Basket, CellarHabit, TankHabit, TruckHabit } from './habits.ts'
import {
  casesOnPallet,
  inCases,
  inLayers,
  inLayersOrCases,
  inPallets,
  layersOnPallet,
  litresInTank,
  loadOf,
} from './quantities.ts'
import type { Quantity } from './quantities.ts'
import { demand, thirst } from './seasons.ts'

const LITRE_STEP = 50
/** Nobody puts more sorts than that on one truck. */
const MOST_SORTS = 7

type Wish = { sku: string; weight: number }

/** The basket as it is wanted on a day: by season, and never quite the same. */
const wishesOn = (basket: Basket, day: CalendarDate, chance: Chance): Wish[] =>
  Object.entries(basket)
    .map(([sku, weight]) => ({ sku, weight: weight * demand(sku, day) * (0.7 + 0.6 * chance.next()) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_SORTS)

/** Divides whole pallets by weight; the largest remainders get the last ones. */
function apportion(wishes: readonly Wish[], pallets: number): Map<string, number> {
  const total = wishes.reduce((sum, { weight }) => sum + weight, 0)
  const exact = wishes.map(({ sku, weight }) => ({ sku, share: (weight / total) * pallets }))
  const given = new Map(exact.map(({ sku, share }) => [sku, Math.floor(share)]))
  const left = pallets - [...given.values()].reduce((sum, count) => sum + count, 0)
  const remainders = exact.toSorted((a, b) => (b.share % 1) - (a.share % 1))
  for (const { sku } of remainders.slice(0, left)) given.set(sku, (given.get(sku) ?? 0) + 1)
  return given
}

/** A last pallet of single layers: what is wanted, but not by the pallet. */
function mixedPallet(wishes: readonly Wish[], taken: ReadonlyMap<string, number>, chance: Chance): Quantity[] {
  let room = 1
  const lines: Quantity[] = []
  const loose = wishes.filter(({ sku }) => !taken.get(sku))
  for (const { sku } of [...loose, ...wishes].slice(0, 3)) {
    const layers = chance.between(1, 2)
    const share = layers / layersOnPallet(sku)
    if (share > room || lines.some((line) => line.sku === sku)) continue
    room -= share
    lines.push(inLayers(sku, layers))
  }
  return lines
}

const weightOf = (sku: string) => loadOf([inPallets(sku, 1)]).grams

/** Takes pallets of the heaviest sort off for the lightest until the weight is right. */
function lighten(pallets: Map<string, number>, loose: readonly Quantity[], maxGrams: number): Map<string, number> {
  const isTooHeavy = () => loadOf([...asLines(lighter), ...loose]).grams > maxGrams
  const lighter = new Map(pallets)
  while (isTooHeavy()) {
    const sorts = [...lighter].filter(([, count]) => count > 0).toSorted(([a], [b]) => weightOf(b) - weightOf(a))
    const [heaviest, lightest] = [sorts[0], sorts.at(-1)]
    if (!heaviest || !lightest || heaviest === lightest) throw new Error('even the lightest pallets are too heavy')
    lighter.set(heaviest[0], heaviest[1] - 1)
    lighter.set(lightest[0], lightest[1] + 1)
  }
  return lighter
}

const asLines = (pallets: ReadonlyMap<string, number>): Quantity[] =>
  [...pallets].filter(([, count]) => count > 0).map(([sku, count]) => inPallets(sku, count))

/** A truck filled from the basket, within its places and weight. */
export function truckLoadOn(habit: TruckHabit, day: CalendarDate, chance: Chance): Quantity[] {
  const wishes = wishesOn(habit.basket, day, chance)
  const [least, most] = habit.pallets
  const usual = least + ((most - least) * (thirst(day) - 0.7)) / 0.5
  const target = Math.min(most, Math.max(least, Math.round(usual + chance.next() - 0.5)))
  const isMixed = chance.happens(habit.mixed)
  const pallets = apportion(wishes, isMixed ? target - 1 : target)
  const loose = isMixed ? mixedPallet(wishes, pallets, chance) : []
  return together([...asLines(lighten(pallets, loose, habit.maxGrams)), ...loose])
}

/** One line per product: layers of it stand beside its pallets. */
function together(lines: readonly Quantity[]): Quantity[] {
  const bySku = new Map<string, Quantity>()
  for (const line of lines) {
    const before = bySku.get(line.sku)
    bySku.set(line.sku, before ? { ...before, layers: before.layers + line.layers } : line)
  }
  return [...bySku.values()]
}

/** What a cellar is short of: the usual cases, more in a thirsty month. */
export const cellarOn = (habit: CellarHabit, day: CalendarDate, chance: Chance): Quantity[] =>
  Object.entries(habit.usual).flatMap(([sku, usual]) => {
    const cases = Math.round(usual * thirst(day) * demand(sku, day) * (0.75 + 0.5 * chance.next()))
    if (cases < 1 || (usual <= 2 && chance.happens(0.35))) return []
    const isPallet = cases === casesOnPallet(sku)
    return [isPallet ? inPallets(sku, 1) : cases > 6 ? inLayersOrCases(sku, cases) : inCases(sku, cases)]
  })

const AUTUMN = { from: 9, to: 12 }

/** Tank top-ups in steps of 50 litres, within what the venue may order. */
export function tanksOn(habit: TankHabit, day: CalendarDate, chance: Chance): Quantity[] {
  const month = Number(day.slice(5, 7))
  const isAutumn = month >= AUTUMN.from && month <= AUTUMN.to
  const lines = habit.tanks.flatMap(({ tank, sku, litres, autumnSku }) => {
    const wanted = litres * thirst(day) * demand(sku, day) * (0.8 + 0.4 * chance.next())
    const steps = Math.min(Math.round(wanted / LITRE_STEP), 20)
    if (steps < 1 || (litres < 400 && chance.happens(0.25))) return []
    return [litresInTank(isAutumn && autumnSku ? autumnSku : sku, tank, steps * LITRE_STEP)]
  })
  return withinLitres(lines, habit.limits)
}

function withinLitres(lines: Quantity[], [least, most]: [number, number]): Quantity[] {
  const [first, ...others] = lines
  if (!first) return []
  const rest = others.reduce((sum, { litres }) => sum + litres, 0)
  const litres = Math.min(Math.max(first.litres, least - rest), most - rest)
  return [{ ...first, litres }, ...others]
}
