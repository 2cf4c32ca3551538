import { useTranslation } from '../../i18n/index.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { StatusPage } from './status-page.ts'

/** The account has no permission for the page. */
export function Error403Page() {
  const { t } = useTranslation()
  return (
    <StatusPage
      picture="door"
      number="403"
      title={t('errors.forbiddenTitle')}
      text={t('errors.forbiddenText')}
      action={<LinkButton to="/">{t('errors.toHome')}</LinkButton>}
    />
  )
}
