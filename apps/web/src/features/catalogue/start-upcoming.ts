import type { QueryClient } from '@tanstack/react-query'
import { now } from '../../lib/clock.ts'
import { marketDay } from '../delivery/index.ts'
import { upcomingQuery } from './api/upcoming-query.ts'
import { shipToNow } from './ship-to-now.ts'

/** Asks for the upcoming beers while their page is still being drawn. */
export function startUpcoming(client: QueryClient): void {
  const shipToId = shipToNow(client)
  if (shipToId) void client.prefetchQuery(upcomingQuery(shipToId, marketDay(now())))
}
