import type { Cart, Held } from '../../../../cart/index.ts'
import type { ToDecide } from '../../../../orders/index.ts'

/** What became of a line: nothing yet, something in the cart was counted for it, or it stays as it is. */
export type Decision = 'open' | 'replaced' | 'left-out'

/** What was decided of each line: `leftOut` are the places of those that stay out. */
export function decisionsOf({ leftOut: rows, filled }: ToDecide, cart: Cart, leftOut: readonly number[]): Decision[] {
  const counted = skusCountedSince(filled, cart)
  return rows.map(({ sku, substitutes }, place) => {
    if (leftOut.includes(place)) return 'left-out'
    return [sku, ...substitutes].some((own) => counted.has(own)) ? 'replaced' : 'open'
  })
}

/** Products of which the cart holds something else than when it had been filled. */
function skusCountedSince(filled: readonly Held[], { lines }: Cart): ReadonlySet<string> {
  const then = new Map(filled.map(({ key, amounts }) => [key, amounts]))
  const changed = lines.filter(({ product, amounts }) => {
    const before = then.get(product.key)
    return !before || UNITS.some((unit) => before[unit] !== amounts[unit])
  })
  return new Set(changed.map(({ product }) => product.sku))
}

const UNITS = ['packages', 'layers', 'pallets', 'litres'] as const
