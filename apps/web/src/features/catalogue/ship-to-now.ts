import type { QueryClient } from '@tanstack/react-query'
import { selectedShipTo, sessionQuery, storedShipToId } from '../session/index.ts'

/** For which ship-to a screen asks, before it is drawn. */
export function shipToNow(client: QueryClient): string | undefined {
  const user = client.getQueryData(sessionQuery.queryKey)?.user
  return user ? selectedShipTo(user, storedShipToId())?.shipToId : undefined
}
