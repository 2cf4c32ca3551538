import { PATHS } from '../../../../paths.ts'
import { readSession } from '../../../../lib/storage.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { PHONE, useBreweryWords } from '../../../../i18n/brewery-words.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { BREWERY } from '../../../../lib/brewery.ts'
import { LOGO_ON_LIGHT } from '../../../../lib/logos.ts'
import { LanguagePicker } from '../../../../ui/language-picker.tsx'
import { Banner } from '../../../../ui/banner.tsx'
import { BreweryScene } from '../../../../ui/illustrations/brewery-scene.tsx'
import { QuestionsLine } from '../../../../ui/questions-line.tsx'
import css from './login-page.module.css'
import { SignInForm } from './sign-in-form.tsx'

/** Login: the brewery at the left, one calm form at the right. */
export function LoginPage() {
  const { t } = useTranslation()
  const { back = PATHS.home, reason } = useSearch({ from: PATHS.login })
  const navigate = useNavigate()
  const slogan = useBreweryWords('slogan')

  return (
    <div className={css.page}>
      <header className={css.art}>
        <p className={css.logo}>
          <img src={LOGO_ON_LIGHT} alt="" width={38} height={38} />
          {BREWERY.name}
        </p>
        {slogan && <p className={css.claim}>{slogan}</p>}
        <div className={css.scene}>
          <BreweryScene wordmark={BREWERY.name} height={620} />
        </div>
      </header>
      <main className={css.side} id="content" tabIndex={-1}>
        <div className={css.languages}>
          <LanguagePicker />
        </div>
        <div>
          <h1 className={css.title}>{t('session.title')}</h1>
          <p className={css.intro}>{t('session.intro', { brand: BREWERY.name })}</p>
          {reason === 'expired' && (
            <div className={css.notice}>
              <Banner tone="info">{t('session.expired')}</Banner>
            </div>
          )}
          {reason === 'inactive' && (
            <div className={css.notice}>
              <Banner tone="warn">{t('session.inactive', { phone: PHONE })}</Banner>
            </div>
          )}
          <SignInForm
            onSignedIn={() => navigate({ href: back, replace: true })}
            email={(reason === 'expired' && readSession('email')) || ''}
          >
            <p className={css.help}>
              {t('shell.aboutAlcohol')}. <QuestionsLine />
            </p>
          </SignInForm>
        </div>
      </main>
    </div>
  )
}
