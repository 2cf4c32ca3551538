import type { SessionUser } from '@fust/contract/rest'
import { useTranslation } from '../../i18n/index.ts'
import { useSelectedShipTo } from '../../session/index.ts'
import { HoverPanel } from '../../ui/overlay/hover-panel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { NotificationsCountSlot } from '../slots.tsx'
import css from './header.module.css'
import { ProfilePanel } from './profile-panel.tsx'

/** Who is signed in, and what is theirs. */
export function ProfileMenu({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const { shipTo } = useSelectedShipTo()
  const company = shipTo?.companyName ?? user.permissionSchema[0]?.companyName
  return (
    <HoverPanel
      align="end"
      buttonClassName={css.profile}
      panelClassName={css.profilePanel}
      face={
        <>
          <Icon name="user" />
          <VisuallyHidden>{t('shell.profile')}: </VisuallyHidden>
          <NotificationsCountSlot />
          <span className={css.company}>{company ?? `${user.firstName} ${user.lastName}`}</span>
        </>
      }
    >
      {(close) => <ProfilePanel user={user} onDone={close} />}
    </HoverPanel>
  )
}
