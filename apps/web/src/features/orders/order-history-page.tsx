import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/index.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useArrived } from '../../lib/use-arrived.ts'
import { usePageGone } from '../../lib/use-page-gone.ts'
import { Page, PageHead } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { UnknownState } from '../../ui/states.tsx'
import { useMarketDay } from '../delivery/index.ts'
import { ordersQuery, type OrdersPage } from './api/orders-query.ts'
import { NoOrders } from './no-orders.tsx'
import { isFiltered, orderFilterOf, orderSearchOf, type OrderFilter } from './order-filter.ts'
import { OrderFilters } from './order-filters.tsx'
import { OrderList, OrderListSkeleton } from './order-list.tsx'
import { nextToArrive } from './order-way.ts'
import { PresentOrder } from './present-order.tsx'

/** All orders of the ship-tos one may see: where each is, and what to look for. */
export function OrderHistoryPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const filter = orderFilterOf(useSearch({ strict: false }))
  const today = useMarketDay()
  const orders = useQuery(ordersQuery(filter, today))
  const found = useArrived(orders.data)
  const show = (next: OrderFilter, replace = false) =>
    void navigate({ href: `/orders/history${orderSearchOf(next)}`, replace })
  const isPageGone = usePageGone(filter.page, orders.error, () => show({ ...filter, page: 1 }, true))
  const clear = () => void navigate({ href: '/orders/history' })

  return (
    <Page>
      <PageHead
        title={t('titles.orderHistory')}
        aside={
          found && (
            <output>{t('orders.count', { count: found.totalCount, number: formatNumber(found.totalCount) })}</output>
          )
        }
      />
      <OrderFilters filter={filter} onChange={show} onClear={clear} />
      {!isPageGone && <UnknownState query={orders} skeleton={<OrderListSkeleton />} />}
      {found && <Orders page={found} filter={filter} onPage={(page) => show({ ...filter, page })} onClear={clear} />}
    </Page>
  )
}

type OrdersProps = { page: OrdersPage; filter: OrderFilter; onPage: (page: number) => void; onClear: () => void }

function Orders({ page: { orders, totalPages }, filter, onPage, onClear }: OrdersProps) {
  if (orders.length === 0) return <NoOrders isFiltered={isFiltered(filter)} onClear={onClear} />
  const present = isFiltered(filter) || filter.page > 1 ? undefined : nextToArrive(orders)
  return (
    <>
      {present && <PresentOrder number={present.number} />}
      <OrderList orders={orders.filter((order) => order !== present)} />
      <Pagination page={filter.page} pages={totalPages} onChange={onPage} />
    </>
  )
}
