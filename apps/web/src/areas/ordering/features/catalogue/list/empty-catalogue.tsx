import { PATHS } from '../../../../../paths.ts'
import { useTranslation } from '../../../../../i18n/index.ts'
import { Button } from '../../../../../ui/button.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { EmptyState } from '../../../../../ui/states.tsx'

type Props = {
  /** What was looked for; beside it nothing narrows the list. */
  words?: string | undefined
  onClearFilters?: (() => void) | undefined
  /** A list that one fills oneself. */
  ofFavourites?: boolean
}

/** No product matches; what one can do is take the filters, or the words, away. */
export function EmptyCatalogue({ words, onClearFilters, ofFavourites = false }: Props) {
  const { t } = useTranslation()
  if (ofFavourites && !onClearFilters)
    return (
      <EmptyState
        icon="heart"
        title={t('catalogue.noFavourites')}
        action={<LinkButton to={PATHS.products}>{t('shell.allProducts')}</LinkButton>}
      >
        {t('catalogue.noFavouritesHint')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="crate"
      title={t('messages.no-products')}
      {...(onClearFilters && {
        action: (
          <Button look="secondary" onClick={onClearFilters}>
            {t(words ? 'shell.allProducts' : 'ui.clearFilters')}
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
