import { formatNumber } from '../i18n/format.ts'
import { useTranslation } from '../i18n/index.ts'
import { useQuantityFormat } from '../load/index.ts'
import type { OrderLine } from './order.ts'
import css from './ordered-quantity.module.css'

type Line = Pick<OrderLine, 'quantities' | 'litres' | 'packages' | 'product'>

/** How much of a line was ordered, in the units that were ordered: '3 pallets, 1 layer', '5 kegs', '500 litres'. */
export function useOrderedQuantity(): (line: Line) => string {
  const quantityOf = useQuantityFormat()
  return ({ quantities, litres, packages, product }) => {
    const word = product?.look.packageWord ?? 'piece'
    // An order of the ERP may know its cases only.
    // Of a line that was rejected nothing is left.
    return quantityOf({ ...quantities, litres }, word) || quantityOf({ packages }, word) || formatNumber(0)
  }
}

/** The ordered quantity of a line, with all its cases where it was ordered by the layer or the pallet. */
export function OrderedQuantity({ line }: { line: Line }) {
  const { t } = useTranslation()
  const quantityOf = useQuantityFormat()
  const ordered = useOrderedQuantity()(line)
  const cases = quantityOf({ packages: line.packages }, line.product?.look.packageWord ?? 'piece')
  return (
    <>
      <strong className={css.quantity}>{ordered}</strong>
      {cases !== '' && cases !== ordered && (
        <span className={css.detail}>{t('orders.inAll', { quantity: cases })}</span>
      )}
    </>
  )
}
