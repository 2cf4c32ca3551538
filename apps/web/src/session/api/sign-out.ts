import { PATHS } from '../../paths.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { forgetLastKnown } from '../../lib/storage/last-known.ts'
import type { LoginSearch } from '../../lib/page/login-search.ts'
import { isMobileLayout } from '../../lib/page/mobile-layout.ts'
import { forgetPageState } from '../../lib/page-state.ts'
import { applyScheme } from '../../lib/page/scheme.ts'
import { clearAfterLogout, clearAfterSession, writeLocal } from '../../lib/storage/storage.ts'
import { PUBLIC, sessionQuery, tellLogout } from './session-query.ts'

/** Ends the session here and at the server, and forgets what belonged to it. */
export async function endSession(queryClient: QueryClient): Promise<void> {
  const isHeard = await tellLogout().catch(() => false)
  clearAfterLogout()
  forgetSession(queryClient)
  // The cookie is still good: it may let nobody in once the server is back.
  if (!isHeard) writeLocal('isLogoutOwed', 'true')
}

/** Forgets on this device what belonged to the session. */
export function forgetSession(queryClient: QueryClient): void {
  clearAfterSession()
  writeLocal('customertype', PUBLIC)
  void forgetLastKnown()
  applyScheme()
  // A change that waits for the network would be sent in the name of whoever comes next.
  queryClient.getMutationCache().clear()
  forgetPageState(queryClient)
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
  queryClient.setQueryData(sessionQuery.queryKey, { user: null })
}

/** Logout: then the home page, or the login where there is a reason to tell; on a phone a fresh start. */
export function useSignOut(): (reason?: LoginSearch['reason']) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (reason) => {
    await endSession(queryClient)
    await navigate(reason ? { to: PATHS.login, search: { reason } } : { to: PATHS.home })
    if (isMobileLayout()) location.reload()
  }
}
