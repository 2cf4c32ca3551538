import type { QueryClient } from '@tanstack/react-query'
import { productQuery } from './api/product-query.ts'
import { shipToNow } from './ship-to-now.ts'

/** Asks for a product while its page is still being drawn. */
export function startProduct(client: QueryClient, sku: string): void {
  const shipToId = shipToNow(client)
  if (shipToId) void client.prefetchQuery(productQuery(shipToId, sku))
}
