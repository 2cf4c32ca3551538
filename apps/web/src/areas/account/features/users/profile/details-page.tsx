import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../../i18n/index.ts'
import { useSession } from '../../../../../session/index.ts'
import { useArrived } from '../../../../../lib/server/use-arrived.ts'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { UnknownState } from '../../../../../ui/states.tsx'
import { userQuery } from '../api/user-queries.ts'
import { NotificationChoices } from '../../notification-choices/index.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { DefaultShipTo } from './default-ship-to.tsx'
import { OwnDataForm } from './own-data-form.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { Passkeys } from './passkeys.tsx'
import { ProfileFrame } from './profile-frame.tsx'
import css from './profile.module.css'
import { SecondFactor } from './second-factor.tsx'

/** What one says of oneself, where one begins, the password, and where one is signed in. */
export function DetailsPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const asked = useQuery({ ...userQuery(user?.UID ?? ''), enabled: user !== null })
  const own = useArrived(asked.data)
  return (
    <ProfileFrame title={t('titles.profile')}>
      <UnknownState query={asked} skeleton={<Skeleton height={480} />} />
      {own && (
        <div className={css.parts}>
          <div className={css.parts}>
            <OwnDataForm key={own.version} user={own} />
            <NotificationChoices />
          </div>
          <div className={css.parts}>
            <DefaultShipTo user={own} />
            <ChangePasswordForm user={own} />
            <SecondFactor />
            <Passkeys />
            <OwnSessions />
          </div>
        </div>
      )}
    </ProfileFrame>
  )
}
