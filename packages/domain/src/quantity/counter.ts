import type { OrderKind } from '../order/order-kind.ts'

export const UNITS_MAXIMUM = 999
export const COUNTER_DEBOUNCE_MS = 300

/** What a counter takes; both ends included. */
export type CounterRange = { readonly minimum: number; readonly maximum: number; readonly step: number }

export const DEFAULT_COUNTER: CounterRange = { minimum: 0, maximum: 99, step: 1 }

/** The range of the units counter: up to 999, for point-of-sale material up to its stock (CRT-13, CRT-14). */
export function unitsCounter(kind: OrderKind, stockPieces: number): CounterRange {
  return { minimum: 0, maximum: kind === 'posm' ? Math.max(0, stockPieces) : UNITS_MAXIMUM, step: 1 }
}

/** The number meant by a typed text, or null when the counter ignores it: no integer, off step, out of range (CRT-20 to CRT-23). */
export function typedQuantity(typed: string, range: CounterRange = DEFAULT_COUNTER): number | null {
  if (!/^\d{1,9}$/.test(typed.trim())) return null
  const value = Number(typed)
  return isInRange(value, range) ? value : null
}

/** True for a whole number that the counter can stand on. */
export function isInRange(value: number, { minimum, maximum, step }: CounterRange): boolean {
  return Number.isInteger(value) && value >= minimum && value <= maximum && (value - minimum) % step === 0
}
