import type { SessionUser } from '@fust/contract/rest'
import { useTranslation } from '../../i18n/index.ts'
import { useSelectedShipTo } from '../../features/session/index.ts'
import { useAfterFirstPaint } from '../../lib/use-after-first-paint.ts'
import { HoverPanel } from '../../ui/hover-panel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import css from './header.module.css'

const ProfilePanel = onDemand(async () => (await import('./profile-panel.tsx')).ProfilePanel)

/** Who is signed in, and what is theirs. */
export function ProfileMenu({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  useAfterFirstPaint(true, ProfilePanel.preload)
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
          <span className={css.company}>{company ?? `${user.firstName} ${user.lastName}`}</span>
        </>
      }
    >
      {() => <ProfilePanel user={user} />}
    </HoverPanel>
  )
}
