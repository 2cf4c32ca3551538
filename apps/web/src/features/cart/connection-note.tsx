import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/banner.tsx'
import { Wrap } from '../../ui/page.tsx'
import { useIsOnline } from './use-is-online.ts'

/** While there is no connection: what becomes of the changes one makes. */
export function ConnectionNote() {
  const { t } = useTranslation()
  if (useIsOnline()) return null
  return (
    <Wrap>
      <Banner tone="warn" live>
        {t('cart.offline')}
      </Banner>
    </Wrap>
  )
}
