import { useTranslation } from '../../i18n/index.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { StatusPage } from './status-page.ts'

/** There is nothing at this address. */
export function Error404Page() {
  const { t } = useTranslation()
  return (
    <StatusPage
      picture="truck"
      number="404"
      title={t('errors.notFoundTitle')}
      text={t('errors.notFoundText')}
      action={<LinkButton to="/">{t('errors.toHome')}</LinkButton>}
    />
  )
}
