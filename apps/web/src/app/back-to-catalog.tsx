import { useTranslation } from '../i18n/index.ts'
import { Icon } from '../ui/icon.tsx'
import { TextLink } from '../ui/link-button.tsx'
import { Wrap } from '../ui/page.tsx'
import css from './back-to-catalog.module.css'
import { catalogueToReturnTo } from './visited-routes.ts'

/** Back to the catalogue one came from, with its filters. */
export function BackToCatalog() {
  const { t } = useTranslation()
  return (
    <Wrap>
      <TextLink {...catalogueToReturnTo()} className={css.back}>
        <Icon name="chevron-left" size={18} />
        {t('shell.backToCatalog')}
      </TextLink>
    </Wrap>
  )
}
