import { canSearch } from '@fust/domain/search'
import type { QueryClient } from '@tanstack/react-query'
import { facetsQuery, productsQuery } from './api/products-query.ts'
import { areaOf } from './catalogue-area.ts'
import { baseFilter, catalogueSearch, listQuestion } from './catalogue-search.ts'
import { shipToNow } from './ship-to-now.ts'

/** Asks for what a list shows while its page is still being drawn. */
export function startCatalogue(client: QueryClient, path: string, address: Record<string, unknown>): void {
  const shipToId = shipToNow(client)
  const area = areaOf(path)
  const question = listQuestion(catalogueSearch(address), area)
  if (!shipToId || (question.search !== null && !canSearch(question.search))) return
  void client.prefetchQuery(productsQuery(shipToId, question))
  void client.prefetchQuery(facetsQuery(shipToId, { search: question.search, filter: baseFilter(area) }))
}
