import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../../../../i18n/index.ts'
import { PATHS } from '../../../../../paths.ts'
import { askSession, landing, useSignOut } from '../../../../../session/index.ts'
import { Banner } from '../../../../../ui/banner.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Entrance } from '../../sign-in/index.ts'
import { Passkeys } from './passkeys.tsx'
import css from './profile.module.css'
import { SecondFactor } from './second-factor.tsx'

/** For an administrator who has no second factor and must have one: they set it up, and go on to where they were. */
export function OwedFactorPage() {
  const { t } = useTranslation()
  const { back = PATHS.home } = useSearch({ from: PATHS.secondFactor })
  const client = useQueryClient()
  const navigate = useNavigate()
  const signOut = useSignOut()

  const goOn = async () => {
    // The server knows of it by now.
    const { user } = await askSession(client, 0)
    await navigate(landing(user, back))
  }

  return (
    <Entrance title={t('secondFactor.owedTitle')} notice={<Banner tone="info">{t('secondFactor.owedWhy')}</Banner>}>
      <div className={css.owed}>
        <SecondFactor onSetUp={goOn} />
        <Passkeys onSetUp={goOn} />
        <div className={css.buttons}>
          <Button look="secondary" onClick={() => void signOut()}>
            {t('shell.logout')}
          </Button>
        </div>
      </div>
    </Entrance>
  )
}
