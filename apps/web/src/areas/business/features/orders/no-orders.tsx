import { PATHS } from '../../../../paths.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { EmptyState } from '../../../../ui/states.tsx'

/** There is nothing to list: because of the filter, or because nothing was ordered yet. */
export function NoOrders({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation()
  if (isNarrowed)
    return (
      <EmptyState
        icon="filter"
        title={t('orders.noneFound')}
        action={
          <Button look="secondary" onClick={onClear}>
            {t('ui.clearFilters')}
          </Button>
        }
      >
        {t('orders.noneFoundHint')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="truck"
      title={t('orders.none')}
      action={<LinkButton to={PATHS.products}>{t('cart.toCatalogue')}</LinkButton>}
    >
      {t('orders.noneHint')}
    </EmptyState>
  )
}
