import { PATHS } from '../../paths.ts'
import { useTranslation } from '../../i18n/index.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { StatusDocket } from './status-docket.tsx'

/** The account has no permission for the page. */
export function Error403Page() {
  const { t } = useTranslation()
  return (
    <StatusDocket
      picture="door"
      number="403"
      title={t('errors.forbiddenTitle')}
      text={t('errors.forbiddenText')}
      action={<LinkButton to={PATHS.home}>{t('errors.toHome')}</LinkButton>}
    />
  )
}
