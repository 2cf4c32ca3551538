import { compareFractions, NOTHING, totalPallets, type Fraction, type LoadLine } from '../capacity/index.ts'
import type { CalendarDate } from '../calendar/index.ts'
import { unitsWithin, type Habit } from '../load/index.ts'
import type { OrderKind } from '../order/index.ts'
import { NO_CASES, ORDER_UNITS, totalCases } from '../quantity/index.ts'
import { NO_TANK_LITRES } from '../tank/index.ts'
import { likelyProducts, type SuggestionReason } from './likely-products.ts'
import { LATEST_ORDERS, takenBySku, type PastAmounts, type PastOrder, type Taken } from './past-order.ts'

/** A product that can be proposed: in which units it can be ordered today, and how much of it. */
export type Suggestable = Habit & {
  readonly kind: OrderKind
  /** What a special offer gives at most; null without a limit. */
  readonly maximumCases: number | null
}

/** A line of a proposed order. */
export type Suggestion = {
  readonly sku: string
  readonly amounts: PastAmounts
  readonly reason: SuggestionReason
  /** One of the lines that make up an order as large as usual; the others are ordered now and then. */
  readonly isProposed: boolean
}

/**
 * What a ship-to may want next, the likeliest first, each as much as it usually orders of it. The first of them are
 * proposed: as many lines, and no more pallets, than its orders have.
 */
export function suggestedOrder(
  latestFirst: readonly PastOrder[],
  products: ReadonlyMap<string, Suggestable>,
  today: CalendarDate,
): Suggestion[] {
  const latest = latestFirst.slice(0, LATEST_ORDERS)
  const mostLines = median(latest.map(({ lines }) => lines.filter(({ sku }) => products.has(sku)).length))
  const mostPallets = largest(latest.map((order) => totalPallets(loadOf(order, products))))
  const taken = takenBySku(latestFirst)
  const proposed: LoadLine[] = []
  return likelyProducts(latestFirst, today).flatMap(({ sku, reason }): Suggestion[] => {
    const product = products.get(sku)
    const amounts = product && amountsFor(product, taken.get(sku) ?? [])
    if (!amounts) return []
    const line = { sku, quantities: amounts, pack: product.pack }
    const fits = compareFractions(totalPallets([...proposed, line]), mostPallets) <= 0
    const isProposed = proposed.length < mostLines && fits
    if (isProposed) proposed.push(line)
    return [{ sku, amounts, reason, isProposed }]
  })
}

/** As much as is usual of it, in the units that it was ordered in where it still can be; null where nothing is left. */
function amountsFor(product: Suggestable, taken: readonly Taken[]): PastAmounts | null {
  const usual = usualAmounts(product, taken)
  if (!usual) return null
  if (product.kind === 'tank') return { ...usual, ...NO_CASES }
  const wanted = totalCases(usual, product.pack)
  const cases = Math.min(wanted, product.stockCases, product.maximumCases ?? wanted)
  const { packages, layers, pallets } =
    cases === wanted && usesOnly(product, usual) ? usual : unitsWithin(cases, product)
  const isNothing = packages + layers + pallets === 0
  return isNothing ? null : { ...NO_TANK_LITRES, litres: 0, packages, layers, pallets }
}

/** Of the latest times the one in the middle, by how much it was: so much was really ordered once. */
function usualAmounts({ kind, pack }: Suggestable, taken: readonly Taken[]): PastAmounts | undefined {
  const quantity = (amounts: PastAmounts) => (kind === 'tank' ? amounts.litres : totalCases(amounts, pack))
  const amounts = taken
    .slice(0, LATEST_ORDERS)
    .map((own) => own.amounts)
    .filter((own) => quantity(own) > 0)
    .toSorted((a, b) => quantity(a) - quantity(b))
  return amounts[Math.floor((amounts.length - 1) / 2)]
}

function usesOnly({ units }: Suggestable, amounts: PastAmounts): boolean {
  return ORDER_UNITS.every((unit) => amounts[unit] === 0 || units.includes(unit))
}

function loadOf({ lines }: PastOrder, products: ReadonlyMap<string, Suggestable>): LoadLine[] {
  return lines.flatMap(({ sku, amounts }) => {
    const product = products.get(sku)
    return product ? [{ sku, quantities: amounts, pack: product.pack }] : []
  })
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

const largest = (fractions: readonly Fraction[]): Fraction =>
  fractions.reduce((most, own) => (compareFractions(own, most) > 0 ? own : most), NOTHING)
