import { PATHS } from '../../paths.ts'
import { useTranslation } from '../../i18n/index.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { StatusDocket } from './status-docket.tsx'

/** There is nothing at this address. */
export function Error404Page() {
  const { t } = useTranslation()
  return (
    <StatusDocket
      picture="truck"
      number="404"
      title={t('errors.notFoundTitle')}
      text={t('errors.notFoundText')}
      action={<LinkButton to={PATHS.home}>{t('errors.toHome')}</LinkButton>}
    />
  )
}
