import type { RowCheck } from './table.ts'

/** Refuses a row whose end lies before its start; a missing one is open. */
export function endsAfterStart(start: string, end: string): RowCheck {
  return {
    header: end,
    reason: `is before ${start}`,
    isWrong: (row) => (row[start] ?? '') > (row[end] ?? '9999'),
  }
}

/** Refuses a load that nothing could ever have: its least is more than its most; a missing one is open. */
export const LOADS: readonly RowCheck[] = (
  [
    ['pallets', 'pallets'],
    ['weight_kg', 'weight_grams'],
  ] as const
).map(([header, column]) => ({
  header: `min_${header}`,
  reason: `is more than max_${header}: correct one`,
  isWrong: (row) => Number(row[`min_${column}`] ?? 0) > Number(row[`max_${column}`] ?? Infinity),
}))
