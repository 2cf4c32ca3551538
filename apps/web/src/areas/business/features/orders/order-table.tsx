import { formatMoney, formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { focusTicked } from '../../../../lib/focus-ticked.ts'
import type { Order } from '../../../../orders/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { DataTable, saveCsv, type CsvFile, type Sorting } from '../../../../ui/data-table/index.ts'
import type { OrdersPage } from './api/orders-query.ts'
import { useOrderColumns } from './order-columns.tsx'
import type { OrderSort } from './order-search.ts'
import css from './order-table.module.css'
import { orderSum } from './order-sum.ts'

type Props = {
  caption: string
  /** Nothing while it is still coming. */
  page: OrdersPage | undefined
  isStale?: boolean
  sorting: Sorting<OrderSort>
  csv: CsvFile<Order>
  /** On this page, or on another one. */
  ticked: readonly Order[]
  onTick: (ticked: readonly Order[]) => void
}

/** One page of the history, with what its orders come to, or those that are ticked on all pages. */
export function OrderTable({ caption, page, isStale = false, sorting, csv, ticked, onTick }: Props) {
  const { t } = useTranslation()
  const columns = useOrderColumns()
  const summed = ticked.length > 0 ? ticked : (page?.orders ?? [])
  const { cancelled, totalCents } = orderSum(summed)
  const count = { count: summed.length, number: formatNumber(summed.length) }
  const ofList = (page?.totalPages ?? 0) > 1 ? t('orders.sumOfPage', count) : t('orders.count', count)
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={page?.orders}
      rowKey={({ number }) => number}
      isStale={isStale}
      sorting={sorting}
      selection={{
        ticked,
        onChange: onTick,
        nameOf: ({ number }) => t('orders.order', { number }),
      }}
      sum={
        page && {
          label: (
            <span className={css.sum}>
              {ticked.length > 0 ? t('orders.sumOfSelected', count) : ofList}
              {cancelled > 0 && ` ${t('orders.notInSum', { number: formatNumber(cancelled) })}`}
              {ticked.length > 0 && (
                <>
                  <Button look="secondary" small icon="document" onClick={() => saveCsv(csv, ticked)}>
                    {t('orders.csvOfSelected', { number: formatNumber(ticked.length) })}
                  </Button>
                  <Button
                    look="quiet"
                    small
                    icon="close"
                    onClick={({ currentTarget }) => {
                      focusTicked(currentTarget.closest('table'))
                      onTick([])
                    }}
                  >
                    {t('ui.selectNone')}
                  </Button>
                </>
              )}
            </span>
          ),
          figures: { total: formatMoney(totalCents) },
        }
      }
    />
  )
}
