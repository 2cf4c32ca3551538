import type { FilledCart, LineEdit } from '../cart/index.ts'
import type { Product } from '../product/index.ts'
import type { OrderDetail } from './order.ts'

/** The lines of an order that can be put into a cart again; what left the catalogue cannot, and a bundle is put together anew. */
export function repeatable({ lines }: Pick<OrderDetail, 'lines'>): LineEdit[] {
  return lines.flatMap(({ product, quantities, litres }) =>
    isRepeatable(product) ? [{ product, amounts: { ...quantities, litres } }] : [],
  )
}

/** The names of what an order had and the cart did not take, whole or in part. */
export function leftOutOf({ lines }: Pick<OrderDetail, 'lines'>, missing: FilledCart['missing']): string[] {
  const gone = lines.filter(({ product }) => !isRepeatable(product)).map(({ name }) => name)
  return [...missing.map(({ product }) => `${product.name}, ${product.subtitle}`), ...gone]
}

// An order does not tell which parts a bundle was made of: its standard would be another bundle.
function isRepeatable(product: Product | null): product is Product {
  return product !== null && product.type !== 'bundle'
}
