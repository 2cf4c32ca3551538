import type { FilledCart, LineEdit } from '../cart/index.ts'
import type { OrderDetail } from './order.ts'

/** The lines of an order that can be put into a cart again; what left the catalogue cannot. */
export function repeatable({ lines }: Pick<OrderDetail, 'lines'>): LineEdit[] {
  return lines.flatMap(({ product, quantities, litres }) =>
    product ? [{ product, amounts: { ...quantities, litres } }] : [],
  )
}

/** The names of what an order had and the cart did not take, whole or in part. */
export function leftOutOf({ lines }: Pick<OrderDetail, 'lines'>, missing: FilledCart['missing']): string[] {
  const gone = lines.filter(({ product }) => product === null).map(({ name }) => name)
  return [...missing.map(({ product }) => `${product.name}, ${product.subtitle}`), ...gone]
}
