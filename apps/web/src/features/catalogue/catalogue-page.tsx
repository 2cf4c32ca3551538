import { canSearch } from '@fust/domain/search'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/index.ts'
import { Banner } from '../../ui/banner.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useUnitsUnknown } from '../product/index.ts'
import { useSelectedShipTo } from '../session/index.ts'
import { areaOf } from './catalogue-area.ts'
import { listQuestion } from './catalogue-search.ts'
import { CatalogueFilters } from './catalogue-filters.tsx'
import { CatalogueHead } from './catalogue-head.tsx'
import { EnterCatalogue } from './enter-catalogue.tsx'
import { ProductList } from './product-list.tsx'
import { useCatalogueSearch } from './use-catalogue-search.ts'

/** Beer, POS materials or both: filters, and cards to order from. */
export function CataloguePage() {
  const { t } = useTranslation()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { shipTo } = useSelectedShipTo()
  const [search] = useCatalogueSearch()
  const unitsUnknown = useUnitsUnknown()
  if (!shipTo) return null

  const area = areaOf(path)
  const question = listQuestion(search, area)
  return (
    // Another part of the range is another list: nothing of the one before stays in sight.
    <Page key={area.titleKey}>
      <EnterCatalogue area={area} />
      <CatalogueHead area={area} shipToId={shipTo.shipToId} question={question} />
      {question.search === null || canSearch(question.search) ? (
        <>
          {unitsUnknown && <Banner tone="warn">{t('catalogue.unitsUnknown')}</Banner>}
          <CatalogueFilters area={area} shipToId={shipTo.shipToId} question={question} />
          <ProductList shipToId={shipTo.shipToId} question={question} />
        </>
      ) : (
        <EmptyState icon="search" title={t('catalogue.searchTooShort')} />
      )}
    </Page>
  )
}
