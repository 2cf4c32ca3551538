import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { PHONE } from '../i18n/brewery-words.ts'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { useSignOut } from './api/sign-out.ts'

const FORCED_LOGOUT_MS = 3000

/** Something is wrong with the account: says so, and logs out after three seconds; to whom is not active the login says why. */
export function AccountErrorDialog({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation()
  const signOut = useEffectEvent(useSignOut())

  useEffect(() => {
    const timer = setTimeout(() => void signOut(isActive ? undefined : 'inactive'), FORCED_LOGOUT_MS)
    return () => clearTimeout(timer)
  }, [isActive])

  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      dismissible={false}
      title={t('messages.attention')}
      description={t('messages.account-error')}
      actions={<p>{t('session.loggingOut')}</p>}
    >
      {!isActive && t('session.inactive', { phone: PHONE })}
    </Dialog>
  )
}
