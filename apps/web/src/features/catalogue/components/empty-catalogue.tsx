import { useTranslation } from '../../../i18n/index.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states.tsx'

/** No product matches; what one can do is take the filters away. */
export function EmptyCatalogue({ onClearFilters }: { onClearFilters?: (() => void) | undefined }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon="crate"
      title={t('messages.no-products')}
      {...(onClearFilters && {
        action: (
          <Button look="secondary" onClick={onClearFilters}>
            {t('catalogue.clearFilters')}
          </Button>
        ),
      })}
    >
      {t(onClearFilters ? 'catalogue.emptyByFilters' : 'catalogue.empty')}
    </EmptyState>
  )
}
