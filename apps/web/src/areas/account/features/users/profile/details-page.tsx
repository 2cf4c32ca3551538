import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../../i18n/index.ts'
import { useSession } from '../../../../../session/index.ts'
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
  const own = useQuery({ ...userQuery(user?.UID ?? ''), enabled: user !== null })
  return (
    <ProfileFrame title={t('titles.profile')}>
      <UnknownState query={own} skeleton={<Skeleton height={480} />} />
      {own.data && (
        <div className={css.parts}>
          <div className={css.parts}>
            <OwnDataForm key={own.data.version} user={own.data} />
            <NotificationChoices />
          </div>
          <div className={css.parts}>
            <DefaultShipTo user={own.data} />
            <ChangePasswordForm user={own.data} />
            <SecondFactor />
            <Passkeys />
            <OwnSessions />
          </div>
        </div>
      )}
    </ProfileFrame>
  )
}
