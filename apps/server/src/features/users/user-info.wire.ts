import type { UserInfo } from '@fust/contract/rest'
import { sessionUser, type StoredUser } from '#features/session/index.ts'

type ReadUser = {
  user: StoredUser
  status: StoredUser['status']
  version: number
  invitation: UserInfo['invitation']
}

/** A person in the words of the portal, with what a change has to send back. */
export function userInfo({ user, status, version, invitation }: ReadUser, askerId: string): UserInfo {
  return {
    ...sessionUser(user),
    isLoggedIn: user.id === askerId,
    // Who else invites somebody is theirs to know.
    openInvitations: user.id === askerId ? user.openInvitations : 0,
    isActive: status === 'Active',
    status,
    version,
    invitation,
  }
}
