import type { OrderKind } from '../order/order-kind.ts'

export const UNITS_MAXIMUM = 999
/** Of anything at all, in one line. */
export const COUNT_MAXIMUM = 1_000_000

/** True for a number of things: whole, and not beyond counting. */
export function isCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= COUNT_MAXIMUM
}

/** What a counter takes; both ends included. */
export type CounterRange = { readonly minimum: number; readonly maximum: number; readonly step: number }

export const DEFAULT_COUNTER: CounterRange = { minimum: 0, maximum: 99, step: 1 }

/** The range of the units counter: up to 999, for point-of-sale material up to its stock (CRT-13, CRT-14). */
export function unitsCounter(kind: OrderKind, stockPieces: number): CounterRange {
  return { minimum: 0, maximum: kind === 'posm' ? Math.max(0, stockPieces) : UNITS_MAXIMUM, step: 1 }
}
