import type { SessionAnswer } from '@fust/contract/rest'
import { useQueryClient } from '@tanstack/react-query'
import { rest, type RestAnswer } from '../../../../lib/server/rest.ts'
import { rememberSession, sessionQuery } from '../../../../session/index.ts'

/** A call after which the person may do more: who they are now is known everywhere. */
export function useSessionCall() {
  const client = useQueryClient()
  return async (path: string, body?: object): Promise<RestAnswer<SessionAnswer>> => {
    const answer = await rest<SessionAnswer>(path, { method: 'POST', ...(body && { body }) })
    if (answer.ok) client.setQueryData(sessionQuery.queryKey, rememberSession(answer.value))
    return answer
  }
}
