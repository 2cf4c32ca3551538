import { AccountErrorDialog } from './account-error-dialog.tsx'
import { accountState } from './account-state.ts'
import { useSession } from './api/session-query.ts'

/** Watches over the account on every page. */
export function AccountCheck() {
  const { user } = useSession()
  return user && accountState(user) === 'unusable' ? <AccountErrorDialog isActive={user.isActive} /> : null
}
