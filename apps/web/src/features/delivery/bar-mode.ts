import type { OrderKind } from '@fust/domain/order'

/** What the order bar is about: a truck that fills, or POS materials. */
export type BarMode = 'beer' | 'posm'

/** The path says it on the two order pages; elsewhere what the cart holds does, and an empty cart is about to be beer (BAR-03). */
export function barMode(path: string, kind: OrderKind | null): BarMode {
  if (path.includes('Create-An-Order_POSM')) return 'posm'
  if (path.includes('Create-An-Order_Beer')) return 'beer'
  return kind === 'posm' ? 'posm' : 'beer'
}
