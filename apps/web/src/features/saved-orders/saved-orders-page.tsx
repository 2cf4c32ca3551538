import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GraphqlError } from '../../lib/graphql.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page, PageHead } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { usePermission, useSelectedShipTo } from '../session/index.ts'
import { savedOrdersQuery } from './api/saved-orders-query.ts'
import { useDeleteSavedOrder } from './api/use-delete-saved-order.ts'
import { LeftOut } from './left-out.tsx'
import { OrderInProgress } from './order-in-progress.tsx'
import type { SavedOrder } from './saved-order.ts'
import { SavedOrderRow } from './saved-order-row.tsx'
import { useRestoreOrder } from './use-restore-order.ts'

/** What was put aside for the ship-to: to order after all, or to delete. */
export function SavedOrdersPage() {
  const { t } = useTranslation()
  const { shipTo } = useSelectedShipTo()
  const [page, setPage] = useState(1)
  const saved = useQuery({ ...savedOrdersQuery(shipTo?.shipToId ?? '', page), enabled: shipTo !== undefined })
  const requestId = saved.error instanceof GraphqlError ? saved.error.requestId : undefined
  // The last order of a page may be deleted: the page before it is there.
  const onDeleted = () => saved.data?.orders.length === 1 && page > 1 && setPage(page - 1)
  return (
    <Page>
      <PageHead title={t('titles.savedOrders')} />
      {saved.isPending && <Skeleton height={92} />}
      {saved.isError && <ErrorState requestId={requestId} onRetry={() => void saved.refetch()} />}
      {saved.data?.orders.length === 0 && (
        <EmptyState
          icon="truck"
          title={t('savedOrders.none')}
          action={<LinkButton to="/catalog/products">{t('savedOrders.toCatalogue')}</LinkButton>}
        >
          {t('savedOrders.noneHint')}
        </EmptyState>
      )}
      {saved.data && <SavedOrderList orders={saved.data.orders} onDeleted={onDeleted} />}
      {saved.data && <Pagination page={page} pages={saved.data.totalPages} onChange={setPage} />}
    </Page>
  )
}

function SavedOrderList({ orders, onDeleted }: { orders: readonly SavedOrder[]; onDeleted: () => void }) {
  const { t } = useTranslation()
  const may = usePermission()
  const { busyId, start, question, leftOut } = useRestoreOrder()
  const { mutate: remove, isPending } = useDeleteSavedOrder()
  const [doomed, setDoomed] = useState<SavedOrder>()
  const nameOf = ({ id, title }: SavedOrder) => title ?? t('savedOrders.untitled', { id })
  return (
    <>
      {orders.map((order) => (
        <SavedOrderRow
          key={order.id}
          order={order}
          name={nameOf(order)}
          busy={busyId === order.id}
          onDelete={() => setDoomed(order)}
          {...(may('Catalogue') && { onRestore: () => start(order.id) })}
        />
      ))}
      <ConfirmDialog
        open={doomed !== undefined}
        title={doomed && t('savedOrders.deleteTitle', { name: nameOf(doomed) })}
        yes={t('savedOrders.deleteYes')}
        no={t('savedOrders.deleteNo')}
        look="danger"
        busy={isPending}
        onNo={() => setDoomed(undefined)}
        onYes={() => doomed && remove(doomed.id, { onSuccess: onDeleted, onSettled: () => setDoomed(undefined) })}
      >
        {t('savedOrders.deleteQuestion')}
      </ConfirmDialog>
      <OrderInProgress {...question} />
      <LeftOut {...leftOut} />
    </>
  )
}
