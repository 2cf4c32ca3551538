import { PATHS } from '../../../../paths.ts'
import { readSession, writeSession } from '../../../../lib/storage/storage.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { PHONE } from '../../../../i18n/brewery-words.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { BREWERY } from '../../../../lib/market/brewery.ts'
import type { LoginSearch } from '../../../../lib/page/login-search.ts'
import { LEGAL } from '../../../../lib/market/market.ts'
import { landing } from '../../../../session/index.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { TextLink } from '../../../../ui/link-button.tsx'
import { QuestionsLine } from '../../../../ui/questions-line.tsx'
import { Entrance } from './entrance.tsx'
import css from './login-page.module.css'
import { SignInForm } from './sign-in-form.tsx'
import { SignOnList } from './sign-on/sign-on-list.tsx'
import { providerOf, signOnAddress, signOnProvidersQuery } from './sign-on/sign-on-ways.ts'

/** Login. */
export function LoginPage() {
  const { t } = useTranslation()
  const { back = PATHS.home, reason } = useSearch({ from: PATHS.login })
  const navigate = useNavigate()
  const { data: signOn } = useQuery(signOnProvidersQuery)
  const isKnown = reason === 'expired' || reason === 'password-set'

  /** True for who is on the way to a provider by now. */
  const leave = async (email: string) => {
    const provider = signOn?.asksByEmail === true && (await providerOf(email))
    if (provider) location.assign(signOnAddress(provider, { back, email }))
    return Boolean(provider)
  }

  return (
    <Entrance
      title={t('session.title')}
      intro={t('session.intro', { brand: BREWERY.name })}
      notice={reason && <Notice reason={reason} />}
    >
      <SignInForm
        onSignedIn={(user) => navigate(landing(user, back))}
        email={(isKnown && readSession('email')) || ''}
        forgot={ForgotLink}
        leave={leave}
      >
        <SignOnList back={back} />
        <p className={css.help}>
          {t('shell.aboutAlcohol', LEGAL)}. <QuestionsLine />
        </p>
      </SignInForm>
    </Entrance>
  )
}

/** What was typed goes along. */
function ForgotLink({ typed }: { typed: () => string }) {
  const { t } = useTranslation()
  return (
    <TextLink to={PATHS.forgotPassword} onClick={() => writeSession('email', typed())}>
      {t('password.forgot')}
    </TextLink>
  )
}

/** Why somebody is asked to log in. */
function Notice({ reason }: { reason: NonNullable<LoginSearch['reason']> }) {
  const { t } = useTranslation()
  if (reason === 'expired') return <Banner tone="info">{t('session.expired')}</Banner>
  if (reason === 'inactive') return <Banner tone="warn">{t('session.inactive', { phone: PHONE })}</Banner>
  if (reason === 'erasure-asked')
    return (
      <Banner tone="info" live>
        {t('ownData.asked')}
      </Banner>
    )
  return (
    <Banner tone="ok" live>
      {t('password.set')}
    </Banner>
  )
}
