import { useTranslation } from '../../../../i18n/index.ts'
import { BREWERY } from '../../../../lib/market/brewery.ts'
import { PATHS } from '../../../../paths.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { QuestionsLine } from '../../../../ui/questions-line.tsx'
import { Entrance } from '../sign-in/index.ts'
import css from './verification.module.css'

/** An invitation was accepted: what comes next. */
export function RegisteredPage() {
  const { t } = useTranslation()
  return (
    <Entrance
      title={t('titles.registered')}
      notice={
        <Banner tone="ok" live>
          {t('password.set')}
        </Banner>
      }
      intro={t('verification.registered', { brand: BREWERY.name })}
    >
      <LinkButton wide to={PATHS.login} search={{ reason: 'password-set' }}>
        {t('shell.login')}
      </LinkButton>
      <p className={css.questions}>
        <QuestionsLine />
      </p>
    </Entrance>
  )
}
