import { PATHS } from '../../../../paths.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../../../i18n/index.ts'
import { formatNumber } from '../../../../i18n/format.ts'
import { stringifySearch } from '../../../../lib/page/search-params.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { usePageGone } from '../../../../lib/server/use-page-gone.ts'
import { CsvDownload, SortOfCards, useTickedRows } from '../../../../ui/data-table/index.ts'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { TextLink } from '../../../../ui/link-button.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { UnknownState } from '../../../../ui/states.tsx'
import { useMarketDay } from '../../../../delivery/index.ts'
import { usePermission } from '../../../../session/index.ts'
import { nextToArrive, type Order } from '../../../../orders/index.ts'
import { MOST_ORDERS_PER_PAGE, ordersQuery, readOrders, type OrderMaterial } from './api/orders-query.ts'
import { NoOrders } from './no-orders.tsx'
import { useOrderCsv } from './order-csv.ts'
import { isNarrowed, isOfLines } from './order-filter.ts'
import { OrderFilters } from './order-filters.tsx'
import css from './order-history-page.module.css'
import type { OrderSearch } from './order-search.ts'
import { OrderTable } from './order-table.tsx'
import { PresentOrder, PresentOrderSkeleton } from './present-order.tsx'
import { useOrderSorting } from './use-order-sorting.ts'

/** All orders of the ship-tos one may see. */
export function OrderHistoryPage() {
  return <OrderHistory path={PATHS.orderHistory} titleKey="titles.orderHistory" material={null} />
}

/** Of these the ones of POS materials, with the way to what they were paid from. */
export function PosmOrdersPage() {
  return <OrderHistory path={PATHS.posmOrders} titleKey="titles.posmOrders" material="ZBTL" />
}

type Props = {
  path: typeof PATHS.orderHistory | typeof PATHS.posmOrders
  titleKey: 'titles.orderHistory' | 'titles.posmOrders'
  /** Null for all that was ordered. */
  material: OrderMaterial
}

/** Where each order is, what they come to, and what to look for. */
function OrderHistory({ path, titleKey, material }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const search = useSearch({ from: path })
  const { page = 1 } = search
  const today = useMarketDay()
  const asked = useQuery(ordersQuery(search, today, material))
  const found = useArrived(asked.data)
  const csv = useOrderCsv()
  const [ticked, setTicked] = useTickedRows<Order>(stringifySearch({ ...search, page: undefined, sort: undefined }))
  const show = (next: OrderSearch, replace = false) =>
    void navigate({ to: path, search: next, replace, resetScroll: false })
  const isPageGone = usePageGone(page, asked.error, () => show({ ...search, page: undefined }, true))
  const clear = () => show({ sort: search.sort })
  const isPlain = !isNarrowed(search) && page === 1
  const present = isPlain ? nextToArrive(found?.orders ?? [], today) : undefined
  const sorting = useOrderSorting(search.sort, (sort) => show({ ...search, sort, page: undefined }))
  const table = { caption: t(titleKey), sorting, csv, ticked, onTick: setTicked }

  return (
    <Page>
      <PageHead
        title={t(titleKey)}
        aside={
          (found || !asked.error) && (
            <div className={css.aside}>
              <output>
                {found && t('orders.count', { count: found.totalCount, number: formatNumber(found.totalCount) })}
              </output>
              {material && <LinkToBudget />}
              {found && found.totalCount > 0 && (
                <CsvDownload
                  file={csv}
                  totalCount={found.totalCount}
                  rowKey={({ number }) => number}
                  readPage={async (number, signal) => {
                    const asPage = { ...search, page: number }
                    const size = { pageSize: MOST_ORDERS_PER_PAGE, signal }
                    const { orders, totalPages } = await readOrders(asPage, today, { ...size, material })
                    return { rows: orders, pages: totalPages }
                  }}
                />
              )}
            </div>
          )
        }
      />
      <OrderFilters search={search} line={found?.askedLine ?? null} onChange={(next) => show(next)} onClear={clear}>
        <SortOfCards sorting={sorting} />
      </OrderFilters>
      {!isPageGone && (
        <UnknownState
          query={asked}
          skeleton={
            <div aria-busy="true">
              {isPlain && <PresentOrderSkeleton />}
              <OrderTable {...table} page={undefined} />
            </div>
          }
        />
      )}
      {isOfLines(search) && <p className={css.note}>{t('orders.ofWholeOrders')}</p>}
      {found?.orders.length === 0 && <NoOrders isNarrowed={isNarrowed(search)} onClear={clear} />}
      {present && <PresentOrder number={present.number} />}
      {found && found.orders.length > 0 && (
        <>
          <OrderTable {...table} page={found} isStale={asked.isPlaceholderData} />
          <Pagination page={page} pages={found.totalPages} onChange={(next) => show({ ...search, page: next })} />
        </>
      )}
    </Page>
  )
}

function LinkToBudget() {
  const { t } = useTranslation()
  const may = usePermission()
  return may('Catalogue POS Materials') && <TextLink to={PATHS.posmBudget}>{t('titles.posmBudget')}</TextLink>
}
