import type { SessionUser } from '@fust/contract/rest'
import { useQueryClient } from '@tanstack/react-query'
import { rest } from '../../../../lib/server/rest.ts'
import { sessionQuery } from '../../../../session/index.ts'

const USERS = '/alcdcservice/api/v1/portal/users'

/** Tells the server that the tutorial was gone through; where that is not heard, it opens once more another day. */
export function useFinishTutorial(user: SessionUser): () => Promise<void> {
  const queryClient = useQueryClient()
  const tell = (call: string) => rest(`${USERS}/${call}/${user.UID}`, { method: 'PUT' }).catch(() => undefined)
  return async () => {
    const showTutorial = Math.max(0, user.showTutorial - 1)
    queryClient.setQueryData(sessionQuery.queryKey, { user: { ...user, firstLogin: false, showTutorial } })
    await Promise.all([user.firstLogin && tell('SetFirstLoginFlag'), tell('SetUserTutorialCounter')])
  }
}
