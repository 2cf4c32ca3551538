import type { OrderKind } from '@fust/domain/order'

/** The catalogue in which one orders this kind of goods. */
export const catalogueOf = (kind: OrderKind | null) =>
  kind === 'posm' ? ('/Create-An-Order_POSM' as const) : ('/Create-An-Order_Beer' as const)
