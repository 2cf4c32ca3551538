import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { accountState } from './account-state.ts'
import { useSignOut } from './api/sign-out.ts'
import { useSession } from './use-session.ts'

export const FORCED_LOGOUT_MS = 3000

/** Something is wrong with the account: says so, and logs out after three seconds. */
export function AccountErrorDialog() {
  const { t } = useTranslation()
  const { user } = useSession()
  const unusable = user !== null && accountState(user) === 'unusable'
  const signOut = useEffectEvent(useSignOut())

  useEffect(() => {
    if (!unusable) return
    const timer = setTimeout(() => void signOut(), FORCED_LOGOUT_MS)
    return () => clearTimeout(timer)
  }, [unusable])

  return (
    <Dialog
      open={unusable}
      onOpenChange={() => undefined}
      dismissible={false}
      title={t('messages.attention')}
      description={t('messages.account-error')}
    >
      <p role="status">{t('session.loggingOut')}</p>
    </Dialog>
  )
}
