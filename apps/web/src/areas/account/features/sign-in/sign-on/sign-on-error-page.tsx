import { useSearch } from '@tanstack/react-router'
import { PHONE } from '../../../../../i18n/brewery-words.ts'
import { useTranslation, type TextKey } from '../../../../../i18n/index.ts'
import { useSession } from '../../../../../session/index.ts'
import { SERVICE_REASONS, type SignOnReason } from './sign-on-search.ts'
import { PATHS } from '../../../../../paths.ts'
import { Banner } from '../../../../../ui/banner.tsx'
import { buttonClass } from '../../../../../ui/button.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { QuestionsLine } from '../../../../../ui/questions-line.tsx'
import { Entrance } from '../entrance.tsx'
import { signOnAddress } from './sign-on-ways.ts'
import css from './sign-on.module.css'

const REASON_KEYS: Readonly<Record<SignOnReason, TextKey>> = {
  'sign-on-cancelled': 'session.signOnCancelled',
  'sign-on-invalid': 'session.signOnInvalid',
  'sign-on-over': 'session.signOnOver',
  'sign-on-unknown': 'session.signOnUnknown',
  'account-inactive': 'session.inactive',
  'provider-away': 'session.signOnAway',
  'provider-unknown': 'session.signOnGone',
  'too-many-requests': 'password.tooOften',
  'service-unknown': 'session.serviceUnknown',
  'service-forbidden': 'session.serviceForbidden',
  'service-request-invalid': 'session.serviceInvalid',
}

/**
 * Nobody was signed in at a provider, or could go on to a service: why, the way there again, and the one without it.
 */
export function SignOnErrorPage() {
  const { t } = useTranslation()
  const { reason = 'sign-on-invalid', provider, back = PATHS.home } = useSearch({ from: PATHS.signOnError })
  const { user } = useSession()
  const isOfService = SERVICE_REASONS.some((one) => one === reason)
  const again = reason !== 'provider-unknown' && provider
  return (
    <Entrance
      title={t(isOfService ? 'session.serviceFailed' : 'session.signOnFailed')}
      notice={
        <Banner tone="bad" live>
          {t(REASON_KEYS[reason], { phone: PHONE })}
        </Banner>
      }
    >
      <div className={css.ways}>
        {again && (
          <a className={buttonClass({ wide: true })} href={signOnAddress(again, { back })}>
            {t('password.tryAgain')}
          </a>
        )}
        {user ? (
          <LinkButton look={again ? 'secondary' : 'primary'} wide to={PATHS.home}>
            {t('errors.toHome')}
          </LinkButton>
        ) : (
          <LinkButton look={again ? 'secondary' : 'primary'} wide to={PATHS.login} search={{ back }}>
            {t('password.backToLogin')}
          </LinkButton>
        )}
      </div>
      <p className={css.questions}>
        <QuestionsLine />
      </p>
    </Entrance>
  )
}
