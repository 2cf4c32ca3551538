import type { OrderKind } from '@fust/domain/order'
import { PATHS } from '../paths.ts'

/** What the order bar is about: a truck that fills, or POS materials. */
export type BarMode = 'beer' | 'posm'

/** The path says it on the two order pages; elsewhere what the cart holds does, and an empty cart is about to be beer (BAR-03). */
export function barMode(path: string, kind: OrderKind | null): BarMode {
  if (path.startsWith(PATHS.posm)) return 'posm'
  if (path.startsWith(PATHS.beer)) return 'beer'
  return kind === 'posm' ? 'posm' : 'beer'
}
