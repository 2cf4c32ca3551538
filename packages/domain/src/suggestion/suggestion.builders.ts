import { addDays, calendarDate } from '../calendar/index.ts'
import { NO_CASES, ORDER_UNITS, type CaseQuantities } from '../quantity/index.ts'
import { cratesOfForty } from '../quantity/quantity.builders.ts'
import { NO_TANK_LITRES } from '../tank/index.ts'
import type { PastAmounts, PastOrder, Suggestable } from './index.ts'

export const TODAY = calendarDate('2026-11-23')

/** An order of so many days ago, with so much of each product. */
export function orderedAgo(
  days: number,
  lines: Record<string, Partial<PastAmounts>>,
  kind: PastOrder['kind'] = 'beer',
): PastOrder {
  return {
    on: addDays(TODAY, -days),
    kind,
    lines: Object.entries(lines).map(([sku, own]) => ({
      sku,
      amounts: { ...NO_CASES, ...NO_TANK_LITRES, litres: 0, ...own },
    })),
  }
}

/** The same every seven days, the last time a week ago. */
export const weekly = (times: number, lines: Record<string, Partial<CaseQuantities>>): PastOrder[] =>
  Array.from({ length: times }, (_, week) => orderedAgo((week + 1) * 7, lines))

/** A product in crates, forty on a pallet, of which there is plenty. */
export const crates = (sku: string, wishes: Partial<Suggestable> = {}): [string, Suggestable] => [
  sku,
  { sku, kind: 'beer', pack: cratesOfForty, units: ORDER_UNITS, stockCases: 10_000, maximumCases: null, ...wishes },
]
