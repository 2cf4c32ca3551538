import type { Cart, CartLine, Held } from '../../../../cart/index.ts'
import type { ToDecide } from '../../../../orders/index.ts'

/** What became of a line: nothing yet, something in the cart was counted for it, or it stays as it is. */
export type Decision = 'open' | 'replaced' | 'left-out'

/** What was decided of each line: `leftOut` are the places of those that stay out. */
export function decisionsOf({ leftOut: rows, filled }: ToDecide, cart: Cart, leftOut: readonly number[]): Decision[] {
  const counted = countedSince(filled, cart)
  const own = new Set(rows.map(({ key }) => key))
  // A bundle put together in another way stands for one of its lines: the first that has nothing else.
  const otherwise = new Set(counted.filter(({ key }) => !own.has(key)))
  return rows.map(({ sku, key, substitutes }, place) => {
    if (leftOut.includes(place)) return 'left-out'
    if (counted.some((product) => product.key === key || substitutes.includes(product.sku))) return 'replaced'
    const other = [...otherwise].find((product) => product.sku === sku)
    return other && otherwise.delete(other) ? 'replaced' : 'open'
  })
}

/** Products, and bundles as they were put together, of which the cart holds something else than when it had been filled. */
function countedSince(filled: readonly Held[], { lines }: Cart): CartLine['product'][] {
  const then = new Map(filled.map(({ key, amounts }) => [key, amounts]))
  const changed = lines.filter(({ product, amounts }) => {
    const before = then.get(product.key)
    return !before || UNITS.some((unit) => before[unit] !== amounts[unit])
  })
  return changed.map(({ product }) => product)
}

const UNITS = ['packages', 'layers', 'pallets', 'litres'] as const
