import type { QueryClient } from '@tanstack/react-query'
import { canSearch } from '@fust/domain/search'
import { now } from '../../lib/clock.ts'
import { marketDay } from '../delivery/index.ts'
import { selectedShipTo, sessionQuery, storedShipToId } from '../session/index.ts'
import { productQuery } from './api/product-query.ts'
import { facetsQuery, productsQuery } from './api/products-query.ts'
import { upcomingQuery } from './api/upcoming-query.ts'
import { catalogueOf } from './catalogue-area.ts'
import { baseFilter, catalogueSearch, listQuestion } from './catalogue-search.ts'

/** Asks for what a list shows while its page is still being drawn. */
export function startCatalogue(client: QueryClient, path: string, address: Record<string, unknown>): void {
  const shipToId = shipToNow(client)
  const area = catalogueOf(path)
  const question = listQuestion(catalogueSearch(address), area)
  if (!shipToId || (question.search !== null && !canSearch(question.search))) return
  void client.prefetchQuery(productsQuery(shipToId, question))
  void client.prefetchQuery(facetsQuery(shipToId, { search: question.search, filter: baseFilter(area) }))
}

/** Asks for a product while its page is still being drawn. */
export function startProduct(client: QueryClient, sku: string): void {
  const shipToId = shipToNow(client)
  if (shipToId) void client.prefetchQuery(productQuery(shipToId, sku))
}

/** Asks for the upcoming beers while their page is still being drawn. */
export function startUpcoming(client: QueryClient): void {
  const shipToId = shipToNow(client)
  if (shipToId) void client.prefetchQuery(upcomingQuery(shipToId, marketDay(now())))
}

function shipToNow(client: QueryClient): string | undefined {
  const user = client.getQueryData(sessionQuery.queryKey)?.user
  return user ? selectedShipTo(user, storedShipToId())?.shipToId : undefined
}
