import type { SessionUser } from '@fust/contract/rest'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { PATHS } from '../../paths.ts'
import { usePermission, useSignOut } from '../../session/index.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LanguagePicker } from '../../ui/language-picker.tsx'
import { TextLink } from '../../ui/link-button.tsx'
import { SchemePicker } from '../../ui/scheme-picker.tsx'
import { useProfileLinks } from '../menus.ts'
import { NotificationsCountSlot } from '../slots.tsx'
import css from './profile-panel.module.css'

/** Name, what is one's own, language, appearance and logout: in the profile menu, and on a phone in a sheet. */
export function ProfilePanel({ user, onDone }: { user: SessionUser; onDone?: () => void }) {
  const { t } = useTranslation()
  const signOut = useSignOut()
  const links = useProfileLinks()
  const may = usePermission()
  const [leaving, setLeaving] = useState(false)

  const leave = async () => {
    setLeaving(true)
    await signOut()
  }

  return (
    <div className={css.panel}>
      <p>
        <b className={css.name}>
          {user.firstName} {user.lastName}
        </b>
        <span className={css.detail}>{user.email}</span>
      </p>
      {links.length > 0 && (
        <nav aria-label={t('shell.profile')} className={css.section}>
          <ul>
            {links.map(({ to, textKey }) => (
              <li key={to}>
                <Link to={to} className={css.own} onClick={onDone}>
                  {t(textKey)}
                  <Icon name="chevron-right" size={18} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {may('My Profile') && (
        <p className={css.section}>
          <TextLink to={PATHS.notifications} className={css.link}>
            {t('shell.notifications')} <NotificationsCountSlot />
          </TextLink>
        </p>
      )}
      <div className={css.section}>
        <p className={css.label}>{t('ui.language')}</p>
        <LanguagePicker />
      </div>
      <div className={css.section}>
        <p className={css.label}>{t('ui.scheme')}</p>
        <SchemePicker />
      </div>
      <Button look="secondary" small wide icon="logout" loading={leaving} onClick={() => void leave()}>
        {t('shell.logout')}
      </Button>
    </div>
  )
}
