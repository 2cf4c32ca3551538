import { useTranslation } from '../../../../../i18n/index.ts'
import { Button } from '../../../../../ui/button.tsx'
import { EmptyState } from '../../../../../ui/states.tsx'

type Props = {
  /** What was looked for; beside it nothing narrows the list. */
  words?: string | undefined
  onClearFilters?: (() => void) | undefined
}

/** No product matches; what one can do is take the filters, or the words, away. */
export function EmptyCatalogue({ words, onClearFilters }: Props) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon="crate"
      title={t('messages.no-products')}
      {...(onClearFilters && {
        action: (
          <Button look="secondary" onClick={onClearFilters}>
            {t(words ? 'shell.allProducts' : 'catalogue.clearFilters')}
          </Button>
        ),
      })}
    >
      {words
        ? t('catalogue.emptyByWords', { words })
        : t(onClearFilters ? 'catalogue.emptyByFilters' : 'catalogue.empty')}
    </EmptyState>
  )
}
