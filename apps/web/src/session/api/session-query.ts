import type { Problem, SessionAnswer, SessionUser } from '@fust/contract/rest'
import { CancelledError, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { forgetLastKnown } from '../../lib/storage/last-known.ts'
import { rest } from '../../lib/server/rest.ts'
import {
  clearTab,
  readLocal,
  readLocalJson,
  readSession,
  removeLocal,
  writeLocal,
  writeSession,
} from '../../lib/storage/storage.ts'
import { trusted } from '../../lib/trusted.ts'

/** The customer type of whoever is not signed in (decisions PRM-44). */
export const PUBLIC = 'Public'

/** Who is signed in; `user` is null for a visitor. It begins with who was here last, so that no screen waits for the server. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ client }) => fetchSession(client),
  initialData: storedSession,
  // Old from the start: whoever needs to be sure asks the server.
  initialDataUpdatedAt: 0,
  staleTime: 5 * 60_000,
  // Whoever comes back to this tab may have signed in as somebody else in another one.
  refetchOnWindowFocus: 'always',
  gcTime: Infinity,
  retry: false,
  // Without a network the stored session answers.
  networkMode: 'always',
})

/**
 * Who is signed in, as the server says it; an answer younger than `staleTime` will do. Whoever joins a question that
 * a newer one overtakes (a refusal meanwhile: the session may have changed) is given the newer answer.
 */
export async function askSession(client: QueryClient, staleTime?: number): Promise<SessionAnswer> {
  try {
    return await client.fetchQuery(staleTime === undefined ? sessionQuery : { ...sessionQuery, staleTime })
  } catch (fault) {
    if (!(fault instanceof CancelledError)) throw fault
    return askSession(client, staleTime)
  }
}

/** Who is signed in; `user` is null for a visitor and while it is still being asked. */
export function useSession(): { user: SessionUser | null; isLoading: boolean } {
  const { data, isPending } = useQuery(sessionQuery)
  return { user: data?.user ?? null, isLoading: isPending }
}

async function fetchSession(client: QueryClient): Promise<SessionAnswer> {
  try {
    if (readLocal('isLogoutOwed') && !(await tellLogout())) throw new Error('The logout was not heard')
    const answer = await rest<SessionAnswer>('/identity/session')
    // A visitor is an answer, too: a server that is overloaded or restarting ends nobody's session.
    if (!answer.ok && !isRefused(answer.problem)) throw new Error(answer.problem.code)
    // The server answers, and tells nothing of this session: it is over.
    if (!answer.ok) return rememberSession({ user: null })
    forgetSomebodyElse(client, answer.value)
    return rememberSession(answer.value)
  } catch (fault) {
    console.error('The identity provider cannot be reached; the stored session is used.', fault)
    return storedSession() ?? { user: null }
  }
}

/** Not too busy, not closed, not failing: it has understood, and says no. */
const isRefused = ({ status }: Problem): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429

/** In another tab somebody else may have logged in, or order for another customer: what this one knows is not theirs. */
function forgetSomebodyElse(client: QueryClient, { user }: SessionAnswer): void {
  const before = client.getQueryData(sessionQuery.queryKey)?.user
  if (!before || !user || actingAs(before) === actingAs(user)) return
  void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
}

const actingAs = ({ UID, orderingFor }: SessionUser) => `${UID} ${orderingFor?.companyId ?? ''}`

/** Ends the session at the server; false when that did not work. */
export const tellLogout = async (): Promise<boolean> => (await rest('/identity/logout', { method: 'POST' })).ok

/** Keeps who is signed in for a start without a network. */
export function rememberSession(answer: SessionAnswer): SessionAnswer {
  removeLocal('isLogoutOwed')
  if (!answer.user) {
    removeLocal('storedSession')
    writeLocal('customertype', PUBLIC)
    void forgetLastKnown()
    return answer
  }
  if (wasSomebodyElses(answer.user)) clearTab()
  if (readLocal('customertype') === PUBLIC) removeLocal('customertype')
  writeSession('uid', answer.user.UID)
  writeSession('lastUid', answer.user.UID)
  writeSession('email', answer.user.email)
  writeLocal('storedSession', JSON.stringify(answer))
  if (answer.user.defaultShipToID) writeLocal('defaultShipTo', answer.user.defaultShipToID)
  return answer
}

/** Whether another person was last signed in on this tab, also where their session ran out. */
export function wasSomebodyElses(user: SessionUser | null): boolean {
  const before = readSession('lastUid')
  return before !== null && before !== user?.UID
}

/** Who was signed in when the server last answered. */
export function storedSession(): SessionAnswer | undefined {
  return trusted(readLocalJson('storedSession') ?? undefined)
}
