import type { SessionAnswer } from '@fust/contract/rest'
import { queryOptions } from '@tanstack/react-query'
import { forgetLastKnown } from '../../../lib/last-known.ts'
import { rest } from '../../../lib/rest.ts'
import { readLocal, readLocalJson, removeLocal, writeLocal, writeSession } from '../../../lib/storage.ts'
import { trusted } from '../../../lib/trusted.ts'

/** Who is signed in; `user` is null for a visitor. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: fetchSession,
  staleTime: 5 * 60_000,
  gcTime: Infinity,
  retry: false,
  // Without a network the stored session answers.
  networkMode: 'always',
})

async function fetchSession(): Promise<SessionAnswer> {
  try {
    if (readLocal('isLogoutOwed') && !(await tellLogout())) throw new Error('The logout was not heard')
    const answer = await rest<SessionAnswer>('/identity/session')
    // A visitor is an answer, too: a server that is overloaded or restarting ends nobody's session.
    if (!answer.ok) throw new Error(answer.problem.code)
    return rememberSession(answer.value)
  } catch (fault) {
    console.error('The identity provider cannot be reached; the stored session is used.', fault)
    return storedSession() ?? { user: null }
  }
}

/** Ends the session at the server; false when that did not work. */
export const tellLogout = async (): Promise<boolean> => (await rest('/identity/logout', { method: 'POST' })).ok

/** Keeps who is signed in for a start without a network. */
export function rememberSession(answer: SessionAnswer): SessionAnswer {
  removeLocal('isLogoutOwed')
  if (!answer.user) {
    removeLocal('storedSession')
    void forgetLastKnown()
    return answer
  }
  writeSession('uid', answer.user.UID)
  writeLocal('storedSession', JSON.stringify(answer))
  if (answer.user.defaultShipToID) writeLocal('defaultShipTo', answer.user.defaultShipToID)
  return answer
}

/** Who was signed in when the server last answered. */
export function storedSession(): SessionAnswer | undefined {
  return trusted(readLocalJson('storedSession') ?? undefined)
}
