import { canSearch } from '@fust/domain/search'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { catalogueOf, removeAll, saveForLater, useCart, useCartCommand } from '../../../../../cart/index.ts'
import { formatNumber } from '../../../../../i18n/format.ts'
import { useTranslation } from '../../../../../i18n/index.ts'
import { useArrived } from '../../../../../lib/server/use-arrived.ts'
import { usePageGone } from '../../../../../lib/server/use-page-gone.ts'
import { Banner } from '../../../../../ui/banner.tsx'
import { Page, PageHead } from '../../../../../ui/page.tsx'
import { Pagination } from '../../../../../ui/pagination.tsx'
import { EmptyState, OfflineState, UnknownState } from '../../../../../ui/states.tsx'
import { useOffersEmpties } from '../../../../../delivery/index.ts'
import { favouriteCountQuery } from '../../../../../favourites/index.ts'
import { customerTypeAt, useUnitsUnknown } from '../../../../../product/index.ts'
import { useSelectedShipTo } from '../../../../../session/index.ts'
import { listQuestion, productsQuery, type ListQuestion } from './products-query.ts'
import { isNarrowed, listAt, takesGoods, useCatalogueSearch, type CatalogueList } from './catalogue-list.ts'
import { CatalogueFilters } from './catalogue-filters.tsx'
import css from './catalogue-page.module.css'
import { EmptyCatalogue } from './empty-catalogue.tsx'
import { ProductGridSkeleton } from '../card/product-grid.tsx'
import { KindQuestion } from '../card/kind-question.tsx'
import { ProductCards } from '../card/product-cards.tsx'
import { onDemand } from '../../../../../ui/on-demand.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'

const SKELETONS = 8
const TANKS_HEIGHT = 640

// Few have tanks.
const TankCatalogue = onDemand(
  async () => (await import('../tank/tank-catalogue.tsx')).TankCatalogue,
  <Skeleton height={TANKS_HEIGHT} />,
)

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
  // Whoever looks for something finds it in the list; the tanks are where tank beer is ordered.
  const showsTanks = list.goods === 'beer' && customerTypeAt(shipTo) === 'OntradeTank' && !isNarrowed(search)
  if (showsTanks)
    return (
      <Page key="tanks">
        <EnterCatalogue list={list} />
        <TankCatalogue key={shipTo.shipToId} shipTo={shipTo} question={question} />
      </Page>
    )
  return (
    // Another part of the range is another list: nothing of the one before stays in sight.
    <Page key={list.titleKey}>
      <EnterCatalogue list={list} />
      <CatalogueHead list={list} shipToId={shipTo.shipToId} question={question} />
      {question.search === null || canSearch(question.search) ? (
        <>
          {unitsUnknown && (
            <div className={css.notice}>
              <Banner tone="warn">{t('catalogue.unitsUnknown')}</Banner>
            </div>
          )}
          {/* A handful of return items needs no filters. */}
          {!question.onlyEmpties && <CatalogueFilters list={list} shipToId={shipTo.shipToId} question={question} />}
          {list.only === 'favourites' && <FavouritesElsewhere shipToId={shipTo.shipToId} />}
          <ProductList list={list} shipToId={shipTo.shipToId} question={question} />
        </>
      ) : (
        <EmptyState icon="search" title={t('catalogue.searchTooShort')} />
      )}
    </Page>
  )
}

/** Favourites that this ship-to cannot order stay favourites; the list does not show them. */
function FavouritesElsewhere({ shipToId }: { shipToId: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(favouriteCountQuery(shipToId))
  const count = data ? data.kept - data.orderable : 0
  return count > 0 && <Banner tone="info">{t('catalogue.favouritesElsewhere', { count })}</Banner>
}

/** Asks whoever enters a catalogue while the cart holds another kind; No leads back to the cart's own (CRT-05 to CRT-07). */
function EnterCatalogue({ list }: { list: CatalogueList }) {
  const navigate = useNavigate()
  const { data: cart } = useCart()
  const { send, isSending } = useCartCommand()
  const held = cart?.goods ?? null
  return (
    <KindQuestion
      open={!takesGoods(list, held)}
      busy={isSending(removeAll)}
      saving={isSending(saveForLater)}
      onYes={() => void send(removeAll)}
      onSave={() => void send(saveForLater)}
      onNo={() => held && void navigate({ to: catalogueOf(held), replace: true })}
    />
  )
}

type HeadProps = { list: CatalogueList; shipToId: string; question: ListQuestion }

/** What is shown, and how many of it. */
function CatalogueHead({ list, shipToId, question }: HeadProps) {
  const { t } = useTranslation()
  const { data } = useQuery({ ...productsQuery(shipToId, question), enabled: false })
  const found = question.search !== null && t('catalogue.foundFor', { search: question.search })
  return (
    <PageHead
      title={t(list.titleKey)}
      intro={found || (list.introKey && t(list.introKey))}
      aside={
        <p className={css.count} aria-live="polite">
          {data && t('catalogue.count', { count: data.total, number: formatNumber(data.total) })}
        </p>
      }
    />
  )
}

/** One page of cards; loading, empty and failed included. */
function ProductList({ list, shipToId, question }: { list: CatalogueList; shipToId: string; question: ListQuestion }) {
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
        ofFavourites={list.only === 'favourites'}
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
