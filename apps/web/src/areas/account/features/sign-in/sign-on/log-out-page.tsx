import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/index.ts'
import { PATHS } from '../../../../../paths.ts'
import { endSession, useSession } from '../../../../../session/index.ts'
import { Button } from '../../../../../ui/button.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { Entrance } from '../entrance.tsx'
import css from './sign-on.module.css'

/** Whoever has logged out at a service is asked whether they log out here, too: an address alone signs nobody out. */
export function LogOutPage() {
  const { t } = useTranslation()
  const { back = PATHS.login } = useSearch({ from: PATHS.logOut })
  const { user } = useSession()
  const queryClient = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)

  async function logOut() {
    setLeaving(true)
    await endSession(queryClient)
    // The server knows the way back, now that nobody is signed in.
    location.assign(back)
  }

  if (!user && !isLeaving)
    return (
      <Entrance title={t('logOut.done')}>
        <LinkButton wide to={PATHS.login}>
          {t('password.backToLogin')}
        </LinkButton>
      </Entrance>
    )
  return (
    <Entrance title={t('titles.logOut')} intro={t('logOut.intro', { email: user?.email ?? '' })}>
      <div className={css.ways}>
        <Button wide loading={isLeaving} onClick={() => void logOut()}>
          {t('shell.logout')}
        </Button>
        <LinkButton look="secondary" wide to={PATHS.home}>
          {t('logOut.stay')}
        </LinkButton>
      </div>
    </Entrance>
  )
}
