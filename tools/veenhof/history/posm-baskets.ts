import { CATEGORY } from '../categories.ts'
import type { CategoryId } from '../categories.ts'
import { PRODUCTS } from '../products.ts'
import type { Product } from '../products.ts'
import type { Chance } from '../random.ts'
import type { CalendarDate, Cents } from '../units.ts'
import type { PosmHabit } from './habits.ts'
import { inCases } from './quantities.ts'
import type { Quantity } from './quantities.ts'

const forSale = PRODUCTS.filter(
  ({ materialType, type, posmPriceCents }) => materialType === 'ZBTL' && type === 'simple' && posmPriceCents,
)

/** Months in which a sort of material is wanted most. */
const SEASONS: Partial<Record<CategoryId, number[]>> = {
  [CATEGORY.terrace]: [3, 4, 5, 6, 7],
  [CATEGORY.clothing]: [4, 5, 6, 9],
  [CATEGORY.signs]: [3, 4, 9, 10, 11],
}

/** How often each sort is bought, and how many pieces a bar and a reseller take. */
const HABITS: Partial<Record<CategoryId, { weight: number; bar: [number, number]; trade: [number, number] }>> = {
  [CATEGORY.glasses]: { weight: 10, bar: [1, 4], trade: [6, 24] },
  [CATEGORY.tables]: { weight: 8, bar: [1, 2], trade: [4, 12] },
  [CATEGORY.bar]: { weight: 5, bar: [1, 3], trade: [4, 15] },
  [CATEGORY.terrace]: { weight: 2, bar: [1, 3], trade: [2, 8] },
  [CATEGORY.signs]: { weight: 2, bar: [1, 1], trade: [2, 5] },
  [CATEGORY.clothing]: { weight: 3, bar: [2, 5], trade: [5, 15] },
}

const categoryOf = (product: Product) => product.categories[0]

function weightOn(product: Product, day: CalendarDate): number {
  const category = categoryOf(product)
  const habit = category && HABITS[category]
  if (!habit) return 0
  const month = Number(day.slice(5, 7))
  const isBock = product.brand === 'herfstvuur'
  if (isBock && (month < 8 || month > 11)) return 0
  const season = SEASONS[category]
  const timely = season ? (season.includes(month) ? 2 : 0.3) : 1
  return habit.weight * timely * (product.brand === 'veenhof-pils' ? 3 : 1)
}

/** A few items for the bar, or shelves full for a reseller; nothing dearer than what is left. */
export function posmOn(habit: PosmHabit, day: CalendarDate, leftCents: Cents, chance: Chance): Quantity[] {
  const wanted = chance.between(...habit.items)
  const lines: Quantity[] = []
  let left = leftCents
  for (let tries = 0; tries < 40 && lines.length < wanted; tries += 1) {
    const product = pick(day, chance)
    const category = categoryOf(product)
    const amounts = category && HABITS[category]
    if (!amounts || lines.some(({ sku }) => sku === product.sku)) continue
    const pieces = chance.between(...(habit.isTrade ? amounts.trade : amounts.bar))
    const cost = pieces * (product.posmPriceCents ?? 0)
    if (cost > left) continue
    left -= cost
    lines.push(inCases(product.sku, pieces))
  }
  return lines
}

function pick(day: CalendarDate, chance: Chance): Product {
  const weights = forSale.map((product) => weightOn(product, day))
  let at = chance.next() * weights.reduce((sum, weight) => sum + weight, 0)
  const index = weights.findIndex((weight) => (at -= weight) < 0)
  const product = forSale[Math.max(0, index)]
  if (!product) throw new Error('there is no point-of-sale material')
  return product
}
