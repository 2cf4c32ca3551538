import { canSearch } from '@fust/domain/search'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/use-arrived.ts'
import { usePageGone } from '../../../../lib/use-page-gone.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { EmptyState, OfflineState, UnknownState } from '../../../../ui/states.tsx'
import { useOffersEmpties } from '../../../../delivery/index.ts'
import { useUnitsUnknown } from '../../../../product/index.ts'
import { useSelectedShipTo } from '../../../../session/index.ts'
import { listQuestion, productsQuery, type ListQuestion } from './api/products-query.ts'
import { isNarrowed, listAt } from './catalogue-list.ts'
import { CatalogueFilters } from './catalogue-filters.tsx'
import { CatalogueHead } from './catalogue-head.tsx'
import css from './catalogue-page.module.css'
import { EmptyCatalogue } from './components/empty-catalogue.tsx'
import { ProductGridSkeleton } from './components/product-grid.tsx'
import { EnterCatalogue } from './enter-catalogue.tsx'
import { ProductCards } from './product-cards.tsx'
import { useCatalogueSearch } from './use-catalogue-search.ts'

const SKELETONS = 8

/** Beer, POS materials or both: filters, and cards to order from. */
export function CataloguePage() {
  const { t } = useTranslation()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { shipTo } = useSelectedShipTo()
  const [search] = useCatalogueSearch()
  const unitsUnknown = useUnitsUnknown()
  const offersEmpties = useOffersEmpties()
  if (!shipTo) return null

  const list = listAt(path)
  if (list.goods === 'empties' && offersEmpties === false)
    return (
      <Page>
        <EmptyState icon="truck" titleAs="h1" title={t('catalogue.noEmptiesTransport')}>
          {t('catalogue.noEmptiesTransportHint')}
        </EmptyState>
      </Page>
    )
  const question = listQuestion(search, list)
  return (
    // Another part of the range is another list: nothing of the one before stays in sight.
    <Page key={list.titleKey}>
      <EnterCatalogue list={list} />
      <CatalogueHead list={list} shipToId={shipTo.shipToId} question={question} />
      {question.search === null || canSearch(question.search) ? (
        <>
          {unitsUnknown && <Banner tone="warn">{t('catalogue.unitsUnknown')}</Banner>}
          {/* A handful of return items needs no filters. */}
          {!question.onlyEmpties && <CatalogueFilters list={list} shipToId={shipTo.shipToId} question={question} />}
          <ProductList shipToId={shipTo.shipToId} question={question} />
        </>
      ) : (
        <EmptyState icon="search" title={t('catalogue.searchTooShort')} />
      )}
    </Page>
  )
}

/** One page of cards; loading, empty and failed included. */
function ProductList({ shipToId, question }: { shipToId: string; question: ListQuestion }) {
  const { t } = useTranslation()
  const [search, setSearch] = useCatalogueSearch()
  const asked = useQuery(productsQuery(shipToId, question))
  const { isPaused, isPlaceholderData } = asked
  const data = useArrived(asked.data)
  const { page: _page, ...firstPage } = search
  const { search: words, ...filters } = search
  const isPageGone = usePageGone(question.page, asked.error, () => setSearch(firstPage, true))
  const top = useRef<HTMLDivElement>(null)

  if (isPaused && isPlaceholderData) return <OfflineState />
  const skeleton = (
    <div className={css.list}>
      <ProductGridSkeleton cards={SKELETONS} />
    </div>
  )
  if (!data) return isPageGone ? skeleton : <UnknownState query={asked} skeleton={skeleton} />
  if (data.products.length === 0)
    return (
      <EmptyCatalogue
        words={isNarrowed(filters) ? undefined : words}
        onClearFilters={isNarrowed(search) ? () => setSearch({}) : undefined}
      />
    )

  const turnTo = (page: number) => {
    setSearch(page === 1 ? firstPage : { ...firstPage, page })
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div ref={top} className={css.list} aria-busy={isPlaceholderData || undefined}>
      <ProductCards label={t('catalogue.products')} products={data.products} />
      {data.total > question.pageSize && <Pagination page={question.page} pages={data.pages} onChange={turnTo} />}
    </div>
  )
}
