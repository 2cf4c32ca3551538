import type { SessionUser } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from './api/session-query.ts'

/** Who is signed in; `user` is null for a visitor and while it is still being asked. */
export function useSession(): { user: SessionUser | null; isLoading: boolean } {
  const { data, isPending } = useQuery(sessionQuery)
  return { user: data?.user ?? null, isLoading: isPending }
}
