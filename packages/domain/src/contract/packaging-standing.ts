/** Where the packaging discount of an order stands when its month is checked (CRT-39). */
export type PackagingStanding = 'kept' | 'open' | 'at-risk'

/**
 * The discount is for what travels on full pallets or fills a truck: it is kept where all of it was brought, can be
 * withdrawn where less was brought, and is open until then (decisions 0149).
 */
export function packagingStanding(order: {
  readonly isDelivered: boolean
  readonly isShort: boolean
}): PackagingStanding {
  if (!order.isDelivered) return 'open'
  return order.isShort ? 'at-risk' : 'kept'
}
