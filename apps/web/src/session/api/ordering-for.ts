import type { SessionAnswer } from '@fust/contract/rest'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { forgetLastKnown } from '../../lib/storage/last-known.ts'
import { rest, type RestAnswer } from '../../lib/server/rest.ts'
import { clearTab } from '../../lib/storage/storage.ts'
import { rememberSession, sessionQuery } from './session-query.ts'

/** From here on the session orders for a customer; the answer says who one is then. */
export function useOrderFor() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (companyId: string) =>
      goneOn(client, await rest<SessionAnswer>('/identity/ordering-for', { method: 'POST', body: { companyId } })),
  })
}

/** From here on one is oneself again. */
export function useStopOrdering() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => goneOn(client, await rest<SessionAnswer>('/identity/ordering-for', { method: 'DELETE' })),
  })
}

/** What was known before is of another company: prices, days, carts and orders are asked for anew. */
async function goneOn(client: QueryClient, answer: RestAnswer<SessionAnswer>): Promise<RestAnswer<SessionAnswer>> {
  if (!answer.ok) return answer
  clearTab()
  void forgetLastKnown()
  client.setQueryData(sessionQuery.queryKey, rememberSession(answer.value))
  // What may not be asked any more has to hear of that before it would be asked again.
  await new Promise((resolve) => setTimeout(resolve))
  void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
  return answer
}
