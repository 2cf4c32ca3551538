import type { SessionUser } from '@fust/contract/rest'
import { useState } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { useSignOut } from '../../session/index.ts'
import { Button } from '../../ui/button.tsx'
import { LanguagePicker } from '../../ui/language-picker.tsx'
import { SchemePicker } from '../../ui/scheme-picker.tsx'
import css from './profile-panel.module.css'

/** Name, language, appearance and logout: in the profile menu, and on a phone in a sheet. */
export function ProfilePanel({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const signOut = useSignOut()
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
