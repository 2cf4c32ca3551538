import type { OrderDetail } from '../../../../orders/index.ts'
import type { Product } from '../../../../product/index.ts'

const MOST_SHOWN = 4

/** What stands in most of the last orders and can still be ordered. */
export function usualProducts(orders: readonly OrderDetail[]): Product[] {
  const [last] = orders
  const products = orders
    .filter(({ kind }) => kind === last?.kind)
    .flatMap(({ lines }) => lines.flatMap(({ product }) => (product?.type === 'simple' ? product : [])))
  return [...Map.groupBy(products, ({ sku }) => sku).values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap(([product]) => (product && !product.isOutOfStock ? [product] : []))
    .slice(0, MOST_SHOWN)
}
