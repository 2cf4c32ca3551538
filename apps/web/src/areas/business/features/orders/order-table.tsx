import { formatMoney, formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import type { Order } from '../../../../orders/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { DataTable, saveCsv, type CsvFile, type SelectedKeys, type Sorting } from '../../../../ui/data-table/index.ts'
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
  selectedKeys: SelectedKeys
  onSelect: (keys: SelectedKeys) => void
}

/** One page of the history, with what its orders come to, or those that are ticked. */
export function OrderTable({ caption, page, isStale = false, sorting, csv, selectedKeys, onSelect }: Props) {
  const { t } = useTranslation()
  const columns = useOrderColumns()
  const selected = page?.orders.filter(({ number }) => selectedKeys[number]) ?? []
  const summed = selected.length > 0 ? selected : (page?.orders ?? [])
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
        keys: selectedKeys,
        onChange: onSelect,
        nameOf: ({ number }) => t('orders.order', { number }),
      }}
      sum={
        page && {
          label: (
            <span className={css.sum}>
              {selected.length > 0 ? t('orders.sumOfSelected', count) : ofList}
              {cancelled > 0 && ` ${t('orders.notInSum', { number: formatNumber(cancelled) })}`}
              {selected.length > 0 && (
                <Button look="secondary" small icon="document" onClick={() => saveCsv(csv, selected)}>
                  {t('orders.csvOfSelected', { number: formatNumber(selected.length) })}
                </Button>
              )}
            </span>
          ),
          figures: { total: formatMoney(totalCents) },
        }
      }
    />
  )
}
