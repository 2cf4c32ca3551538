import { PATHS } from '../../../../paths.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { pageSearch } from '../../../../lib/page/search-params.ts'
import { usePageGone } from '../../../../lib/server/use-page-gone.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import type { SavedKind } from '../../../../cart/index.ts'
import { useSelectedShipTo } from '../../../../session/index.ts'
import { savedOrdersQuery } from './api/saved-orders-query.ts'
import { useDoomed } from './doomed.ts'
import { LISTS } from './lists.ts'
import { SavedOrderList } from './saved-order-list.tsx'

/** What was put aside for the ship-to: to order after all, or to delete (ORD-21). */
export const SavedOrdersPage = () => <PutAside kind="saved" />

/** Pending pre-orders: what waits for goods that are not there yet (ORD-22, RTE-51). */
export const PreOrdersPage = () => <PutAside kind="pending" />

function PutAside({ kind }: { kind: SavedKind }) {
  const { t } = useTranslation()
  const { shipTo } = useSelectedShipTo()
  const { page, show } = usePageInUrl(LISTS[kind].path)
  const doomed = useDoomed(kind)
  const saved = useQuery({ ...savedOrdersQuery(kind, shipTo?.shipToId ?? '', page), enabled: shipTo !== undefined })
  const known = useArrived(saved.data)
  const orders = known?.orders.filter(({ id }) => !doomed.includes(id))
  const isPageGone = usePageGone(page, saved.error, () => show(1, true))
  // The last order of a page may be deleted: the page before it is there.
  const isPageEmpty = orders?.length === 0 && page > 1
  useEffect(() => {
    if (isPageEmpty) show(page - 1, true)
  })
  return (
    <Page>
      <PageHead title={t(LISTS[kind].titleKey)} />
      {!isPageGone && <UnknownState query={saved} skeleton={<Skeleton height={92} />} />}
      {orders?.length === 0 && !isPageEmpty && <NothingSaved kind={kind} />}
      {orders && <SavedOrderList kind={kind} orders={orders} />}
      {known && <Pagination page={page} pages={known.totalPages} onChange={show} />}
    </Page>
  )
}

function NothingSaved({ kind }: { kind: SavedKind }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon="truck"
      title={t(LISTS[kind].noneKey)}
      action={<LinkButton to={PATHS.products}>{t('cart.toCatalogue')}</LinkButton>}
    >
      {t(LISTS[kind].noneHintKey)}
    </EmptyState>
  )
}

function usePageInUrl(path: (typeof LISTS)[SavedKind]['path']) {
  const navigate = useNavigate()
  const { page = 1 } = useSearch({ from: path })
  return {
    page,
    show: (next: number, replace = false) =>
      void navigate({ to: path, search: pageSearch({ page: next }), replace, resetScroll: false }),
  }
}
