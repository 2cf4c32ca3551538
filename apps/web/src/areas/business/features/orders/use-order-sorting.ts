import { useTranslation } from '../../../../i18n/index.ts'
import type { Sorting } from '../../../../ui/data-table/index.ts'
import { USUAL_ORDER_SORT, type OrderSort } from './order-search.ts'

/** In which order the history stands; all that the server can sort by. */
export function useOrderSorting(
  value: OrderSort = USUAL_ORDER_SORT,
  onChange: (sort: OrderSort) => void,
): Sorting<OrderSort> {
  const { t } = useTranslation()
  return {
    options: [
      { value: 'placed-desc', label: t('orders.newestFirst') },
      { value: 'placed-asc', label: t('orders.oldestFirst') },
      { value: 'number-desc', label: t('orders.numberFalling') },
      { value: 'number-asc', label: t('orders.numberRising') },
    ],
    value,
    onChange,
  }
}
