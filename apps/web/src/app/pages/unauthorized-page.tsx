import { PATHS } from '../../paths.ts'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/index.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { StatusDocket } from './status-docket.tsx'

/** A protected page without a login: says 401, and comes back here after the login. */
export function UnauthorizedPage() {
  const { t } = useTranslation()
  const back = useRouterState({ select: (state) => state.location.href })
  return (
    <StatusDocket
      picture="door"
      title={t('messages.unauthorized')}
      text={t('session.unauthorizedText')}
      action={
        <LinkButton to={PATHS.login} search={{ back }}>
          {t('shell.login')}
        </LinkButton>
      }
    />
  )
}
