import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery, storedSession } from './api/session-query.ts'

/** Begins with who was here last, so that no screen waits for the server; tells when the server knows better. */
export async function startSession(client: QueryClient, onCorrected: () => void): Promise<void> {
  const remembered = storedSession()
  // Old from the start: whoever needs to be sure asks the server.
  if (remembered) client.setQueryData(sessionQuery.queryKey, remembered, { updatedAt: 0 })
  await client.prefetchQuery(sessionQuery)
  if (remembered && client.getQueryData(sessionQuery.queryKey) !== remembered) onCorrected()
}
