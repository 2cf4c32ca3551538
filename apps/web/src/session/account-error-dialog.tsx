import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useSignOut } from './api/sign-out.ts'

const FORCED_LOGOUT_MS = 3000

/** Something is wrong with the account: says so, and logs out after three seconds. */
export function AccountErrorDialog() {
  const { t } = useTranslation()
  const signOut = useEffectEvent(useSignOut())

  useEffect(() => {
    const timer = setTimeout(() => void signOut(), FORCED_LOGOUT_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      dismissible={false}
      title={t('messages.attention')}
      description={t('messages.account-error')}
      actions={<p>{t('session.loggingOut')}</p>}
    />
  )
}
