import type { CalendarDate } from '../calendar/index.ts'
import type { OrderKind } from '../order/index.ts'
import type { CaseQuantities } from '../quantity/index.ts'
import type { TankAmounts } from '../tank/index.ts'

/** How much of a product an order had: units side by side, or litres with what of them was for which tank. */
export type PastAmounts = CaseQuantities & TankAmounts

/** An order of a ship-to, so far as it says what the next one may hold. */
export type PastOrder = {
  /** The day it was placed on. */
  readonly on: CalendarDate
  readonly kind: OrderKind
  readonly lines: readonly PastLine[]
}

export type PastLine = { readonly sku: string; readonly amounts: PastAmounts }

/** Orders that say what is usual now; what lies further back says what is usual at this time of the year. */
export const LATEST_ORDERS = 10

/** A product in one of the orders; `place` counts from the latest one, which is 0. */
export type Taken = { readonly place: number; readonly on: CalendarDate; readonly amounts: PastAmounts }

/** Of each product the orders that had it, the latest first. */
export function takenBySku(latestFirst: readonly PastOrder[]): ReadonlyMap<string, readonly Taken[]> {
  const taken = new Map<string, Taken[]>()
  for (const [place, { on, lines }] of latestFirst.entries())
    for (const { sku, amounts } of lines) {
      const own = taken.get(sku) ?? []
      // A product may stand on two lines of an order, as two sets do that were put together in another way.
      if (own.at(-1)?.place !== place) own.push({ place, on, amounts })
      taken.set(sku, own)
    }
  return taken
}

/** What most of the latest orders were of, the latest where two are as many; null before the first order. */
export function usualKind(latestFirst: readonly PastOrder[]): OrderKind | null {
  const byKind = Map.groupBy(latestFirst.slice(0, LATEST_ORDERS), ({ kind }) => kind)
  const [most] = [...byKind].toSorted(([, a], [, b]) => b.length - a.length)
  return most?.[0] ?? null
}
