import { useTranslation } from '../../../../i18n/index.ts'
import { PATHS } from '../../../../paths.ts'
import { TextLink } from '../../../../ui/link-button.tsx'
import { ProfileFrame } from './profile/profile-frame.tsx'
import { ChangeList } from './change-list.tsx'
import css from './users.module.css'

/** Who was given what by whom. */
export function ChangesPage() {
  const { t } = useTranslation()
  return (
    <ProfileFrame title={t('titles.userChanges')} intro={t('users.changesIntro')}>
      <p className={css.back}>
        <TextLink to={PATHS.users}>{t('users.back')}</TextLink>
      </p>
      <ChangeList />
    </ProfileFrame>
  )
}
