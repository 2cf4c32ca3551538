import type { UserInfo } from '@fust/contract/rest'
import { sessionUser, type StoredUser } from '#features/session/index.ts'

type ReadUser = { user: StoredUser; status: StoredUser['status']; version: number }

/** A person in the words of the portal, with what a change has to send back. */
export function userInfo({ user, status, version }: ReadUser, askerId: string): UserInfo {
  return {
    ...sessionUser(user),
    isLoggedIn: user.id === askerId,
    isActive: status === 'Active',
    status,
    version,
  }
}
