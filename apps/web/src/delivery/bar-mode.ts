import type { Goods } from '@fust/domain/order'
import { PATHS } from '../paths.ts'

/** What the order bar is about: a truck that fills, what goes back on one, or POS materials. */
export type BarMode = Exclude<Goods, 'tank'>

/** The path says it on the order pages; elsewhere what the cart holds does, and an empty cart is about to be beer (BAR-03). */
export function barMode(path: string, held: Goods | null): BarMode {
  if (path.startsWith(PATHS.posm) || path.startsWith(PATHS.eventMaterials)) return 'posm'
  if (path.startsWith(PATHS.beer)) return 'beer'
  if (path.startsWith(PATHS.empties)) return 'empties'
  return held === null || held === 'tank' ? 'beer' : held
}
