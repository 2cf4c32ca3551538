import { totalCases } from '../quantity/index.ts'
import type { LoadLine } from './load-line.ts'
import type { TruckLimits } from './truck-limits.ts'

/** What a cart line asks of the transport. */
export type CapacityLine =
  | ({ readonly kind: 'beer' } & LoadLine)
  | { readonly kind: 'tank'; readonly litres: number }
  | { readonly kind: 'posm'; readonly pieces: number }

/** Limits by truck and, for tank beer, by litres; a limit that is null does not apply. */
export type CapacityLimits = TruckLimits & {
  readonly minimumLitres: number | null
  readonly maximumLitres: number | null
}

/** True for a line without any amount. */
export function isEmptyLine(line: CapacityLine): boolean {
  if (line.kind === 'beer') return totalCases(line.quantities, line.pack) === 0
  return line.kind === 'tank' ? line.litres === 0 : line.pieces === 0
}
