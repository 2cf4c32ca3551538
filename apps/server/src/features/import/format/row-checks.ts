import type { RowCheck } from './table.ts'

/** Refuses a row whose end lies before its start; a missing one is open. */
export function endsAfterStart(start: string, end: string): RowCheck {
  return {
    header: end,
    reason: `is before ${start}`,
    isWrong: (row) => (row[start] ?? '') > (row[end] ?? '9999'),
  }
}
