import { lazy, Suspense } from 'react'
import { accountState } from './account-state.ts'
import { useSession } from './use-session.ts'

const AccountErrorDialog = lazy(async () => ({
  default: (await import('./account-error-dialog.tsx')).AccountErrorDialog,
}))

/** Watches over the account on every page. */
export function AccountCheck() {
  const { user } = useSession()
  if (!user || accountState(user) !== 'unusable') return null
  return (
    <Suspense>
      <AccountErrorDialog />
    </Suspense>
  )
}
