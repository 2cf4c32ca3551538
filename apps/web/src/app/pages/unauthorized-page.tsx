import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/index.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { StatusPage } from './status-page.ts'

/** A protected page without a login: says 401, and comes back here after the login. */
export function UnauthorizedPage() {
  const { t } = useTranslation()
  const back = useRouterState({ select: (state) => state.location.href })
  return (
    <StatusPage
      picture="door"
      title={t('messages.unauthorized')}
      text={t('session.unauthorizedText')}
      action={
        <LinkButton to="/login" search={{ back }}>
          {t('shell.login')}
        </LinkButton>
      }
    />
  )
}
