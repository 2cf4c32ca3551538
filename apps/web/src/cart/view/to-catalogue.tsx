import { useTranslation } from '../../i18n/index.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { usePermission } from '../../session/index.ts'
import { catalogueOf } from '../state/catalogue-of.ts'

/** From an empty cart to the catalogue in which this person orders. */
export function ToCatalogue({ small = false, onClick }: { small?: boolean; onClick?: () => void }) {
  const { t } = useTranslation()
  const may = usePermission()
  const isBeer = may('Catalogue Beer') || may('Catalogue Tank')
  return (
    <LinkButton to={catalogueOf(isBeer ? 'beer' : 'posm')} small={small} {...(onClick && { onClick })}>
      {t('cart.toCatalogue')}
    </LinkButton>
  )
}
