import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { useArrived } from '../../lib/use-arrived.ts'
import { usePageGone } from '../../lib/use-page-gone.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { OfflineState, UnknownState } from '../../ui/states.tsx'
import { productsQuery } from './api/products-query.ts'
import { isNarrowed, type ListQuestion } from './catalogue-search.ts'
import css from './catalogue-page.module.css'
import { EmptyCatalogue } from './components/empty-catalogue.tsx'
import { ProductGridSkeleton } from './components/product-grid.tsx'
import { ProductCards } from './product-cards.tsx'
import { useCatalogueSearch } from './use-catalogue-search.ts'

const SKELETONS = 8

/** One page of cards; loading, empty and failed included. */
export function ProductList({ shipToId, question }: { shipToId: string; question: ListQuestion }) {
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
    <div ref={top} className={css.list} data-stale={isPlaceholderData || undefined}>
      <ProductCards label={t('catalogue.products')} products={data.products} />
      {data.total > question.pageSize && <Pagination page={question.page} pages={data.pages} onChange={turnTo} />}
    </div>
  )
}
