import { PATHS } from '../paths.ts'
import { useTranslation } from '../i18n/index.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { EmptyState, type EmptyStateProps } from '../ui/states.tsx'

/** No order of this number is this person's to see. */
export function UnknownOrder({ titleAs }: Pick<EmptyStateProps, 'titleAs'>) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon="search"
      title={t('orders.unknown')}
      titleAs={titleAs}
      action={<LinkButton to={PATHS.orderHistory}>{t('orders.toHistory')}</LinkButton>}
    >
      {t('orders.unknownHint')}
    </EmptyState>
  )
}
