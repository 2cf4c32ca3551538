import { PATHS } from '../../../../paths.ts'
import { readSession } from '../../../../lib/storage.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../../../i18n/index.ts'
import { currentBrand } from '../../../../lib/brand.ts'
import { LanguagePicker } from '../../../../ui/language-picker.tsx'
import { Banner } from '../../../../ui/banner.tsx'
import { BreweryScene } from '../../../../ui/illustrations/brewery-scene.tsx'
import css from './login-page.module.css'
import { SignInForm } from './sign-in-form.tsx'

/** Login: the brewery at the left, one calm form at the right. */
export function LoginPage() {
  const { t } = useTranslation()
  const { back = PATHS.home, reason } = useSearch({ from: PATHS.login })
  const navigate = useNavigate()
  const brand = currentBrand()

  return (
    <div className={css.page}>
      <header className={css.art}>
        <p className={css.logo}>
          <img src={brand.logoOnLightUrl} alt="" width={38} height={38} />
          {brand.name}
        </p>
        <p className={css.claim}>{t('session.claim')}</p>
        <div className={css.scene}>
          <BreweryScene wordmark={brand.name} height={620} />
        </div>
      </header>
      <main className={css.side} id="content" tabIndex={-1}>
        <div className={css.languages}>
          <LanguagePicker />
        </div>
        <div>
          <h1 className={css.title}>{t('session.title')}</h1>
          <p className={css.intro}>{t('session.intro', { brand: brand.name })}</p>
          {reason === 'expired' && (
            <div className={css.notice}>
              <Banner tone="info">{t('session.expired')}</Banner>
            </div>
          )}
          {reason === 'inactive' && (
            <div className={css.notice}>
              <Banner tone="warn">{t('session.inactive', { phone: brand.phone })}</Banner>
            </div>
          )}
          <SignInForm
            onSignedIn={() => navigate({ href: back, replace: true })}
            email={(reason === 'expired' && readSession('email')) || ''}
          >
            <p className={css.help}>
              {t('shell.aboutAlcohol')}. {t('shell.questions', { phone: brand.phone })}
            </p>
          </SignInForm>
        </div>
      </main>
    </div>
  )
}
